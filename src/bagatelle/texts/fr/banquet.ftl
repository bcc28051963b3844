# Le Banquet du Roi. Les mots sont ceux du glossaire de docs/rules/banquet.md.

banquet-title = Le Banquet du Roi
banquet-bad-icons =
    { $players ->
        [one] « { $value } » n’est pas un choix d’icônes : il faut une lettre parmi { $icons }.
       *[other] « { $value } » n’est pas un choix d’icônes : à { $players }, il faut { $players } lettres différentes parmi { $icons }.
    }
banquet-option-side = Les nobles
banquet-option-side-unmasked = nobles démasqués
banquet-option-side-masked = nobles masqués
banquet-option-side-hint = Les nobles masqués en demandent davantage ; les démasqués conviennent mieux pour une première partie.

# Les choses. Les phrases mettent l’article devant le nom : « le { $noble } », « { $row-a } ».
banquet-dish =
    { $type ->
        [desserts] dessert
        [drinks] boisson
        [fruit] fruit
        [pastries] pâtisserie
        [main_courses] plat de résistance
       *[abundance] abondance
    } { $letter }{ $value }
    .seen =
        { $type ->
            [desserts] dessert
            [drinks] boisson
            [fruit] fruit
            [pastries] pâtisserie
            [main_courses] plat de résistance
           *[abundance] abondance
        } { $value }
    .a =
        { $type ->
            [desserts] le dessert
            [drinks] la boisson
            [fruit] le fruit
            [pastries] la pâtisserie
            [main_courses] le plat de résistance
           *[abundance] l’abondance
        } { $value }
banquet-colour =
    { $colour ->
        [blue] bleu
        [green] vert
        [violet] violet
        [pink] rose
        [yellow] jaune
       *[white] blanc
    }
    .plural =
        { $colour ->
            [blue] bleus
            [green] verts
            [violet] violets
            [pink] roses
            [yellow] jaunes
           *[white] blancs
        }
banquet-row = rangée { $name }
    .seen =
        { $name ->
            [1] rangée du haut
            [2] rangée du milieu
           *[3] rangée du bas
        }
    .a = la { banquet-row.seen }
banquet-column = colonne { $name }
    .seen =
        { $name ->
            [1] colonne de gauche
            [2] colonne du milieu
           *[3] colonne de droite
        }
    .a = la { banquet-column.seen }
banquet-cell =
    { $name ->
        [11] rangée du haut, à gauche
        [12] rangée du haut, au milieu
        [13] rangée du haut, à droite
        [21] rangée du milieu, à gauche
        [22] rangée du milieu, au milieu
        [23] rangée du milieu, à droite
        [31] rangée du bas, à gauche
        [32] rangée du bas, au milieu
       *[33] rangée du bas, à droite
    }
banquet-noble = { banquet-noble.seen } ({ $name })
    .seen =
        { $name ->
            [A1] Madame d’Orge
            [A2] Madame de Sèvres
            [A3] Monsieur Prune
            [A4] Monsieur de Vertbois
            [A5] Madame de Rosay
            [A6] Monsieur de Compte
            [B1] Madame d’Azur
            [B2] Madame de Lilas
            [B3] Monsieur de Menthe
            [B4] Monsieur de Dragée
            [B5] Madame de Mirabelle
            [B6] Monsieur Juste
            [C1] Madame de Cassis
            [C2] Madame de Tilleul
            [C3] Monsieur de Grenadine
            [C4] Monsieur de Safran
            [C5] Madame de Myrtille
            [C6] Monsieur Carat
            [D1] Madame d’Angélique
            [D2] Madame de Praline
            [D3] Monsieur de Brioche
            [D4] Monsieur de Bleuet
            [D5] Madame de Figue
           *[D6] Monsieur de Balance
        }
banquet-course =
    { $direction ->
        [falling] { $noble }, service décroissant
       *[rising] { $noble }, service croissant
    }
