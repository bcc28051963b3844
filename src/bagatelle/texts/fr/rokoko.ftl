# Rokoko. Les mots sont ceux du glossaire de docs/rules/rokoko.md.
rokoko-title = Rokoko
rokoko-bad-start = « { $value } » n’est pas un premier joueur : dites random, ou une place de 1 à { $players }.

# Les quantités.
rokoko-livres = { $livres } louis d’or
    .gained = +{ $livres } louis d’or
    .paid = −{ $livres } louis d’or
    .cost =
        { $livres ->
            [0] {""}
           *[other] , { GAIN(rokoko-livres.paid) }
        }
rokoko-prestige-points =
    { $prestige ->
        [one] { $prestige } point de prestige
       *[other] { $prestige } points de prestige
    }
    .gained = +{ $prestige } prestige
rokoko-gains =
    { $prestige ->
        [0] { GAIN(rokoko-livres.gained) }
       *[other] { $livres ->
            [0] { GAIN(rokoko-prestige-points.gained) }
           *[other] { GAIN(rokoko-livres.gained) }, { GAIN(rokoko-prestige-points.gained) }
        }
    }
rokoko-trimmings =
    { $yarn ->
        [0] +{ $lace } dentelle
       *[other] { $lace ->
            [0] +{ $yarn } laine
           *[other] +{ $yarn } laine, +{ $lace } dentelle
        }
    }
rokoko-reward =
    { $reward ->
        [1] +{ $amount } louis d’or
        [2] +{ $amount } laine
       *[other] +{ $amount } dentelle
    }
rokoko-scored =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
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
    .a =
        { $kind ->
            [master] un Maître
            [journeyman] un Compagnon
           *[apprentice] un Apprenti
        }
    .of = d’{ rokoko-worker.a }
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
    .a = une tuile ({ $silk })
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
    .a =
        { $wearer ->
            [lady] une robe { rokoko-colour.feminine }
           *[gent] une veste { rokoko-colour.feminine }
        }
    .of = d’{ rokoko-dress.a }
rokoko-window = fenêtre { $name }
rokoko-segment =
    { $edition ->
        [deluxe] tiroir { $name }
       *[other] étage { $name }
    }
rokoko-shelf = { rokoko-segment }, place { $place }
rokoko-tile-on-shelf = { $tile }, { $shelf }
rokoko-hire-slot = à engager, place { $place }
rokoko-hall =
    { $hall ->
        [royal] salle royale
        [hall2] salle 2
        [hall3] salle 3
        [hall4] salle 4
       *[hall5] salle 5
    }
    .at = dans la { rokoko-hall }
rokoko-space = { rokoko-hall }, place d’hôte { $number }
    .at = { rokoko-hall.at }
rokoko-musician =
    { $hall ->
        [royal] musicien de la salle royale
        [hall2] musicien de la salle 2
        [hall3] musicien de la salle 3
        [hall4] musicien de la salle 4
       *[hall5] musicien de la salle 5
    }
    .a = le { rokoko-musician }
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
    .a =
        { $edition ->
            [deluxe] { $row ->
                [upper] la cuisine de gauche
               *[lower] la cuisine de droite
            }
           *[other] { $row ->
                [upper] la fontaine supérieure
               *[lower] le bassin inférieur
            }
        }
