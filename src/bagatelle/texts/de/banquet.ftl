# Das Bankett des Königs. Die Wörter sind die des Glossars in docs/rules/banquet.md.

banquet-title = Das Bankett des Königs
banquet-bad-icons =
    { $players ->
        [one] „{ $value }“ ist keine Wahl der Symbole: Nötig ist ein Buchstabe aus { $icons }.
       *[other] „{ $value }“ ist keine Wahl der Symbole: { $players } Spieler brauchen { $players } verschiedene Buchstaben aus { $icons }.
    }
banquet-option-side = Die Gäste
banquet-option-side-unmasked = unmaskierte Gäste
banquet-option-side-masked = maskierte Gäste
banquet-option-side-hint = Maskierte Gäste verlangen mehr; die unmaskierten sind für ein erstes Spiel besser.

# Die Dinge. Die Sätze sind so gebaut, dass keines von ihnen einen Artikel braucht.
banquet-dish =
    { $type ->
        [desserts] Dessert
        [drinks] Getränk
        [fruit] Obst
        [pastries] Gebäck
        [main_courses] Hauptgericht
       *[abundance] Überfluss
    } { $letter }{ $value }
    .seen =
        { $type ->
            [desserts] Dessert
            [drinks] Getränk
            [fruit] Obst
            [pastries] Gebäck
            [main_courses] Hauptgericht
           *[abundance] Überfluss
        } { $value }
    .a =
        { $type ->
            [desserts] das Dessert
            [drinks] das Getränk
            [fruit] das Obst
            [pastries] das Gebäck
            [main_courses] das Hauptgericht
           *[abundance] den Überfluss
        } { $value }
banquet-colour =
    { $colour ->
        [blue] blau
        [green] grün
        [violet] violett
        [pink] rosa
        [yellow] gelb
       *[white] weiß
    }
    .one =
        { $colour ->
            [blue] blaues
            [green] grünes
            [violet] violettes
            [pink] rosa
            [yellow] gelbes
           *[white] weißes
        }
    .plural =
        { $colour ->
            [blue] blaue
            [green] grüne
            [violet] violette
            [pink] rosa
            [yellow] gelbe
           *[white] weiße
        }
banquet-row = Reihe { $name }
    .seen =
        { $name ->
            [1] obere Reihe
            [2] mittlere Reihe
           *[3] untere Reihe
        }
    .a = die { banquet-row.seen }
banquet-column = Spalte { $name }
    .seen =
        { $name ->
            [1] linke Spalte
            [2] mittlere Spalte
           *[3] rechte Spalte
        }
    .a = die { banquet-column.seen }
banquet-cell =
    { $name ->
        [11] obere Reihe, links
        [12] obere Reihe, Mitte
        [13] obere Reihe, rechts
        [21] mittlere Reihe, links
        [22] mittlere Reihe, Mitte
        [23] mittlere Reihe, rechts
        [31] untere Reihe, links
        [32] untere Reihe, Mitte
       *[33] untere Reihe, rechts
    }
banquet-noble = { banquet-noble.seen } ({ $name })
    .seen =
        { $name ->
            [A1] Gräfin d’Orge
            [A2] Madame de Sèvres
            [A3] Abbé Prune
            [A4] Chevalier de Vertbois
            [A5] Herzogin de Rosay
            [A6] Marquis de Compte
            [B1] Marquise d’Azur
            [B2] Madame de Lilas
            [B3] Baron de Menthe
            [B4] Vicomte de Dragée
            [B5] Baronin de Mirabelle
            [B6] Kanzler Juste
            [C1] Gräfin de Cassis
            [C2] Madame de Tilleul
            [C3] Chevalier de Grenadine
            [C4] Graf de Safran
            [C5] Herzogin de Myrtille
            [C6] Abbé Carat
            [D1] Marquise d’Angélique
            [D2] Madame de Praline
            [D3] Baron de Brioche
            [D4] Vicomte de Bleuet
            [D5] Baronin de Figue
           *[D6] Marquis de Balance
        }
banquet-course =
    { $direction ->
        [falling] { $noble } (absteigender Gang)
       *[rising] { $noble } (aufsteigender Gang)
    }
