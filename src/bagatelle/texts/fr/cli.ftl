# La ligne de commande, et ce que refusent les automates et l’arène.

unknown-bot = { $game } n’a pas d’automate « { $bot } » ; automates possibles : { $known }.
bad-seats =
    { $players ->
        [one] { $given } mots ne conviennent pas pour { $players } place ; il en faut un seul.
       *[other] { $given } mots ne conviennent pas pour { $players } places ; il en faut un par place, ou un seul pour toutes.
    }
review-not-over = La partie n’est pas encore finie : seule une partie finie peut être relue.
review-no-mind = Personne ne connaît assez bien { $game } pour le relire.
review-playouts = Le nombre de parties d’essai doit être compris entre 1 et { $most }, et non { $value }.
not-positive =
    { $what ->
        [jobs] Le nombre de processus doit être au moins 1, pas { $value }.
        [rounds] Le nombre de séries doit être au moins 1, pas { $value }.
        [meetings] Le nombre de rencontres doit être au moins 1, pas { $value }.
       *[games] Le nombre de parties doit être au moins 1, pas { $value }.
    }

# Les commandes.
cli-about = Bagatelle : des jeux de cour et de fortune, à jouer, à étudier et à simuler.
cli-commands = Les commandes :
cli-more = Chaque commande en dit plus avec --help.
cli-usage = utilisation :
cli-arguments = arguments et options
cli-play-summary = Jouer dans le navigateur, avec un serveur sur cette machine.
cli-terminal-summary = Jouer une partie dans le terminal, contre des automates ou à plusieurs au même clavier.
cli-serve-summary = Ouvrir un serveur pour des parties en réseau.
cli-simulate-summary = Faire jouer de nombreuses parties à des automates et voir ce qui en sort.
cli-fit-summary = Ajuster les poids avec lesquels les automates jugent une table, en parties contre eux-mêmes.
cli-replay-summary = Raconter une partie enregistrée.
cli-verify-summary = Vérifier les tirages, les coups, les scores et l’engagement d’un enregistrement.
cli-backup-summary = Écrire dans un fichier tout ce qu’un serveur conserve, pendant qu’il continue.
cli-restore-summary = Ramener une sauvegarde là où rien n’est encore conservé.
cli-games-summary = Énumérer les jeux, avec leurs options et leurs automates.

# Ce que veulent dire les arguments.
cli-help-help = afficher cette aide
cli-help-version = afficher la version
cli-help-language = la langue : { $known }
cli-help-game = le jeu : { $known }
cli-help-option = pour { $game } : { $values }
cli-option-values = { $values } (sans précision : { $default })
cli-option-many = parmi { $values }, séparés par des virgules (sans précision : { $default })
cli-option-free = un mot que le jeu comprend
cli-help-players = le nombre de joueurs
cli-help-seats = qui s’assoit où : « { $human } » ou le nom d’un automate pour chaque place
cli-help-names = les noms des joueurs
cli-help-seed = un mot qui décide de tout le hasard ; une même graine donne les mêmes parties
cli-help-resume = reprendre la partie sauvegardée dans ce fichier
cli-help-plain = des lignes de texte au lieu du plein écran
cli-help-no-color = sans couleurs
cli-help-games = le nombre de parties (sans précision : { $default })
cli-help-bots = un automate par place, ou un seul pour toutes (sans précision : { $default })
cli-help-jobs = le nombre de processus qui jouent en même temps (sans précision : { $default })
cli-help-json = afficher les résultats en JSON
cli-help-fit-games = le nombre de parties par série (sinon : { $default })
cli-help-fit-rounds = le nombre de séries ; chacune joue avec ce que les précédentes ont trouvé (sinon : { $default })
cli-help-fit-out = mettre les poids dans ce fichier, à côté de ceux d’autres variantes
cli-help-fit-meetings = régler d’abord les habitudes en autant de rencontres
cli-help-fit-check = ne rien ajuster : dire à quel point les poids présents prévoient de nouvelles parties
cli-help-fit-plot = dessiner dans ce fichier combien de fois les chances se sont réalisées
cli-help-record = l’enregistrement d’une partie
cli-help-backup-file = le nouveau fichier de la sauvegarde
cli-help-restore-file = le fichier d’une sauvegarde
cli-help-at = s’arrêter après ce nombre de coups
cli-help-host = l’adresse d’écoute ; 0.0.0.0 laisse entrer les autres (sans précision : { $default })
cli-help-port = le port d’écoute (sans précision : { $default })
cli-help-data-dir = le dossier où tout est conservé (sans précision : { $default })
cli-help-database = l’adresse d’une base de données, sqlite:///FICHIER ou postgresql://…, lue aussi dans { $variable } (sans précision : SQLite dans le dossier de données)
cli-help-no-chat = pas de discussion aux tables
cli-help-bot-workers = combien de processus réfléchissent pour les automates (sans précision : { $default })
cli-help-review-playouts = combien de fois un tour est rejoué, au moins, dans la relecture d’une partie (sans précision : { $default })
cli-help-bot-seconds = combien de secondes un automate peut réfléchir à son tour (sans précision : { $default })
cli-help-requests = combien de requêtes par seconde une même adresse peut envoyer (sans précision : { $default })
cli-help-messages = combien de messages par seconde un même joueur peut envoyer (sans précision : { $default })
cli-help-connections = combien de connexions peuvent être ouvertes à la fois (sans précision : { $default })
cli-help-connections-per-address = combien d’entre elles depuis une même adresse (sans précision : { $default })
cli-help-origin = où les navigateurs trouvent ce serveur, par exemple https://play.example ; plusieurs, séparés par des virgules
cli-help-proxy = adresses ou réseaux des mandataires inverses qui peuvent dire qui les a sollicités ; plusieurs, séparés par des virgules
cli-help-commitment = l’engagement affiché au début de la partie

