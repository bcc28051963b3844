# Ce que tous les jeux partagent : joueurs, erreurs, enregistrements.

player = Joueur { $number }
court-names = Adélaïde, Honorine, Théophile, Célestin, Hortense, Barthélemy, Rosalie, Gaspard, Victoire, Anselme, Apolline, Florimond
players-last = { $first } et { $second }
players-more = { $first }, { $others }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Une partie finie, racontée encore une fois.
moment-turn = Le tournant
moment-turn-told =
    { $points ->
        [one] Dès la manche { $round }, { $player } devance tout le monde : de { $points } point à la fin.
       *[other] Dès la manche { $round }, { $player } devance tout le monde : de { $points } points à la fin.
    }
moment-round = La plus belle manche
moment-round-told = Personne ne gagne plus d’un coup : { points } pour { $player } à la manche { $round }.

# Une partie qui ne peut pas commencer.
unknown-game = Aucun jeu ne s’appelle « { $game } » ; jeux proposés : { $known }.
players-no-number = Le nombre de joueurs doit être un nombre entier (un int), et non { $value }.
bad-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
unknown-option = { $game } n’a pas d’option « { $option } » ; options possibles : { $known }.
bad-option = « { $value } » ne convient pas pour { $option } ; valeurs possibles : { $allowed }.
bad-seed = Une graine est un mot de caractères imprimables, sans espace au début ni à la fin.
bad-name = Le nom d’un joueur compte au plus { $most } caractères imprimables, sans espace au début ni à la fin.
too-many-names =
    { $players ->
        [one] Il y a plus de noms que de places ; cette partie n’a qu’une place.
       *[other] Il y a plus de noms que de places ; cette partie a { $players } places.
    }

# Un coup qui ne peut pas être joué.
illegal-move = { $reason } [{ $clause }]
invalid-move = « { $move } » n’est pas un coup de ce jeu.
which-seat = Plusieurs joueurs peuvent jouer maintenant ; veuillez préciser pour quelle place.
no-such-seat =
    { $players ->
        [one] Cette place n’existe pas ; cette partie n’a qu’une place.
       *[other] Cette place n’existe pas ; cette partie a { $players } places.
    }
cannot-undo = Il n’y a rien à reprendre : quelque chose a été révélé, ou quelqu’un d’autre a joué.
other-snapshot = Cet instantané a été pris avec d’autres règles, un autre matériel ou une autre version du programme ; la partie ne peut qu’être rejouée à partir de ses coups.

# Un enregistrement qui ne peut pas être lu.
unreadable-file =
    { $reason ->
        [missing] Le fichier { $file } n’existe pas.
        [folder] { $file } est un dossier, pas un fichier.
        [forbidden] La lecture de { $file } n’est pas permise.
       *[other] { $file } ne peut pas être lu.
    }
record-no-text = { $file } n’est pas un enregistrement : ce n’est pas du texte UTF-8.
record-error = Ligne { $line }, colonne { $column } : { $reason }
record-first-line = Un enregistrement commence par la ligne « { $line } ».
record-no-colon = Il manque ici un deux-points suivi d’un espace.
record-twice = « { $key } » figure ici pour la deuxième fois.
record-missing = L’enregistrement s’arrête sans la ligne « { $key } ».
record-number = « { $word } » n’est pas un nombre.
record-rules = L’enregistrement suit la version { $found } des règles ; nous jouons la version { $known }.
record-components = La partie enregistrée a été jouée avec la boîte { $found }, et voici la boîte { $known } ; il lui faut le matériel avec lequel elle a été jouée.
record-move-number = Le coup attendu ici porte le numéro { $number }.
record-not-a-move = Un coup est attendu ici.
record-after-scores = Rien ne peut suivre les scores.
record-too-early = Il y a des scores ici, mais la partie n’est pas finie.
record-scores = Les scores de cette partie sont { $scores }.
record-commitment = Cet engagement ne correspond pas à la graine.
record-perspective = Ce fichier rapporte ce qu’un seul observateur a vu avant la fin de la partie ; il n’a pas encore de graine, rien ne peut donc être rejoué ni vérifié.