banquet-imposter =
    { $turn ->
        [0] Hochstapler { $icon }, ungedreht
       *[other] Hochstapler { $icon }, um { $turn }° gedreht
    }
    .seen =
        { $turn ->
            [0] Hochstapler, ungedreht
           *[other] Hochstapler, um { $turn }° gedreht
        }
banquet-solo-card = Solokarte { $name }
    .seen = Solokarte
banquet-gained =
    { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }

# Fragen, und was eine Wahl bewirkt.
banquet-question-take = Welche drei Gerichte nehmen Sie?
banquet-question-serve = Welches Gericht servieren Sie welchem Gast?
banquet-question-clear = Möchten Sie bei einem Gast abräumen?
banquet-hint-take = { $first }, { $second }, { $third }
banquet-hint-clear =
    { $dishes ->
        [one] das Gericht wird abgelegt
       *[other] alle { $dishes } Gerichte werden abgelegt
    }
banquet-hint-satisfies = stellt den Gast zufrieden, { points }
banquet-hint-fits = passt: { $then }
banquet-value = eine { $value }
banquet-then-value = dann { $value }
banquet-then-either = dann { $value } oder { $other }
banquet-then-same-value = dann noch { $more } mit Wert { $value }
banquet-then-second-group = dann der zweite Wert
banquet-then-second-group-or = dann { $value } oder der zweite Wert
banquet-then-total-at-most = dann noch { $more }, zusammen höchstens { $rest }
banquet-then-total-at-least = dann noch { $more }, zusammen mindestens { $rest }
banquet-then-sum-of-two = dann zwei, die damit eine Summe ergeben
banquet-then-same-parity =
    { $parity ->
        [even] dann noch { $more }, gerade
       *[odd] dann noch { $more }, ungerade
    }
banquet-then-exact-total = dann noch { $rest }
banquet-then-falling =
    { $more ->
        [0] dieser Gang ist voll
       *[other] dann noch { $more } unter { $last }
    }
banquet-then-rising =
    { $more ->
        [0] dieser Gang ist voll
       *[other] dann noch { $more } über { $last }
    }
banquet-hint-dead =
    { $dishes ->
        [one] geht nicht auf, das Gericht wird abgelegt
       *[other] geht nicht auf, alle { $dishes } Gerichte werden abgelegt
    }

# Was die Gäste verlangen.
banquet-demand-same-value =
    { $least ->
        [one] { $cards } Gerichte mit gleichem Wert, mindestens { $least } { banquet-colour.one }
       *[other] { $cards } Gerichte mit gleichem Wert, mindestens { $least } { banquet-colour.plural }
    }
banquet-demand-groups =
    { $smaller ->
        [2] { $larger ->
            [2] zwei Paare, in jedem ein { banquet-colour.one } Gericht
           *[other] ein Paar und { $larger } Gerichte mit gleichem Wert, jeweils mindestens ein { banquet-colour.one }
        }
       *[other] { $smaller } und { $larger } Gerichte mit jeweils gleichem Wert, jeweils mindestens ein { banquet-colour.one }
    }
banquet-demand-total-at-most = { $cards } { banquet-colour.plural } Gerichte, zusammen höchstens { $limit }
banquet-demand-total-at-least = { $cards } { banquet-colour.plural } Gerichte, zusammen mindestens { $limit }
banquet-demand-sum-of-two = 3 { banquet-colour.plural } Gerichte, von denen zwei zusammen das dritte ergeben
banquet-demand-same-parity = { $cards } { banquet-colour.plural } Gerichte, alle gerade oder alle ungerade
banquet-demand-exact-total = zusammen genau { $total }, beliebige Gerichte
banquet-demand-exact-total-one-per-type = zusammen genau { $total }, höchstens ein Gericht jeder Art, kein weißes
banquet-demand-falling = { $cards } Gerichte in absteigender Folge, das erste und das letzte { banquet-colour }
banquet-demand-rising = { $cards } Gerichte in aufsteigender Folge, das erste und das letzte { banquet-colour }
banquet-demand-two-courses = { $cards } Gerichte absteigend und { $cards } aufsteigend, das erste jedes Gangs { banquet-colour }