# Ce qui ne va pas dans la ligne de commande.
cli-unknown-command = Il n’y a pas de commande « { $command } » ; commandes possibles : { $known }.
cli-missing-extra = Il manque des bibliothèques pour cela ; { $command } les installe.
cli-unknown-argument = { $prog } ne comprend pas « { $argument } » ; --help dit ce qui est compris.
cli-value-wanted = Il manque une valeur après { $option }.
cli-no-value-wanted = Aucune valeur ne va avec { $option }.
cli-no-number = « { $value } » n’est pas un nombre entier pour { $option }.
cli-out-of-range = { $option } est un nombre de { $least } à { $most }, pas { $value }.
cli-no-origin = Une origine s’écrit comme https://play.example, sans chemin, et non « { $value } ».
cli-no-proxy = « { $value } » n’est ni une adresse ni un réseau.
cli-no-game = Veuillez nommer un jeu ; jeux proposés : { $known }.
cli-no-file = Veuillez nommer le fichier d’un enregistrement.
cli-bad-language = La langue « { $language } » n’est pas parlée ici ; langues possibles : { $known }.
cli-unknown-player = « { $player } » ne peut pas prendre place dans { $game } ; une place est pour : { $known }.
cli-settled-by-record = La partie sauvegardée a déjà fixé { $option } ; veuillez l’omettre.
cli-no-such-move =
    { $last ->
        [one] L’enregistrement compte { $last } coup ; il n’y a pas de coup { $number }.
       *[other] L’enregistrement compte { $last } coups ; il n’y a pas de coup { $number }.
    }

# Ce qu’affichent les commandes.
cli-games-players = joueurs : de { $least } à { $most }
cli-games-bots = automates : { $bots }
cli-simulate-progress = Parties
cli-simulate-games =
    { $games ->
        [one] { $games } partie de { $length } décisions
       *[other] { $games } parties, de { $length } décisions en moyenne
    }
cli-simulate-speed = { $decisions } décisions en { $seconds } secondes : { $speed } par seconde
cli-fit-done = { $variant } : d’après { $games } parties ; dans d’autres, l’estimation explique { $share } % des points à venir et s’en écarte de { $error } points.
cli-fit-no-weights = { $file } n’est pas un fichier de poids.
cli-fit-tuning = Rencontres
cli-fit-only-checks = --check n’ajuste rien : enlevez --out et --meetings.
cli-fit-no-chances = Qui joue seul ne gagne contre personne : il n’y a pas de chances à dessiner.
cli-fit-said = chance annoncée
cli-fit-came-true = réalisée
no-mind = Personne n’a appris aux automates à juger une table de { $game } : il n’y a rien à ajuster.
no-habits = Le jeu rapide de { $game } n’a pas d’habitudes : il n’y a rien à régler.
cli-column-seat = Place
cli-column-bot = Automate
cli-column-mean = Moy.
cli-column-sd = É.-t.
cli-column-min = Min.
cli-column-median = Méd.
cli-column-max = Max.
cli-column-wins = Victoires
cli-column-interval = Intervalle 95 %
cli-decimal = { $whole },{ $fraction }
cli-percent = { $share } %
cli-percent-interval = { $low }–{ $high } %
cli-replay-moves = Coup { $number } sur { $last }
cli-verify-committed = Vérifié : la graine donne chaque tirage ({ $draws } nombres), chaque coup ({ $moves }) suit les règles, les scores sont justes, et la graine correspond à l’engagement { $commitment }.
cli-verify-uncommitted = Vérifié : la graine donne chaque tirage ({ $draws } nombres), chaque coup ({ $moves }) suit les règles, et les scores sont justes ; l’enregistrement ne mentionne aucun engagement.
cli-verify-unfinished = Tout concorde jusqu’ici : la graine donne chaque tirage ({ $draws } nombres), chaque coup ({ $moves }) suit les règles ; la partie n’est pas finie.
cli-verify-other-seed = La graine de cet enregistrement ne correspond pas à l’engagement { $commitment } ; d’autres tirages étaient promis.

