# Rokoko. Les mots sont ceux du glossaire de docs/rules/rokoko.md.
rokoko-title = Rokoko
rokoko-bad-start = « { $value } » n’est pas un premier joueur : dites random, ou une place de 1 à { $players }.

# Les quantités.
rokoko-livres = { $livres } louis d’or
rokoko-prestige-points =
    { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }

# Les choses, avec les noms que les comptes rendus utilisent. Les éditions en nomment certaines autrement.
# Là où on voit la chose, dans le navigateur, on dit à quoi elle ressemble : « seen ».
rokoko-worker =
    { $kind ->
        [master] Maître { $name }
        [journeyman] Compagnon { $name }
       *[apprentice] Apprenti { $name }
    }
    .seen =
        { $kind ->
            [master] Maître ({ $bonus })
            [journeyman] Compagnon ({ $bonus })
           *[apprentice] Apprenti ({ $bonus })
        }
rokoko-colour =
    { $colour ->
        [yellow] jaune
        [green] vert
        [red] rouge
        [blue] bleu
        [pink] rose
       *[orange] orange
    }
    .feminine =
        { $colour ->
            [yellow] jaune
            [green] verte
            [red] rouge
            [blue] bleue
            [pink] rose
           *[orange] orange
        }
rokoko-bales = { $bales } × { $colour }
rokoko-bales-two = { $first }, { $second }
rokoko-bales-three = { $first }, { $second }, { $third }
rokoko-tile = tuile { $name } ({ $silk })
    .seen = tuile ({ $silk })
rokoko-dress =
    { $wearer ->
        [lady] robe { rokoko-colour.feminine } { $name }
       *[gent] veste { rokoko-colour.feminine } { $name }
    }
    .seen =
        { $wearer ->
            [lady] robe { rokoko-colour.feminine }
           *[gent] veste { rokoko-colour.feminine }
        }
rokoko-window = fenêtre { $name }
rokoko-segment =
    { $edition ->
        [deluxe] tiroir { $name }
       *[other] étage { $name }
    }
rokoko-hall =
    { $hall ->
        [royal] salle royale
        [hall2] salle 2
        [hall3] salle 3
        [hall4] salle 4
       *[hall5] salle 5
    }
rokoko-space = { rokoko-hall }, place d’hôte { $number }
rokoko-musician =
    { $hall ->
        [royal] musicien de la salle royale
        [hall2] musicien de la salle 2
        [hall3] musicien de la salle 3
        [hall4] musicien de la salle 4
       *[hall5] musicien de la salle 5
    }
rokoko-fountain =
    { $edition ->
        [deluxe] { $row ->
            [upper] cuisine de gauche { $number }
           *[lower] cuisine de droite { $number }
        }
       *[other] { $row ->
            [upper] fontaine supérieure { $number }
           *[lower] bassin inférieur { $number }
        }
    }
rokoko-decoration =
    { $kind ->
        [fireworks] feu d’artifice { $number }
       *[statue] statue { $number }
    }
rokoko-all-halls = case { $name } du bonus « Toutes les salles »

# Ce que font les bonus des commis.
rokoko-bonus-none = aucun bonus
rokoko-bonus-gain-livre = recevez { $n } louis d’or
rokoko-bonus-yarn-or-lace =
    { $cost ->
        [0] prenez 1 laine ou 1 dentelle
       *[other] payez { $cost } pour 1 laine ou 1 dentelle
    }
rokoko-bonus-blind-resource =
    { $cost ->
        [0] piochez une tuile ressource
       *[other] payez { $cost } pour piocher une tuile ressource
    }
