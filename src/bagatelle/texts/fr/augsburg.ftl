# Augsburg 1520. Les mots sont ceux du glossaire de docs/rules/augsburg.md.
augsburg-title = Augsburg 1520

# Les quantités.
augsburg-florins =
    { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
    }
    .gained =
        { $florins ->
            [one] +{ $florins } florin
           *[other] +{ $florins } florins
        }
    .paid =
        { $florins ->
            [one] −{ $florins } florin
           *[other] −{ $florins } florins
        }
augsburg-notes =
    { $notes ->
        [one] { $notes } reconnaissance
       *[other] { $notes } reconnaissances
    }
augsburg-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .gained = +{ $points } prestige
    .lost =
        { $lost ->
            [0] {""}
            [one] {" "}({ $lost } autre est perdu à la limite)
           *[other] {" "}({ $lost } autres sont perdus à la limite)
        }
augsburg-number =
    { $number ->
        [one] { $number } reconnaissance
       *[other] { $number } reconnaissances
    }

# Les choses, avec les noms que les comptes rendus utilisent.
augsburg-noble =
    { $noble ->
        [philipp] Philippe
        [louise] Louise
        [leo] Léo
        [maria] Maria
       *[maximilian] Maximilien
    }
augsburg-note = { augsburg-noble } { $value }
    .a = { augsburg-note }
augsburg-joker = joker
    .a = un joker
augsburg-icon =
    { $icon ->
        [money500] 500 florins
        [points6] 6 points
        [points7] 7 points
        [draw] pioche
        [yellow] jaune
        [orange] orange
       *[violet] violet
    }
augsburg-effect =
    { $icon ->
        [draw] Piocher { $amount } reconnaissances et en défausser une.
        [yellow] Gravir un échelon des comptoirs ou, dès l’échelon 2, recevoir { $amount } florins.
        [orange] Gravir un échelon des titres, ou prendre un blason ou des lettres de noblesse.
        [violet] Gravir un échelon des fonctions, prendre un monnayeur ou un architecte, ou bâtir.
        [money500] Recevoir { $amount } florins.
       *[points] Gagner { $amount } points.
    }
augsburg-card = carte { $name } ({ $first }, { $second }, { $third })
    .seen = carte ({ $first }, { $second }, { $third })
augsburg-category =
    { $category ->
        [yellow] comptoirs
        [orange] titres de noblesse
       *[violet] fonctions
    }
augsburg-step =
    { $step ->
        [yellow-1] Augsbourg
        [yellow-2] Innsbruck
        [yellow-3] Venise
        [yellow-4] Anvers
        [orange-1] bourgeois
        [orange-2] baron
        [orange-3] comte
        [orange-4] prince
        [violet-1] marchand
        [violet-2] maître d’une corporation
        [violet-3] conseiller municipal
       *[violet-4] maire
    }
    .to =
        { $step ->
            [yellow-1] au comptoir d’Augsbourg
            [yellow-2] au comptoir d’Innsbruck
            [yellow-3] au comptoir de Venise
            [yellow-4] au comptoir d’Anvers
            [orange-1] au rang de bourgeois
            [orange-2] au rang de baron
            [orange-3] au rang de comte
            [orange-4] au rang de prince
            [violet-1] à la fonction de marchand
            [violet-2] à la fonction de maître d’une corporation
            [violet-3] à la fonction de conseiller municipal
           *[violet-4] à la fonction de maire
        }
augsburg-tile =
    { $tile ->
        [coat_of_arms] blason
        [letters_of_nobility] lettres de noblesse
        [mint_master] monnayeur
        [architect] architecte
        [church] église
       *[cathedral] cathédrale
    }
    .a =
        { $tile ->
            [coat_of_arms] un blason
            [letters_of_nobility] des lettres de noblesse
            [mint_master] un monnayeur
            [architect] un architecte
            [church] une église
           *[cathedral] une cathédrale
        }

# Les questions.
augsburg-question-buy = Achetons-nous { $note } pour { augsburg-florins } ?
augsburg-question-bid =
    { $number ->
        [0] Personne n’a encore enchéri pour { $noble }. Combien de reconnaissances offrez-vous ?
        [one] { $noble } : { $number } reconnaissance est demandée. Restez-vous ?
       *[other] { $noble } : { $number } reconnaissances sont demandées. Restez-vous ?
    }
augsburg-question-show =
    { $notes ->
        [one] Quelle reconnaissance montrez-vous ? Il en reste { $notes } à choisir.
       *[other] Quelles reconnaissances montrez-vous ? Il en reste { $notes } à choisir.
    }
augsburg-question-card = Quelle carte de privilèges prenez-vous ?
augsburg-question-use =
    { $uses ->
        [0] Les deux privilèges sont utilisés. L’architecte bâtit-il ?
        [one] Il reste { $uses } privilège à utiliser. Lequel ?
       *[other] Il reste { $uses } privilèges à utiliser. Lequel d’abord ?
    }
augsburg-question-victim = À qui prenez-vous la carte d’échelon ?
augsburg-question-compensation = Votre carte d’échelon est partie. Des florins ou un point ?
augsburg-question-discard = Laquelle des deux reconnaissances défaussez-vous ?
augsburg-question-give = Les reconnaissances manquent. Laquelle rendez-vous ?

