# Jouer dans un terminal.

# À qui de jouer, et que faire.
terminal-your-turn = { $player }, c’est à vous.
terminal-thinking = { $player } réfléchit.
terminal-over = La partie est terminée.
terminal-in-hand = En main :
terminal-type-here = un coup dans la notation, par exemple { $example }
terminal-undone = Coup repris.
terminal-no-news = Personne d’autre n’a encore joué.
terminal-no-rivals = La table est à vous seul.
terminal-advice-title = Que ferait le ministre ?
terminal-advice-line = { $chance } % de chances de gagner (à { $doubt } près), environ { $points } points
terminal-advice-none = Il n’y a personne à qui demander conseil pour le moment.
terminal-advice-thinking = Le ministre réfléchit…
terminal-close = Échap pour fermer

# Les panneaux.
terminal-panel-players = À table
terminal-panel-news = Depuis votre dernier tour
terminal-panel-log = Le journal
terminal-panel-rivals = Les autres
terminal-panel-help = Aide
terminal-panel-score = La feuille de score

# Les touches.
terminal-key-undo = Reprendre
terminal-key-save = Sauver
terminal-key-log = Journal
terminal-key-rivals = Rivaux
terminal-key-advice = Conseil
terminal-key-type = Écrire un coup
terminal-key-help = Aide
terminal-key-quit = Quitter

# L’aide.
terminal-help-keys = Les touches
terminal-help-number = prend le choix de ce numéro
terminal-help-arrows = parcourent les choix et en prennent un
terminal-help-back = revient à la question précédente
terminal-help-scroll = font défiler le bas de l’écran, s’il est petit
terminal-help-type = permet d’écrire un coup dans la notation des parties
terminal-help-undo = reprend votre dernier coup, tant que rien n’a été révélé
terminal-help-save = enregistre la partie dans un fichier de votre choix
terminal-help-log = raconte tout ce qui s’est passé
terminal-help-rivals = montre ce que possèdent les autres
terminal-help-advice = demande ce que ferait le ministre
terminal-help-quit = quitte la table ; la partie est conservée
terminal-help-turn = Comment on joue
terminal-help-impossible = Impossible en ce moment, et pourquoi

# Sans écran.
terminal-plain-commands = Ce que vous pouvez écrire
terminal-plain-number = le choix de ce numéro
terminal-plain-notation = un coup dans la notation des parties
terminal-plain-table = montre de nouveau la table
terminal-plain-again = distribue une nouvelle partie, une fois celle-ci terminée
terminal-plain-help = cette page
terminal-plain-kept = La partie est conservée dans { $file }.
terminal-plain-over = Écrivez « again » pour une nouvelle partie, « save FILE » pour une copie, « quit » pour quitter.

# Après la fin.
terminal-winners =
    { $count ->
        [one] La victoire revient à { $names }.
       *[other] La victoire est partagée entre { $names }.
    }
terminal-total = Points
terminal-place = Place
terminal-answer-sheet = Voir la feuille de score
terminal-answer-save = Enregistrer la partie
terminal-answer-again = Rejouer
terminal-answer-leave = Quitter

# Enregistrer, reprendre, quitter.
terminal-save-where = Dans quel fichier enregistrer la partie ?
terminal-save-no-name = Veuillez dire dans quel fichier : save FILE.
terminal-saved = La partie est enregistrée dans { $file }.
terminal-save-failed = La partie ne peut pas être enregistrée dans { $file } : { $reason }.
terminal-save-other = { $file } contient déjà autre chose ; veuillez choisir un autre nom.
terminal-resume-broken = { $file } n’est pas une partie lisible. { $reason }
terminal-resume-other-version = { $file } ne peut pas être poursuivi avec cette version. { $reason }
terminal-resume-other-game = { $file } est une partie de { $found }, et non de { $wanted }.
terminal-resume-other-players =
    { $found ->
        [one] { $file } est une partie pour { $found } joueur, et non pour { $wanted }.
       *[other] { $file } est une partie pour { $found } joueurs, et non pour { $wanted }.
    }