rokoko-bonus-extra-acquire = acquérez des ressources une fois de plus
rokoko-bonus-extra-dress-discount = créez une tenue de plus, jusqu’à { $less } × { $colour1 } de moins, sans dé à coudre d’or
rokoko-bonus-extra-dress-discount-two = créez une tenue de plus, { $less } × { $colour1 } ou { $colour2 } de moins, sans dé à coudre d’or
rokoko-bonus-extra-fund-discount = financez un embellissement pour { $less } de moins
rokoko-bonus-depute-any-with-bonus = déléguez un commis sans paiement et utilisez son bonus
rokoko-bonus-depute-any-for-pay = déléguez un commis pour { $master } / { $journeyman } / { $apprentice } louis d’or
rokoko-bonus-livre-per-colour = louis d’or par tenue : { $amount1 } en { $colour1 }, { $amount2 } en { $colour2 }
rokoko-bonus-livre-and-prestige-per-colour = par tenue : { $amount1 } louis d’or en { $colour1 }, { $amount2 } prestige en { $colour2 }
rokoko-bonus-livre-per-decoration = { $n } louis d’or par embellissement
rokoko-bonus-livre-per-dress = { $n } louis d’or par tenue au bal
rokoko-bonus-prestige-per-decorations = { $prestige } prestige par { $per } embellissements
rokoko-bonus-prestige-per-dresses = { $prestige } prestige par { $per } tenues au bal
rokoko-bonus-livre-by-staff = louis d’or pour 5 / 7 / 9 / 11 commis : { $s5 } / { $s7 } / { $s9 } / { $s11 }
rokoko-bonus-prestige-per-livre-paid = { $prestige } prestige pour { $per } louis d’or payés, à volonté
rokoko-bonus-prestige-for-silk = rendez des tuiles : { $uncommon-or-rare } prestige par balle peu courante ou rare, { $two-common } par deux balles courantes
rokoko-bonus-crown-by-staff = fin de partie, prestige pour 5 / 7 / 9 / 11 commis : { $s5 } / { $s7 } / { $s9 } / { $s11 }
rokoko-bonus-crown-yarn-lace-pairs = fin de partie : { $prestige } prestige par laine et dentelle
rokoko-bonus-crown-master-spaces = fin de partie : { $prestige } prestige par { $per } tenues sur des places d’hôte de marque
rokoko-bonus-crown-couples = fin de partie : { $prestige } prestige par couple robe et veste

# Les mêmes dans les mots de l’édition Deluxe, là où ils diffèrent.
rokoko-bonus-yarn-or-lace-deluxe =
    { $cost ->
        [0] prenez 1 fil ou 1 dentelle
       *[other] payez { $cost } pour 1 fil ou 1 dentelle
    }
rokoko-bonus-extra-dress-discount-deluxe = confectionnez une tenue de plus, jusqu’à { $less } × { $colour1 } de moins, sans dé à coudre en or
rokoko-bonus-extra-dress-discount-two-deluxe = confectionnez une tenue de plus, { $less } × { $colour1 } ou { $colour2 } de moins, sans dé à coudre en or
rokoko-bonus-extra-fund-discount-deluxe = financez une décoration pour { $less } de moins
rokoko-bonus-livre-per-decoration-deluxe = { $n } louis d’or par décoration
rokoko-bonus-prestige-per-decorations-deluxe = { $prestige } prestige par { $per } décorations
rokoko-bonus-prestige-for-silk-deluxe = rendez des tuiles : { $uncommon-or-rare } prestige par rouleau peu commun ou rare, { $two-common } par deux rouleaux communs
rokoko-bonus-crown-yarn-lace-pairs-deluxe = fin de partie : { $prestige } prestige par fil et dentelle
rokoko-bonus-crown-master-spaces-deluxe = fin de partie : { $prestige } prestige par { $per } tenues sur des cases Maître invité

# Les questions.
rokoko-question-pick =
    { $workers ->
        [one] Encore { $workers } commis pour votre main : qui choisissez-vous ?
       *[other] { $workers } commis pour votre main : qui choisissez-vous ?
    }
rokoko-question-play = Quel commis jouez-vous ?
rokoko-question-main = Quelle action principale choisissez-vous ?
rokoko-question-take = Quelle tuile ressource prenez-vous ?
rokoko-question-keep = Gardez-vous la tuile comme soie, ou l’échangez-vous ?
rokoko-question-window = Quelle tenue créez-vous ?
rokoko-question-pay = Quelle tuile donnez-vous ?
rokoko-question-place = La tenue ira-t-elle au bal, ou la vendez-vous ?
rokoko-question-hire = Qui engagez-vous ?
rokoko-question-fund = Quel embellissement financez-vous ?
rokoko-question-bonus = Utilisez-vous le bonus ?
rokoko-question-trimming = Laine ou dentelle ?
rokoko-question-depute = Qui déléguez-vous ?
rokoko-question-exchange = Payez-vous encore pour du prestige ?
rokoko-question-give = Quelle tuile donnez-vous pour du prestige ?

# Ce que ferait un choix.
rokoko-hint-price =
    { $livres ->
        [0] gratuit
       *[other] coûte { rokoko-livres }
    }
rokoko-hint-dress = { $dress }, { rokoko-livres }
rokoko-hint-reward =
    { $reward ->
        [coins] rapporte { $amount } louis d’or
        [yarn] rapporte 1 laine
        [lace] rapporte 1 dentelle
       *[tile] rapporte une tuile ressource
    }
