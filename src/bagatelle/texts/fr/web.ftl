# L’application du navigateur. Une section par page ; les noms commencent par web-.

## Everywhere

web-unreachable = Le serveur ne répond pas. Veuillez réessayer dans un instant.
web-try-again = Réessayer
web-close = Fermer
web-cancel = Annuler
web-back = Retour
web-copy = Copier
web-copied = Copié
web-share = Partager
web-code = Code QR
web-download = Télécharger
web-you = vous
web-skip = Aller au contenu
web-rooms = Salles
web-salon = Salon
web-tables = Mes tables
web-rules = Règles
web-records = Archives
web-to-salon = Au salon
web-nowhere-title = Il n’y a rien ici
web-bot-random = insouciant
web-bot-greedy = expérimenté
web-bot-page = Le page
web-bot-lady = La suivante
web-bot-abbe = L’abbé
web-bot-marquise = La marquise
web-bot-minister = Le ministre
web-plays-how =
    { $bot ->
        [page] Nouveau à la cour. Prend ce qui brille d’abord.
        [lady] Compte ses pièces et ne paie jamais trop.
        [abbe] Lit les règles deux fois et aime les majorités.
        [marquise] Se rappelle ce qui a quitté le sac, et qui l’a pris.
        [minister] Prévoit la soirée jusqu’à la dernière bougie.
        [random] Joue ce qui lui tombe sous la main.
       *[other] Prend le meilleur tout de suite, et laisse demain attendre.
    }
web-plays-pace =
    { $bot ->
        [abbe] un moment
        [marquise] quelques secondes
        [minister] quelques secondes
       *[other] répond aussitôt
    }
web-plays-record = { $won } gagnées sur { $games }
web-plays-unmet = Pas encore de partie ensemble
web-strength = force { $strength } sur { $most }
web-seat-free = Place libre

## Settings

web-settings = Réglages
web-language = Langue
web-setting-name = Votre nom
web-setting-light = Lumière
web-theme-day = Lumière du jour
web-theme-candle = À la bougie
web-to-candle = Allumer les bougies
web-to-day = Laisser entrer le jour
web-setting-pace = Temps pour regarder le coup d’un robot
web-pace-none = Pas du tout
web-pace-short = Un instant
web-pace-long = À loisir
web-setting-sound = Sons
web-setting-volume = Volume
web-setting-notify = M’appeler quand c’est mon tour
web-setting-notify-denied = Ce navigateur ne laisse pas la page vous appeler ; ses propres réglages en décident.
web-setting-still = Aucune animation
web-setting-forced = Les choix forcés se font d’eux-mêmes
web-setting-curtain = Rideau entre les joueurs d’un même appareil, même si rien n’est caché

## Salon

web-salon-heading = Trois jeux de cour et d’écus
web-salon-lead = Habillez les invités du roi, prêtez aux grands de l’empire, servez une table jamais contente. Seul contre des rivaux patients, ou entre amis autour d’une table.
web-salon-foot = Tout est conservé sur ce serveur ; il n’y a pas de comptes, et personne ne regarde par-dessus votre épaule.
web-games = Les jeux
web-parts = Les pièces de la maison
web-play = Jouer
web-play-now = Jouer tout de suite
web-play-now-hint = { $game }, contre des robots
web-invite-friends = Inviter des amis
web-learn = L’apprendre
web-turn-yours = C’est à vous de jouer : { $game }
web-turn-theirs = Au tour de { $player } : { $game }
web-turn-nobodys = Une table attend ses invités : { $game }
web-turn-with = avec { $names }
web-turn-more =
    { $count ->
        [one] { $count } autre table
       *[other] { $count } autres tables
    }
web-return = Retour à la table

# Avant la première table.
web-welcome-title = Bienvenue à { $game }
web-welcome-name = Comment vous appeler ?
web-welcome-another = Un autre nom
web-welcome-lesson = Vous n’avez pas encore joué à ce jeu ici. La leçon le montre à une vraie table, en une dizaine de minutes.
web-welcome-learn = La leçon d’abord
web-welcome-play = Jouer tout de suite

## Games on the shelf

web-game-rokoko = Rokoko
web-game-rokoko-about = Tailleurs à la cour de Louis XV. Cousez, louez et remplissez les salles avant le bal.
web-game-augsburg = Augsburg 1520
web-game-augsburg-about = Cinq visites par manche, des dettes contre des faveurs. Enchérissez avec des reconnaissances de dette et gravissez trois échelles.
web-game-banquet = Le Banquet du Roi
web-game-banquet-about = Neuf plats sur la desserte, six nobles aux goûts arrêtés. Servez, et ne renversez rien.
web-game-players = { $players } joueurs
web-game-minutes = { $minutes } min
web-game-soon = On met encore cette table.