# The box.
cli-components-summary = Montrer la boîte d’un jeu, avec l’origine de chaque chiffre.
cli-column-provenance = Origine
cli-provenance =
    { $provenance ->
        [rulebook] règle du jeu
        [published] publié
        [deduced] déduit
        [owner] exemplaire du propriétaire
       *[reconstructed] reconstitué
    }

# The balance of many games.
cli-help-report = dire d’où viennent les points et ce qui est choisi ; pour chaque nombre de joueurs, sauf indication
cli-column-group = Groupe
cli-column-source = Source
cli-column-share = Part
cli-column-choice = Choix
cli-column-per-game = Par partie
cli-column-per-player = Par joueur
cli-column-turn = Tour
cli-column-advantage = Avantage
cli-column-thing = Par partie
cli-row-together = ensemble

# Component packs.
cli-pack-summary = Copier la boîte d’un jeu dans un fichier à soi, et vérifier ce qu’on y a écrit.
cli-help-pack = jouer avec la boîte décrite dans ce fichier
cli-help-pack-action = vérifier une boîte, ou en commencer une par une copie de celle fournie
cli-help-pack-first = le fichier à vérifier, ou le jeu à copier : { $known }
cli-help-pack-second = où la copie doit être écrite
cli-pack-action = Que faut-il faire : { $check } FICHIER, ou { $copy } JEU FICHIER ?
cli-pack-no-file =
    { $action ->
        [check] Veuillez nommer le fichier d’une boîte.
       *[copy] Veuillez nommer un jeu et le fichier de la copie.
    }
cli-pack-one-file = Un seul fichier est vérifié à la fois ; « { $file } » est de trop.
cli-pack-sound = { $file } décrit une boîte correcte de { $title } : { $hash }.
cli-pack-sound-modules = { $file } décrit une boîte correcte de { $title } : { $hash }, avec les modules { $whole }.
cli-pack-problems =
    { $problems ->
        [one] { $problems } chose ne va pas dans { $file }.
       *[other] { $problems } choses ne vont pas dans { $file }.
    }
cli-pack-broken = On ne peut pas jouer avec { $file }. { $reason }
cli-pack-copied = La boîte est dans { $file } ; écrivez-y ce qui est imprimé sur votre exemplaire.
cli-pack-exists = { $file } existe déjà ; rien n’a été écrit.
cli-pack-huge = { $file } est trop grand pour une boîte.
cli-pack-no-text = { $file } ne décrit pas une boîte : ce n’est pas du texte UTF-8.

# L’arène.
arena-one-bot = Un tournoi demande au moins deux automates différents, et pas seulement « { $bot } ».
arena-other-tournament = { $file } est d’un autre tournoi : le jeu, les options, les automates, la graine, les règles, la boîte ou les poids diffèrent.
arena-no-ledger = { $file } ne contient pas les résultats d’un tournoi.
no-cluster = Aucun cluster Ray ne répond à « { $address } » ; une adresse est une machine avec un port, ou « local ».
cli-arena-summary = Faire jouer un tournoi aux automates, à places et tirages égaux, et les classer.
cli-help-arena-bots = les automates qui s’affrontent ; « minister/10 » réfléchit dix fois moins (sans précision : { $default })
cli-help-arena-games = le nombre de parties, arrondi à des manches entières (sans précision : { $default })
cli-help-arena-jobs = le nombre de processus qui jouent en même temps (sans précision : un par cœur)
cli-help-ray = jouer sur le cluster Ray à cette adresse MACHINE:PORT, ou sur un cluster local : « local »
cli-help-out = garder les résultats dans ce fichier ; s’il existe, le tournoi continue
cli-help-html = écrire un rapport avec des graphiques dans ce fichier
cli-no-folder = Il n’y a pas de dossier { $folder }.
cli-arena-title = Tournoi : { $game }
cli-arena-played =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $rounds ->
        [one] { $rounds } manche.
       *[other] { $rounds } manches.
    }
cli-arena-lineups =
    { $seats ->
        [1] À chaque manche, les { $lineups } automates jouent seuls le même tirage.
       *[other] { $lineups ->
            [one] À chaque manche, { $lineups } tablée joue son tirage depuis chacune des { $seats } places.
           *[other] À chaque manche, { $lineups } tablées jouent chacune un tirage depuis chacune des { $seats } places.
        }
    }