rokoko-hint-fund =
    { $prestige ->
        [0] coûte { rokoko-livres }
       *[other] coûte { rokoko-livres }, { rokoko-prestige-points } à la fin
    }
rokoko-hint-gain =
    { $prestige ->
        [0] rapporte { rokoko-livres }
       *[other] rapporte { rokoko-livres } et { rokoko-prestige-points }
    }

# Ce qui s’est passé.
rokoko-event-start-player-chosen = { $player } est premier joueur.
rokoko-event-round-begun = Le tour { $round } commence.
rokoko-event-favour-returned = { $player } rend la faveur et commence ce tour.
rokoko-event-worker-removed = Personne n’a engagé { $worker }.
rokoko-event-worker-offered = À engager : { $worker }.
rokoko-event-tiles-reshuffled =
    { $tiles ->
        [one] La défausse des ressources est remélangée : { $tiles } tuile.
       *[other] La défausse des ressources est remélangée : { $tiles } tuiles.
    }
rokoko-event-tile-laid = À l’entrepôt, { $segment } : { $tile }.
rokoko-event-dress-expired = Passé de mode : { $dress }.
rokoko-event-dress-moved = Désormais en { $window } : { $dress }.
rokoko-event-bag-refilled =
    { $dresses ->
        [one] La défausse des tenues retourne dans le sac : { $dresses } tenue.
       *[other] La défausse des tenues retourne dans le sac : { $dresses } tenues.
    }
rokoko-event-dress-shown = Nouveau en { $window } : { $dress }.
rokoko-event-worker-taken = { $player } prend { $worker } en main.
rokoko-event-reserve-renewed = La défausse de { $player } devient sa réserve : { $workers } commis.
rokoko-event-worker-picked = { $player } choisit { $worker }.
rokoko-event-turn-begun = À { $player } de jouer.
rokoko-event-worker-played = { $player } joue { $worker }.
rokoko-event-main-action-waived = { $player } renonce à l’action principale.
rokoko-event-favour-taken = { $player } réclame la faveur de la Reine et { rokoko-livres }.
rokoko-event-tile-taken =
    { $livres ->
        [0] { $player } prend { $tile } gratuitement.
       *[other] { $player } prend { $tile } pour { rokoko-livres }.
    }
rokoko-event-tile-drawn =
    { $livres ->
        [0] { $player } pioche { $tile }.
       *[other] { $player } pioche { $tile } pour { rokoko-livres }.
    }
rokoko-event-tile-drawn-hidden =
    { $livres ->
        [0] { $player } pioche une tuile ressource.
       *[other] { $player } pioche une tuile ressource pour { rokoko-livres }.
    }
rokoko-event-tile-kept = { $player } garde la tuile comme soie.
rokoko-event-tile-traded = { $player } échange { $tile } : laine { $yarn }, dentelle { $lace }.
rokoko-event-drawn-tile-traded = { $player } échange { $tile } : laine { $yarn }, dentelle { $lace }.
rokoko-event-dress-made =
    { $livres ->
        [0] { $player } crée { $dress } en { $window }.
       *[other] { $player } crée { $dress } en { $window } pour { rokoko-livres }.
    }
rokoko-event-tile-paid = { $player } donne { $tile }.
rokoko-event-dress-rented = { $player } loue { $dress } : { $space }.
rokoko-event-dress-sold = { $player } vend { $dress } pour { rokoko-livres }.
rokoko-event-reward-taken =
    { $reward ->
        [1] La place d’hôte rapporte à { $player } des louis d’or : { $amount }.
        [2] La place d’hôte rapporte à { $player } de la laine : { $amount }.
       *[other] La place d’hôte rapporte à { $player } de la dentelle : { $amount }.
    }
rokoko-event-worker-hired =
    { $livres ->
        [0] { $player } engage { $worker } gratuitement.
       *[other] { $player } engage { $worker } pour { rokoko-livres }.
    }
rokoko-event-worker-deputed =
    { $livres ->
        [0] { $player } délègue { $worker }.
       *[other] { $player } délègue { $worker } pour { rokoko-livres }.
    }
rokoko-event-hidden-worker-deputed =
    { $livres ->
        [0] { $player } délègue { $worker }.
       *[other] { $player } délègue { $worker } pour { rokoko-livres }.
    }
rokoko-event-decoration-funded =
    { $livres ->
        [0] { $player } finance { $decoration } gratuitement.
       *[other] { $player } finance { $decoration } pour { rokoko-livres }.
    }