## A new table

web-new-lead = Qui s’assoit où, et comment jouera-t-on ?
web-new-plays =
    { $seal ->
        [lily] Qui joue le lys ?
        [shell] Qui joue le coquillage ?
        [rose] Qui joue la rose ?
        [sun] Qui joue le soleil ?
       *[moon] Qui joue la lune ?
    }
web-new-court = Cinq personnes de la cour, du premier soir à la dernière bougie.
web-new-players = Joueurs
web-new-name = Nom à la place { $number }
web-new-unnamed = un nom de la cour
web-seat-number = Place { $number }
web-seat-me = Ma place
web-seat-open = Quelqu’un avec un lien
web-seat-hotseat = Quelqu’un sur cet appareil
web-seat-person = Une personne de la cour
web-seat-me-told = Votre place
web-seat-open-told = Le lien viendra quand la table sera mise
web-seat-bot = Un robot, { $bot }
web-new-links = Les liens viendront quand la table sera mise.
web-clock = Pendule
web-clock-none = Aucune
web-clock-live = Une séance
web-clock-days = Des jours pour chaque tour
web-clock-days-brief = Jours
web-clock-bank = Temps pour chaque joueur
web-clock-increment = Temps ajouté après chaque tour
web-clock-minutes = { $minutes } minutes pour chacun
web-clock-seconds = plus { $seconds } secondes par tour
web-clock-day-count =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
web-new-chat = Les joueurs peuvent parler
web-new-advice = L’avis du ministre
web-new-advice-hint = Qui doit jouer peut demander ce qu’il ferait ; tous voient qui demande.
web-new-lay = Mettre la table
web-new-seats =
    { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }

## Invitations

web-join = Rejoindre
web-join-ask = Quelqu’un vous a invité ?
web-join-code = Le lien
web-join-wrong = Ce n’est pas une invitation : un lien ressemble à …/join/table#secret.
web-join-title = Vous êtes invité
web-join-host = { $host } vous invite.
web-join-somebody = Quelqu’un
web-join-yours = votre place
web-join-advice = on peut demander l’avis du ministre
web-clock-none-told = sans pendule
web-clock-days-told =
    { $count ->
        [one] { $count } jour par tour
       *[other] { $count } jours par tour
    }
web-clock-live-told = { $minutes } minutes chacun, plus { $seconds } secondes par tour
web-join-sit = S’asseoir
web-join-seated = Vous avez déjà une place à cette table.
web-join-none = Cette adresse a perdu son invitation. Veuillez coller le lien entier.
web-join-used = Chaque invitation vaut pour une personne. Demandez-en une autre, ou le lien pour regarder.

## My tables

web-tables-turn = À vous de jouer
web-tables-going = En cours
web-tables-over = Terminées
web-tables-none = Aucune table n’est encore à vous.
web-tables-waiting = attend des invités
web-tables-look = Voir la table
web-tables-read-only = à consulter seulement
web-has-won = a gagné
web-replay = Revoir
web-forget = Oublier cette table
web-forget-title = Ce navigateur doit-il oublier la table ?
web-forget-over = La partie reste sur le serveur, mais votre chemin vers elle est perdu, sauf si un autre appareil le connaît.
web-forget-going = Vous perdez votre place, sauf si un autre appareil la connaît ; les autres vous attendraient. Quittez d’abord la table, pour qu’un robot puisse vous remplacer.

## Carrying seats to another device

web-carry-title = Emporter mes places sur un autre appareil
web-carry-lead = Un lien secret ouvre vos tables en cours sur un autre appareil aussi. Vous seul devriez le voir.
web-carry-show = Montrer le lien
web-carry-link = Lien secret vers mes places
web-carry-count =
    { $count ->
        [one] Ce lien contient { $count } table en cours.
       *[other] Ce lien contient { $count } tables en cours.
    }
web-carry-warning = Qui possède ce lien joue à votre place. Ouvrez-le sur votre propre appareil, ou visez le code avec son appareil photo.
web-carry-nothing = Aucune de vos tables n’est en cours.
web-carry-offer =
    { $count ->
        [one] Ce lien apporte { $count } table sur cet appareil.
       *[other] Ce lien apporte { $count } tables sur cet appareil.
    }
web-carry-take = Prendre les places
web-carry-taken =
    { $count ->
        [one] { $count } table est aussi à vous sur cet appareil.
       *[other] { $count } tables sont aussi à vous sur cet appareil.
    }