# Les conseils.
augsburg-hint-price = coûte { augsburg-florins }
augsburg-hint-florins = rapporte { augsburg-florins }
augsburg-hint-points = rapporte { augsburg-points }{ augsburg-points.lost }
augsburg-hint-climb = { $step }, de la réserve
augsburg-hint-steal = { $step }, pris à quelqu’un d’autre
augsburg-hint-tile =
    { $tile ->
        [coat_of_arms] { $amount } de plus en prestige à chaque tour
        [letters_of_nobility] { $amount } de plus en prestige à chaque tour
        [mint_master] une reconnaissance gratuite à chaque tour
       *[architect] un bâtiment de plus à chaque carte
    }

# Ce qui se passe.
augsburg-event-start-player-chosen =
    { $who ->
        [you] Vous commencez
       *[other] { $player } commence
    }
augsburg-event-round-begun = Le tour { $round } commence
augsburg-event-card-laid = Exposée : { $card }
augsburg-event-card-left = Personne ne l’a prise, elle s’en va : { $card }
augsburg-event-notes-offered =
    { $who ->
        [you] Vous pouvez acheter { augsburg-notes }
       *[other] { $player } peut acheter { augsburg-notes }
    }
augsburg-event-note-offered =
    { $who ->
        [you] Vous pouvez acheter { $note-a }
       *[other] { $player } peut acheter { $note-a }
    }
augsburg-event-free-note-drawn =
    { $who ->
        [you] Vous piochez { $note-a } sans payer
       *[other] { $player } pioche { $note-a } sans payer
    }
augsburg-event-free-note-drawn-hidden =
    { $who ->
        [you] Vous piochez une reconnaissance sans payer
       *[other] { $player } pioche une reconnaissance sans payer
    }
augsburg-event-pile-renewed =
    { $notes ->
        [one] { $notes } reconnaissance défaussée forme une nouvelle pioche
       *[other] { $notes } reconnaissances défaussées forment une nouvelle pioche
    }
augsburg-event-top-seen = La première reconnaissance de la pioche coûte { augsburg-florins }
augsburg-event-note-bought =
    { $who ->
        [you] Vous achèterez { $note-a }, { GAIN(augsburg-florins.paid) }
       *[other] { $player } achètera { $note-a }, { GAIN(augsburg-florins.paid) }
    }
augsburg-event-note-rejected =
    { $who ->
        [you] Vous n’achèterez pas { $note-a }
       *[other] { $player } n’achètera pas { $note-a }
    }
augsburg-event-purchases-made =
    { $notes ->
        [0] Tous ont acheté, rien n’est défaussé
        [one] Tous ont acheté ; { $notes } reconnaissance est défaussée
       *[other] Tous ont acheté ; { $notes } reconnaissances sont défaussées
    }
augsburg-event-visit-begun =
    { $who ->
        [you] Visite chez { $noble } : vous ouvrez
       *[other] Visite chez { $noble } : { $player } ouvre
    }
augsburg-event-number-named =
    { $who ->
        [you] Vous offrez { augsburg-number }
       *[other] { $player } offre { augsburg-number }
    }
augsburg-event-number-held =
    { $who ->
        [you] Vous tenez à { augsburg-number }
       *[other] { $player } tient à { augsburg-number }
    }
augsburg-event-passed =
    { $who ->
        [you] Vous passez
       *[other] { $player } passe
    }
augsburg-event-visit-in-vain = Personne n’enchérit pour { $noble } ; la visite est vaine
augsburg-event-note-picked =
    { $who ->
        [you] Vous montrerez { $note-a }
       *[other] { $player } montrera { $note-a }
    }
augsburg-event-note-shown =
    { $who ->
        [you] Vous montrez { $note-a }
       *[other] { $player } montre { $note-a }
    }
augsburg-event-auction-won =
    { $who ->
        [you] Vous l’emportez chez { $noble } avec { augsburg-number }
       *[other] { $player } l’emporte chez { $noble } avec { augsburg-number }
    }
augsburg-event-notes-taken-back =
    { $who ->
        [you] Vous reprenez { augsburg-notes }
       *[other] { $player } reprend { augsburg-notes }
    }
augsburg-event-rival-compensated =
    { $who ->
        [you] Vous recevez un merci pour votre peine, { GAIN(augsburg-florins.gained) }
       *[other] { $player } reçoit un merci pour sa peine, { GAIN(augsburg-florins.gained) }
    }
augsburg-event-card-taken =
    { $who ->
        [you] Vous prenez la { $card }
       *[other] { $player } prend la { $card }
    }
augsburg-event-money-taken =
    { $who ->
        [you] Vous prenez de l’argent, { GAIN(augsburg-florins.gained) }
       *[other] { $player } prend de l’argent, { GAIN(augsburg-florins.gained) }
    }
augsburg-event-points-gained =
    { $who ->
        [you] Vous montez en estime, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
       *[other] { $player } monte en estime, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
    }
augsburg-event-use-given-up =
    { $who ->
        [you] Vous renoncez à un privilège, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
       *[other] { $player } renonce à un privilège, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
    }
augsburg-event-note-drawn =
    { $who ->
        [you] Vous piochez { $note-a }
       *[other] { $player } pioche { $note-a }
    }
augsburg-event-note-drawn-hidden =
    { $who ->
        [you] Vous piochez une reconnaissance
       *[other] { $player } pioche une reconnaissance
    }
augsburg-event-note-discarded =
    { $who ->
        [you] Vous défaussez { $note-a }
       *[other] { $player } défausse { $note-a }
    }