banquet-imposter =
    { $turn ->
        [0] imposteur { $icon } tel quel
       *[other] imposteur { $icon } tourné de { $turn }°
    }
    .seen =
        { $turn ->
            [0] imposteur tel quel
           *[other] imposteur tourné de { $turn }°
        }
banquet-solo-card = carte Solo { $name }
    .seen = carte Solo
banquet-gained =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }

# Les questions, et l’effet d’un choix.
banquet-question-take = Quels trois plats prenez-vous ?
banquet-question-serve = Quel plat servez-vous, et à quel noble ?
banquet-question-clear = Souhaitez-vous débarrasser un noble ?
banquet-hint-take = { $first }, { $second }, { $third }
banquet-hint-clear =
    { $dishes ->
        [one] défausse son plat
       *[other] défausse ses { $dishes } plats
    }
banquet-hint-satisfies = valide le noble, { points }
banquet-hint-fits = convient : { $then }
banquet-value = un { $value }
banquet-then-value = puis { $value }
banquet-then-either = puis { $value } ou { $other }
banquet-then-same-value = encore { $more } de valeur { $value }
banquet-then-second-group = puis la seconde valeur
banquet-then-second-group-or = puis { $value } ou la seconde valeur
banquet-then-total-at-most = encore { $more }, { $rest } au plus en tout
banquet-then-total-at-least = encore { $more }, { $rest } au moins en tout
banquet-then-sum-of-two = puis deux qui fassent une somme avec lui
banquet-then-same-parity =
    { $parity ->
        [even] { $more ->
            [one] encore { $more } pair
           *[other] encore { $more } pairs
        }
       *[odd] { $more ->
            [one] encore { $more } impair
           *[other] encore { $more } impairs
        }
    }
banquet-then-exact-total = encore { $rest }
banquet-then-falling =
    { $more ->
        [0] ce service est complet
       *[other] encore { $more } sous { $last }
    }
banquet-then-rising =
    { $more ->
        [0] ce service est complet
       *[other] encore { $more } au-dessus de { $last }
    }
banquet-hint-dead =
    { $dishes ->
        [one] ne peut pas aboutir : le plat est défaussé
       *[other] ne peut pas aboutir : les { $dishes } plats sont défaussés
    }

# Ce que les nobles exigent.
banquet-demand-same-value =
    { $least ->
        [one] { $cards } plats de même valeur, dont au moins { $least } { banquet-colour }
       *[other] { $cards } plats de même valeur, dont au moins { $least } { banquet-colour.plural }
    }
banquet-demand-groups =
    { $smaller ->
        [2] { $larger ->
            [2] deux paires, avec du { banquet-colour } dans chacune
           *[other] une paire et un groupe de { $larger } plats de même valeur, avec du { banquet-colour } dans chacun
        }
       *[other] un groupe de { $smaller } et un groupe de { $larger } plats de même valeur, avec du { banquet-colour } dans chacun
    }
banquet-demand-total-at-most = { $cards } plats { banquet-colour.plural }, total de { $limit } au plus
banquet-demand-total-at-least = { $cards } plats { banquet-colour.plural }, total de { $limit } au moins
banquet-demand-sum-of-two = 3 plats { banquet-colour.plural }, dont deux font ensemble la valeur du troisième
banquet-demand-same-parity = { $cards } plats { banquet-colour.plural }, tous pairs ou tous impairs
banquet-demand-exact-total = un total de { $total } exactement, plats au choix
banquet-demand-exact-total-one-per-type = un total de { $total } exactement, un plat au plus de chaque type, sans blanc
banquet-demand-falling = { $cards } plats en ordre décroissant, le premier et le dernier { banquet-colour.plural }
banquet-demand-rising = { $cards } plats en ordre croissant, le premier et le dernier { banquet-colour.plural }
banquet-demand-two-courses = { $cards } plats en ordre décroissant et { $cards } en ordre croissant, le premier de chaque service en { banquet-colour }