web-carry-unreadable = Ce lien est illisible ; il en manque peut-être une partie.

## Table

web-opening = On ouvre les portes…
web-title-turn = À vous : { $game }
web-no-seat-title = Cette table ne vous est pas ouverte
web-no-seat = Ce navigateur n’a pas de place ici. Si vous êtes invité, collez le lien ; si vous jouez sur un autre appareil, emportez vos places depuis celui-ci.
web-generic-table = La table
web-generic-own = Pour vous
web-generic-table-of = Ce que tous savent de { $name }
web-generic-ask = Que choisissez-vous ?
web-generic-choices = Choix
web-generic-doing = { $name } choisit.
web-generic-nothing = Rien ici n’est caché aux autres.
web-connection-lost = Pas de connexion ; nous réessayons.
web-connection-waits = Votre coup attend et sera joué dès que la liaison revient.
web-connection-retry = Essayer maintenant
web-lobby-title = La table est mise
web-lobby-invite = Envoyez un lien à chaque invité. Le jeu commence quand tous sont assis.
web-lobby-wait = Le jeu commence quand tous sont assis.
web-lobby-free = pas encore là
web-lobby-here = est là
web-lobby-link = Invitation à la place { $number }
web-lobby-hint = Vous pouvez fermer cette page : la table reste dans votre liste.
web-this-round = Ce tour
web-part-deeds = Ce qu’a fait { $name } ; appuyez pour le voir :
web-part-deeds-more = et { $count } de plus
web-lobby-away = pas à la table en ce moment
web-lobby-closed = libre
web-lobby-off = Cette table a été annulée
web-lobby-bot = La donner à un robot
web-lobby-call-off = Annuler la table
web-lobby-call-off-title = Annuler la table ?
web-lobby-call-off-text = Les liens n’ouvrent plus rien, et ceux qui attendent en sont avertis.
web-menu-here = Qui est là
web-call-with = { $names } à la table avec vous.
web-offer-title = Faut-il vous appeler ?
web-offer-hint = Tout cela se change à tout moment dans les réglages.
web-offer-done = C’est bien
web-log = Le journal
web-log-older =
    { $count ->
        [one] { $count } ligne plus ancienne
       *[other] { $count } lignes plus anciennes
    }
web-chat = Conversation
web-chat-unread =
    { $count ->
        [one] Conversation, { $count } nouvelle ligne
       *[other] Conversation, { $count } nouvelles lignes
    }
web-chat-none = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Dire
web-menu = Cette table
web-menu-name = Votre nom ici
web-menu-takeback = Demander à reprendre mon dernier coup
web-menu-leave = Quitter la table
web-menu-come-back = Reprendre ma place
web-menu-watch = Lien pour les spectateurs
web-menu-watch-hint = Qui le possède voit la table, et rien de ce qui est caché.
web-menu-record = Enregistrement
web-menu-record-over = Toute la partie en un texte que l’on peut rejouer et vérifier.
web-menu-record-going = Ce que vous avez vu jusqu’ici, en texte ; la partie entière après sa fin.
web-menu-commitment = Toutes les donnes de cette partie sont scellées par
web-leave-title = Quitter la table ?
web-leave-text = Les autres peuvent laisser un robot jouer pour vous. Vous pouvez revenir tant que la partie dure.
web-away = Vous avez quitté cette table.
web-gone = { $player } a quitté la table.
web-out-of-time = Le temps de { $player } est écoulé.
web-hand-over = Laisser jouer un robot
web-takeback-asked = { $player } demande à reprendre son dernier coup. Êtes-vous d’accord ?
web-takeback-yes = Accepter
web-takeback-no = Refuser
web-takeback-waiting = { $player } demande à reprendre son dernier coup ; à { $others } de décider.
web-skip-ahead = Passer
web-curtain-title = { $player }, à vous de jouer
web-curtain-hint = Veuillez passer l’appareil. Les autres détournent les yeux.
web-curtain-open = Ouvrir le rideau
web-end-solo = La partie est terminée
web-end-winners =
    { $count ->
        [one] { $game ->
            [rokoko] { $names } remporte le bal
            [augsburg] { $names } mène à Augsbourg
            [banquet] { $names } a servi le mieux
           *[other] { $names } gagne
        }
       *[other] { $names } se partagent la victoire
    }
web-end-won =
    { $points ->
        [0] Vous gagnez : à égalité de points avec { $name }, le départage est pour vous.
        [one] Vous gagnez, { $points } point devant { $name }.
       *[other] Vous gagnez, { $points } points devant { $name }.
    }