# Ceux-ci remplacent des messages qui existent.
rokoko-decoration =
    { $kind ->
        [fireworks] feu d’artifice { $number }
        [jeweler] case du bijoutier { $number }
       *[statue] statue { $number }
    }
    .a =
        { $kind ->
            [fireworks] un feu d’artifice
            [jeweler] une case du bijoutier
           *[statue] une statue
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
rokoko-hint-trimmings = { rokoko-trimmings }
rokoko-hint-gain =
    { $prestige ->
        [0] rapporte { rokoko-livres }
       *[other] { $livres ->
            [0] rapporte { rokoko-prestige-points }
           *[other] rapporte { rokoko-livres } et { rokoko-prestige-points }
        }
    }

# Ce qui s’est passé.
rokoko-event-start-player-chosen =
    { $who ->
        [you] Vous jouez en premier
       *[other] { $player } joue en premier
    }
rokoko-event-round-begun = Le tour { $round } commence
rokoko-event-favour-returned =
    { $who ->
        [you] Vous rendez la faveur et commencez ce tour
       *[other] { $player } rend la faveur et commence ce tour
    }
rokoko-event-worker-removed = Personne n’a engagé { $worker-a }
rokoko-event-worker-offered = À engager : { $worker }
rokoko-event-tiles-reshuffled =
    { $tiles ->
        [one] La défausse des ressources est remélangée : { $tiles } tuile
       *[other] La défausse des ressources est remélangée : { $tiles } tuiles
    }
rokoko-event-tile-laid = À l’entrepôt, { $segment } : { $tile }
rokoko-event-dress-expired = Passé de mode : { $dress }
rokoko-event-dress-moved = Désormais en { $window } : { $dress }
rokoko-event-bag-refilled =
    { $dresses ->
        [one] La défausse des tenues retourne dans le sac : { $dresses } tenue
       *[other] La défausse des tenues retourne dans le sac : { $dresses } tenues
    }
rokoko-event-dress-shown = Nouveau en { $window } : { $dress }
rokoko-event-worker-taken =
    { $who ->
        [you] Vous prenez { $worker-a } en main
       *[other] { $player } prend { $worker-a } en main
    }
rokoko-event-reserve-renewed =
    { $who ->
        [you] Votre défausse devient votre réserve : { $workers } commis
       *[other] La défausse de { $player } devient sa réserve : { $workers } commis
    }
rokoko-event-worker-picked =
    { $who ->
        [you] Vous choisissez { $worker-a }
       *[other] { $player } choisit { $worker-a }
    }
rokoko-event-turn-begun =
    { $who ->
        [you] À vous de jouer
       *[other] À { $player } de jouer
    }
rokoko-event-worker-played =
    { $who ->
        [you] Vous jouez { $worker-a }
       *[other] { $player } joue { $worker-a }
    }
rokoko-event-main-action-waived =
    { $who ->
        [you] Vous renoncez à l’action principale
       *[other] { $player } renonce à l’action principale
    }
rokoko-event-favour-taken =
    { $who ->
        [you] Vous réclamez la faveur de la Reine, { GAIN(rokoko-livres.gained) }
       *[other] { $player } réclame la faveur de la Reine, { GAIN(rokoko-livres.gained) }
    }
rokoko-event-tile-taken =
    { $who ->
        [you] Vous prenez { $tile-a }{ rokoko-livres.cost }
       *[other] { $player } prend { $tile-a }{ rokoko-livres.cost }
    }
rokoko-event-tile-drawn =
    { $who ->
        [you] Vous piochez { $tile-a }{ rokoko-livres.cost }
       *[other] { $player } pioche { $tile-a }{ rokoko-livres.cost }
    }
rokoko-event-tile-drawn-hidden =
    { $who ->
        [you] Vous piochez une tuile ressource{ rokoko-livres.cost }
       *[other] { $player } pioche une tuile ressource{ rokoko-livres.cost }
    }
rokoko-event-tile-kept =
    { $who ->
        [you] Vous gardez la tuile comme soie
       *[other] { $player } garde la tuile comme soie
    }
rokoko-event-tile-traded =
    { $who ->
        [you] Vous échangez la tuile, { GAIN(rokoko-trimmings) }
       *[other] { $player } échange la tuile, { GAIN(rokoko-trimmings) }
    }
rokoko-event-drawn-tile-traded =
    { $who ->
        [you] Vous échangez { $tile-a }, { GAIN(rokoko-trimmings) }
       *[other] { $player } échange { $tile-a }, { GAIN(rokoko-trimmings) }
    }
rokoko-event-dress-made =
    { $who ->
        [you] Vous créez { $dress-a }{ rokoko-livres.cost }
       *[other] { $player } crée { $dress-a }{ rokoko-livres.cost }
    }
rokoko-event-tile-paid =
    { $who ->
        [you] Vous donnez { $tile-a }
       *[other] { $player } donne { $tile-a }
    }
rokoko-event-dress-rented =
    { $who ->
        [you] Vous louez { $dress-a } { $space-at }
       *[other] { $player } loue { $dress-a } { $space-at }
    }
rokoko-event-dress-sold =
    { $who ->
        [you] Vous vendez { $dress-a }, { GAIN(rokoko-livres.gained) }
       *[other] { $player } vend { $dress-a }, { GAIN(rokoko-livres.gained) }
    }
rokoko-event-reward-taken =
    { $who ->
        [you] Vous recevez un merci, { GAIN(rokoko-reward) }
       *[other] { $player } reçoit un merci, { GAIN(rokoko-reward) }
    }
rokoko-event-worker-hired =
    { $who ->
        [you] Vous engagez { $worker-a }{ rokoko-livres.cost }
       *[other] { $player } engage { $worker-a }{ rokoko-livres.cost }
    }
rokoko-event-worker-deputed =
    { $who ->
        [you] { $livres ->
            [0] Vous déléguez { $worker-a }
           *[other] Vous déléguez { $worker-a }, { GAIN(rokoko-livres.gained) }
        }
       *[other] { $livres ->
            [0] { $player } délègue { $worker-a }
           *[other] { $player } délègue { $worker-a }, { GAIN(rokoko-livres.gained) }
        }
    }
rokoko-event-hidden-worker-deputed =
    { $who ->
        [you] { $livres ->
            [0] Vous déléguez { $worker-a }
           *[other] Vous déléguez { $worker-a }, { GAIN(rokoko-livres.gained) }
        }
       *[other] { $livres ->
            [0] { $player } délègue { $worker-a }
           *[other] { $player } délègue { $worker-a }, { GAIN(rokoko-livres.gained) }
        }
    }
rokoko-event-decoration-funded =
    { $who ->
        [you] Vous financez { $decoration-a }{ rokoko-livres.cost }
       *[other] { $player } finance { $decoration-a }{ rokoko-livres.cost }
    }
rokoko-event-all-halls-reached =
    { $who ->
        [you] Vous voilà dans toutes les salles
       *[other] { $player } est dans toutes les salles
    }
rokoko-event-bonus-used =
    { $who ->
        [you] Vous utilisez le bonus { $worker-of }
       *[other] { $player } utilise le bonus { $worker-of }
    }
rokoko-event-bonus-waived =
    { $who ->
        [you] Vous renoncez au bonus { $worker-of }
       *[other] { $player } renonce au bonus { $worker-of }
    }
rokoko-event-bonus-gained =
    { $who ->
        [you] Vous recevez le bonus, { rokoko-gains }
       *[other] { $player } reçoit le bonus, { rokoko-gains }
    }
rokoko-event-trimming-taken =
    { $who ->
        [you] Vous prenez des garnitures, { GAIN(rokoko-trimmings) }{ rokoko-livres.cost }
       *[other] { $player } prend des garnitures, { GAIN(rokoko-trimmings) }{ rokoko-livres.cost }
    }
rokoko-event-prestige-bought =
    { $who ->
        [you] Vous payez pour du prestige, { GAIN(rokoko-livres.paid) }, { GAIN(rokoko-prestige-points.gained) }
       *[other] { $player } paie pour du prestige, { GAIN(rokoko-livres.paid) }, { GAIN(rokoko-prestige-points.gained) }
    }
rokoko-event-tile-given =
    { $who ->
        [you] Vous donnez { $tile-a }, { GAIN(rokoko-prestige-points.gained) }
       *[other] { $player } donne { $tile-a }, { GAIN(rokoko-prestige-points.gained) }
    }
rokoko-event-income-paid =
    { $who ->
        [you] Vos revenus : { GAIN(rokoko-livres.gained) }
       *[other] { $player } touche ses revenus, { GAIN(rokoko-livres.gained) }
    }
rokoko-event-hall-scored =
    { $who ->
        [you] Vous marquez { $hall-at }, { GAIN(rokoko-scored) }
       *[other] { $player } marque { $hall-at }, { GAIN(rokoko-scored) }
    }
rokoko-event-line-scored =
    { $who ->
        [you] Vous marquez, { $line } : { GAIN(rokoko-scored) }
       *[other] { $player } marque, { $line } : { GAIN(rokoko-scored) }
    }
rokoko-event-dress-to-terrace =
    { $who ->
        [you] Vous envoyez { $dress-a } sur la terrasse
       *[other] { $player } envoie { $dress-a } sur la terrasse
    }
rokoko-event-game-ended = Le bal est terminé

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
        [crown_jewel_sets] Couronne : séries de bijoux
        [crown_necklaces] Couronne : colliers
        [crown_decorations] Couronne : décorations
        [crown_apprentices] Couronne : Apprentis
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
rokoko-start-lot = tiré au sort
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
rokoko-lack-goods =
    { $yarn ->
        [0] il manque { $lace } dentelle
       *[other] { $lace ->
            [0] il manque { $yarn } laine
           *[other] il manque { $yarn } laine, { $lace } dentelle
        }
    }
rokoko-lack-livres = il manque { rokoko-livres }
rokoko-hand = En main
rokoko-staff = Vos employés
rokoko-reserve = Réserve
rokoko-discard = Défausse
rokoko-leaving = Sur le départ
rokoko-in-play = En jeu
rokoko-in-work = En cours
rokoko-held = La tuile
rokoko-silk = Soie
rokoko-income = revenu { $livres }
rokoko-has = { $livres } louis d’or, laine : { $yarn }, dentelle : { $lace }, tuiles : { $tiles }, commis en main : { $hand }
rokoko-supply =
    Stock : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $dresses ->
        [one] { $dresses } tenue
       *[other] { $dresses } tenues
    }