# Où ils en sont.
banquet-progress-satisfied = validé
banquet-progress-empty = rien de servi
banquet-progress-same-value = { $count } sur { $cards }, valeur { $value }
banquet-progress-groups = { $count } sur { $cards }
banquet-progress-total-at-most = { $count } sur { $cards }, total { $total } pour { $limit } au plus
banquet-progress-total-at-least = { $count } sur { $cards }, total { $total } pour { $limit } au moins
banquet-progress-sum-of-two-one = 1 sur 3, valeur { $value }
banquet-progress-sum-of-two = 2 sur 3, il manque la valeur { $wanted }
banquet-progress-sum-of-two-either = 2 sur 3, il manque la valeur { $wanted } ou { $other }
banquet-progress-same-parity =
    { $parity ->
        [even] { $count } sur { $cards }, valeurs paires
       *[odd] { $count } sur { $cards }, valeurs impaires
    }
banquet-progress-exact-total = total { $total }, encore { $rest }
banquet-progress-falling = { $count } sur { $cards } en ordre décroissant, dernière valeur { $last }
banquet-progress-rising = { $count } sur { $cards } en ordre croissant, dernière valeur { $last }
banquet-progress-falling-empty = service décroissant vide
banquet-progress-rising-empty = service croissant vide
banquet-progress-two-courses = { $first } ; { $second }

# Ce qui s’est passé.
banquet-event-first-player-drawn =
    { $who ->
        [you] Vous commencez
       *[other] { $player } commence
    }
banquet-event-dish-laid = Nouveau sur la desserte, { $cell } : { $dish }
banquet-event-turn-begun =
    { $who ->
        [you] Tour { $turn } : c’est à vous
       *[other] Tour { $turn } : { $player } joue
    }
banquet-event-row-taken =
    { $who ->
        [you] Vous prenez { $row-a }
       *[other] { $player } prend { $row-a }
    }
banquet-event-column-taken =
    { $who ->
        [you] Vous prenez { $column-a }
       *[other] { $player } prend { $column-a }
    }
banquet-event-imposter-used =
    { $who ->
        [you] Vous envoyez votre imposteur prendre trois plats
       *[other] { $player } envoie l’imposteur prendre trois plats
    }
banquet-event-dish-served =
    { $who ->
        [you] Vous servez { $dish-a } à { $noble }
       *[other] { $player } sert { $dish-a } à { $noble }
    }
banquet-event-course-served =
    { $who ->
        [you] Vous servez { $dish-a } à { $course }
       *[other] { $player } sert { $dish-a } à { $course }
    }
banquet-event-noble-satisfied =
    { $who ->
        [you] Vous comblez { $noble }, { GAIN(banquet-gained) }
       *[other] { $player } comble { $noble }, { GAIN(banquet-gained) }
    }
banquet-event-noble-cleared =
    { $who ->
        [you] { $dishes ->
            [one] Vous gâchez le repas de { $noble } : { $dishes } plat part à la défausse
           *[other] Vous gâchez le repas de { $noble } : { $dishes } plats partent à la défausse
        }
       *[other] { $dishes ->
            [one] { $player } gâche le repas de { $noble } : { $dishes } plat part à la défausse
           *[other] { $player } gâche le repas de { $noble } : { $dishes } plats partent à la défausse
        }
    }
banquet-event-noble-cleared-by-choice =
    { $who ->
        [you] { $dishes ->
            [one] Vous débarrassez { $noble } : { $dishes } plat part à la défausse
           *[other] Vous débarrassez { $noble } : { $dishes } plats partent à la défausse
        }
       *[other] { $dishes ->
            [one] { $player } débarrasse { $noble } : { $dishes } plat part à la défausse
           *[other] { $player } débarrasse { $noble } : { $dishes } plats partent à la défausse
        }
    }
banquet-event-end-card-shown =
    { $showing ->
        [1] La carte Fin du banquet apparaît pour la première fois
       *[other] La carte Fin du banquet apparaît de nouveau
    }