web-end-shared = Vous partagez la victoire avec { $names }.
web-end-place =
    { $place ->
        [2] Vous terminez à la deuxième place
        [3] Vous terminez à la troisième place
        [4] Vous terminez à la quatrième place
       *[other] Vous terminez à la cinquième place
    }
web-end-behind =
    { $points ->
        [0] { web-end-place }, à égalité de points avec { $name }.
        [one] { web-end-place }, à { $points } point seulement de { $name }.
       *[other] { web-end-place }, { $points } points derrière { $name }.
    }
web-end-strength = Personne n’en a tiré davantage : { $source }.
web-end-length =
    { $rounds ->
        [one] { $rounds } manche, { $moves } coups.
       *[other] { $rounds } manches, { $moves } coups.
    }
web-end-course = Le cours de la soirée
web-end-course-told = points après chaque manche
web-end-sources = D’où viennent les points
web-end-moments = Moments
web-end-look = Voir le coup { $move }
web-end-table = Voir la table
web-end-back = La fin
web-end-parts = Parties de la soirée
web-end-tab-points = Points
web-end-tab-course = Cours
web-end-tab-moments = Moments
web-end-tab-table = Table
web-end-sheet = Feuille de score
web-rematch = Rejouer
web-rematch-join = Rejoindre la partie suivante
web-rematch-watch = Regarder la prochaine partie
web-read-only-record-over = Toute la partie en un texte. La version de Bagatelle avec laquelle elle a été jouée peut la rejouer et la vérifier.
web-read-only-record-going = Les coups que vous connaissez, en texte. La partie n’est pas allée jusqu’à sa fin : sa graine et ce que les autres ont choisi en secret restent scellés.

## Parts

web-part-rule = Règle { $clause }
web-part-total = Total
web-part-place = Place
web-part-you = vous
web-part-bot = robot
web-part-left = a quitté la table
web-part-late = à court de temps
web-part-your-turn = À vous
web-part-wait = Un instant
web-part-watching = En spectateur
web-part-over = C’est fini
web-taken-by = chez { $name }
web-equal-thing = { $thing }, n° { $number }
web-part-undo = Annuler
web-part-more = Plus
web-part-close = Fermer
web-part-regions = Parties de la table
web-part-players = Joueurs
web-part-tie-break = En cas d’égalité : { $item }
web-line = { $first }, puis { $next }
web-line-last = { $name } ({ $hint })
web-line-ask = Tout cela à la suite ?
web-line-which = De quelle façon ?
web-line-do = Oui, faire
web-line-one = Est-ce bien cela ?
web-advice-ask = Que ferait le ministre ?
web-advice-figures = chance de gagner, points attendus
web-advice-thinks = Le ministre réfléchit
web-advice-chance = { $chance } %
web-advice-told = Avis { $number } : { $line }. Chance de gagner { $chance } %, à { $doubt } près ; { $points } points attendus.
web-advice-then = Puis { $rest }.
web-advice-again = Redemander
web-advice-none = Le ministre n’a rien à ajouter ici.
web-advice-asked = { $player } a consulté le ministre
web-advice-own = Les avis sont ouverts à cette table ; les autres voient que vous avez demandé
web-keys = Touches
web-keys-choose = Prendre le choix qui porte ce numéro
web-keys-back = Reposer ce qui est en main
web-keys-undo = Annuler le dernier choix
web-keys-advice = Demander ce que ferait le ministre
web-keys-ctrl-z = Ctrl+Z
web-keys-arrows = Se déplacer dans une partie de la table
web-keys-tell = Cette liste ; sur un objet sélectionné : ce que c’est

## Gallery

web-gallery-lead = Tout ce dont les tables sont faites, dans tous ses états. Choisissez en haut le jour ou la bougie.
web-gallery-buttons = Boutons
web-gallery-now = Cela se fait
web-gallery-equal = Choix égal
web-gallery-quiet = Choix discret
web-gallery-cannot = Impossible pour l’instant
web-gallery-seats = Places
web-gallery-signs = Signes
web-gallery-cards = Cartes
web-gallery-rest = au repos
web-gallery-legal = permis
web-gallery-possible = possible
web-gallery-selected = choisi
web-gallery-part = dans le paiement
web-gallery-off = impossible
web-gallery-last = dernier coup
web-gallery-nobles = Nobles
web-gallery-bar = Barre de choix
web-gallery-log = Journal
web-gallery-sheet = Feuille de score
web-gallery-papers = Papiers et rideau
web-gallery-dialog = Ouvrir un dialogue
web-gallery-drawer = Ouvrir un tiroir
web-gallery-curtain = Tirer le rideau
web-gallery-pictures = Images
web-gallery-persons = Personnes
web-gallery-fabrics = Étoffes
web-gallery-sounds = Sons
web-gallery-tick = Choix
web-gallery-coins = Pièces
web-gallery-turn = À vous