rokoko-event-all-halls-reached = { $player } est dans toutes les salles : { $place }.
rokoko-event-bonus-used = { $player } utilise le bonus de { $worker }.
rokoko-event-bonus-waived = { $player } renonce au bonus de { $worker }.
rokoko-event-bonus-gained =
    { $prestige ->
        [0] { $player } reçoit { rokoko-livres }.
       *[other] { $player } reçoit { rokoko-livres } et { rokoko-prestige-points }.
    }
rokoko-event-trimming-taken =
    { $livres ->
        [0] { $player } prend laine { $yarn }, dentelle { $lace }.
       *[other] { $player } prend laine { $yarn }, dentelle { $lace } pour { rokoko-livres }.
    }
rokoko-event-prestige-bought = { $player } paie { rokoko-livres } pour { rokoko-prestige-points }.
rokoko-event-tile-given = { $player } donne { $tile } pour { rokoko-prestige-points }.
rokoko-event-income-paid = Revenu de { $player } : { rokoko-livres }.
rokoko-event-hall-scored = Majorité ({ $hall }) pour { $player } : { points }.
rokoko-event-line-scored = { $line } pour { $player } : { points }.
rokoko-event-dress-to-terrace = { $player } envoie { $dress } sur la terrasse : { $decoration }.
rokoko-event-game-ended = Le bal est terminé.

# Pourquoi pas.
rokoko-no-over = Le bal est terminé.
rokoko-no-hand-is-full = Votre main est choisie ; les autres choisissent encore.
rokoko-no-not-your-turn = C’est le tour d’un autre joueur.
rokoko-no-not-in-reserve = Ce commis n’est pas dans votre réserve.
rokoko-no-pick-first = Choisissez d’abord votre main.
rokoko-no-not-in-hand = Ce commis n’est pas dans votre main.
rokoko-no-play-first = Jouez d’abord un commis.
rokoko-no-apprentice-favour = Un Apprenti ne peut pas réclamer la faveur.
rokoko-no-favour-taken = La faveur a déjà été réclamée ce tour-ci.
rokoko-no-warehouse-empty = L’entrepôt est vide.
rokoko-no-cannot-pay = Vous n’avez pas assez d’argent.
rokoko-no-only-master-hires = Seul un Maître peut engager.
rokoko-no-hire-row-empty = Il n’y a plus personne à engager.
rokoko-no-staff-too-small = Votre personnel ne peut pas compter moins de quatre commis.
rokoko-no-nothing-to-fund = Aucun embellissement n’est à votre portée.
rokoko-no-bonus-later = Le bonus vient après l’action principale.
rokoko-no-main-action-first = Choisissez d’abord une action principale, ou aucune.
rokoko-no-apprentice-tailor = Un Apprenti ne peut pas créer de tenue.
rokoko-no-windows-empty = Aucune fenêtre ne contient de tenue.
rokoko-no-no-dress-possible = Il n’y a aucune tenue que vous puissiez créer et payer.
rokoko-no-take-a-tile = Prenez d’abord une tuile ressource.
rokoko-no-not-in-warehouse = Cette tuile n’est pas à l’entrepôt.
rokoko-no-yarn-or-lace = Vous n’obtenez que l’une des deux : dites laine ou dentelle.
rokoko-no-trade-for-all = Il n’y a rien à choisir : la tuile donne tout ce qu’elle montre.
rokoko-no-keep-or-trade = Gardez ou échangez d’abord la tuile.
rokoko-no-choose-window = Choisissez d’abord la tenue que vous créez.
rokoko-no-window-empty = Il n’y a pas de tenue dans cette fenêtre.
rokoko-no-window-price = Cette fenêtre coûte { rokoko-livres }.
rokoko-no-no-yarn = Vous n’avez pas la laine pour cette tenue.
rokoko-no-no-lace = Vous n’avez pas la dentelle pour cette tenue.
rokoko-no-thimble = Une tenue au dé à coudre d’or demande un Maître.
rokoko-no-no-silk = Vous n’avez pas la soie pour cette tenue.
rokoko-no-pay-first = Donnez d’abord la soie pour la tenue.
rokoko-no-tile-not-yours = Vous ne gardez pas cette tuile.
rokoko-no-looks-the-same = Une autre de vos tuiles est identique ; donnez celle-là.
rokoko-no-superfluous = Cette tuile n’est pas nécessaire pour la tenue.
rokoko-no-rent-or-sell = Louez ou vendez d’abord la tenue.
rokoko-no-rent-only = Cette tenue ne peut qu’être louée.
rokoko-no-no-space-to-rent = Cette tenue ne peut qu’être louée, et aucune place d’hôte n’est libre pour qui la crée.
rokoko-no-space-taken = Une tenue occupe déjà cette place d’hôte.
rokoko-no-master-space = Une place d’hôte de marque demande une tenue créée par un Maître.
rokoko-no-not-in-hire-row = Choisissez un commis de la zone de recrutement.
rokoko-no-choose-decoration = Choisissez d’abord l’embellissement que vous financez.
rokoko-no-decoration-taken = Cet embellissement est déjà financé.
rokoko-no-row-taken = Vous avez déjà un marqueur dans ce rang ; un seul est permis.
rokoko-no-bonus-unusable = Ce bonus ne ferait rien pour l’instant.
rokoko-no-one-main-action = Vous avez eu votre action principale.
rokoko-no-use-or-skip = Utilisez d’abord le bonus ou renoncez-y.
rokoko-no-already-deputed = Ce commis part déjà.
rokoko-no-not-in-staff = Choisissez un commis de votre personnel.
rokoko-no-pay-or-done = Payez encore, ou dites que vous avez fini.
rokoko-no-give-or-done = Donnez une tuile, ou dites que vous avez fini.