banquet-event-pile-rebuilt =
    { $dishes ->
        [one] La défausse rejoint la pioche, qui compte maintenant { $dishes } plat
       *[other] La défausse rejoint la pioche, qui compte maintenant { $dishes } plats
    }
banquet-event-solo-card-turned = Le joueur fantôme retourne une { $card } et défausse trois plats
banquet-event-game-ended = Le banquet est terminé

# Pourquoi pas.
banquet-no-over = Le banquet est terminé.
banquet-no-not-your-turn = C’est le tour d’un autre joueur.
banquet-no-take-first = Prenez d’abord trois plats sur la desserte.
banquet-no-not-your-imposter = Cet imposteur est celui d’un autre joueur.
banquet-no-imposter-used = Votre imposteur a déjà servi ; il ne sert qu’une fois par partie.
banquet-no-already-taken = Vous avez déjà pris vos trois plats.
banquet-no-serve-all = Les trois plats doivent être servis.
banquet-no-clear-later = On ne débarrasse qu’après le troisième plat.
banquet-no-not-your-noble = Ce noble est servi par un autre joueur.
banquet-no-already-served = C’est servi, et cela ne bouge plus : { $dish }.
banquet-no-not-in-hand = Vous n’avez pas { $dish } en main.
banquet-no-satisfied = { $noble } n’a plus faim et a fini de dîner.
banquet-no-which-course = { $noble } attend deux services ; veuillez préciser auquel va le plat.
banquet-no-all-served = Vos trois plats sont déjà servis.
banquet-no-nothing-to-clear = { $noble } n’a rien à débarrasser.

# La fin.
banquet-score-noble =
    { $requirement ->
        [U1] Quatre de même valeur
        [U2] Deux paires
        [U3] Un petit total
        [U4] Deux font le troisième
        [U5] Un grand total
        [U6] Un total de 25
        [M1] Une paire et un brelan
        [M2] Pairs ou impairs
        [M4] Deux services
       *[M6] 25, un par type
    }
    .seen =
        { $requirement ->
            [U1] Quatre de même valeur
            [U2] Deux paires
            [U3] Un petit total
            [U4] Deux font le troisième
            [U5] Un grand total
            [U6] Un total de 25
            [M1] Une paire et un brelan
            [M2] Pairs ou impairs
            [M4] Deux services
           *[M6] 25, un par type
        }
banquet-score-noble-ordered =
    { $direction ->
        [falling] Quatre décroissants
       *[rising] Quatre croissants
    }
    .seen =
        { $direction ->
            [falling] Quatre décroissants
           *[rising] Quatre croissants
        }
banquet-score-dishes = Plats sous les nobles
banquet-moment-guest = L’hôte le plus satisfait
banquet-moment-guest-told = Un hôte de { $player } rapporte { points } ; aucun autre ne rapporte plus.
banquet-moment-hand = La main active
banquet-moment-hand-told =
    { $dishes ->
        [one] { $player } sert { $dishes } plat ; personne n’en sert plus.
       *[other] { $player } sert { $dishes } plats ; personne n’en sert plus.
    }
banquet-verdict-end-card = La carte Fin du banquet est apparue deux fois : { $player } a le plus de points.
banquet-verdict-end-card-tied = La carte Fin du banquet est apparue deux fois, à égalité de points : { $player } a le plus de plats sous ses nobles et l’emporte.
banquet-verdict-end-card-shared = La carte Fin du banquet est apparue deux fois, à égalité de points et de plats : { $winners } se partagent la victoire.
banquet-verdict-sixth-noble = { $player } a validé ses six nobles : le banquet s’achève aussitôt.
banquet-verdict-solo =
    { $grade ->
        [servant_of_the_year] { points } : le titre de serviteur de l’année vous revient.
        [handsome_tip] { points } : un joli pourboire vous attend.
        [could_do_better] { points } : c’est honorable, et vous pouvez mieux faire.
       *[dismissed] { points } : nous nous passerons de vos services.
    }