## Rules

web-rules-of = Règles : { $game }
web-rules-lead = Chaque règle est une clause, dont le numéro ne change jamais. Le journal et chaque refus y renvoient.
web-rules-search = Chercher dans les règles
web-rules-found =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
web-rules-none = Aucune clause ne contient tous ces mots.
web-rules-chapters = Chapitres
web-rules-games = Règles des autres jeux
web-rules-ruling = Arbitrage { $clause }
web-rules-box = Le contenu de la boîte
web-rules-box-lead = Les règles imprimées ne montrent pas toutes les cartes. Chaque ligne dit d’où viennent ses chiffres.
web-provenance = Provenance
web-provenance-rulebook = livret
web-provenance-published = publié
web-provenance-deduced = déduit
web-provenance-reconstructed = reconstitué
web-provenance-rulebook-means = figure dans les règles imprimées
web-provenance-published-means = a été publié ailleurs
web-provenance-deduced-means = découle d’une seule façon de faits connus
web-provenance-reconstructed-means = imaginé ici dans le respect de tous les faits connus
web-provenance-owner = propriétaire
web-provenance-owner-means = lu sur l’exemplaire d’un propriétaire

## Replay and records

web-replay-of = Revoir : { $game }
web-replay-note = Partie de { $names }
web-replay-lead = Un enregistrement est toute une partie en un texte. Ici, elle se rejoue coup par coup, vue de n’importe quelle place.
web-replay-file = Ouvrir un enregistrement
web-replay-drop = Choisissez un fichier, ou déposez-le ici.
web-replay-too-long = « { $name } » est trop long pour un enregistrement.
web-replay-no-seat = Ce navigateur n’a pas la clé de cette partie. Si vous en avez l’enregistrement dans un fichier, ouvrez-le ici.
web-replay-begins = La table est dressée.
web-replay-waits = { $player } a choisi.
web-replay-move = Coup { $number } sur { $last }
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-on = Un coup en avant
web-replay-last = À la fin
web-replay-play = Laisser défiler
web-replay-pause = Pause
web-replay-scrub = Coup montré
web-replay-seen = Vu par
web-replay-bench = tout le monde
web-replay-link = Lien vers ce coup
web-replay-log = Jusqu’ici
web-records-lead = Les parties terminées se revoient, s’enregistrent, et chacun peut les vérifier.
web-records-mine = Mes parties terminées
web-records-none = Aucune de vos parties n’est encore terminée.
web-records-file = Un enregistrement dans un fichier
web-records-file-lead = De ce serveur ou d’un autre, du terminal, ou écrit à la main.

## Review

web-review = Relecture
web-review-of = Relecture : { $game }
web-review-note = Relecture de la partie de { $names }
web-review-lead = Une partie terminée, repensée une fois encore : où elle a basculé, et ce qui aurait été possible.
web-review-board = Plateau
web-review-chances = Chances de gagner
web-review-keys = les flèches avancent d’un pas, avec Maj jusqu’au tournant
web-review-slider = Les coups de la partie
web-review-chance = { $player } { $chance } %
web-review-at = { $where }. { $chances }
web-review-turning = Tournants
web-review-all = Tous les tours
web-review-steady = Les chances n’ont jamais beaucoup changé d’un coup.
web-review-where = Coup { $move }, manche { $round }
web-review-from-to = { $where } : de { $from } % à { $to } %
web-review-up = { $points } points de plus
web-review-down = { $points } points de moins
web-review-round = Manche { $round }
web-review-found = A trouvé le meilleur coup
web-review-found-told = { $player } : dans { $best } tours sur { $compared }
web-review-better = Meilleurs coups
web-review-played =
    { $who ->
        [you] Votre coup
       *[other] Ce que { $player } a fait
    }
web-review-win = chance de gagner
web-review-expected = attendu
web-review-place = place { $place }
web-review-way = { $line }. Chance de gagner { $chance } %, à { $doubt } près ; { $points } points et place { $place } attendus.
web-review-falls =
    { $who ->
        [you] Vos chances tombent de { $from } % à { $to } %.
       *[other] { $player } : les chances tombent de { $from } % à { $to } %.
    }
web-review-rises =
    { $who ->
        [you] Vos chances montent de { $from } % à { $to } %.
       *[other] { $player } : les chances montent de { $from } % à { $to } %.
    }
web-review-stays =
    { $who ->
        [you] Vos chances restent à { $to } %.
       *[other] { $player } : les chances restent à { $to } %.
    }
