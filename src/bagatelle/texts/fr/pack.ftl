# Les boîtes des propriétaires : ce qui peut clocher dans leur fichier.

pack-error =
    { $problems ->
        [one] La boîte est fautive à { $problems } endroit, ligne { $line }, colonne { $column } : { $reason }
       *[other] La boîte est fautive à { $problems } endroits, d’abord ligne { $line }, colonne { $column } : { $reason }
    }
pack-other-game = Cette boîte est pour { $found }, pas pour { $wanted }.
pack-no-game = La table « meta » doit dire dans « game » à quel jeu appartient cette boîte : { $known }.

# Sa forme.
pack-not-toml = Ceci n’est pas du TOML ; l’analyseur dit : « { $words } ».
pack-too-deep = Les listes et les tables sont emboîtées trop profondément.
pack-missing = Il manque ici « { $key } ».
pack-unknown = « { $key } » n’a pas sa place ici ; ont leur place : { $known }.
pack-other-kind = « { $key } » doit être { $wanted }.
pack-kind =
    { $kind ->
        [number] un nombre entier
        [truth] true ou false
        [text] un texte entre guillemets
        [table] une table
       *[list] une liste entre crochets
    }
pack-word = « { $found } » n’est pas connu ici ; mots possibles : { $known }.

# Ses nombres.
pack-stated = « { $key } » vaut { $expected } dans toutes les boîtes, pas { $found }.
pack-range = « { $key } » est un nombre de { $least } à { $most }, pas { $found }.
pack-count =
    { $expected ->
        [one] « { $key } » doit avoir { $expected } élément, pas { $found }.
       *[other] « { $key } » doit avoir { $expected } éléments, pas { $found }.
    }
pack-count-range = « { $key } » doit avoir de { $least } à { $most } éléments, pas { $found }.
pack-falling = Les nombres de « { $key } » ne montent jamais de gauche à droite, contrairement à { $found }.
pack-rising = Les nombres de « { $key } » ne descendent jamais de gauche à droite, contrairement à { $found }.
pack-bad-id = « { $name } » ne peut pas être un identifiant : il n’a que des minuscules, des chiffres et des traits d’union.
pack-twice = L’identifiant « { $name } » est déjà pris.

# Le Banquet.
pack-banquet-points-twice = « { $name } » n’est pas une exigence, ou a déjà ses points.
pack-banquet-no-points = L’exigence { $name } n’a pas de points.
pack-banquet-face = Les six nobles d’un emblème demandent une fois chaque exigence d’un côté ; « { $name } » n’en est pas ou est déjà demandée : { $known }.
pack-banquet-pattern = Un motif a { $cells } cases différentes du buffet, de [0, 0] à [2, 2].

# Rokoko.
pack-rokoko-dresses = Il doit y avoir { $expected } tenues de la couleur { $colour }, pas { $found }.
pack-rokoko-own-silk = Une tenue demande de la soie de sa propre couleur, { $colour }.
pack-rokoko-no-silk = Une tuile Ressource montre au moins une balle de soie.
pack-rokoko-colours = Une tuile ou une tenue a de la place pour { $most } couleurs de soie.
pack-rokoko-trimmings =
    { $join ->
        [single] Un jeton seul sur une tuile est une laine ou une dentelle.
        [slash] Des jetons séparés par une barre sur une tuile sont une laine et une dentelle.
       *[plus] Des jetons liés sur une tuile sont deux : laine, dentelle ou une de chaque.
    }
pack-rokoko-rarity = La soie des deux couleurs courantes doit être plus fréquente que uncommon_lady, et celle-ci plus que rare_gent ; les tuiles montrent { $lady } et { $gent }, { $uncommon } et { $rare } balles.
pack-rokoko-masters = Deux commis de base sont des maîtres, et eux seuls n’ont pas de bonus.
pack-rokoko-crowns = Au niveau 6, il y a { $crowns } apprentis ; eux seuls ont un bonus du décompte final.
pack-rokoko-fireworks = La majorité des feux d’artifice est [6, 2] d’un côté du plateau et [7, 3] de l’autre.
pack-rokoko-terrace = Une seule salle se trouve sous la terrasse, pas { $found }.
pack-rokoko-master-space = Chaque salle a une place d’hôte de marque.
pack-rokoko-reward = « { $found } » n’est pas une récompense ; il y a : none, yarn, lace, resource, et de coins:1 à coins:9.
pack-rokoko-example =
    { $example ->
        [dress] Il manque un exemple de la règle : une tenue common_lady à dé d’or qui demande 3 balles de sa couleur et 1 dentelle.
        [tile] Il manque un exemple de la règle : une tuile avec 2 balles de common_gent, et laine ou dentelle.
        [tiles] Il manque un exemple de la règle : deux tuiles qui montrent ensemble 3 balles de common_lady et 1 de uncommon_lady.
        [window] Il manque un exemple de la règle : une fenêtre à 4.
        [decoration] Il manque un exemple de la règle : un embellissement à 10.
       *[hall] Il manque un exemple de la règle : une salle dont la majorité est [3, 1].
    }

# Les modules de Rokoko.
pack-rokoko-jewel-counts = Des quatre couleurs, il y a 7, 7, 6 et 4 bijoux, dans un ordre quelconque, pas { $found }.
pack-rokoko-jewels = Il doit y avoir { $expected } bijoux de la couleur { $colour }, pas { $found }.
pack-rokoko-prices = Toutes les décorations du bijoutier ont des prix différents, contrairement à { $found }.
pack-rokoko-decorations = Les décorations de ce côté du plateau et celles du bijoutier sont au plus { $most } ensemble, pas { $found }.
pack-rokoko-task-silk = J1 et J2 demandent chacune deux couleurs de soie, ensemble les quatre.
pack-rokoko-pile =
    { $kind ->
        [master] Deux maîtres de niveau { $level } font partie des cartes des épreuves de maître ; « employee » y en a { $found }.
       *[journeyman] Deux compagnons de niveau { $level } font partie des cartes des épreuves de compagnon ; « employee » y en a { $found }.
    }
pack-rokoko-acquire = Une carte qui acquiert nomme soit un tiroir, soit une colonne.
pack-rokoko-du-barry =
    { $what ->
        [action] Au moins une carte a l’action { $name }.
        [drawer] Au moins une carte acquiert dans le tiroir { $name }.
        [column] Au moins une carte acquiert dans la colonne { $name }.
        [decoration] Au moins une carte finance { $name }.
        [jewel] Au moins une carte porte le symbole de bijou { $name }.
        [hall] Au moins une carte nomme la salle { $name }.
        [tailor] Il manque un exemple de la règle : une carte qui confectionne la deuxième tenue en partant de la droite.
       *[hire] Il manque un exemple de la règle : une carte qui recrute le deuxième commis en partant de la gauche.
    }
pack-rokoko-fancy = Une tenue fantaisie demande plus que toute tenue de la boîte de base : au moins { $least } rouleaux, fils et dentelles en tout, pas { $found }.
pack-rokoko-face = Une tuile des tenues fantaisies montre ce qu’aucune tuile de la boîte de base ne montre.

# Augsburg.
pack-augsburg-track = Une partie à { $players } commence { $rounds } cases avant la fin de la piste, et ce nombre n’y figure qu’une fois.
pack-augsburg-like = La carte { $card } porte les trois mêmes privilèges qu’une autre.
pack-augsburg-building =
    { $building ->
        [church] Une église coûte { $price } florins.
       *[cathedral] Une cathédrale coûte { $price } florins.
    }
pack-augsburg-grain = L’argent se compte par multiples de { $grain }, ce que { $found } n’est pas.