# À table dans le navigateur.
banquet-sideboard = La desserte
banquet-sideboard-short = Desserte
banquet-side =
    { $side ->
        [masked] nobles masqués
       *[unmasked] nobles démasqués
    }
banquet-type =
    { $type ->
        [desserts] desserts
        [drinks] boissons
        [fruit] fruits
        [pastries] pâtisseries
        [main_courses] plats de résistance
       *[abundance] abondance
    }
banquet-row-name =
    { $row ->
        [1] rangée du haut
        [2] rangée du milieu
       *[3] rangée du bas
    }
banquet-column-name =
    { $column ->
        [1] colonne de gauche
        [2] colonne du milieu
       *[3] colonne de droite
    }
banquet-taken = prise
banquet-take-row =
    { $row ->
        [1] Prendre la rangée du haut
        [2] Prendre la rangée du milieu
       *[3] Prendre la rangée du bas
    }
banquet-take-column =
    { $column ->
        [1] Prendre la colonne de gauche
        [2] Prendre la colonne du milieu
       *[3] Prendre la colonne de droite
    }
banquet-take-imposter =
    { $turn ->
        [0] Envoyer l’imposteur, tel quel
       *[other] Envoyer l’imposteur, tourné de { $turn }°
    }
banquet-take-told = { $way } : { $dishes }.
banquet-take-lead = Une rangée, une colonne, ou une fois par partie ce que l’imposteur atteint.
banquet-take-which = Pour { $dish }, voici les possibilités.
banquet-take-look = Voir comment prendre { $dish }.
banquet-dish-told = Sur la desserte : { $dish }.
banquet-take-all = { $dishes }. Les trois devront être servis.
banquet-serve-ask = { $dish } : pour qui ?
banquet-serve-lead = Choisissez un noble, ou d’abord un autre plat. Ce qui est servi ne bouge plus.
banquet-serve-told = Servir { $dish } : { $noble } ({ $demand }) ; { $effect }.
banquet-serve-pick = Servir ensuite { $dish }.
banquet-spoils =
    { $dishes ->
        [one] Gâche tout : { $dishes } plat part
       *[other] Gâche tout : { $dishes } plats partent
    }
banquet-clear-lead = Tous les plats d’un noble sont défaussés ensemble ; débarrassez-en autant que vous voulez.
banquet-clear-told = Débarrasser : { $noble } ({ $demand }) ; { $effect }.
banquet-noble-told = { $noble }, { points }, { $demand } : { $progress }.
banquet-course-name =
    { $direction ->
        [falling] décroissant
       *[rising] croissant
    }
banquet-done = Finir le tour
banquet-choice =
    { $kind ->
        [serve] Servir { $thing } à { $place }
        [clear] Débarrasser { $thing }
       *[done] { banquet-done }
    }
banquet-step =
    { $step ->
        [take] Prendre
        [serve] Servir
       *[clear] Débarrasser
    }
banquet-step-serve = Servir { $now } sur { $all }
banquet-doing =
    { $step ->
        [take] { $name } choisit trois plats
        [serve] { $name } est au service
       *[clear] { $name } peut débarrasser
    }
banquet-left =
    { $dishes ->
        [one] { $dishes } en pioche
       *[other] { $dishes } en pioche
    }
banquet-discarded =
    { $dishes ->
        [one] { $dishes } défaussé
       *[other] { $dishes } défaussés
    }
banquet-discards = La défausse
banquet-discards-told =
    { $dishes ->
        [0] Aucun plat n’a encore été défaussé.
        [one] Voir la défausse : { $dishes } plat.
       *[other] Voir la défausse : { $dishes } plats.
    }
banquet-pile-told =
    { $dishes ->
        [one] La pioche : { $dishes } plat.
       *[other] La pioche : { $dishes } plats.
    }