# La fin.
rokoko-line-play = Prestige gagné en cours de partie
rokoko-line-money = Argent
rokoko-line-crown =
    { $bonus ->
        [crown_by_staff] Couronne : taille du personnel
        [crown_yarn_lace_pairs] Couronne : laine et dentelle
        [crown_master_spaces] Couronne : places d’hôte de marque
       *[crown_couples] Couronne : couples
    }
rokoko-line-crown-deluxe =
    { $bonus ->
        [crown_by_staff] Couronne : taille du personnel
        [crown_yarn_lace_pairs] Couronne : fil et dentelle
        [crown_master_spaces] Couronne : cases Maître invité
       *[crown_couples] Couronne : couples
    }
rokoko-line-favour = Faveur de la Reine
rokoko-line-hall = Majorité : { rokoko-hall }
rokoko-line-fireworks = Majorité : feux d’artifice
rokoko-line-statues = Statues
rokoko-line-dresses = Tenues
rokoko-line-terrace = Tenues sur la terrasse
rokoko-line-decorations = Embellissements
rokoko-line-all-halls = Toutes les salles
rokoko-score-money-left = Louis d’or restants
rokoko-verdict = Le bal est terminé : { $player } a le plus de prestige.
rokoko-verdict-tied = Le bal est terminé, à égalité de prestige : { $player } garde le plus de louis d’or et l’emporte.
rokoko-verdict-shared = Le bal est terminé, à égalité de prestige et de louis d’or : { $winners } se partagent la victoire.

## Board
rokoko-option-edition = Édition
rokoko-option-edition-2013 = édition 2013
rokoko-option-edition-deluxe = édition Deluxe
rokoko-option-start = Premier joueur
rokoko-option-start-hint = Écrivez random pour tirer au sort, ou le numéro d’une place.
rokoko-ball = Bal
rokoko-workshop = Atelier
rokoko-warehouse = Entrepôt
rokoko-for-hire = À engager
rokoko-my-table = Ma table
rokoko-table-of = La table de { $name }
rokoko-look-at = Regarder la table de { $name }
rokoko-around = Entrepôt et recrutement
rokoko-statues = Statues
rokoko-terrace = Terrasse des feux d’artifice
rokoko-waters =
    { $edition ->
        [deluxe] Cuisines
       *[other] Fontaine
    }
rokoko-everywhere = Toutes les salles
rokoko-everywhere-told = Qui est présent dans les cinq salles prend aussitôt la meilleure de ces cases. Une seule par personne.
rokoko-majority =
    { $second ->
        [0] Majorité : { $first } points de prestige pour le premier
       *[other] Majorité : { $first } points de prestige pour le premier, { $second } pour le deuxième
    }
rokoko-standing = { $name } : tenues { $pieces }, prestige { $points }
rokoko-standing-musician = { $name } : présence par le musicien
rokoko-standing-fireworks = { $name } : feux d’artifice { $pieces }, prestige { $points }
rokoko-standing-nobody = Personne n’est encore présent.
rokoko-presence = { $name } : présence dans { $halls } salles sur { $all }
rokoko-presence-short = présence dans les salles
rokoko-now = Si le bal finissait maintenant
rokoko-now-open = Si le bal finissait maintenant ; le prestige récolté est secret
rokoko-now-points = { $name }, si le bal finissait maintenant : { $points }
rokoko-now-open-points = { $name }, si le bal finissait maintenant : { $points }, et le prestige récolté en secret
rokoko-line-crowns = Couronnes des commis
rokoko-gain = { $line } : { $points }
rokoko-free-places =
    { $places ->
        [0] complet
        [one] { $places } libre
       *[other] { $places } libres
    }