rokoko-level = niveau { $level }
rokoko-kind =
    { $kind ->
        [master] Maître
        [journeyman] Compagnon
       *[apprentice] Apprenti
    }
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
        [jeweller] Qui la possède peut acheter un bijou avec chaque tenue qu’il loue. Une seule par personne.
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
# Workers are taken up: a button for all but one of them.
rokoko-all-but = Tous sauf : { $thing }
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
        [journeyman_trial] Achever les épreuves de Compagnon
        [master_trial] Achever les épreuves de Maître
        [pass] Pas d’action principale
        [take] Prendre : { $thing }
        [keep] Garder comme soie
        [trade] Échanger
        [trade_for_yarn] Échanger contre de la laine
        [trade_for_lace] Échanger contre de la dentelle
        [make] Créer : { $thing }
        [pay] Rendre : { $thing }
        [jewel] Prendre : { $thing }
        [no_jewel] Pas de bijou
        [mark] Marquer : { $thing }
        [rent] Louer : { $thing }
        [sell] Vendre la tenue
        [hire_worker] Engager : { $thing }
        [choose_card] Prendre : { $thing }
        [fund_space] Financer : { $thing }
        [use] Utiliser le bonus
        [skip] Renoncer au bonus
        [activate] Activer : { $thing }
        [copy] Copier : { $thing }
        [hall] Choisir : { $thing }
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
        [journeyman] La boîte à bijoux : les tâches des épreuves de compagnon, qui coûtent { rokoko-livres } et rapportent { rokoko-prestige-points }
       *[master] La boîte à bijoux : les tâches des épreuves de maître, qui coûtent { rokoko-livres } et rapportent { rokoko-prestige-points }
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
rokoko-points-guests = Tenues au bal
rokoko-points-halls = Majorités
rokoko-points-decorations = Décorations
rokoko-points-staff = Commis et faveur
rokoko-points-play = Reçu en cours de jeu
rokoko-points-rest = Tuiles, louis
rokoko-points-rest-jewels = Tuiles, bijoux, louis
rokoko-points-livres = Louis restants
rokoko-points-livres-jewels = Bijoux, louis
rokoko-moment-guest = L’invité de la soirée
rokoko-moment-guest-told =
    { $times ->
        [1] Au bal pour { $player } : { $dress }, { rokoko-prestige-points }.
       *[other] Sur la terrasse pour { $player } : { $dress } compte { $times } fois, { rokoko-prestige-points }.
    }