web-review-best = Rien de mieux n’a été trouvé.
web-review-close = La différence est si petite qu’elle peut être due au hasard.
web-review-forced = Il n’y avait rien à choisir.
web-review-soon = Le ministre n’en est pas encore à ce tour.
web-review-over = La partie est terminée
web-review-knowledge = Vu avec ce que savait
web-review-everybody = Tous
web-review-closed = Ce que { $player } ne pouvait pas voir reste fermé, comme alors.
web-review-own-closed = Les autres mains et les pioches restent fermées, comme elles l’étaient pour vous.
web-review-open = Toutes les mains sont ouvertes, comme personne ne les voyait alors.
web-review-playouts = Les coups d’un tour ont été joués jusqu’au bout { $playouts } fois, tous ensemble.
web-review-next = Tournant suivant
web-review-work = Le ministre repense la partie
web-review-worked = { $done } sur { $steps }
web-review-failed = Le ministre n’a pas pu repenser cette partie.
web-review-moves = Coups
web-review-end = fin { $points }
web-review-parts = Parties de la relecture
web-review-play-on = Jouer à partir d’ici
web-review-play-title = Jouer à partir du coup { $move }
web-review-play-lead = Une nouvelle table commence telle que celle-ci était, avec le même hasard. Quelqu’un de la cour joue pour les autres.
web-review-play-seat = Votre place
web-review-play-bot = Qui joue pour les autres
web-review-play-begin = Commencer

## Guide

web-how = En bref
web-how-of = En bref : { $game }
web-how-lead = Tout le jeu sur une page : ce qui est prêt, ce qu’est un tour, ce qui compte.
web-how-setup = Ce qui est prêt
web-how-turn = Un tour
web-how-score = Ce qui compte
web-how-lesson = Jouer la leçon
web-help = Comment on joue
web-guide = Première partie
web-guide-of = Première partie : { $game }
web-guide-step = Étape { $number } sur { $steps }
web-guide-on = Continuer
web-guide-skip = Passer la leçon
web-guide-play = Et maintenant, une vraie partie
web-guide-rival = { $name } joue. Regardez ce qui est pris.
web-guide-allowed = C’est permis aussi. Pour cette leçon, suivez la lueur, je vous prie.
web-guide-not-now = Pas en ce moment. La lueur montre ce que nous allons faire.
web-guide-read = Un mot d’abord ; puis ce sera à vous.

## Rokoko: jewelry box

web-jeweller = Le bijoutier
web-jeweller-short = Bijoutier
web-stores = Magasins
web-jewelry-around = Bijoutier, entrepôt et recrutement
web-jewelry-you = Vous
web-jewel =
    { $kind ->
        [necklace] collier { rokoko-colour }
       *[ring] bague { rokoko-colour.feminine }
    }
web-jewel-word =
    { $word ->
        [matches] assorti
        [fits] convient
        [dresses] pour robe
        [coats] pour veste
       *[sold] vendu
    }
web-jewel-offered = { $jewel }, { rokoko-hint-price }, { web-jewel-word }
web-jewel-buy = Acheter : { $thing }
web-jewel-price = À cette place, prix : { rokoko-hint-price }.
web-jewel-for =
    { $kind ->
        [necklace] Avec une robe que vous louez, si vous avez le droit d’acheter des bijoux.
       *[ring] Avec une veste que vous louez, si vous avez le droit d’acheter des bijoux.
    }
web-jewel-match = De la couleur de la tenue, il apporte en plus une tuile ressource tirée du sac.
web-jewel-worth = Chaque bijou rapporte 1 louis d’or à la fin d’un tour et 1 point de prestige à la fin de la partie.
web-jewel-place = Vendu. Le prochain tour complète la rangée.
web-jewels =
    { $count ->
        [one] { $count } bijou
       *[other] { $count } bijoux
    }
web-jewel-heap =
    { $count ->
        [1] { $jewel }
       *[other] { $jewel }, { $count } fois
    }
web-jewels-none = pas de bijou
web-jewels-in-bag = { $count } dans le sac
web-jewels-left = { $left } sur { $of }
web-jewel-left = { $jewel } : { $left } sur { $of } dans le sac
web-jewels-come = les nouveaux arrivent
web-jewels-leave = le dernier part
web-jewels-fit =
    { $count ->
        [one] { $count } convient
       *[other] { $count } conviennent
    }
web-jeweller-right = Droit d’acheter des bijoux
web-jeweller-right-told = Avec un jeton ici, on peut acheter un bijou pour chaque tenue louée. Une seule case par personne ; c’est un embellissement comme les autres.
web-trial =
    { $trial ->
        [journeyman] Épreuves de compagnon
       *[master] Épreuves de maître
    }