terminal-resume-finished = La partie de { $file } est terminée ; il n’y a plus rien à jouer.
terminal-quit-question = Quitter la table ?
terminal-quit-keep = Quitter ; la partie est conservée pour un autre jour
terminal-quit-save = L’enregistrer dans un fichier de votre choix et quitter
terminal-quit-discard = Quitter et oublier la partie
terminal-quit-stay = Rester
terminal-farewell = Votre partie est conservée dans { $file }. Pour continuer : { $command }

# Le Banquet du Roi.
terminal-banquet-title =
    { $side ->
        [masked] { banquet-title }, nobles masqués
       *[unmasked] { banquet-title }, nobles démasqués
    }
terminal-banquet-table = La desserte
terminal-banquet-belongings = Les nobles de { $player }
terminal-banquet-turn = Tour { $turn }
terminal-banquet-solo-turn = Tour { $turn } sur { $turns }
terminal-banquet-pile =
    { $dishes ->
        [one] pioche : { $dishes } plat
       *[other] pioche : { $dishes } plats
    }
terminal-banquet-end-card =
    { $shown ->
        [0] carte Fin pas encore vue, d’ici { $least } à { $most } plats
       *[other] carte Fin vue une fois, fin d’ici { $least } à { $most } plats
    }
terminal-banquet-type =
    { $type ->
        [desserts] dessert
        [drinks] boisson
        [fruit] fruit
        [pastries] pâtisserie
        [main_courses] résistance
       *[abundance] abondance
    }
terminal-banquet-no-colour = libre
terminal-banquet-points = points
terminal-banquet-satisfied = validés
terminal-banquet-dishes = plats
terminal-banquet-imposter-heading = imposteur
terminal-banquet-points-short = pts
terminal-banquet-satisfied-short = val
terminal-banquet-dishes-short = plt
terminal-banquet-imposter-short = imp
terminal-banquet-imposter-state =
    { $used ->
        [yes] a servi
       *[no] prêt
    }
terminal-banquet-imposter = imposteur
terminal-banquet-imposter-used = a déjà servi ; il ne sert qu’une fois
terminal-banquet-imposter-once = une fois par partie ; 4 façons de le tourner
terminal-banquet-which-turn = Comment tourner l’imposteur ?
terminal-banquet-turned =
    { $turn ->
        [0] sans le tourner
       *[other] tourné de { $turn }°
    }
terminal-banquet-which-dish = Quel plat servez-vous maintenant ?
terminal-banquet-which-noble = À qui servez-vous { $dish } ?
terminal-banquet-which-course = Dans quel service du { $noble } ?
terminal-banquet-course =
    { $direction ->
        [falling] service décroissant
       *[rising] service croissant
    }
terminal-banquet-spoils =
    { $dishes ->
        [one] gâche tout : { $dishes } plat perdu
       *[other] gâche tout : { $dishes } plats perdus
    }
terminal-banquet-do-done = tout laisser en place
terminal-banquet-news-cleared = débarrasse { $noble }

terminal-banquet-guide-aim = Validez vos six nobles : le nombre après le signe plus est ce que chacun rapporte.
terminal-banquet-guide-take = 1. Prenez trois plats sur la desserte : une rangée, une colonne, ou une fois par partie le motif de votre imposteur, tourné à votre guise.
terminal-banquet-guide-serve = 2. Servez les trois, un par un, à vos propres nobles. Un plat servi ne bouge plus. Un plat blanc vaut n’importe quelle couleur et garde sa valeur.
terminal-banquet-guide-judge = Un noble dont l’exigence est remplie est aussitôt validé. Celui qui ne peut plus l’être perd tous ses plats, le dernier compris, et repart de rien.
terminal-banquet-guide-clear = 3. Après le troisième plat, vous pouvez débarrasser autant de vos nobles que vous voulez.
terminal-banquet-guide-end = 4. La desserte est réapprovisionnée. La carte Fin du banquet met fin à la partie à sa deuxième apparition ; un sixième noble validé y met fin aussitôt. En solo, vous avez neuf tours.
terminal-banquet-sign-satisfies = valide
terminal-banquet-sign-fits = convient
terminal-banquet-sign-spoils = gâche

# Plusieurs personnes devant un même appareil, dans un jeu à mains cachées.
terminal-curtain = Seul le regard de { $player } est admis à présent. { $player }, appuyez sur Entrée quand vous êtes là.