augsburg-event-climbed =
    { $who ->
        [you] Vous accédez { $step-to }
       *[other] { $player } accède { $step-to }
    }
augsburg-event-step-stolen =
    { $who ->
        [you] Vous accédez { $step-to } et prenez la carte de { $victim }
       *[other] { $whom ->
            [you] { $player } accède { $step-to } et prend votre carte
           *[other] { $player } accède { $step-to } et prend la carte de { $victim }
        }
    }
augsburg-event-step-handed =
    { $who ->
        [you] Vous remettez à { $victim } votre carte d’échelon : { $step }
       *[other] { $whom ->
            [you] { $player } vous remet une carte d’échelon : { $step }
           *[other] { $player } remet à { $victim } une carte d’échelon : { $step }
        }
    }
augsburg-event-victim-paid =
    { $who ->
        [you] Vous recevez un dédommagement, { GAIN(augsburg-florins.gained) }
       *[other] { $player } reçoit un dédommagement, { GAIN(augsburg-florins.gained) }
    }
augsburg-event-victim-honoured =
    { $who ->
        [you] Vous recevez un dédommagement, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
       *[other] { $player } reçoit un dédommagement, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
    }
augsburg-event-florins-traded =
    { $who ->
        [you] Vous échangez un privilège jaune contre de l’argent, { GAIN(augsburg-florins.gained) }
       *[other] { $player } échange un privilège jaune contre de l’argent, { GAIN(augsburg-florins.gained) }
    }
augsburg-event-tile-taken =
    { $who ->
        [you] { $amount ->
            [0] Vous prenez { $tile-a }
           *[other] Vous prenez { $tile-a }, { $amount } par tour
        }
       *[other] { $amount ->
            [0] { $player } prend { $tile-a }
           *[other] { $player } prend { $tile-a }, { $amount } par tour
        }
    }
augsburg-event-built =
    { $who ->
        [you] Vous bâtissez { $tile-a }, { GAIN(augsburg-florins.paid) }
       *[other] { $player } bâtit { $tile-a }, { GAIN(augsburg-florins.paid) }
    }
augsburg-event-built-by-architect =
    { $who ->
        [you] Vous faites bâtir { $tile-a } par l’architecte, { GAIN(augsburg-florins.paid) }
       *[other] { $player } fait bâtir { $tile-a } par l’architecte, { GAIN(augsburg-florins.paid) }
    }
augsburg-event-income-paid =
    { $who ->
        [you] Vos revenus : { GAIN(augsburg-florins.gained) }
       *[other] { $player } touche ses revenus, { GAIN(augsburg-florins.gained) }
    }