rokoko-hall-short =
    { $hall ->
        [royal] Trône
        [hall2] 2
        [hall3] 3
        [hall4] 4
       *[hall5] 5
    }
rokoko-round = Tour { $round } sur { $rounds }
rokoko-favour-with = La faveur de la Reine : { $name }
rokoko-favour-free = La faveur de la Reine est libre
rokoko-begins = commence
rokoko-dark = ces deux-là partent après le tour
rokoko-needs = il manque
rokoko-lack-silk = il manque { $silk }
rokoko-lack-goods = il manque : laine { $yarn }, dentelle { $lace }
rokoko-lack-livres = il manque { rokoko-livres }
rokoko-hand = En main
rokoko-reserve = Réserve
rokoko-discard = Défausse
rokoko-leaving = Sur le départ
rokoko-in-play = En jeu
rokoko-in-work = En cours
rokoko-held = La tuile
rokoko-silk = Soie
rokoko-income = revenu { $livres }
rokoko-has = { $livres } louis d’or, laine : { $yarn }, dentelle : { $lace }, tuiles : { $tiles }, commis en main : { $hand }
rokoko-supply = Stock : { $tiles } tuiles, { $dresses } tenues
rokoko-level = niveau { $level }
rokoko-kind =
    { $kind ->
        [master] Maître
        [journeyman] Compagnon
       *[apprentice] Apprenti
    }
rokoko-card = { rokoko-kind } ({ $bonus })
rokoko-thing-free = { $thing }, libre
rokoko-thing-of = { $thing } : { $name }
rokoko-guest = { $thing } : { $dress }, { $name }
rokoko-dress-told = À louer pour { rokoko-prestige-points } à la fin, ou à vendre pour { rokoko-livres }.
rokoko-thimble-told = Seul un maître peut la créer.
rokoko-kind-told =
    { $kind ->
        [master] Peut tout : chaque action principale, les tenues au dé à coudre d’or, les places réservées aux maîtres.
        [journeyman] Peut accomplir chaque action principale, sauf engager.
       *[apprentice] Peut acquérir des ressources, financer un embellissement ou être délégué : ni tenue, ni embauche, ni faveur.
    }
rokoko-bonus-told = Bonus : { $bonus }.
rokoko-space-told =
    { $reward ->
        [coins] Qui loue une tenue ici reçoit { $amount } louis d’or.
        [yarn] Qui loue une tenue ici reçoit 1 laine.
        [lace] Qui loue une tenue ici reçoit 1 dentelle.
        [tile] Qui loue une tenue ici reçoit une tuile ressource.
       *[none] Une place d’hôte, sans récompense.
    }
rokoko-master-told = Une place de maître : réservée aux tenues créées par un maître. Elle départage les égalités.
rokoko-guest-told = La tenue de { $name } : { rokoko-prestige-points } à la fin.
rokoko-decoration-told =
    { $kind ->
        [fireworks] À la fin, une de vos tenues passe de la salle du trône à la terrasse et compte { $times } fois. Le plus de feux d’artifice donne aussi une majorité.
        [musician] Son propriétaire est présent dans cette salle et l’emporte en cas d’égalité.
        [statue] À la fin, chaque statue rapporte du prestige pour chaque couleur d’une série de vos tenues au bal.
        [upper] À la fin de chaque tour, 1 louis d’or pour chacun de vos embellissements. Une seule case par rangée.
       *[lower] À la fin de chaque tour, 1 louis d’or pour chacune de vos tenues au bal. Une seule case par rangée.
    }
rokoko-decoration-cost = { rokoko-hint-fund }.
rokoko-sale = vaut
rokoko-doing =
    { $step ->
        [pick] Chacun choisit sa main.
       *[other] { $name } est à l’ouvrage.
    }
rokoko-list = Tous les choix ({ $count })
rokoko-choice =
    { $kind ->
        [pick] Prendre en main : { $thing }
        [play] Jouer : { $thing }
        [favour] Réclamer la faveur
        [acquire] Acquérir des ressources
        [tailor] Créer une tenue
        [hire] Engager un commis
        [depute] Déléguer ce commis
        [fund] Financer un embellissement
        [pass] Pas d’action principale
        [take] Prendre : { $thing }
        [keep] Garder comme soie
        [trade] Échanger
        [trade_for_yarn] Échanger contre de la laine
        [trade_for_lace] Échanger contre de la dentelle
        [make] Créer : { $thing }
        [pay] Rendre : { $thing }
        [rent] Louer : { $thing }
        [sell] Vendre la tenue
        [hire_worker] Engager : { $thing }
        [fund_space] Financer : { $thing }
        [use] Utiliser le bonus
        [skip] Renoncer au bonus
        [yarn] Laine
        [lace] Dentelle
        [depute_worker] Déléguer : { $thing }
        [more] Payer encore
        [give] Rendre : { $thing }
        [done] Terminé
       *[other] { $thing }
    }