rokoko-moment-hand = La main assidue
rokoko-moment-hand-told =
    { $dresses ->
        [one] { $player } crée { $dresses } tenue ; personne n’en crée plus.
       *[other] { $player } crée { $dresses } tenues ; personne n’en crée plus.
    }
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
rokoko-tally-chosen = Choisi
rokoko-tally-bought = Acheté
rokoko-tally-gained = Reçu
rokoko-tally-marked = Accomplie
rokoko-tally-passed = Réussie
rokoko-tally-acted = Son tour
rokoko-tally-placed = Son placement
rokoko-tally-by-du-barry = Par du Barry

## The modules of the Deluxe edition

# Brouillon : les textes des modules de Rokoko, à joindre à rokoko.ftl, chaque partie à sa place.
# Après rokoko-bad-start.
rokoko-bad-start-solo = Face à Madame du Barry, il n’y a pas de choix : c’est elle qui commence.
rokoko-bad-modules = « { $value } » n’est pas une extension ; il y a : { $known }.
rokoko-bad-edition-modules = Les extensions sont celles de l’édition Deluxe.
rokoko-bad-edition-solo = La partie contre Madame du Barry est celle de l’édition Deluxe.
# Les choses.
rokoko-jewel =
    { $kind ->
        [necklace] collier { $colour }
       *[ring] bague { $colour }
    }
rokoko-jewel-space = case bijoux { $name }
rokoko-task-keep = Un Apprenti acquiert de la soie en { $colour1 } ou { $colour2 }
rokoko-task-trade = Un Apprenti acquiert une tuile et l’échange
rokoko-task-fund = Un Apprenti finance une décoration
rokoko-task-tailor =
    { $wearer ->
        [lady] Un Compagnon confectionne une robe
        [gent] Un Compagnon confectionne une veste
       *[any] Un Maître confectionne une tenue
    }
rokoko-trial =
    { $name ->
        [journeyman] épreuves de Compagnon
       *[master] épreuves de Maître
    }
rokoko-player = { $player }
rokoko-du-barry = Madame du Barry
rokoko-du-barry-card = carte { $name } ({ $action })
    .seen = { $action }
rokoko-du-barry-acquire-drawer = prend tout le tiroir { $drawer }
rokoko-du-barry-acquire-column =
    { $column ->
        [left] prend tout à gauche des tiroirs
        [center] prend tout au centre des tiroirs
       *[right] prend tout à droite des tiroirs
    }