# Rokoko.
terminal-rokoko-title =
    { $edition ->
        [deluxe] { rokoko-title }, Deluxe
       *[other] { rokoko-title }, 2013
    }
terminal-rokoko-table = Le palais
terminal-rokoko-belongings = L’atelier de { $player }
terminal-rokoko-round = Manche { $round } sur { $rounds }
terminal-rokoko-start = { $player } commence
terminal-rokoko-supply = stock : tuiles { $tiles }, tenues { $dresses }
terminal-rokoko-windows = Vitrines de l’atelier (▒ : bientôt passées de mode)
terminal-rokoko-hire = À engager pour £{ $price } (restent par niveau : { $stack })
terminal-rokoko-halls = Salles : majorités, places d’hôtes, musiciens
terminal-rokoko-decorations-heading = Embellissements
terminal-rokoko-decorations =
    { $kind ->
        [fireworks] feux d’artifice
        [musician] musiciens
        [jeweler] bijoutier
       *[statue] statues
    }
terminal-rokoko-income =
    { $edition ->
        [deluxe] { $row ->
            [upper] cuisine de gauche
           *[lower] cuisine de droite
        }
       *[other] { $row ->
            [upper] fontaine supérieure
           *[lower] fontaine inférieure
        }
    }
terminal-rokoko-all-halls = toutes les salles
terminal-rokoko-column-hand = main
terminal-rokoko-column-staff = pers.
terminal-rokoko-column-income = revenu
terminal-rokoko-column-dresses = tenues
terminal-rokoko-column-decorations = embell.
terminal-rokoko-pile =
    { $pile ->
        [hand] main { $count }
        [reserve] réserve { $count }
        [discard] défausse { $count }
        [leaving] départs { $count }
        [jewels] bijoux { $count }
       *[tiles] tuiles { $count }
    }
terminal-rokoko-silk = soie
terminal-rokoko-spaces =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
terminal-generic-table = La table
terminal-generic-guide = Ce jeu n’a pas encore de plateau à lui : la table est montrée par les noms de ses parties. Choisissez par numéro, ou tapez un coup comme dans les parties notées.
terminal-more-choices = d’autres …
terminal-rokoko-do-favour = réclamer la faveur de la Reine
terminal-rokoko-do-acquire = acquérir des ressources
terminal-rokoko-do-tailor = créer une tenue
terminal-rokoko-do-hire = engager un commis
terminal-rokoko-do-depute = déléguer ce commis
terminal-rokoko-do-fund = financer un embellissement
terminal-rokoko-do-pass = aucune action principale
terminal-rokoko-do-keep = garder la tuile comme soie
terminal-rokoko-do-trade = échanger la tuile
terminal-rokoko-do-trade-for-yarn = échanger la tuile contre de la laine
terminal-rokoko-do-trade-for-lace = échanger la tuile contre de la dentelle
terminal-rokoko-do-sell = vendre la tenue
terminal-rokoko-do-use = utiliser le bonus
terminal-rokoko-do-skip = renoncer au bonus
terminal-rokoko-do-yarn = 1 laine
terminal-rokoko-do-lace = 1 dentelle
terminal-rokoko-do-more = payer encore une fois
terminal-rokoko-do-done = c’est tout
terminal-rokoko-sign-livres = louis d’or
terminal-rokoko-sign-prestige = prestige
terminal-rokoko-sign-yarn = laine
terminal-rokoko-sign-lace = dentelle
terminal-rokoko-sign-tile = tuile ressource
terminal-rokoko-sign-master = demande un Maître
terminal-rokoko-sign-lady = robe pour une dame
terminal-rokoko-sign-gent = habit pour un gentilhomme
terminal-rokoko-sign-times = combien de fois compte une tenue sur la terrasse
terminal-rokoko-sign-owner = appartient à la place 1
terminal-rokoko-jewels = Le bijoutier (les nouveaux à gauche, le dernier part) ; dans le sac :
terminal-rokoko-tasks = tâches
terminal-rokoko-trial = £{ $fee }, ★{ $prestige }, cartes { $cards }
terminal-rokoko-specialist = spécial
terminal-rokoko-specialist-hired = engagé
terminal-rokoko-du-barry = Madame du Barry : main { $hand }, pioche { $supply }, tuiles { $tiles } (★{ $points }) ; dernier tour :
terminal-rokoko-her-card =
    { $role ->
        [decides] décide
       *[full] cette salle est pleine
    }