# Wie weit sie sind.
banquet-progress-satisfied = zufrieden
banquet-progress-empty = noch kein Gericht
banquet-progress-same-value = { $count } von { $cards }, Wert { $value }
banquet-progress-groups = { $count } von { $cards }
banquet-progress-total-at-most = { $count } von { $cards }, Summe { $total } von höchstens { $limit }
banquet-progress-total-at-least = { $count } von { $cards }, Summe { $total } von mindestens { $limit }
banquet-progress-sum-of-two-one = 1 von 3, Wert { $value }
banquet-progress-sum-of-two = 2 von 3, es fehlt Wert { $wanted }
banquet-progress-sum-of-two-either = 2 von 3, es fehlt Wert { $wanted } oder { $other }
banquet-progress-same-parity =
    { $parity ->
        [even] { $count } von { $cards }, gerade
       *[odd] { $count } von { $cards }, ungerade
    }
banquet-progress-exact-total = Summe { $total }, noch { $rest }
banquet-progress-falling = { $count } von { $cards } absteigend, letzter Wert { $last }
banquet-progress-rising = { $count } von { $cards } aufsteigend, letzter Wert { $last }
banquet-progress-falling-empty = absteigender Gang leer
banquet-progress-rising-empty = aufsteigender Gang leer
banquet-progress-two-courses = { $first }; { $second }

# Was geschehen ist.
banquet-event-first-player-drawn =
    { $who ->
        [you] Sie beginnen
       *[other] { $player } beginnt
    }
banquet-event-dish-laid = Neu auf der Anrichte, { $cell }: { $dish }
banquet-event-turn-begun =
    { $who ->
        [you] Zug { $turn }: Sie sind am Zug
       *[other] Zug { $turn }: { $player } ist am Zug
    }
banquet-event-row-taken =
    { $who ->
        [you] Sie nehmen { $row-a }
       *[other] { $player } nimmt { $row-a }
    }
banquet-event-column-taken =
    { $who ->
        [you] Sie nehmen { $column-a }
       *[other] { $player } nimmt { $column-a }
    }
banquet-event-imposter-used =
    { $who ->
        [you] Sie lassen Ihren Hochstapler drei Gerichte holen
       *[other] { $player } lässt den Hochstapler drei Gerichte holen
    }
banquet-event-dish-served =
    { $who ->
        [you] Sie servieren { $noble } { $dish-a }
       *[other] { $player } serviert { $noble } { $dish-a }
    }
banquet-event-course-served =
    { $who ->
        [you] Sie servieren { $course } { $dish-a }
       *[other] { $player } serviert { $course } { $dish-a }
    }
banquet-event-noble-satisfied =
    { $who ->
        [you] Sie stellen { $noble } zufrieden, { GAIN(banquet-gained) }
       *[other] { $player } stellt { $noble } zufrieden, { GAIN(banquet-gained) }
    }
banquet-event-noble-cleared =
    { $who ->
        [you] { $dishes ->
            [one] Sie verderben { $noble } das Mahl: { $dishes } Gericht wird abgelegt
           *[other] Sie verderben { $noble } das Mahl: { $dishes } Gerichte werden abgelegt
        }
       *[other] { $dishes ->
            [one] { $player } verdirbt { $noble } das Mahl: { $dishes } Gericht wird abgelegt
           *[other] { $player } verdirbt { $noble } das Mahl: { $dishes } Gerichte werden abgelegt
        }
    }
banquet-event-noble-cleared-by-choice =
    { $who ->
        [you] { $dishes ->
            [one] Sie räumen bei { $noble } ab: { $dishes } Gericht wird abgelegt
           *[other] Sie räumen bei { $noble } ab: { $dishes } Gerichte werden abgelegt
        }
       *[other] { $dishes ->
            [one] { $player } räumt bei { $noble } ab: { $dishes } Gericht wird abgelegt
           *[other] { $player } räumt bei { $noble } ab: { $dishes } Gerichte werden abgelegt
        }
    }
banquet-event-end-card-shown =
    { $showing ->
        [1] Die Schlusskarte erscheint zum ersten Mal
       *[other] Die Schlusskarte erscheint erneut
    }
banquet-event-pile-rebuilt =
    { $dishes ->
        [one] Der Ablagestapel wird eingemischt; der Nachziehstapel hat nun { $dishes } Gericht
       *[other] Der Ablagestapel wird eingemischt; der Nachziehstapel hat nun { $dishes } Gerichte
    }