rokoko-du-barry-tailor =
    { $side ->
        [left] { $n ->
            [1] confectionne la première tenue à partir de la gauche
            [2] confectionne la deuxième tenue à partir de la gauche
            [3] confectionne la troisième tenue à partir de la gauche
            [4] confectionne la quatrième tenue à partir de la gauche
           *[other] confectionne la tenue { $n } à partir de la gauche
        }
       *[right] { $n ->
            [1] confectionne la première tenue à partir de la droite
            [2] confectionne la deuxième tenue à partir de la droite
            [3] confectionne la troisième tenue à partir de la droite
            [4] confectionne la quatrième tenue à partir de la droite
           *[other] confectionne la tenue { $n } à partir de la droite
        }
    }
rokoko-du-barry-hire =
    { $side ->
        [left] { $n ->
            [1] engage le premier commis à partir de la gauche
           *[other] engage le deuxième commis à partir de la gauche
        }
       *[right] { $n ->
            [1] engage le premier commis à partir de la droite
           *[other] engage le deuxième commis à partir de la droite
        }
    }
rokoko-du-barry-fund =
    { $decoration ->
        [fireworks] finance un feu d’artifice
        [fountain] finance une cuisine
        [musicians] finance un musicien
       *[statues] finance une statue
    }
rokoko-du-barry-claim = réclame la faveur
# Ce que font les bonus des nouveaux commis.
rokoko-bonus-gain-prestige = recevez { $prestige } prestige
rokoko-bonus-livre-per-dress-in-one-hall = choisissez une salle : { $n } louis d’or par tenue à vous
rokoko-bonus-prestige-per-dresses-in-one-hall = choisissez une salle : { $prestige } prestige par { $per } tenues à vous
rokoko-bonus-prestige-per-lady-pair-two = { $prestige } prestige par paire de robes, une en { $colour1 } et une en { $colour2 }
rokoko-bonus-livre-per-master-spaces = { $n } louis d’or par { $per } tenues sur des cases Maître invité
rokoko-bonus-livre-per-jewels = { $n } louis d’or par { $per } bijoux
rokoko-bonus-prestige-per-jewels = { $prestige } prestige par { $per } bijoux
rokoko-bonus-livre-if-none = { $no-uncommon-lady } louis d’or sans robe verte au bal, { $no-rare-gent } sans veste orange au bal
rokoko-bonus-livre-per-hall-present = { $n } louis d’or par salle où vous êtes présent
rokoko-bonus-livre-by-small-staff = louis d’or pour 4 / 5 / 6 / 7 commis : { $s4 } / { $s5 } / { $s6 } / { $s7 }
rokoko-bonus-livre-per-decorations = { $n } louis d’or par { $per } décorations
rokoko-bonus-reserve-card-bonus = mettez un commis de votre réserve sur votre défausse et utilisez son bonus
rokoko-bonus-copy-discard-bonus = utilisez le bonus de la carte du dessus de la défausse d’un adversaire
rokoko-bonus-extra-dress-must-sell = confectionnez une tenue de plus et vendez-la, avec { $prestige } prestige ; sans dé à coudre en or
rokoko-bonus-crown-jewel-sets = fin de partie : { $prestige } prestige par série des quatre sortes de bijoux
rokoko-bonus-crown-necklaces = fin de partie : { $prestige } prestige par { $per } colliers
rokoko-bonus-crown-decorations =
    { $per ->
        [one] fin de partie : { $prestige } prestige par décoration
       *[other] fin de partie : { $prestige } prestige par { $per } décorations
    }
rokoko-bonus-crown-apprentices = fin de partie : { $prestige } prestige par { $per } Apprentis de votre personnel
# Ce que les tenues des modules rapportent en plus de leur prestige.
rokoko-dress-bonus-prestige-per-couple = à la confection : { $prestige } prestige par couple robe et veste
rokoko-dress-bonus-prestige-per-decoration = à la confection : { $prestige } prestige par décoration
rokoko-dress-bonus-prestige-per-colour = à la confection : { $prestige } prestige par tenue en { $colour }
rokoko-dress-bonus-favour-and-livre = à la location : { $livre } louis d’or, et la faveur si elle est libre
rokoko-dress-bonus-depute-one-for-pay = à la location : vous pouvez déléguer un commis contre paiement
rokoko-dress-bonus-free-warehouse-tile = à la location : prenez une tuile ressource gratuitement
rokoko-dress-bonus-livre-sold-or-rented = { $livre } louis d’or, louée ou vendue
rokoko-dress-bonus-free-jewel = à la location, avec une case du bijoutier : prenez un bijou gratuitement
rokoko-dress-bonus-prestige-for-matching-jewel = à la location : { $prestige } prestige avec un bijou de sa couleur
# Ce qu’attendent les Apprentis spécialisés.
rokoko-condition-gentlemen = au moins { $min } vestes à vous au bal
rokoko-condition-ladies = au moins { $min } robes à vous au bal
rokoko-condition-master-spaces = au moins { $min } tenues à vous sur des cases Maître invité
rokoko-condition-livre = au moins { $min } louis d’or
rokoko-condition-jewels = au moins { $min } bijoux à vous
rokoko-condition-decoration-kinds = des décorations d’au moins { $min } sortes
rokoko-condition-stock = au moins { $resource-tiles } tuiles ressource, { $lace } dentelles et { $yarn } fils
rokoko-condition-prestige = au moins { $min } points de prestige gagnés en cours de partie
rokoko-condition-master-trial =
    { $min ->
        [one] les épreuves de Maître achevées
       *[other] les épreuves de Maître achevées { $min } fois
    }