banquet-pile-packs = Trois paquets, à partir du haut : { $first }, { $second } et { $third } plats. La carte Fin du banquet est dans le paquet à la bougie.
banquet-imposter-yours = Votre imposteur
banquet-imposter-short = Imposteur
banquet-imposter-of = L’imposteur de { $name }
banquet-imposter-lead = Une fois par partie, prend ces trois-là, tournés comme il vous plaît.
banquet-imposter-spent = A eu sa soirée : il ne sert qu’une fois par partie.
banquet-imposter-ready = imposteur prêt
banquet-imposter-used = imposteur utilisé
banquet-ends-lead = Le banquet finit quand la carte Fin du banquet apparaît pour la deuxième fois, ou aussitôt au sixième noble validé.
banquet-end-card =
    { $shown ->
        [0] Carte Fin pas encore vue
        [1] Carte Fin vue une fois
       *[2] Carte Fin vue deux fois
    }
banquet-solo-lead = Neuf tours contre le fantôme. Avant chacun d’eux, il retourne une carte et défausse les trois plats qu’elle montre.
banquet-solo-turn = Tour { $turn } sur { $turns }
banquet-ghost = Le fantôme
banquet-ghost-last = Sa dernière carte
banquet-own-nobles = Mes nobles
banquet-nobles-of = Les nobles : { $name }
banquet-seen = Les nobles que vous voyez : { $name }.
banquet-look-at = Voir les nobles : { $name }.
banquet-rivals = Rivaux
banquet-rules = Règles
banquet-read-rules = Lire les règles
banquet-around = Autour de la table
banquet-white = Le blanc compte comme le type qu’on veut, avec sa valeur imprimée.
banquet-dishes-below =
    { $dishes ->
        [0] Aucun plat sous les nobles
        [one] { $dishes } plat sous les nobles
       *[other] { $dishes } plats sous les nobles
    }

# La boîte.
banquet-box-colourless = sans couleur
banquet-box-figure =
    { $figure ->
        [lady] dame
       *[lord] seigneur
    }
banquet-box-grade =
    { $grade ->
        [servant_of_the_year] serviteur de l’année
        [handsome_tip] un joli pourboire
        [could_do_better] peut mieux faire
       *[dismissed] congédié
    }
banquet-box-dishes = Les { $dishes } plats
banquet-box-demands = Ce que les nobles exigent, aux couleurs de l’icône { $icon }
banquet-box-points = Points des nobles
banquet-box-nobles = Les { $nobles } nobles
banquet-box-imposters = Les imposteurs
banquet-box-solo-cards = Les cartes Solo
banquet-box-grades = Appréciations du jeu en solo
banquet-box-values = de { $lowest } à { $highest }
banquet-box-column-type = Type
banquet-box-column-colour = Couleur
banquet-box-column-values = Valeurs
banquet-box-column-demand = Exigence
banquet-box-column-side = Côté
banquet-box-column-wording = En toutes lettres
banquet-box-column-points = Points
banquet-box-column-noble = Noble
banquet-box-column-unmasked = Démasqué
banquet-box-column-masked = Masqué
banquet-box-column-figure = Figure
banquet-box-column-icon = Icône
banquet-box-column-card = Carte
banquet-box-column-cells = Cases
banquet-box-column-grade = Appréciation
banquet-rules-note = Une lettre et un nombre désignent un plat : B bleu, G vert, V violet, P rose, Y jaune, W blanc ; Y7 est le plat jaune de valeur 7. Dans les clauses sur les nobles, c est la couleur du noble en question, et un plat c est un plat de cette couleur ou un plat blanc. Un noble est condamné quand il ne peut plus être validé.