terminal-rokoko-her-jewel =
    { $jewel ->
        [match] bijou assorti
        [fit] bijou convenable
       *[none] pas de bijou
    }
terminal-rokoko-do-journeyman-trial = terminer les épreuves de Compagnon
terminal-rokoko-do-master-trial = terminer les épreuves de Maître
terminal-rokoko-do-no-jewel = pas de bijou
terminal-rokoko-sign-necklace = collier ; à table : tous les bijoux
terminal-rokoko-sign-ring = bague
terminal-rokoko-sign-bonus = tenue avec un bonus
terminal-rokoko-sign-rent-only = ne se vend pas, se loue seulement
terminal-rokoko-guide-aim = Le roi donne un bal. Après sept manches, le tailleur au plus grand prestige gagne : tenues dans les salles, majorités, embellissements et argent.
terminal-rokoko-guide-hand = 1. À chaque manche, chacun choisit en secret trois commis de sa réserve.
terminal-rokoko-guide-turn = 2. À tour de rôle, on joue un commis : d’abord une action principale, puis le bonus du commis. On continue jusqu’à ce que les mains soient vides.
terminal-rokoko-guide-workers = Un Maître peut tout ; un Compagnon ne peut pas engager ; un Apprenti ne peut ni engager, ni créer une tenue, ni réclamer la faveur.
terminal-rokoko-guide-dress = Une tenue coûte le prix de sa vitrine, de la soie, de la laine et de la dentelle. Louez-la à un hôte dans une salle pour du prestige, ou vendez-la.
terminal-rokoko-guide-end = 3. Puis vient le revenu. La faveur donne la main à la manche suivante, ou du prestige à la fin.
terminal-rokoko-guide-jewels = Bijoux : qui a une case du bijoutier peut acheter un bijou avec une tenue louée, un collier avec une robe, une bague avec une veste. Un bijou de la couleur de la tenue apporte une tuile ressource. Chaque bijou rapporte 1 louis d’or par manche et 1 prestige à la fin.
terminal-rokoko-guide-trials = Épreuves : les tâches se cochent en passant, par des commis du rang qu’elles nomment. Quand toutes sont cochées, un Apprenti termine les épreuves de Compagnon, un Compagnon celles de Maître : il part, et vous choisissez mieux dans la pioche.
terminal-rokoko-guide-specialist = Un Maître peut engager gratuitement votre Apprenti spécialisé dès que sa condition est remplie ; son bonus vaut 3 prestige à chaque fois.
terminal-rokoko-guide-festivity = Les tenues de fête apportent du prestige dès leur confection ; elles ne se vendent pas.
terminal-rokoko-guide-expert = Les tenues d’experts apportent leur bonus à la location ; toutes sauf une ne se vendent pas.
terminal-rokoko-guide-du-barry = Madame du Barry joue à chaque tour la première carte de sa main, sans payer ni choisir. Ce qu’elle ne peut pas faire lui rapporte 3 prestige. Ses tuiles ne reviennent jamais, et deux d’entre elles valent 1 prestige. Vous ne gagnez qu’avec plus de prestige qu’elle.

# Augsburg 1520.
terminal-augsburg-table = Nobles et privilèges
terminal-augsburg-belongings = Le comptoir de { $player }
terminal-augsburg-round =
    { $round ->
        [0] Premier achat
       *[other] Tour { $round } sur { $rounds }
    }
terminal-augsburg-opens = { $player } ouvre
terminal-augsburg-pile =
    { $florins ->
        [0] pioche { $notes }
       *[other] pioche { $notes } (dessus ƒ{ $florins })
    }