rokoko-condition-all-halls = présence dans { $min } salles
# Ce que l’on compte pour cela.
rokoko-progress-gentlemen =
    { $have ->
        [one] { $have } veste
       *[other] { $have } vestes
    }
rokoko-progress-ladies =
    { $have ->
        [one] { $have } robe
       *[other] { $have } robes
    }
rokoko-progress-master-spaces =
    { $have ->
        [one] { $have } tenue sur une case Maître invité
       *[other] { $have } tenues sur des cases Maître invité
    }
rokoko-progress-livre = { $have } louis d’or
rokoko-progress-jewels =
    { $have ->
        [one] { $have } bijou
       *[other] { $have } bijoux
    }
rokoko-progress-decoration-kinds =
    { $have ->
        [one] { $have } sorte de décoration
       *[other] { $have } sortes de décorations
    }
rokoko-progress-resource-tiles =
    { $have ->
        [one] { $have } tuile ressource
       *[other] { $have } tuiles ressource
    }
rokoko-progress-lace =
    { $have ->
        [one] { $have } dentelle
       *[other] { $have } dentelles
    }
rokoko-progress-yarn =
    { $have ->
        [one] { $have } fil
       *[other] { $have } fils
    }
rokoko-progress-prestige =
    { $have ->
        [one] { $have } point de prestige
       *[other] { $have } points de prestige
    }
rokoko-progress-master-trial = achevées { $have } fois
rokoko-progress-all-halls =
    { $have ->
        [one] { $have } salle
       *[other] { $have } salles
    }
# Les questions.
rokoko-question-jewel = Un bijou avec cette tenue ? Elle devra alors être louée.
rokoko-question-task = Quelle tâche est accomplie ainsi ?
rokoko-question-trial_card = Quelle carte de la pioche prenez-vous ?
rokoko-question-activate = Quel commis de votre réserve activez-vous ?
rokoko-question-copy = De qui copiez-vous la carte du dessus ?
rokoko-question-choose_hall = Quelle salle choisissez-vous ?
rokoko-question-expert_depute = Déléguez-vous un commis contre paiement ?
rokoko-question-free_jewel = Quel bijou prenez-vous ?
# Ce que ferait un choix.
rokoko-hint-jewel = { $jewel }, { rokoko-livres }
rokoko-hint-trial = coûte { rokoko-livres }, rapporte { rokoko-prestige-points }
# Ce qui s’est passé : La boîte à bijoux.
rokoko-event-jewel-removed = Invendu et retiré de la partie : { $jewel }
rokoko-event-jewel-moved = Désormais en { $space } : { $jewel }
rokoko-event-jewel-offered = Nouveau en { $space } : { $jewel }
rokoko-event-specialist-dealt =
    { $who ->
        [you] Votre Apprenti spécialisé : { $worker }
       *[other] L’Apprenti spécialisé de { $player } : { $worker }
    }
rokoko-event-specialist-dealt-hidden =
    { $who ->
        [you] Vous recevez un Apprenti spécialisé
       *[other] { $player } reçoit un Apprenti spécialisé
    }
rokoko-event-jewel-bought =
    { $who ->
        [you] Vous achetez un bijou ({ $jewel }){ rokoko-livres.cost }
       *[other] { $player } achète un bijou ({ $jewel }){ rokoko-livres.cost }
    }
rokoko-event-task-marked =
    { $who ->
        [you] Vous accomplissez une tâche : « { $task } »
       *[other] { $player } accomplit une tâche : « { $task } »
    }
rokoko-event-trial-passed =
    { $who ->
        [you] Vous achevez les { $trial }{ rokoko-livres.cost }, { GAIN(rokoko-prestige-points.gained) }
       *[other] { $player } achève les { $trial }{ rokoko-livres.cost }, { GAIN(rokoko-prestige-points.gained) }
    }
rokoko-event-trial-pile-seen =
    { $who ->
        [you] Vous parcourez la pioche des { $trial }
       *[other] { $player } parcourt la pioche des { $trial }
    }
rokoko-event-trial-card-taken =
    { $who ->
        [you] Vous prenez { $worker-a } dans la pioche des { $trial }
       *[other] { $player } prend { $worker-a } dans la pioche des { $trial }
    }