banquet-event-solo-card-turned = Der Geist deckt eine { $card } auf und legt drei Gerichte ab
banquet-event-game-ended = Das Bankett ist zu Ende

# Warum nicht.
banquet-no-over = Das Bankett ist zu Ende.
banquet-no-not-your-turn = Jemand anderes ist an der Reihe.
banquet-no-take-first = Nehmen Sie zuerst drei Gerichte von der Anrichte.
banquet-no-not-your-imposter = Dieser Hochstapler gehört jemand anderem.
banquet-no-imposter-used = Ihr Hochstapler war schon im Einsatz; er hilft nur einmal pro Partie.
banquet-no-already-taken = Sie haben Ihre drei Gerichte schon genommen.
banquet-no-serve-all = Alle drei Gerichte müssen serviert werden.
banquet-no-clear-later = Abgeräumt wird erst nach dem dritten Gericht.
banquet-no-not-your-noble = Um diesen Gast kümmert sich jemand anderes.
banquet-no-already-served = Das ist serviert und bleibt, wo es ist: { $dish }.
banquet-no-not-in-hand = { $dish } haben Sie nicht in der Hand.
banquet-no-satisfied = { $noble } ist zufrieden und hat das Mahl beendet.
banquet-no-which-course = { $noble } wünscht zwei Gänge; bitte sagen Sie, für welchen das Gericht ist.
banquet-no-all-served = Ihre drei Gerichte sind schon serviert.
banquet-no-nothing-to-clear = Bei { $noble } gibt es nichts abzuräumen.

# Das Ende.
banquet-score-noble =
    { $requirement ->
        [U1] Vier gleiche Werte
        [U2] Zwei Paare
        [U3] Kleine Summe
        [U4] Zwei ergeben das dritte
        [U5] Große Summe
        [U6] Summe 25
        [M1] Paar und Drilling
        [M2] Gerade oder ungerade
        [M4] Zwei Gänge
       *[M6] 25, eines je Art
    }
    .seen =
        { $requirement ->
            [U1] Vier gleiche Werte
            [U2] Zwei Paare
            [U3] Kleine Summe
            [U4] Zwei ergeben das dritte
            [U5] Große Summe
            [U6] Summe 25
            [M1] Paar und Drilling
            [M2] Gerade oder ungerade
            [M4] Zwei Gänge
           *[M6] 25, eines je Art
        }
banquet-score-noble-ordered =
    { $direction ->
        [falling] Vier absteigend
       *[rising] Vier aufsteigend
    }
    .seen =
        { $direction ->
            [falling] Vier absteigend
           *[rising] Vier aufsteigend
        }
banquet-score-dishes = Gerichte bei den Gästen
banquet-moment-guest = Der zufriedenste Gast
banquet-moment-guest-told = Ein Gast von { $player } bringt { points }; kein anderer bringt mehr.
banquet-moment-hand = Die flinke Hand
banquet-moment-hand-told =
    { $dishes ->
        [one] { $player } serviert { $dishes } Gericht; niemand serviert mehr.
       *[other] { $player } serviert { $dishes } Gerichte; niemand serviert mehr.
    }
banquet-verdict-end-card = Die Schlusskarte ist zum zweiten Mal erschienen: { $player } hat die meisten Punkte.
banquet-verdict-end-card-tied = Die Schlusskarte ist zum zweiten Mal erschienen, mit Gleichstand an Punkten: { $player } hat die meisten Gerichte bei den Gästen und gewinnt.
banquet-verdict-end-card-shared = Die Schlusskarte ist zum zweiten Mal erschienen, mit Gleichstand an Punkten und Gerichten: { $winners } teilen sich den Sieg.
banquet-verdict-sixth-noble = { $player } hat alle sechs Gäste zufriedengestellt: Das Bankett endet sofort.
banquet-verdict-solo =
    { $grade ->
        [servant_of_the_year] { points }: Sie sind die Bedienung des Jahres.
        [handsome_tip] { points }: Sie haben sich ein schönes Trinkgeld verdient.
        [could_do_better] { points }: Nicht schlecht, und es geht noch besser.
       *[dismissed] { points }: Ihre Dienste werden nicht länger benötigt.
    }