cli-arena-equal-share = Une part égale des victoires est de { $share }.
cli-arena-ratings = Cotes
cli-arena-about-ratings = Selon Bradley et Terry : qui est coté 100 points plus haut finit devant l’autre 64 fois sur 100, avec 200 points 76 fois, avec 400 points 91 fois. La moyenne de tous les automates est 0. Les traits sont des intervalles à 95 %.
cli-arena-cross = Qui a fini devant qui
cli-arena-about-cross = Combien de fois l’automate de la ligne a fini devant celui de la colonne, dans leurs parties communes ; des rangs égaux comptent pour moitié.
cli-arena-points = Points
cli-arena-about-points = Combien de fois chaque automate a fini avec tant de points. Le trait est la moyenne.
cli-arena-meeting = { $first } devant { $second } : { $share } ({ $interval }), { $times } fois, { $margin } points en moyenne
cli-column-games = Places
cli-column-rating = Cote
cli-column-per-decision = Par décision
cli-column-per-rated-turn = Par tour
cli-column-ahead = devant
cli-interval = { $low } à { $high }
cli-milliseconds = { $number } ms

# La relecture d’une partie.
cli-review-summary = Relire une partie finie : les chances, les tournants, ce qui aurait mieux valu.
cli-help-review-seat = avec ce que savait ce joueur, par son numéro ou son nom (sans précision : tous, cartes sur table)
cli-help-playouts = combien de fois un tour est rejoué, au moins (sans précision : { $default })
cli-help-review-jobs = combien de processus réfléchissent en même temps (sans précision : un par cœur)
cli-help-review-seed = un mot qui décide de ce qu’on imagine ; les mêmes mots donnent les mêmes relectures
cli-help-review-html = écrire la relecture avec son graphique dans ce fichier
cli-help-play-on = rejouer dans le terminal après tant de coups, à la place de --seat (sans précision : la première), contre des automates
cli-review-progress = Relecture
cli-review-title = Relecture : { $game }
cli-review-no-seat = Personne à cette table ne s’appelle « { $name } », et ce n’est pas le numéro d’un joueur de 1 à { $players }.
cli-review-no-moment = On ne peut pas rejouer après le coup { $number } : la partie compte { $last } coups, et le dernier la termine.
cli-review-jobs = Le nombre de processus doit être d’au moins 1, et non { $value }.
cli-review-known-all = Vu avec ce que savaient tous les joueurs : cartes sur table.
cli-review-known-by = Vu avec ce que savait { $player }. Chaque tour est vu comme pouvait le voir qui l’a joué.
cli-review-how = Chaque tour a été rejoué au moins { $playouts } fois ; mot du hasard : { $seed }.
cli-review-chances = Chances de gagner
cli-review-about-chances = Des bandes dont la somme fait 100 %. Chaque drapeau est un tour qui a beaucoup changé les chances.
cli-review-round = Manche { $number }
cli-review-end = Fin
cli-review-turning-points = Tournants
cli-review-no-turning-points = Aucun tour n’a beaucoup changé les chances à lui seul.
cli-review-better = Autres tours où il y avait mieux
cli-review-found = A trouvé le meilleur coup
cli-review-found-line = { $player } : { $share } ({ $best } sur { $compared })
cli-review-found-none = { $player } : n’a jamais eu le choix
cli-review-turn = Coup { $move }, manche { $round } : { $player }
cli-review-swing = Les chances de { $player } passent de { $before } à { $after } ({ $swing }).
cli-review-percent = { $share } %
cli-review-line = { $chance } % de chances de gagner (à { $doubt } près), { $points } points, place { $place }
cli-review-played = joué
cli-review-was-best = On n’a pas trouvé mieux.

# Sauvegardes.
cli-backup-no-file = Veuillez nommer le fichier où écrire la sauvegarde.
cli-restore-no-file = Veuillez nommer le fichier d’une sauvegarde.
cli-backup-done =
    { $matches ->
        [one] 1 partie est à l’abri dans { $file }.
       *[other] { $matches } parties sont à l’abri dans { $file }.
    }
cli-restore-done =
    { $matches ->
        [one] 1 partie est revenue.
       *[other] { $matches } parties sont revenues.
    }
backup-exists = { $file } existe déjà : veuillez choisir un autre nom.
backup-none = Il n’y a ici aucune base de données que l’on puisse ouvrir.
backup-no-matches = Cette base de données ne contient aucune partie de Bagatelle.
backup-not-ours = { $file } n’est pas une sauvegarde de Bagatelle.
backup-other-kind = { $file } est une sauvegarde de l’autre sorte de base : celles de SQLite vont dans SQLite, celles de PostgreSQL dans PostgreSQL.
backup-damaged = { $file } est abîmé : rien n’a été écrit.
backup-no-program = { $program }, un programme de PostgreSQL, est nécessaire ici et reste introuvable.
backup-program-failed = { $program } n’a pas réussi : { $said }
restore-not-empty = Cette base de données contient déjà quelque chose : une sauvegarde revient dans une base vide.