rokoko-event-trial-card-taken-hidden =
    { $who ->
        [you] Vous prenez une carte dans la pioche des { $trial }
       *[other] { $player } prend une carte dans la pioche des { $trial }
    }
rokoko-event-specialist-hired =
    { $who ->
        [you] Vous engagez votre Apprenti spécialisé
       *[other] { $player } engage un Apprenti spécialisé
    }
rokoko-event-worker-activated =
    { $who ->
        [you] Vous activez { $worker-a }
       *[other] { $player } active { $worker-a }
    }
rokoko-event-bonus-copied =
    { $who ->
        [you] Vous copiez la carte du dessus de { $owner } : { $worker }
       *[other] { $whom ->
            [you] { $player } copie votre carte du dessus : { $worker }
           *[other] { $player } copie la carte du dessus de { $owner } : { $worker }
        }
    }
rokoko-event-hall-bonus =
    { $who ->
        [you] Vous choisissez les tenues { $hall-at }, { rokoko-gains }
       *[other] { $player } choisit les tenues { $hall-at }, { rokoko-gains }
    }
# Ce qui s’est passé : tenues de fête et d’experts.
rokoko-event-festivity-dresses-added =
    { $dresses ->
        [one] { $dresses } tenue de fête entre dans le sac
       *[other] { $dresses } tenues de fête entrent dans le sac
    }
rokoko-event-dress-bonus =
    { $who ->
        [you] Vous profitez du bonus { $dress-of }, { rokoko-gains }
       *[other] { $player } profite du bonus { $dress-of }, { rokoko-gains }
    }
rokoko-event-expert-bonus =
    { $who ->
        [you] Vous profitez du bonus { $dress-of }, { rokoko-gains }
       *[other] { $player } profite du bonus { $dress-of }, { rokoko-gains }
    }
rokoko-event-expert-favour =
    { $who ->
        [you] Vous gagnez la faveur de la Reine avec { $dress-a }
       *[other] { $player } gagne la faveur de la Reine avec { $dress-a }
    }
rokoko-event-jewel-gained =
    { $who ->
        [you] Vous prenez un bijou gratuitement : { $jewel }
       *[other] { $player } prend un bijou gratuitement : { $jewel }
    }
# Ce qui s’est passé : Madame du Barry.
rokoko-event-du-barry-shuffled =
    { $cards ->
        [one] Madame du Barry mélange sa { $cards } carte
       *[other] Madame du Barry mélange ses { $cards } cartes
    }
rokoko-event-du-barry-card = La carte de Madame du Barry : { $card }
rokoko-event-du-barry-instead = C’est impossible : Madame du Barry se console, { GAIN(rokoko-prestige-points.gained) }
rokoko-event-du-barry-favour =
    { $taken ->
        [0] La faveur est déjà prise ; Madame du Barry se console, { GAIN(rokoko-prestige-points.gained) }
       *[other] Madame du Barry prend la faveur, { GAIN(rokoko-prestige-points.gained) }
    }
rokoko-event-du-barry-tile = Madame du Barry prend { $tile-a }
rokoko-event-du-barry-tile-drawn = Madame du Barry pioche une tuile ressource
rokoko-event-du-barry-makes = Madame du Barry confectionne { $dress-a }
rokoko-event-du-barry-placement = Une autre carte dit où va la tenue : { $hall }
rokoko-event-du-barry-hall-full = Aucune case invité n’est libre { $hall-at }
rokoko-event-du-barry-last-resort = Aucune carte ne nomme une salle qui ait une case libre ; la tenue va dans la première qui en a une : { $hall }
rokoko-event-du-barry-jewel = Madame du Barry prend un bijou : { $jewel }
rokoko-event-du-barry-no-jewel = Aucun bijou ne va avec cette tenue
rokoko-event-du-barry-reward = Madame du Barry reçoit le merci de l’invité, { GAIN(rokoko-trimmings) }
rokoko-event-du-barry-hires = Madame du Barry engage { $worker-a }
rokoko-event-du-barry-card-added = Une carte de plus rejoint la main de Madame du Barry
rokoko-event-du-barry-funds = Madame du Barry finance { $decoration-a }
rokoko-event-du-barry-trial = Madame du Barry achève les { $trial }, { GAIN(rokoko-prestige-points.gained) }
rokoko-event-du-barry-worker-removed = Quitte son personnel : { $worker }
rokoko-event-du-barry-worker-joined = Une carte de la pioche des { $trial } rejoint son personnel sans être vue
rokoko-event-du-barry-reshuffled =
    { $cards ->
        [one] La défausse de Madame du Barry devient sa réserve : { $cards } carte
       *[other] La défausse de Madame du Barry devient sa réserve : { $cards } cartes
    }