# Am Tisch im Browser.
banquet-sideboard = Die Anrichte
banquet-sideboard-short = Anrichte
banquet-side =
    { $side ->
        [masked] maskierte Gäste
       *[unmasked] unmaskierte Gäste
    }
banquet-type =
    { $type ->
        [desserts] Desserts
        [drinks] Getränke
        [fruit] Obst
        [pastries] Gebäck
        [main_courses] Hauptgerichte
       *[abundance] Überfluss
    }
banquet-row-name =
    { $row ->
        [1] obere Reihe
        [2] mittlere Reihe
       *[3] untere Reihe
    }
banquet-column-name =
    { $column ->
        [1] linke Spalte
        [2] mittlere Spalte
       *[3] rechte Spalte
    }
banquet-taken = genommen
banquet-take-row =
    { $row ->
        [1] Obere Reihe nehmen
        [2] Mittlere Reihe nehmen
       *[3] Untere Reihe nehmen
    }
banquet-take-column =
    { $column ->
        [1] Linke Spalte nehmen
        [2] Mittlere Spalte nehmen
       *[3] Rechte Spalte nehmen
    }
banquet-take-imposter =
    { $turn ->
        [0] Hochstapler schicken, ungedreht
       *[other] Hochstapler schicken, um { $turn }° gedreht
    }
banquet-take-told = { $way }: { $dishes }.
banquet-take-lead = Eine Reihe, eine Spalte oder einmal im Spiel das, was der Hochstapler erreicht.
banquet-take-which = { $dish } lässt sich auf diese Weise nehmen.
banquet-take-look = Zeigen, wie { $dish } zu nehmen ist.
banquet-dish-told = { $dish } auf der Anrichte.
banquet-take-all = { $dishes }. Alle drei müssen serviert werden.
banquet-serve-ask = Für wen ist { $dish }?
banquet-serve-lead = Wählen Sie einen Gast oder erst ein anderes Gericht. Serviertes bleibt, wo es ist.
banquet-serve-told = { $dish } servieren: { $noble } ({ $demand }); { $effect }.
banquet-serve-pick = Als Nächstes { $dish } servieren.
banquet-spoils =
    { $dishes ->
        [one] Verdorben: { $dishes } Gericht geht
       *[other] Verdorben: { $dishes } Gerichte gehen
    }
banquet-clear-lead = Alle Gerichte eines Gastes werden zusammen abgelegt; räumen Sie bei so vielen ab, wie Sie möchten.
banquet-clear-told = Abräumen: { $noble } ({ $demand }); { $effect }.
banquet-noble-told = { $noble }, { points }, { $demand }: { $progress }.
banquet-course-name =
    { $direction ->
        [falling] absteigend
       *[rising] aufsteigend
    }
banquet-done = Zug beenden
banquet-choice =
    { $kind ->
        [serve] { $thing } an { $place } servieren
        [clear] { $thing } abräumen
       *[done] { banquet-done }
    }
banquet-step =
    { $step ->
        [take] Nehmen
        [serve] Servieren
       *[clear] Abräumen
    }
banquet-step-serve = Servieren { $now } von { $all }
banquet-doing =
    { $step ->
        [take] { $name } wählt drei Gerichte
        [serve] { $name } serviert
       *[clear] { $name } darf abräumen
    }
banquet-left =
    { $dishes ->
        [one] { $dishes } übrig
       *[other] { $dishes } übrig
    }
banquet-discarded =
    { $dishes ->
        [one] { $dishes } abgelegt
       *[other] { $dishes } abgelegt
    }
banquet-discards = Der Ablagestapel
banquet-discards-told =
    { $dishes ->
        [0] Noch wurde kein Gericht abgelegt.
        [one] Ablagestapel ansehen: { $dishes } Gericht.
       *[other] Ablagestapel ansehen: { $dishes } Gerichte.
    }
banquet-pile-told =
    { $dishes ->
        [one] Nachziehstapel: { $dishes } Gericht.
       *[other] Nachziehstapel: { $dishes } Gerichte.
    }