augsburg-event-prestige-gained =
    { $who ->
        [you] Vos titres et vos tuiles : { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
       *[other] { $player } reçoit les honneurs de ses titres et tuiles, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
    }
augsburg-event-shortage = Les reconnaissances manquent : il en faut { $due }, il y en a { $there }
augsburg-event-note-given =
    { $who ->
        [you] Vous rendez { $note-a }
       *[other] { $player } rend { $note-a }
    }
augsburg-event-notes-given =
    { $notes ->
        [one] { $notes } reconnaissance est rendue et placée sous la pioche
       *[other] { $notes } reconnaissances sont rendues et placées sous la pioche
    }
augsburg-event-game-ended = Les derniers revenus sont versés, la partie est finie

# Pourquoi quelque chose est impossible.
augsburg-no-over = La partie est finie.
augsburg-no-others-still-buy = Vous avez choisi. Les autres achètent encore.
augsburg-no-not-your-turn = C’est à un autre joueur d’enchérir.
augsburg-no-others-show = D’autres choisissent les reconnaissances qu’ils montrent.
augsburg-no-others-give = D’autres choisissent les reconnaissances qu’ils rendent.
augsburg-no-card-first = Réglons d’abord la carte de privilèges.
augsburg-no-buy-first = Décidez d’abord de vos achats.
augsburg-no-cannot-pay = Elle coûte { augsburg-florins } et il vous reste { $left }.
augsburg-no-next-note = Les reconnaissances se décident dans l’ordre : d’abord { $note }.
augsburg-no-not-offered = Cette reconnaissance ne vous est pas proposée.
augsburg-no-bid-first = D’abord, enchérissez, tenez ou passez.
augsburg-no-nothing-to-hold = Personne n’a encore annoncé de nombre.
augsburg-no-no-noble-note = Une offre demande une reconnaissance d’un noble qui compte ici, et vous n’en avez pas.
augsburg-no-bid-higher =
    { $number ->
        [one] { $number } reconnaissance est déjà offerte ; offrez plus.
       *[other] { $number } reconnaissances sont déjà offertes ; offrez plus.
    }
augsburg-no-too-few-notes =
    { $number ->
        [one] Vous n’avez que { $number } reconnaissance qui compte ici.
       *[other] Vous n’avez que { $number } reconnaissances qui comptent ici.
    }
augsburg-no-show-first = Choisissez d’abord les reconnaissances que vous montrez.
augsburg-no-not-in-hand = Cette reconnaissance n’est pas dans votre main.
augsburg-no-not-valid = Cette reconnaissance ne compte pas chez le noble visité.
augsburg-no-only-jokers = Des jokers seuls ne font pas une offre ; prenez d’abord la reconnaissance d’un noble.
augsburg-no-in-order = Les reconnaissances se choisissent dans l’ordre : après { $note }, seulement la suite.
augsburg-no-leaves-too-few = Il en resterait trop peu après elle.
augsburg-no-not-on-display = Cette carte n’est pas exposée.
augsburg-no-take-a-card = Prenez d’abord une carte de privilèges.
augsburg-no-use-first = Terminez d’abord la carte de privilèges.
augsburg-no-use-or-give-up = Il reste un privilège à utiliser, ou à abandonner contre des points.
augsburg-no-no-uses-left = Les deux privilèges sont utilisés.
augsburg-no-icon-used = Ce privilège est utilisé : { $icon }.
augsburg-no-not-on-card = Cette carte ne le montre pas : { $icon }.
augsburg-no-nothing-to-draw = Il n’y a aucune reconnaissance à piocher.
augsburg-no-highest-level = Vous êtes au plus haut échelon.
augsburg-no-trade-from-level-2 = Des florins au lieu de monter, c’est à partir de l’échelon 2.
augsburg-no-tile-owned = Vous avez déjà une telle tuile ; une seule est permise.
augsburg-no-level-too-low = Ce droit demande l’échelon { $level }.
augsburg-no-no-architect = Vous n’avez pas d’architecte.
augsburg-no-architect-has-built = L’architecte a déjà bâti avec cette carte.
augsburg-no-built-already = Vous l’avez déjà bâtie.
augsburg-no-building-price = Cela coûte { augsburg-florins }.
augsburg-no-no-victim = Ce joueur n’a pas de carte d’échelon que vous puissiez prendre.
augsburg-no-name-a-victim = Dites d’abord à qui vous prenez la carte d’échelon.
augsburg-no-accept-first = Acceptez d’abord des florins ou un point.
augsburg-no-not-drawn = Défaussez l’une des deux reconnaissances piochées.
augsburg-no-discard-first = Défaussez d’abord l’une des deux reconnaissances.
augsburg-no-give-first = Rendez d’abord une reconnaissance.

# La fin.
augsburg-line-titles = Titres de noblesse
augsburg-line-coats = Blason
augsburg-line-letters = Lettres de noblesse
augsburg-line-privileges = Privilèges de 6 et 7 points
augsburg-line-given-up = Privilèges abandonnés
augsburg-line-thefts = Dédommagement des vols
augsburg-tie-cathedral = Prix de la cathédrale
augsburg-tie-church = Prix de l’église
augsburg-verdict = La partie est finie : { $player } a le plus de prestige.
augsburg-verdict-tied =
    { $tile ->
        [church] La partie est finie, à égalité de prestige : { $player } a l’église la plus chère et l’emporte.
       *[cathedral] La partie est finie, à égalité de prestige : { $player } a la cathédrale la plus chère et l’emporte.
    }
augsburg-verdict-shared = La partie est finie : { $winners } se partagent la victoire.

## La boîte
augsburg-box-notes = Les { $notes } reconnaissances de dettes, par valeur
augsburg-box-cards = Les { $cards } cartes de privilèges
augsburg-box-steps = Échelons
augsburg-box-rights = Tuiles de droits
augsburg-box-by-players = Tours, et cartes d’échelon par catégorie
augsburg-box-column-name = Nom
augsburg-box-column-value = Valeur
augsburg-box-column-price = Prix
augsburg-box-column-first = Premier
augsburg-box-column-second = Deuxième
augsburg-box-column-third = Troisième
augsburg-box-column-category = Catégorie
augsburg-box-column-level = Échelon
augsburg-box-column-income = Revenu
augsburg-box-column-free = Reconnaissances gratuites
augsburg-box-column-tiles = Tuiles, la première en tête
augsburg-box-column-players = Joueurs
augsburg-box-column-rounds = Tours
augsburg-box-column-small = Petites (échelon 2)
augsburg-box-column-medium = Moyennes (échelon 3)
augsburg-box-column-large = Grandes (échelon 4)
augsburg-rules-note = n est le nombre de joueurs. Les échelons vont de 1 à 4 dans trois catégories : jaune pour les comptoirs, orange pour les titres de noblesse, violet pour les fonctions. Une reconnaissance est toujours une reconnaissance de dettes. Les remarques, les marges et les exemples cités sont ceux du livret français.

## À l’écran
augsburg-amount = { $amount }
augsburg-visit-to = Visite chez { $noble }
augsburg-icons = { $first }, { $second }, { $third }
augsburg-open = Offrir { augsburg-number }
augsburg-hold = Tenir à { $number }
augsburg-raise = Surenchérir à { $number }
augsburg-choice =
    { $kind ->
        [pass] Passer
        [card] Prendre : { $thing }
        [buy] Acheter : { $thing }
        [reject] Ne pas acheter : { $thing }
        [use] Utiliser : { $thing }
        [give_up] Renoncer à un privilège
        [climb] Gravir un échelon : { $thing }
        [trade] Des florins pour le jaune
        [take] Prendre : { $thing }
        [build] Bâtir : { $thing }
        [architect] L’architecte bâtit : { $thing }
        [done] Terminé
        [rob] À { $thing }
        [accept_florins] Des florins
        [accept_point] Un point
       *[other] { $thing }
    }
augsburg-not-this = Pas cela
augsburg-tab-visit = Visite
augsburg-tab-ladders = Échelons
augsburg-tab-privileges = Privilèges
augsburg-tab-rights = Droits
augsburg-tab-notes = Ma main
augsburg-my-notes = Mes reconnaissances
augsburg-table-of = Ce que tous savent de { $name }
augsburg-offers = Privilèges et droits
augsburg-privileges = Privilèges
augsburg-two-of-three = deux sur trois servent
augsburg-to-be-won = À gagner
augsburg-rights = Droits
augsburg-opening = Premier achat
augsburg-round = Tour { $round } sur { $rounds }

# Le chemin des visites.
augsburg-visits = Les visites de ce tour
augsburg-visit-now = On rend visite à { $noble }.
augsburg-visit-ahead = { $noble } recevra plus tard.
augsburg-visit-won = Chez { $noble }, { $name } l’a emporté avec { augsburg-number }.
augsburg-noble-told =
    { $noble ->
        [philipp] Les reconnaissances de Philippe et les jokers comptent.
        [louise] Les reconnaissances de Louise et les jokers comptent.
        [leo] Les reconnaissances de Léo et les jokers comptent.
        [maria] Les reconnaissances de Maria et les jokers comptent.
       *[maximilian] Toutes les reconnaissances et les jokers comptent, mêlés à volonté.
    }
augsburg-auction-told = On offre un nombre de reconnaissances ; les valeurs ne comptent que si plusieurs restent au même nombre. Des jokers seuls ne sont pas une offre.
augsburg-with = avec { $number }
augsburg-in-vain = personne
augsburg-any-notes = toutes
augsburg-won-by = { $name } l’emporte avec { augsburg-number }.
augsburg-showdown = Comparaison avec { augsburg-number } : la plus haute valeur l’emporte.
augsburg-shows = Personne d’autre ne reste : { augsburg-number } à montrer.
augsburg-picks = choisit
augsburg-speaks = parle
augsburg-said =
    { $said ->
        [leads] mène
        [holds] tient
        [overbid] dépassé
        [passed] passe
       *[nothing] attend
    }
augsburg-said-told =
    { $said ->
        [leads] { $name } mène avec { augsburg-number }.
        [holds] { $name } tient à { augsburg-number }.
        [overbid] { $name } a offert { augsburg-number }, et quelqu’un est monté plus haut.
        [passed] { $name } a passé.
       *[nothing] { $name } n’a pas encore parlé.
    }
augsburg-showed =
    { $won ->
        [yes] gagne
       *[no] montre
    }
augsburg-showed-told =
    { $won ->
        [yes] { $name } l’emporte, avec au mieux { $note }.
       *[no] { $name } montre au mieux { $note }.
    }
augsburg-income = Revenus
augsburg-income-told =
    { $last ->
        [yes] Après les cinq visites du dernier tour, chacun reçoit du prestige, et rien d’autre.
       *[no] Après les cinq visites, chacun reçoit des florins et du prestige, et peut acheter de nouvelles reconnaissances.
    }
augsburg-purchase = Reconnaissances à vendre
augsburg-purchase-told = Tous choisissent en même temps. Ce qui n’est pas acheté est défaussé sans être vu.
augsburg-shortage = Les reconnaissances manquent
augsburg-shortage-told =
    { $missing ->
        [0] Chacun en rend une en secret, jusqu’à ce qu’il y en ait assez à distribuer.
        [one] Il en manque une pour distribuer. Chacun en rend une en secret.
       *[other] Il en manque { $missing } pour distribuer. Chacun en rend une en secret, jusqu’à ce qu’il y en ait assez.
    }
augsburg-buys-told =
    { $done ->
        [yes] { $name } a choisi.
       *[no] { $name } choisit encore ; à vendre : { augsburg-notes }.
    }
augsburg-gives-told =
    { $done ->
        [yes] { $name } a choisi.
       *[no] { $name } choisit encore.
    }
augsburg-ponders = choisit
augsburg-ready = c’est fait

# La piste.
augsburg-track = Prestige
augsburg-stands =
    { $limit ->
        [0] { $name } : { augsburg-points }, sans limite.
       *[other] { $name } : { augsburg-points }, jusqu’à { $limit }.
    }
augsburg-gate =
    { $tile ->
        [church] { $points }, avec une église
       *[cathedral] { $points }, avec une cathédrale
    }
augsburg-gate-told =
    { $tile ->
        [church] Sans église, nul ne dépasse { $points } points. Ce que l’on gagne au-delà est perdu.
       *[cathedral] Pour dépasser { $points } points, il faut une église et une cathédrale. Ce que l’on gagne au-delà est perdu.
    }
augsburg-limit =
    { $tile ->
        [church] Vous vous arrêtez à { $limit } points tant que vous n’avez pas d’église.
        [cathedral] Vous vous arrêtez à { $limit } points tant que vous n’avez pas de cathédrale.
       *[none] Avec une église et une cathédrale, rien ne vous arrête.
    }
augsburg-limit-of =
    { $tile ->
        [church] { $name } s’arrête à { $limit } points, faute d’église.
        [cathedral] { $name } s’arrête à { $limit } points, faute de cathédrale.
       *[none] Rien n’arrête { $name } sur la piste.
    }

# Échelons et droits.
augsburg-each-round =
    { $category ->
        [yellow] florins par tour
        [orange] prestige par tour
       *[violet] reconn. par tour
    }
augsburg-left =
    { $left ->
        [one] reste { $left }
       *[other] reste { $left }
    }
augsburg-step-income =
    { $category ->
        [yellow] { $income } florins par tour
        [orange] { $income } points par tour
       *[violet] { $free ->
            [0] { $income } reconnaissances à vendre par tour
           *[other] { $income } reconnaissances à vendre par tour, et { $free } sans payer
        }
    }
augsburg-step-told = { $step }, échelon { $level } : { $income }. { $supply ->
        [none] Aucune carte n’est nécessaire.
        [0] Il ne reste pas de carte d’échelon.
       *[other] Cartes d’échelon restantes : { $supply }.
    } { $people ->
        [none] Personne ne s’y tient.
       *[other] Ici : { $people }.
    }
augsburg-step-right =
    { $category ->
        [yellow] { $level ->
            [1] D’ici, un privilège jaune ne fait que monter.
            [4] Ici, un privilège jaune vaut { augsburg-florins }.
           *[other] Un privilège jaune fait monter, ou vaut { augsburg-florins }.
        }
        [orange] { $level ->
            [3] Dès cet échelon, un privilège orange peut prendre un blason.
            [4] Un privilège orange prend des lettres de noblesse ou un blason.
           *[other] D’ici, un privilège orange ne fait que monter.
        }
       *[violet] { $level ->
            [3] Un privilège violet fait monter, bâtit, ou prend un monnayeur.
            [4] Un privilège violet bâtit, ou prend un architecte ou un monnayeur.
           *[other] Un privilège violet fait monter ou bâtit.
        }
    }
augsburg-step-theft = Il ne reste pas de carte : qui monte ici prend celle d’un autre, qui reçoit { augsburg-florins } ou { augsburg-points }.
augsburg-right-name =
    { $tile ->
        [coat_of_arms] Blason
        [letters_of_nobility] Lettres de noblesse
        [mint_master] Monnayeur
        [architect] Architecte
        [church] Église
       *[cathedral] Cathédrale
    }
augsburg-right-worth =
    { $tile ->
        [coat_of_arms] { $amount } par tour
        [letters_of_nobility] { $amount } par tour
        [mint_master] +1 reconn.
        [architect] +1 bâtiment
       *[other] { $amount } fl.
    }
augsburg-right-after = puis { $amounts }
augsburg-right-from = dès { $step }
augsburg-right-told =
    { $tile ->
        [coat_of_arms] Des points à chaque revenu, en plus du titre. Se prend avec un privilège orange, au lieu de monter.
        [letters_of_nobility] Des points à chaque revenu, en plus du titre. Se prennent avec un privilège orange, au lieu de monter.
        [mint_master] Une reconnaissance sans payer à chaque revenu. Se prend avec un privilège violet, au lieu de monter.
        [architect] À chaque carte de privilèges, un bâtiment en plus des deux privilèges. Se prend avec un privilège violet, au lieu de monter.
        [church] Lève la limite de { $points } points. Se bâtit avec un privilège violet ou par l’architecte, et se paie aussitôt.
       *[cathedral] Lève la limite de { $points } points. Se bâtit avec un privilège violet ou par l’architecte, et se paie aussitôt.
    }
augsburg-right-pile =
    { $tile ->
        [mint_master] Chacun peut en avoir un.
        [architect] Chacun peut en avoir un.
       *[other] Restent, du dessus au dessous : { $amounts }. Une seule tuile de chaque sorte par personne.
    }
augsburg-right-label = { augsburg-right-name } : { $worth } ; restent : { $left }. { $owners ->
        [none] Personne n’en possède.
       *[other] En possession de { $owners }.
    }
augsburg-no-rights = Aucun pour l’instant.

# Les cartes de privilèges.
augsburg-card-name = Carte de privilèges
augsburg-card-told = Carte de privilèges : { $card }
augsburg-icon-name =
    { $icon ->
        [money500] 500 florins
        [points6] 6 points
        [points7] 7 points
        [draw] Pioche
        [yellow] Jaune, comptoirs
        [orange] Orange, titres de noblesse
       *[violet] Violet, fonctions
    }
augsburg-icon-used = { augsburg-icon-name } : utilisé
augsburg-icon-does = { augsburg-icon-name } : { $effect }
augsburg-two-uses = On en utilise deux sur trois, l’un après l’autre. On peut renoncer à un privilège pour { augsburg-points }.
augsburg-no-cards = Aucune carte n’est exposée.
augsburg-uses-left =
    { $uses ->
        [0] { $name } a utilisé ses deux privilèges.
        [one] { $name } a encore un privilège à utiliser.
       *[other] { $name } a { $uses } privilèges à utiliser.
    }
augsburg-architect-ready = L’architecte peut bâtir.

# Reconnaissances, argent, pioche.
augsburg-note-told =
    { $noble ->
        [joker] Compte comme reconnaissance de n’importe quel noble, mais jamais comme valeur, et jamais seul.
       *[other] Compte chez { $name } et chez Maximilien.
    }
augsburg-offer-told =
    { $marked ->
        [yes] { $note } pour { augsburg-florins }, à acheter
       *[no] { $note } pour { augsburg-florins }, sans marque
    }
augsburg-note-marked =
    { $marked ->
        [yes] { $note }, choix marqué
       *[no] { $note }, sans marque
    }
augsburg-your-florins = Vos florins
augsburg-remain = il resterait { $florins }
augsburg-hidden = Main et florins sont cachés.
augsburg-secret = Chacun est seul à voir ses reconnaissances.
augsburg-offered = À vendre pour vous : { augsburg-notes }
augsburg-drawn = Piochées : l’une des deux est défaussée
augsburg-valid = Comptent chez { $noble } : { augsburg-notes }
augsburg-later = Pour d’autres visites : { augsburg-notes }
augsburg-hand = Votre main : { augsburg-notes }
augsburg-empty-hand = Vous n’avez pas de reconnaissances.
augsburg-your-income = Vos prochains revenus
augsburg-income-next = Prochains revenus
augsburg-income-of = Prochains revenus de { $name }
augsburg-income-sum = { $florins } florins, { $points } points, { $offered } reconnaissances à vendre, { $free } sans payer
augsburg-income-last = Les derniers revenus : { augsburg-points }, ni florins ni reconnaissances
augsburg-known = Reconnaissances vues de tous
augsburg-known-told = Deux jokers au début, et ce qui fut montré puis repris.
augsburg-look-at = Regarder { $name } : comptoirs échelon { $yellow }, titres échelon { $orange }, fonctions échelon { $violet }
augsburg-pile = Pioche { $notes }
augsburg-top = 1re à { $florins } fl.
augsburg-discarded = Défausse { $notes }
augsburg-discards = Défausse
augsburg-discards-known = Vues de tous : { $notes }
augsburg-discards-own = Refusées par vous : { $notes }

# Ce qui est demandé.
augsburg-doing =
    { $people ->
        [one] { $step ->
            [buy] { $name } achète des reconnaissances.
            [bid] { $name } réfléchit à son offre.
            [show] { $name } choisit ce qu’il faut montrer.
            [card] { $name } choisit une carte de privilèges.
            [victim] { $name } choisit à qui prendre une carte.
            [compensation] { $name } reçoit un dédommagement.
            [give] { $name } rend une reconnaissance.
           *[other] { $name } utilise la carte de privilèges.
        }
       *[other] { $step ->
            [buy] Les autres achètent des reconnaissances.
            [show] Les reconnaissances à comparer sont choisies.
           *[other] Chacun rend une reconnaissance.
        }
    }
augsburg-buy-ask = Quelles reconnaissances achetons-nous ?
augsburg-buy-lead = Marquez ce qui vous plaît ; rien n’est acheté avant que vous le disiez.
augsburg-short = { augsburg-florins } de trop
augsburg-buy-these =
    { $notes ->
        [0] Ne rien acheter
       *[other] Acheter { augsburg-notes } pour { augsburg-florins }
    }
augsburg-bid-lead = Vous pouvez en montrer jusqu’à { $number }. À égalité, seule la plus haute valeur compte : la vôtre est { $value }.
augsburg-leave = Passer pour le reste de cette visite
augsburg-leaving = Vous passerez ici dès qu’on vous le demandera. Appuyez encore pour rester.
augsburg-bid-none = Vous n’avez aucune reconnaissance de noble qui compte ici, et ne pouvez que passer. Personne ne saura pourquoi.
augsburg-show-ask =
    { $number ->
        [one] Quelle reconnaissance montrez-vous ?
       *[other] Quelles sont les { $number } reconnaissances que vous montrez ?
    }
augsburg-show-lead = Vous l’emportez sans rival. Ce que vous montrez est défaussé.
augsburg-showdown-lead = La plus haute valeur l’emporte. Seul le vainqueur défausse.
augsburg-show-more = Montrer celles-ci : encore { $missing }
augsburg-show-these =
    { $notes ->
        [one] Montrer cette reconnaissance
       *[other] Montrer ces { $notes } reconnaissances
    }
augsburg-lowest = Marquer les plus basses
augsburg-highest = Marquer la plus haute et les plus basses
augsburg-all-of-them = Tout marquer
augsburg-unmark = Effacer
augsburg-card-lead = Vous utilisez aussitôt deux de ses trois privilèges ; rien ne se garde.
augsburg-use-lead = L’un après l’autre, dans l’ordre qui vous plaît.
augsburg-discard-lead = L’autre est à vous, sans payer.
augsburg-give-lead =
    { $missing ->
        [0] Elle va sous la pioche ; personne ne voit laquelle.
        [one] Il en manque une. La vôtre va sous la pioche ; personne ne voit laquelle.
       *[other] Il en manque { $missing }. La vôtre va sous la pioche ; personne ne voit laquelle.
    }
augsburg-given = Vous rendez { $note }. Les autres choisissent encore.
augsburg-mark-one = Marquez une reconnaissance
augsburg-discard-this = Défausser { $note }
augsburg-give-this = Rendre { $note }

# Le guide de la première partie. Reconnaissances et nombres sont ceux de web/src/games/augsburg/guide.txt.
augsburg-guide-welcome = Bienvenue à Augsbourg. Vous êtes de ces marchands qui prêtent aux grands et en reçoivent des privilèges. À chaque tour, on rend visite à cinq nobles ; qui offre le plus de reconnaissances de dettes gagne leur faveur. Le plus de prestige l’emporte. Jouons ensemble le premier tour.
augsburg-guide-buy = Vous commencez avec 1 500 florins et deux jokers, et sept reconnaissances sont à vendre. Personne ne voit vos achats. Marquez Philippe 4, Philippe 5 et Léo 13, et achetez les trois pour 750 florins.
augsburg-guide-open = La première visite : Philippe. Ses reconnaissances et les jokers comptent. Une offre n’est qu’un nombre de reconnaissances ; rien n’est encore montré. Offrez 1 reconnaissance.
augsburg-guide-raise = Votre rival en offre 2. Vous pouvez passer, tenir au même nombre, ou monter. Deux reconnaissances de Philippe et un joker font trois : montez à 3.
augsburg-guide-show = Personne d’autre ne reste : vous l’emportez et défaussez trois reconnaissances de votre choix qui comptent ici. Des jokers seuls ne suffiraient pas. Marquez Philippe 4, Philippe 5 et un joker, et montrez-les.
augsburg-guide-card = Prenez maintenant l’une des cartes de privilèges ; vous utilisez aussitôt deux de ses trois privilèges. Prenez celle avec orange, violet et 500. D’abord les 500 florins, puis gravissez un échelon des titres : vous voilà baron.
augsburg-guide-pass = Louise vient ensuite, et vous ouvrez, puisque vous avez gagné la dernière visite. Vous n’avez aucune de ses reconnaissances et ne pouvez que passer. Pour les autres, c’est un refus comme un autre.
augsburg-guide-hold = Votre rival l’a emporté chez Louise et gravit les comptoirs. Voici Léo : 1 reconnaissance est demandée, et la vôtre est forte. Tenez.
augsburg-guide-showdown = Deux restent au même nombre : on compare. Chacun choisit en secret, et seule la plus haute valeur compte. Montrez Léo 13.
augsburg-guide-draw = 13 bat 7. Votre rival reprend sa reconnaissance et reçoit 100 florins. Prenez la carte avec jaune, pioche et 7 : piochez deux reconnaissances, défaussez Léo 2, et gagnez les 7 points.
augsburg-guide-jokers = Maria : vous avez un joker, mais des jokers seuls ne sont pas une offre. Passez encore une fois.
augsburg-guide-maximilian = Chez Maximilien, toutes les reconnaissances comptent, mêlées à volonté. Votre rival a passé : offrez 1 reconnaissance et montrez Léo 15.
augsburg-guide-church = Il reste une carte. Sans église, votre prestige s’arrête à 25 : bâtissez-en une avec le privilège violet ; la première coûte 800 florins, les suivantes moins. Puis, avec le jaune, montez à Innsbruck.
augsburg-guide-income = Le tour est fini : Innsbruck a rapporté 900 florins, le baron 5 points, et quatre reconnaissances sont à vendre. Achetez Philippe 16, Léo 3 et Maria 9 ; laissez le joker.
augsburg-guide-end = On continue ainsi pendant quatre tours à deux, et un de plus par personne supplémentaire. Les échelons élevés rapportent davantage ; quand les cartes d’un échelon manquent, qui monte en prend une à quelqu’un. Montrez n’importe quoi du doigt pour lire ce que c’est ; les règles sont à un clic.

# L’équilibre de nombreuses parties.
augsburg-source-titles = Titres de noblesse
augsburg-source-rights = Tuiles de droits
augsburg-source-cards = Cartes de privilèges
augsburg-source-thefts = Dédommagement des vols
augsburg-moment-visits = La visite bienvenue
augsburg-moment-visits-told =
    { $visits ->
        [one] { $player } l’emporte lors de { $visits } visite ; personne ne fait mieux.
       *[other] { $player } l’emporte lors de { $visits } visites ; personne ne fait mieux.
    }
augsburg-tally-won = Gagnés
augsburg-tally-in-vain = En vain
augsburg-tally-taken = Prises
augsburg-tally-left = Laissées
augsburg-tally-climbed = Gravis
augsburg-tally-stolen = Volés
augsburg-tally-built = Bâties
augsburg-tally-by-architect = Par l’architecte
augsburg-tally-offered = Proposées
augsburg-tally-bought = Achetées
augsburg-tally-shown = Montrées

# Le jeu sur une page.
augsburg-how-setup-1 = Vous commencez avec des florins et deux jokers, et vous achetez des reconnaissances de dette des nobles ; personne ne voit lesquelles.
augsburg-how-setup-2 = Trois échelles attendent : comptoirs, titres et charges.
augsburg-how-setup-3 = Cinq nobles sont visités à chaque manche, et des cartes de privilège attendent ceux qui gagnent leur faveur.
augsburg-how-turn-1 = À chaque visite, chacun mise un nombre de reconnaissances : passer, tenir ou monter.
augsburg-how-turn-2 = Si plusieurs restent au même nombre, la plus haute valeur seule décide. Des jokers seuls ne sont pas une mise.
augsburg-how-turn-3 = Le gagnant défausse ses reconnaissances, prend une carte et utilise deux de ses trois privilèges.
augsburg-how-turn-4 = Un privilège fait gravir une échelle, bâtir, piocher, ou rapporte des florins ou des points.
augsburg-how-turn-5 = À la fin de la manche, les comptoirs paient des florins, les titres rapportent du prestige, et les charges donnent le choix des reconnaissances.
augsburg-how-score-1 = Les titres rapportent du prestige à la fin de chaque manche.
augsburg-how-score-2 = Les tuiles de droits et les cartes de privilège rapportent aussi des points.
augsburg-how-score-3 = Sans église, votre prestige s’arrête à 25 ; sans cathédrale, il s’arrête plus loin.
augsburg-how-score-4 = Le plus de prestige après la dernière manche gagne.