web-trial-fee = frais
web-trial-cost = Frais : { rokoko-livres } ; la réussite rapporte { rokoko-prestige-points }.
web-trial-cards =
    { $cards ->
        [0] La pioche est vide.
        [one] { $cards } carte dans la pioche.
       *[other] { $cards } cartes dans la pioche.
    }
web-trial-told =
    { $trial ->
        [journeyman] Toutes les tâches faites, un apprenti peut réussir : son bonus encore une fois, puis il part, et un compagnon de votre choix vient en main. Suivent les épreuves de maître.
       *[master] Toutes les tâches faites, un compagnon peut réussir : son bonus encore une fois, puis il part, et un maître de votre choix vient en main. Suivent de nouveau les épreuves de compagnon.
    }
web-trial-candidates = candidats
web-trial-nobody = pas de candidat
web-trial-done = { $name } : { $done } sur { $tasks }
web-trial-pile =
    { $trial ->
        [journeyman] La pioche des compagnons
       *[master] La pioche des maîtres
    }
web-task =
    { $task ->
        [keep] Garder { $first } ou { $second }
        [trade] Échanger une tuile
        [fund] Un embellissement
        [lady] Une robe de dame
        [gent] Une veste d’homme
       *[any] Toute tenue, par un maître
    }
web-task-told =
    { $task ->
        [keep] Acquérir des ressources et garder comme soie une tuile de l’une de ces couleurs.
        [trade] Acquérir des ressources et échanger la tuile contre ses fournitures.
        [fund] Financer n’importe quel embellissement.
        [lady] Créer une robe de dame, louée ou vendue.
        [gent] Créer une veste d’homme, louée ou vendue.
       *[any] Créer n’importe quelle tenue, louée ou vendue.
    }
web-task-by =
    { $kind ->
        [master] Compte quand un maître s’en charge.
        [journeyman] Compte quand un compagnon s’en charge.
       *[apprentice] Compte quand un apprenti s’en charge.
    }
web-task-done = Fait : { $name }
web-specialist = Apprenti spécialisé
web-specialist-state =
    { $state ->
        [yours] à vous
        [hired] engagé
       *[unseen] caché
    }
web-specialist-condition = Engagé gratuitement, à une condition : { $condition }.
web-specialist-progress = { $label } (sur { $need })
web-specialist-told = Un maître engage cet apprenti à la place d’un autre commis. La condition ne coûte rien, et personne d’autre ne voit la carte avant.
web-master-trials = Épreuves de maître réussies : { $count }
web-copy-whose = De qui copier le bonus
web-tray-lower = Voir le plateau
web-tray-raise = Voir les cartes
web-dress-rent-only = à louer
web-dress-rent-told = À louer pour { rokoko-prestige-points } à la fin ; elle ne se vend pas.
web-dress-moment =
    { $module ->
        [festivity] aussitôt
       *[expert] une fois placée
    }
web-dress-fancy-told = Une tenue fantaisie : elle demande plus que toute autre, et vaut plus.
web-ribbon-fancy = fantaisie
web-ribbon-prestige-per-couple = { $prestige } par couple
web-ribbon-prestige-per-decoration = { $prestige } par embell.
web-ribbon-prestige-per-colour = { $prestige } par { $colour }
web-ribbon-favour-and-livre = faveur et { $livre }
web-ribbon-depute-one-for-pay = déléguer
web-ribbon-free-warehouse-tile = une tuile
web-ribbon-livre-sold-or-rented = { $livre } louis d’or
web-ribbon-free-jewel = un bijou
web-ribbon-prestige-for-matching-jewel = { $prestige } si assorti

## Rokoko : les modules

rokoko-option-modules = Boîtes
rokoko-option-modules-hint = Elles sont de l’édition Deluxe : en ouvrir une, c’est jouer cette édition.
rokoko-option-modules-jewelry-box = La boîte à bijoux
rokoko-option-modules-jewelry-box-hint = Des bijoux pour les invités, des épreuves pour les commis et un apprenti spécialisé.
rokoko-option-modules-fancy = Tenues fantaisies
rokoko-option-modules-fancy-hint = Quatre tenues précieuses et cinq tuiles de soie rare.
rokoko-option-modules-festivity = Tenues de fête
rokoko-option-modules-festivity-hint = Quatre tenues qui rapportent du prestige aussitôt et ne se vendent jamais.
rokoko-option-modules-expert = Confection par des experts
rokoko-option-modules-expert-hint = Six tenues qui font une faveur à qui les place.

