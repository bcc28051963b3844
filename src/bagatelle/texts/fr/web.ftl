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
web-setting-still = Aucune animation
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
web-new-players = Joueurs
web-new-who = Qui occupe la place { $number }
web-new-name = Nom à la place { $number }
web-seat-me = Ma place
web-seat-open = Quelqu’un avec un lien
web-seat-open-hint = reçoit un lien de vous
web-seat-hotseat = Quelqu’un sur cet appareil
web-seat-bot = Un robot, { $bot }
web-new-links = Les liens viendront quand la table sera mise.
web-clock = Pendule
web-clock-none = Aucune
web-clock-live = En une séance
web-clock-days = Des jours pour chaque tour
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
web-new-lay = Mettre la table

## Invitations

web-join = Rejoindre
web-join-ask = Quelqu’un vous a invité ?
web-join-code = Lien ou code
web-join-wrong = Ce n’est pas une invitation : un lien ressemble à …/join/table#secret.
web-join-title = Vous êtes invité
web-join-lead = Une place vous attend. Comment faut-il vous appeler ?
web-join-name = Votre nom à cette table
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
web-no-board = Ce jeu n’a pas encore de plateau dans le navigateur.
web-connection-lost = Pas de connexion ; nous réessayons.
web-connection-retry = Essayer maintenant
web-lobby-title = La table est mise
web-lobby-invite = Envoyez un lien à chaque invité. Le jeu commence quand tous sont assis.
web-lobby-wait = Le jeu commence quand tous sont assis.
web-lobby-free = pas encore là
web-lobby-here = est là
web-lobby-link = Invitation à la place { $number }
web-lobby-hint = Vous pouvez fermer cette page : la table reste dans votre liste.
web-news = Depuis votre dernier tour
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
        [one] Victoire de { $names }
       *[other] Victoire partagée de { $names }
    }
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
web-part-undo = Annuler
web-part-close = Fermer
web-part-regions = Parties de la table
web-part-players = Joueurs
web-part-tie-break = En cas d’égalité : { $item }

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

## Guide

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
