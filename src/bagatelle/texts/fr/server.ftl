# Le serveur : refus, et ce qu’il dit au démarrage.

# Qui peut entrer.
server-no-access = Ce lien ou ce jeton n’ouvre rien ici.
server-no-invite = Cette invitation n’est plus valable.
server-no-match = Cette partie n’existe pas.
server-not-found = Il n’y a rien à cette adresse.
server-not-allowed = Cela ne se fait pas à cette adresse.
server-app-not-built = Cette installation n’a pas l’application pour navigateur : dans une copie du projet avec Node.js 20.19 ou plus récent, make play la construit et lance le serveur, et make wheel construit un paquet qui la contient.
server-not-your-seat = Cette place n’est pas la vôtre.
server-seat-taken = Cette place est prise.
server-seat-is-yours = Vous jouez déjà à cette place.
server-seat-given-up = Vous ne jouez pas cette place en ce moment ; reprenez-la d’abord.
server-seat-is-there = Ce joueur est toujours là.
server-one-me = Vous n’occupez qu’une seule place ; les autres joueurs devant votre appareil sont des « hotseat ».

# Ce qui n’est pas possible maintenant.
server-has-left = Ce n’est plus possible.
server-waiting = Tous les joueurs ne sont pas encore là.
server-stale = La table a changé ; la voici telle qu’elle est maintenant.
server-no-move = Un coup demande un choix ou un texte.
server-no-question = Personne ne vous demande rien.
server-no-takeback = Il n’y a rien à reprendre en ce moment.
server-no-chat = On ne bavarde pas à cette table.
server-bad-chat = Personne ne pourrait lire cela : écrivez quelque chose de visible, sans signes qui inversent ou cachent le texte.
server-no-advice = À cette table, on ne demande pas conseil.
server-nothing-to-advise = Cette place n’a rien à décider pour le moment.
server-called-off = Cette table a été annulée.
server-not-over = La partie n’est pas encore finie.

# Une partie que cette version peut seulement montrer.
server-read-only-rules = Cette partie a été jouée avec la version { $found } des règles, et ce serveur joue la version { $known } : on peut la consulter, mais pas la poursuivre.
server-read-only-components = Cette partie a été jouée avec un autre matériel, dont les cartes ou les plateaux diffèrent de celui de ce serveur : on peut la consulter, mais pas la poursuivre.
server-read-only-game = Ce serveur n’a pas de jeu pour cette partie : on peut la consulter, mais pas la poursuivre. ({ $reason })
server-read-only-replay = Cette version de Bagatelle ne peut pas suivre les coups de cette partie : on peut la consulter, mais pas la poursuivre.

# Messages qui ne sont pas lus.
server-busy = Trop de monde écrit en même temps ; veuillez réessayer.
server-no-moment = On ne peut pas rejouer à partir de là : la partie était finie, ou n’est jamais allée si loin.
server-no-review = Cette relecture n’existe plus ; veuillez la redemander.
server-busy-reviews = Trop de relectures sont déjà en cours ; veuillez redemander un peu plus tard.
server-full = Ce serveur est complet pour le moment ; veuillez réessayer dans quelques minutes.
server-too-slow = Cette requête a mis trop de temps à arriver.
server-wrong-host = Ce serveur ne répond pas au nom de « { $host } » ; son administrateur peut indiquer cette adresse avec --origin.
server-wrong-origin = Une autre page n’a pas le droit de faire cela ici.
server-wrong-type = Ce qui est envoyé doit être du JSON, et le dire.
server-too-fast = C’était trop rapide ; veuillez patienter un instant.
server-too-large = Un message compte au plus { $most } octets.
server-hello-first = Veuillez d’abord vous annoncer.
server-bad-request = Ce message est illisible : { $reason }

# Démarrage et arrêt.
newer-database = La base de données vient d’une version plus récente de Bagatelle (révision { $revision }) ; cette version-ci n’y touche pas.
server-port-in-use = Le port { $port } de { $host } est déjà pris ; veuillez en choisir un autre avec --port.
server-no-address = Bagatelle ne peut pas écouter à l’adresse { $host }, port { $port } : { $reason }
server-no-folder = Le dossier de données { $folder } n’est pas accessible en écriture : { $reason }
server-folder-in-use = Un autre serveur utilise déjà le dossier de données { $folder }.
server-no-database = La base de données ne répond pas : { $reason }
server-no-such-database = L’adresse d’une base de données commence par sqlite:/// ou postgresql://.
server-ready = Bagatelle est prêt à l’adresse { $address }
server-runs-already = Bagatelle est déjà en service, à l’adresse { $address }
server-bye = Bagatelle s’est arrêté ; tout est conservé.