## Rokoko : Madame du Barry

rokoko-alone = Madame du Barry
rokoko-alone-hint = Votre adversaire en solo. Elle suit ses cartes, et l’égalité est pour elle.
rokoko-alone-offer = Pour jouer en solo
rokoko-alone-choose = Jouer contre elle
rokoko-alone-edition = Madame du Barry vient avec l’édition Deluxe.
web-against = en solo contre { $name }
rokoko-her-tie = l’égalité est pour elle
rokoko-her-tiles =
    { $tiles ->
        [one] { $tiles } tuile, { points }
       *[other] { $tiles } tuiles, { points }
    }
rokoko-her-staff = { $staff } commis
rokoko-her-jewels =
    { $jewels ->
        [one] { $jewels } bijou
       *[other] { $jewels } bijoux
    }
rokoko-her-stock = Madame du Barry : fil { $yarn }, dentelle { $lace }
rokoko-her-cards = Ses cartes
rokoko-her-hand = { $hand } à jouer, { $supply } cachées
rokoko-her-cards-told = Elle prend ses cartes sur le dessus de la pile. Les 25 sont mélangées à chaque manche.
rokoko-her-discard = Déjà retournées : { $discard }
rokoko-her-turn = Son dernier tour, pas à pas
rokoko-her-no-turn = Elle n’a pas encore joué. En haut, chaque carte dit ce qu’elle fait ; en bas, où va une tenue qu’elle confectionne.
rokoko-her-before = Avant cela
rokoko-her-gain = +{ $prestige } prestige
rokoko-her-action =
    { $action ->
        [acquire] De la soie
        [tailor] Une tenue
        [hire] Engager
        [fund] Financer
       *[favour] La faveur
    }
rokoko-her-drawer = tiroir { $number }
rokoko-her-column =
    { $column ->
        [left] colonne de gauche
        [center] colonne du centre
       *[right] colonne de droite
    }
rokoko-her-count =
    { $side ->
        [left] { $n ->
            [1] 1re de gauche
           *[other] { $n }e de gauche
        }
       *[right] { $n ->
            [1] 1re de droite
           *[other] { $n }e de droite
        }
    }
rokoko-her-decoration =
    { $kind ->
        [fireworks] feu d’artifice
        [fountain] une cuisine
        [musicians] un musicien
       *[statues] une statue
    }
rokoko-her-favour = de la Reine
rokoko-her-jewel =
    { $jewel ->
        [match] assorti
        [fit] qui va
       *[none] aucun
    }
rokoko-her-role =
    { $role ->
        [action] son action
        [full] { rokoko-hall } : plein
       *[decides] décide
    }
rokoko-her-card = { $action }, { $target } ; pour une tenue : { rokoko-hall }, bijou : { $jewel } ; { $role }
rokoko-step-tiles =
    { $tiles ->
        [one] Prend { $tiles } tuile à l’entrepôt.
       *[other] Prend { $tiles } tuiles à l’entrepôt.
    }
rokoko-step-du-barry-instead = Son action est impossible.
rokoko-step-du-barry-favour =
    { $taken ->
        [0] Demande la faveur de la Reine ; elle n’est plus là.
       *[other] Prend la faveur de la Reine.
    }
rokoko-step-du-barry-tile-drawn = Pioche une tuile, sans la montrer.
rokoko-step-du-barry-makes = Confectionne, sans payer : { $dress }.
rokoko-step-du-barry-last-resort = Aucune carte n’aide ; ce sera : { $hall }.
rokoko-step-dress-rented = La place : { $space }.
rokoko-step-du-barry-reward =
    { $yarn ->
        [0] Reçoit 1 dentelle pour la place.
       *[other] Reçoit 1 fil pour la place.
    }
rokoko-step-du-barry-jewel = Ajoute un bijou : { $jewel }.
rokoko-step-du-barry-no-jewel = Aucun bijou de ce genre n’est offert.
rokoko-step-du-barry-hires = Engage : { $worker }.
rokoko-step-du-barry-card-added = Reçoit une carte de plus à jouer.
rokoko-step-du-barry-funds = Finance : { $decoration }.
rokoko-step-du-barry-trial = Réussit : { $trial }.
rokoko-step-du-barry-worker-removed = La quitte : { $worker }.
rokoko-step-du-barry-worker-joined = Une carte cachée rejoint ses commis.
rokoko-step-du-barry-reshuffled = Mélange les cartes retournées.
rokoko-step-task-marked = Marque une tâche : { $task }.
rokoko-step-all-halls-reached = Est dans toutes les salles : { $place }.