# Le guide de la première partie. Choses et chiffres sont ceux de web/src/games/rokoko/guide.txt.
rokoko-guide-welcome = Bonsoir. Le Roi donne un bal, et vous êtes l’un des tailleurs qui habillent ses hôtes. Pendant sept tours, vous achetez de la soie, créez des tenues et les louez ; le plus de prestige l’emporte. Jouons un tour ensemble.
rokoko-guide-pick = Vous avez cinq commis. À chaque tour, chacun en choisit trois en secret. Prenez en main l’apprenti qui acquiert des ressources une fois de plus, puis le compagnon, puis un maître.
rokoko-guide-apprentice = À votre tour, vous jouez un commis : d’abord une action principale, puis le bonus du commis. Un apprenti ne crée pas de tenue, mais il fait les courses. Jouez-le et acquérez des ressources.
rokoko-guide-tile = Plus un rayon de l’entrepôt se vide, moins la tuile suivante coûte. Prenez pour 2 louis d’or la tuile à un rouleau jaune et deux verts, et gardez-la comme soie.
rokoko-guide-bonus = Maintenant le bonus : acquérir des ressources une fois de plus. Dans le même rayon, un seul rouleau jaune coûte 1 louis d’or. Prenez cette tuile et échangez-la contre ce que montre sa moitié inférieure : une laine et une dentelle.
rokoko-guide-journeyman = Votre rival a financé une statue : les embellissements rapportent du prestige à la fin. Passons à une tenue. Un compagnon peut en créer une, si elle ne demande pas de dé à coudre d’or. Jouez le vôtre et créez une tenue.
rokoko-guide-coat = La veste verte de la fenêtre à 4 louis d’or demande deux rouleaux verts et une laine, et vaut 3 points de prestige. Choisissez-la et rendez votre tuile. Son rouleau jaune est perdu : on ne rend pas la monnaie.
rokoko-guide-rent = Une tenue se vend, ou se loue à un hôte : son prestige est alors à vous à la fin, et elle compte pour la majorité de la salle. Louez la veste dans la salle 5, où l’hôte paie aussitôt 3 louis d’or.
rokoko-guide-trimming = Le bonus de ce compagnon : 1 louis d’or pour une laine ou une dentelle. Bien des tenues veulent de la dentelle ; prenez-la.
rokoko-guide-hire = Seul un maître peut engager. Tant que quatre commis attendent, l’un d’eux coûte 5 louis d’or ; ensuite, ils coûtent moins. Jouez votre maître, engagez, et choisissez le compagnon qui acquiert des ressources une fois de plus.
rokoko-guide-favour = Qui est engagé vient en main et se joue dans le même tour. Jouez le nouveau compagnon et réclamez la faveur de la Reine : 5 louis d’or maintenant, et la main au tour suivant. On peut renoncer au bonus ; faites-le.
rokoko-guide-round = Toutes les mains sont vides, le tour est fini : chacun a reçu un revenu, et des tenues, de la soie et des commis nouveaux sont arrivés. À côté de chaque nom figure ce que le bal rapporterait s’il finissait maintenant, et au-dessus de chaque salle qui y mène.
rokoko-guide-end = Après sept tours comptent vos tenues au bal, les majorités dans les salles et aux feux d’artifice, les embellissements et l’argent. Un commis délégué part pour de bon et rapporte des louis d’or. Pointez une chose pour lire ce qu’elle fait ; les règles sont à un clic.

## The box
rokoko-box-dresses = Les { $dresses } tenues
rokoko-box-tiles = Les { $tiles } tuiles ressource
rokoko-box-workers = Les { $workers } commis
rokoko-box-windows = Vitrines, { $least } ou { $most } joueurs
rokoko-box-halls = Majorités, { $least } ou { $most } joueurs
rokoko-box-spaces = Places d’hôtes, { $least } ou { $most } joueurs
rokoko-box-decorations = Embellissements, { $least } ou { $most } joueurs
rokoko-box-all-halls = Places de toutes les salles, { $least } ou { $most } joueurs
rokoko-box-yes-or-no =
    { $answer ->
        [yes] oui
       *[no] non
    }