banquet-pile-packs = Drei Päckchen, von oben: { $first }, { $second } und { $third } Gerichte. Die Schlusskarte steckt in dem mit der Kerze.
banquet-imposter-yours = Ihr Hochstapler
banquet-imposter-short = Hochstapler
banquet-imposter-of = Hochstapler von { $name }
banquet-imposter-lead = Nimmt einmal im Spiel stattdessen diese drei, gedreht, wie Sie mögen.
banquet-imposter-spent = Hatte seinen Auftritt: Er hilft einmal im Spiel.
banquet-imposter-ready = Hochstapler bereit
banquet-imposter-used = Hochstapler verbraucht
banquet-ends-lead = Das Bankett endet, wenn die Schlusskarte zum zweiten Mal erscheint, oder sofort mit dem sechsten zufriedenen Gast.
banquet-end-card =
    { $shown ->
        [0] Schlusskarte noch nicht gesehen
        [1] Schlusskarte einmal gesehen
       *[2] Schlusskarte zweimal gesehen
    }
banquet-solo-lead = Neun Züge gegen den Geist. Vor jedem deckt er eine Karte auf und legt die drei Gerichte ab, die sie zeigt.
banquet-solo-turn = Zug { $turn } von { $turns }
banquet-ghost = Der Geist
banquet-ghost-last = Seine letzte Karte
banquet-own-nobles = Meine Gäste
banquet-nobles-of = Die Gäste von { $name }
banquet-seen = Sie sehen die Gäste von { $name }.
banquet-look-at = Die Gäste von { $name } ansehen.
banquet-rivals = Rivalen
banquet-rules = Regeln
banquet-read-rules = Die Regeln lesen
banquet-around = Rund um den Tisch
banquet-white = Weiß zählt als jede gewünschte Art, mit seinem aufgedruckten Wert.
banquet-dishes-below =
    { $dishes ->
        [0] Keine Gerichte bei den Gästen
        [one] { $dishes } Gericht bei den Gästen
       *[other] { $dishes } Gerichte bei den Gästen
    }

# Die Schachtel.
banquet-box-colourless = keine Farbe
banquet-box-figure =
    { $figure ->
        [lady] Dame
       *[lord] Herr
    }
banquet-box-grade =
    { $grade ->
        [servant_of_the_year] Diener des Jahres
        [handsome_tip] ein schönes Trinkgeld
        [could_do_better] es geht noch besser
       *[dismissed] entlassen
    }
banquet-box-dishes = Die { $dishes } Gerichte
banquet-box-demands = Was die Gäste verlangen, in den Farben von Symbol { $icon }
banquet-box-points = Punkte der Gäste
banquet-box-nobles = Die { $nobles } Gäste
banquet-box-imposters = Die Hochstapler
banquet-box-solo-cards = Die Solokarten
banquet-box-grades = Noten des Solospiels
banquet-box-values = { $lowest } bis { $highest }
banquet-box-column-type = Art
banquet-box-column-colour = Farbe
banquet-box-column-values = Werte
banquet-box-column-demand = Wunsch
banquet-box-column-side = Seite
banquet-box-column-wording = In Worten
banquet-box-column-points = Punkte
banquet-box-column-noble = Gast
banquet-box-column-unmasked = Unmaskiert
banquet-box-column-masked = Maskiert
banquet-box-column-figure = Figur
banquet-box-column-icon = Symbol
banquet-box-column-card = Karte
banquet-box-column-cells = Felder
banquet-box-column-grade = Note
banquet-rules-note = Ein Buchstabe und eine Zahl nennen ein Gericht: B blau, G grün, V violett, P rosa, Y gelb, W weiß; Y7 ist das gelbe Gericht mit dem Wert 7. In den Klauseln über Gäste ist c die Farbe des jeweiligen Gastes, und ein c-Gericht ist ein Gericht dieser Farbe oder ein weißes. Ein Gast ist verloren, wenn er nicht mehr zufriedengestellt werden kann.