terminal-augsburg-discard = défausse { $notes }
terminal-augsburg-visits = Visites de ce tour
terminal-augsburg-won = l’emporte avec { $notes }
terminal-augsburg-in-vain = personne
terminal-augsburg-leads = mène
terminal-augsburg-holds = tient
terminal-augsburg-overbid = dépassé
terminal-augsburg-passed = passe
terminal-augsburg-silent = …
terminal-augsburg-display = Cartes de privilèges à gagner
terminal-augsburg-in-use =
    { $uses ->
        [0] deux privilèges utilisés
        [one] encore { $uses } privilège
       *[other] encore { $uses } privilèges
    }
terminal-augsburg-ladders = Échelons : revenu par tour, cartes restantes, qui s’y tient
terminal-augsburg-rights = Tuiles de droits, la première en tête
terminal-augsburg-track = Prestige (╫ : à passer avec une église, puis une cathédrale)
terminal-augsburg-column-income = par tour
terminal-augsburg-column-rights = droits
terminal-augsburg-column-seen = vues
terminal-augsburg-money = florins
terminal-augsburg-left = restent
terminal-augsburg-offer = à vendre
terminal-augsburg-hand = main
terminal-augsburg-seen = vues de tous
terminal-augsburg-rejected = refusées
terminal-augsburg-discarded = défausse
terminal-augsburg-levels = échelons
terminal-augsburg-income = par tour
terminal-augsburg-own-rights = droits
terminal-augsburg-do-buy = acheter
terminal-augsburg-do-reject = laisser
terminal-augsburg-do-pass = passer
terminal-augsburg-do-number =
    { $what ->
        [hold] tenir à { $notes }
       *[bid] offrir { $notes }
    }
terminal-augsburg-do-give-up = renoncer à un privilège
terminal-augsburg-do-trade = des florins pour le jaune
terminal-augsburg-do-done = c’est tout
terminal-augsburg-do-accept-florins = des florins
terminal-augsburg-do-accept-point = un point
terminal-augsburg-do =
    { $what ->
        [climb] monter : { $thing }
        [take] prendre : { $thing }
        [build] bâtir : { $thing }
        [architect] l’architecte bâtit : { $thing }
       *[use] utiliser : { $thing }
    }
terminal-augsburg-all-valid = toutes les vôtres
terminal-augsburg-buy-all = acheter tout le reste
terminal-augsburg-buy-none = laisser tout le reste
terminal-augsburg-lowest = les plus basses
terminal-augsburg-best = la meilleure, et des basses
terminal-augsburg-jokers = des basses, et des jokers
terminal-augsburg-sign-florins = florins
terminal-augsburg-sign-prestige = prestige
terminal-augsburg-sign-notes = reconnaissances de dettes
terminal-augsburg-sign-owner = siège 1
terminal-augsburg-guide-aim = Cinq nobles ont besoin d’argent, et vous leur en prêtez. À la fin, le plus grand prestige l’emporte ; l’argent et les reconnaissances ne comptent plus.
terminal-augsburg-guide-buy = 1. Chacun achète en secret des reconnaissances de dettes. Chacune est celle d’un des quatre nobles ; les jokers (J) vont avec tous.
terminal-augsburg-guide-bid = 2. À chaque tour, on visite les cinq nobles l’un après l’autre. Offrez un nombre de reconnaissances de ce noble : surenchérir, tenir, ou passer pour de bon. Chez Maximilien, toutes comptent. Des jokers seuls ne sont pas une offre.
terminal-augsburg-guide-showdown = Si plusieurs restent au nombre le plus haut, ils montrent leurs reconnaissances ensemble : la plus haute valeur l’emporte. Seul le vainqueur défausse ; le deuxième et le troisième reçoivent 100 et 50 florins.
terminal-augsburg-guide-card = Le vainqueur prend une carte de privilèges et en utilise deux sur trois, ou renonce à un privilège pour 2 points. Montez parmi les comptoirs (florins), les titres (prestige) ou les fonctions (reconnaissances), prenez un droit, ou bâtissez. Quand les cartes d’échelon manquent, on prend celle d’un autre.
terminal-augsburg-guide-limits = Sans église, nul ne dépasse 25 points ; sans cathédrale, 45. Ce que l’on gagne au-delà est perdu.
terminal-augsburg-guide-income = 3. Puis chacun reçoit des florins et du prestige, et achète des reconnaissances. Après le dernier tour, il n’y a que du prestige.