# Pourquoi pas. Ce sont les noms que les lignes ont aujourd’hui.
rokoko-no-jewel-or-not = Prenez d’abord un bijou, ou dites que vous n’en voulez pas.
rokoko-no-no-jewel-there = Il n’y a pas de bijou sur cette case.
rokoko-no-necklace-for-dress = Avec une robe va un collier.
rokoko-no-ring-for-coat = Avec une veste va une bague.
rokoko-no-one-jeweller = Vous avez déjà une case du bijoutier ; une seule est permise.
rokoko-no-not-apprentice = Seul un Apprenti peut achever les épreuves de Compagnon.
rokoko-no-not-journeyman = Seul un Compagnon peut achever les épreuves de Maître.
rokoko-no-other-trial-first = Votre jeton est aux autres épreuves ; achevez-les d’abord.
rokoko-no-tasks-open =
    { $tasks ->
        [one] { $tasks } tâche de ces épreuves reste à accomplir.
       *[other] { $tasks } tâches de ces épreuves restent à accomplir.
    }
rokoko-no-pile-empty = La pioche de ces épreuves est vide.
rokoko-no-fee = Ces épreuves coûtent { rokoko-livres }.
rokoko-no-choose-task = Dites d’abord quelle tâche est accomplie.
rokoko-no-task-does-not-fit = Ce n’était pas cette tâche.
rokoko-no-choose-trial-card = Prenez d’abord une carte de la pioche.
rokoko-no-not-in-pile = Cette carte n’est pas dans la pioche.
rokoko-no-choose-to-activate = Choisissez d’abord le commis que vous activez.
rokoko-no-not-in-reserve-to-activate = On ne peut activer qu’un commis de sa réserve.
rokoko-no-choose-to-copy = Choisissez d’abord la personne dont vous copiez la carte.
rokoko-no-nothing-to-copy = Il n’y a pas de carte à copier : cette défausse est vide.
rokoko-no-choose-a-hall = Choisissez d’abord une salle.
rokoko-no-hall-gives-nothing = Dans cette salle, le bonus ne rapporterait rien.
rokoko-no-condition-unmet = Vous ne remplissez pas la condition de votre Apprenti spécialisé.
rokoko-no-specialist-is-hired = Votre Apprenti spécialisé est déjà engagé.
rokoko-no-sale-impossible = Cette tenue ne peut pas être vendue, et le bonus demande une vente.
rokoko-no-depute-or-skip = Déléguez d’abord un commis ou renoncez-y.
rokoko-no-choose-jewel = Choisissez d’abord le bijou que vous prenez.
# La fin.
rokoko-source-jewels = Bijoux
rokoko-line-jewels = Bijoux
rokoko-line-du-barry-tiles = Tuiles de Madame du Barry
rokoko-verdict-du-barry-tied = Le bal est terminé, à égalité de prestige : Madame du Barry l’emporte.

# Les options, en commentaire : web.ftl en a déjà de ces noms en cours (avec jewelry-box, non jewelry_box).
# rokoko-option-modules = Extensions
# rokoko-option-modules-jewelry_box = La boîte à bijoux
# rokoko-option-modules-fancy = Tenues fantaisies
# rokoko-option-modules-festivity = Tenues de fête
# rokoko-option-modules-expert = Confection par des experts
# rokoko-option-modules-hint = Elles sont celles de l’édition Deluxe.
rokoko-source-tiles = Tuiles

# Le jeu sur une page.
rokoko-how-setup-1 = Chacun commence avec cinq employés et quelques louis : maîtres, compagnons et apprentis.
rokoko-how-setup-2 = Les tenues sont en vitrine, la soie est à l’entrepôt, et de nouveaux employés attendent.
rokoko-how-setup-3 = Le palais a cinq salles avec des places d’hôtes, et des décorations attendent leur mécène.
rokoko-how-turn-1 = Au début d’une manche, chacun choisit trois employés en secret.
rokoko-how-turn-2 = À votre tour, vous jouez un employé : d’abord une action principale, puis son propre bonus.
rokoko-how-turn-3 = Acquérir des ressources, créer une tenue, engager, détacher un employé contre de l’argent, financer une décoration, ou prendre la faveur de la reine.
rokoko-how-turn-4 = Une tenue est vendue contre des louis, ou louée à un hôte dans une salle.
rokoko-how-turn-5 = Quand tous les employés sont joués, chacun reçoit un revenu, et la suivante des sept manches commence.
rokoko-how-score-1 = Le prestige de vos tenues au bal ; sur la terrasse, près du feu d’artifice, il est multiplié.
rokoko-how-score-2 = Les majorités dans les cinq salles et au feu d’artifice, et la présence dans toutes les salles.
rokoko-how-score-3 = Les statues avec des tenues de couleurs différentes, et toutes les autres décorations.
rokoko-how-score-4 = Les employés à couronne, la faveur de la reine, et les louis qui restent.