# Die Einführung. Gerichte und Zahlen sind die von web/src/games/banquet/guide.txt.
banquet-guide-welcome = Guten Abend. Sechs Gäste sitzen an Ihrer Tafel, jeder mit festen Wünschen; wer sie am besten zufriedenstellt, gewinnt. Neun Gerichte warten auf der Anrichte. In Ihrem Zug nehmen Sie drei davon und servieren alle drei.
banquet-guide-take = Gerichte nimmt man reihen- oder spaltenweise. In der unteren Reihe liegen 12, 8 und 5. Bitte nehmen Sie sie.
banquet-guide-serve = Marquis de Compte, in Grau, wünscht zusammen genau 25, in beliebigen Farben. 12 und 8 und 5: welch ein Zufall. Servieren Sie ihm alle drei, eines nach dem anderen.
banquet-guide-satisfied = Er ist zufrieden, und das ist 1 Punkt wert. Seine Gerichte werden abgelegt, und er hat für heute genug. Die Anrichte ist wieder aufgefüllt; nun spielt Ihr Gegenüber.
banquet-guide-column = Sie sind an der Reihe. Herzogin de Rosay, in Rosa, wünscht vier rosa Gerichte, zusammen mindestens 39. Zwei kräftige Gebäcke liegen in der linken Spalte, 10 und 11. Bitte nehmen Sie sie.
banquet-guide-spoil = Die grüne 12 kam mit, und jedes Gericht muss serviert werden. Bei einem Gast, der nicht mehr zufriedengestellt werden kann, wird sofort abgeräumt: Alle seine Gerichte sind dahin. Ein leerer Teller hat nichts zu verlieren; bieten Sie die 12 also Abbé Prune an, der nur Violettes wünscht.
banquet-guide-pastries = Wie Sie sehen, wurde sie abgelegt, und er ist hungrig wie zuvor. Nun das Gebäck: Servieren Sie die 10 und die 11 Herzogin de Rosay.
banquet-guide-clear = Nach dem dritten Gericht dürfen Sie selbst abräumen, wo die Gerichte zu nichts führen. Ihre stehen gut; sagen Sie bitte, dass Sie fertig sind.
banquet-guide-imposter = Gebäck 12 und Überfluss 10 liegen in einer Ecke, weder in einer Reihe noch in einer Spalte. Einmal im Spiel nimmt Ihr Hochstapler drei solche Gerichte, gedreht, wie Sie mögen. Schicken Sie ihn ungedreht los.
banquet-guide-white = Weiß ist Überfluss: Es zählt als jede Farbe, mit seinem eigenen Wert. Gebäck 12 und die weiße 10, und Herzogin de Rosay hat ihre 39 und mehr.
banquet-guide-end = 3 Punkte mehr. Der Rest ist Übung: Das Bankett endet, wenn die Schlusskarte zum zweiten Mal erscheint, und die meisten Punkte gewinnen; oder sofort, wenn jemand alle sechs Gäste zufriedengestellt hat. Die Regeln sind einen Klick entfernt, und was Sie in einem Zug wählen, gilt erst, wenn etwas Neues aufgedeckt wird.

# Das Spiel auf einer Seite.
banquet-how-setup-1 = Sechs Gäste sitzen am eigenen Tisch, jeder mit festen Wünschen.
banquet-how-setup-2 = Neun Gerichte liegen auf der Anrichte, in drei Reihen und drei Spalten.
banquet-how-setup-3 = Der eigene Hochstapler wartet auf seinen einen Auftritt.
banquet-how-turn-1 = Nehmen Sie eine ganze Reihe oder Spalte der Anrichte: drei Gerichte.
banquet-how-turn-2 = Servieren Sie alle drei, jedes einem der eigenen Gäste.
banquet-how-turn-3 = Ein Gast, der nicht mehr zufriedenzustellen ist, wird sofort abgeräumt: Alle seine Gerichte sind verloren.
banquet-how-turn-4 = Nach dem dritten Gericht darf man selbst abräumen; dann wird die Anrichte aufgefüllt.
banquet-how-turn-5 = Einmal im Spiel nimmt der Hochstapler drei Gerichte, die in keiner Reihe und keiner Spalte liegen.
banquet-how-score-1 = Ein zufriedener Gast bringt die Punkte seiner Karte und will nichts mehr.
banquet-how-score-2 = Weiße Gerichte sind Überfluss: Sie zählen als jede Farbe.
banquet-how-score-3 = Das Bankett endet, wenn die Ende-Karte zum zweiten Mal erscheint: Die meisten Punkte gewinnen.
banquet-how-score-4 = Oder sofort, wenn jemand alle sechs Gäste zufriedengestellt hat.
