# Augsburg 1520. Les mots sont ceux du glossaire de docs/rules/augsburg.md.
augsburg-title = Augsburg 1520

# Les quantités.
augsburg-florins =
    { $florins ->
        [one] { $florins } florin
       *[other] { $florins } florins
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
augsburg-joker = joker
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
augsburg-tile =
    { $tile ->
        [coat_of_arms] blason
        [letters_of_nobility] lettres de noblesse
        [mint_master] monnayeur
        [architect] architecte
        [church] église
       *[cathedral] cathédrale
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
augsburg-event-start-player-chosen = { $player } commence.
augsburg-event-round-begun = Le tour { $round } commence.
augsburg-event-card-laid = Exposée : { $card }.
augsburg-event-card-left = Personne n’a pris la { $card } ; elle s’en va.
augsburg-event-notes-offered = { augsburg-notes } à vendre pour { $player }.
augsburg-event-note-offered = À vendre pour { $player } : { $note }.
augsburg-event-free-note-drawn = { $player } pioche { $note } sans payer.
augsburg-event-free-note-drawn-hidden = { $player } pioche une reconnaissance sans payer.
augsburg-event-pile-renewed =
    { $notes ->
        [one] { $notes } reconnaissance défaussée forme une nouvelle pioche.
       *[other] { $notes } reconnaissances défaussées forment une nouvelle pioche.
    }
augsburg-event-top-seen = La première reconnaissance de la pioche coûte { augsburg-florins }.
augsburg-event-note-bought = { $player } achètera { $note } pour { augsburg-florins }.
augsburg-event-note-rejected = { $player } n’achètera pas { $note }.
augsburg-event-purchases-made = Tous ont acheté. Défaussé en tout : { augsburg-notes }.
augsburg-event-visit-begun = Visite chez { $noble }. { $player } ouvre.
augsburg-event-number-named = { $player } offre { augsburg-number }.
augsburg-event-number-held = { $player } tient à { augsburg-number }.
augsburg-event-passed = { $player } passe.
augsburg-event-visit-in-vain = Personne ne prête à { $noble }.
augsburg-event-note-picked = { $player } montrera { $note }.
augsburg-event-note-shown = { $player } montre { $note }.
augsburg-event-auction-won = { $player } l’emporte chez { $noble } avec { augsburg-number }.
augsburg-event-notes-taken-back = { $player } reprend { augsburg-notes }.
augsburg-event-rival-compensated = { $player } reçoit { augsburg-florins } pour sa peine.
augsburg-event-card-taken = { $player } prend la { $card }.
augsburg-event-money-taken = { $player } prend { augsburg-florins }.
augsburg-event-points-gained = { $player } gagne { augsburg-points }{ augsburg-points.lost }.
augsburg-event-use-given-up = { $player } renonce à un privilège pour { augsburg-points }{ augsburg-points.lost }.
augsburg-event-note-drawn = { $player } pioche { $note }.
augsburg-event-note-drawn-hidden = { $player } pioche une reconnaissance.
augsburg-event-note-discarded = { $player } défausse { $note }.
augsburg-event-climbed = { $player } gravit un échelon : { $step }.
augsburg-event-step-stolen = { $player } prend une carte d’échelon à { $victim } : { $step }.
augsburg-event-step-handed = { $player } remet une carte d’échelon à { $victim } : { $step }.
augsburg-event-victim-paid = { $player } accepte { augsburg-florins }.
augsburg-event-victim-honoured = { $player } accepte { augsburg-points }{ augsburg-points.lost }.
augsburg-event-florins-traded = { $player } échange un privilège jaune contre { augsburg-florins }.
augsburg-event-tile-taken = { $player } prend un droit : { $tile } ({ $amount }).
augsburg-event-built = { $player } bâtit pour { augsburg-florins } : { $tile }.
augsburg-event-built-by-architect = { $player } fait bâtir l’architecte pour { augsburg-florins } : { $tile }.
augsburg-event-income-paid = { $player } reçoit { augsburg-florins }.
augsburg-event-prestige-gained = { $player } gagne { augsburg-points } de prestige{ augsburg-points.lost }.
augsburg-event-shortage = Les reconnaissances manquent : il en faut { $due }, il y en a { $there }.
augsburg-event-note-given = { $player } rend { $note }.
augsburg-event-notes-given = Rendu et placé sous la pioche : { augsburg-notes }.
augsburg-event-game-ended = Les derniers revenus sont versés. La partie est finie.

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
augsburg-verdict = La partie est finie : la place { $number } a le plus de prestige.
augsburg-verdict-shared = La partie est finie : { $winners } joueurs partagent la victoire.

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