rokoko-box-trade =
    { $join ->
        [plus] les deux
        [slash] l’une des deux
       *[single] celle-ci
    }
rokoko-box-column-name = Nom
rokoko-box-column-silk = Soie
rokoko-box-column-yarn = Laine
rokoko-box-column-lace = Dentelle
rokoko-box-column-thimble = Dé d’or
rokoko-box-column-sale = Vente
rokoko-box-column-prestige = Prestige
rokoko-box-column-trade = Échangée contre
rokoko-box-column-level = Niveau
rokoko-box-column-bonus = Bonus
rokoko-box-column-clause = Clause
rokoko-box-column-cost = Coût
rokoko-box-column-dark = Sombre
rokoko-box-column-first = Premier
rokoko-box-column-second = Deuxième
rokoko-box-column-master = Hôte de marque
rokoko-box-column-reward = Récompense
rokoko-box-column-times = Terrasse ×
rokoko-box-jewels = La boîte à bijoux : les { $jewels } bijoux
rokoko-box-jewel-row = La boîte à bijoux : l’offre de bijoux, de gauche à droite
rokoko-box-jeweller = La boîte à bijoux : décorations du bijoutier, de { $least } à { $most } joueurs
rokoko-box-trial =
    { $trial ->
        [journeyman] La boîte à bijoux : les tâches des épreuves de compagnon, pour { rokoko-livres } et { rokoko-prestige-points }
       *[master] La boîte à bijoux : les tâches des épreuves de maître, pour { rokoko-livres } et { rokoko-prestige-points }
    }
rokoko-box-new-workers = La boîte à bijoux : les { $workers } maîtres et compagnons
rokoko-box-specialists = La boîte à bijoux : les { $workers } apprentis spécialisés
rokoko-box-du-barry = Madame du Barry : ses { $cards } cartes
rokoko-box-fancy = Tenues fantaisies : les { $dresses } tenues
rokoko-box-fancy-tiles = Tenues fantaisies : les { $tiles } tuiles ressource
rokoko-box-festivity = Tenues de fête : les { $dresses } tenues
rokoko-box-expert = Confection par des experts : les { $dresses } tenues
rokoko-box-acquires-drawer = prend toutes les tuiles du tiroir { $drawer }
rokoko-box-acquires-column =
    { $column ->
        [left] prend toutes les tuiles de gauche
        [center] prend toutes les tuiles du centre
       *[right] prend toutes les tuiles de droite
    }
rokoko-box-makes =
    { $side ->
        [left] confectionne la tenue { $n } à partir de la gauche
       *[right] confectionne la tenue { $n } à partir de la droite
    }
rokoko-box-hires =
    { $side ->
        [left] engage le commis { $n } à partir de la gauche
       *[right] engage le commis { $n } à partir de la droite
    }
rokoko-box-funds =
    { $decoration ->
        [fireworks] finance un feu d’artifice
        [fountain] finance une cuisine
        [musicians] finance un musicien
       *[statues] finance une statue
    }
rokoko-box-claims = demande la faveur de la Reine
rokoko-box-suits =
    { $jewel ->
        [match] de la couleur de la tenue
        [fit] qui va à la tenue
       *[none] aucun
    }
rokoko-box-column-count = Nombre
rokoko-box-column-income = Revenu
rokoko-box-column-task = Tâche
rokoko-box-column-condition = Condition
rokoko-box-column-action = Action
rokoko-box-column-hall = Salle
rokoko-box-column-jewel = Bijou
rokoko-rules-note = C1 à C4 sont les couleurs des tenues et de la soie : jaune, vert, rouge et bleu dans l’édition 2013 ; bleu, rose, vert et orange dans l’édition Deluxe. L1 à L6 sont les niveaux des commis : L3-04 est la quatrième carte du niveau 3, B-03 la troisième carte de base.

# The balance of many games.
rokoko-source-dresses = Tenues
rokoko-source-halls = Salles
rokoko-source-fireworks = Feux d’artifice et terrasse
rokoko-source-statues = Statues
rokoko-source-decorations = Embellissements
rokoko-source-bonuses = Bonus
rokoko-source-money = Argent
rokoko-tally-hired = Engagé
rokoko-tally-played = Joué
rokoko-tally-bonus = Bonus utilisé
rokoko-tally-deputed = Délégué
rokoko-tally-made = Créée
rokoko-tally-rented = Louée
rokoko-tally-sold = Vendue
rokoko-tally-expired = Retirée
rokoko-tally-funded = Financé
rokoko-tally-reached = Atteint