# La leçon de la première partie. Plats et chiffres sont ceux de web/src/games/banquet/guide.txt.
banquet-guide-welcome = Bonsoir. Six nobles sont à votre table, chacun avec des désirs arrêtés ; qui les contente le mieux l’emporte. Neuf plats attendent sur la desserte. À votre tour, vous en prenez trois et les servez tous les trois.
banquet-guide-take = Les plats se prennent par rangée ou par colonne entière. La rangée du bas porte 12, 8 et 5. Veuillez la prendre.
banquet-guide-serve = Monsieur de Compte, en gris, veut un total de 25 exactement, toutes couleurs permises. 12 et 8 et 5 : quelle coïncidence. Servez-les-lui tous les trois, l’un après l’autre.
banquet-guide-satisfied = Le voilà validé, ce qui vaut 1 point. Ses plats vont à la défausse, et il ne demande plus rien ce soir. La desserte est réapprovisionnée ; c’est à votre rival de jouer.
banquet-guide-column = À vous. Madame de Rosay, en rose, veut quatre plats roses, pour un total de 39 au moins. Deux belles pâtisseries attendent dans la colonne de gauche, 10 et 11. Veuillez la prendre.
banquet-guide-spoil = Le 12 vert est venu avec, et tout plat doit être servi. Un noble qui ne peut plus être validé est aussitôt débarrassé : tous ses plats sont perdus. Une assiette vide n’a rien à perdre, offrez donc le 12 à Monsieur Prune, qui ne veut que du violet.
banquet-guide-pastries = Vous voyez, le plat est défaussé, et il a faim comme avant. Aux pâtisseries maintenant : servez le 10 et le 11 à Madame de Rosay.
banquet-guide-clear = Après le troisième plat, vous pouvez débarrasser vous-même des nobles dont les plats ne mènent à rien. Les vôtres sont fort bien ; veuillez dire que vous avez terminé.
banquet-guide-imposter = La pâtisserie 12 et l’abondance 10 sont dans un coin, ni dans une même rangée ni dans une même colonne. Une fois par partie, votre imposteur prend trois plats de la sorte, tourné comme il vous plaît. Envoyez-le tel quel.
banquet-guide-white = Le blanc, c’est l’abondance : il compte comme toute couleur, avec sa propre valeur. La pâtisserie 12 et le 10 blanc, et Madame de Rosay a ses 39 et davantage.
banquet-guide-end = 3 points de plus. Le reste est affaire de pratique : le banquet s’achève quand la carte Fin du banquet apparaît pour la deuxième fois, et le total le plus élevé l’emporte ; ou aussitôt, quand quelqu’un a validé ses six nobles. Les règles sont à portée de main, et rien de ce que vous choisissez dans un tour n’est définitif avant qu’une chose nouvelle soit révélée.

# Le jeu sur une page.
banquet-how-setup-1 = Six nobles sont à votre table, chacun avec des désirs précis.
banquet-how-setup-2 = Neuf plats attendent sur le buffet, en trois rangées et trois colonnes.
banquet-how-setup-3 = Votre imposteur peut être envoyé une fois dans la partie.
banquet-how-turn-1 = Prenez une rangée ou une colonne entière du buffet : trois plats.
banquet-how-turn-2 = Servez les trois, chacun à l’un de vos nobles.
banquet-how-turn-3 = Un noble qu’on ne peut plus satisfaire est débarrassé aussitôt : tous ses plats sont perdus.
banquet-how-turn-4 = Après le troisième plat, vous pouvez débarrasser vous-même ; puis le buffet est regarni.
banquet-how-turn-5 = Une fois par partie, votre imposteur prend trois plats qui ne sont ni en rangée ni en colonne.
banquet-how-score-1 = Un noble satisfait rapporte les points de sa carte et ne demande plus rien.
banquet-how-score-2 = Les plats blancs sont l’abondance : ils comptent comme n’importe quelle couleur.
banquet-how-score-3 = Le banquet finit quand la carte Fin apparaît pour la deuxième fois : le plus de points gagne.
banquet-how-score-4 = Ou aussitôt, quand quelqu’un a satisfait ses six nobles.
