# Rokoko. Die Wörter sind die des Glossars in docs/rules/rokoko.md.
rokoko-title = Rokoko
rokoko-bad-start = „{ $value }“ ist kein Startspieler: random oder ein Platz von 1 bis { $players }.

# Mengen.
rokoko-livres = { $livres } Livre
    .gained = +{ $livres } Livre
    .paid = −{ $livres } Livre
    .cost =
        { $livres ->
            [0] {""}
           *[other] , { GAIN(rokoko-livres.paid) }
        }
rokoko-prestige-points =
    { $prestige ->
        [one] { $prestige } Ansehenspunkt
       *[other] { $prestige } Ansehenspunkte
    }
    .gained = +{ $prestige } Ansehen
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
        [0] +{ $lace } Spitze
       *[other] { $lace ->
            [0] +{ $yarn } Garn
           *[other] +{ $yarn } Garn, +{ $lace } Spitze
        }
    }
rokoko-reward =
    { $reward ->
        [1] +{ $amount } Livre
        [2] +{ $amount } Garn
       *[other] +{ $amount } Spitze
    }
rokoko-scored =
    { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }

# Die Dinge, mit den Namen der Aufzeichnungen. Die Ausgaben nennen manche verschieden.
# Wo man ein Ding sieht, im Browser, heißt es nach seinem Aussehen: „seen“.
rokoko-worker =
    { $kind ->
        [master] Meister { $name }
        [journeyman] Geselle { $name }
       *[apprentice] Lehrling { $name }
    }
    .seen =
        { $kind ->
            [master] Meister ({ $bonus })
            [journeyman] Geselle ({ $bonus })
           *[apprentice] Lehrling ({ $bonus })
        }
    .a =
        { $kind ->
            [master] einen Meister
            [journeyman] einen Gesellen
           *[apprentice] einen Lehrling
        }
    .of =
        { $kind ->
            [master] eines Meisters
            [journeyman] eines Gesellen
           *[apprentice] eines Lehrlings
        }
rokoko-colour =
    { $colour ->
        [yellow] gelb
        [green] grün
        [red] rot
        [blue] blau
        [pink] rosa
       *[orange] orange
    }
rokoko-bales = { $bales } × { $colour }
rokoko-bales-two = { $first }, { $second }
rokoko-bales-three = { $first }, { $second }, { $third }
rokoko-tile = Plättchen { $name } ({ $silk })
    .seen = Plättchen ({ $silk })
    .a = ein Plättchen ({ $silk })
rokoko-dress =
    { $wearer ->
        [lady] Damenkleid { $name } ({ rokoko-colour })
       *[gent] Herrenrock { $name } ({ rokoko-colour })
    }
    .seen =
        { $wearer ->
            [lady] Damenkleid ({ rokoko-colour })
           *[gent] Herrenrock ({ rokoko-colour })
        }
    .a =
        { $wearer ->
            [lady] ein { $colour ->
                [yellow] gelbes
                [green] grünes
                [red] rotes
                [blue] blaues
                [pink] rosa
               *[orange] oranges
            } Damenkleid
           *[gent] einen { $colour ->
                [yellow] gelben
                [green] grünen
                [red] roten
                [blue] blauen
                [pink] rosa
               *[orange] orangen
            } Herrenrock
        }
    .of =
        { $wearer ->
            [lady] eines { $colour ->
                [yellow] gelben
                [green] grünen
                [red] roten
                [blue] blauen
                [pink] rosa
               *[orange] orangen
            } Damenkleids
           *[gent] eines { $colour ->
                [yellow] gelben
                [green] grünen
                [red] roten
                [blue] blauen
                [pink] rosa
               *[orange] orangen
            } Herrenrocks
        }
rokoko-window = Fenster { $name }
rokoko-segment =
    { $edition ->
        [deluxe] Schublade { $name }
       *[other] Segment { $name }
    }
rokoko-shelf = { rokoko-segment }, Platz { $place }
rokoko-tile-on-shelf = { $tile }, { $shelf }
rokoko-hire-slot = Arbeiter, Platz { $place }
rokoko-hall =
    { $hall ->
        [royal] Thronsaal
        [hall2] Saal 2
        [hall3] Saal 3
        [hall4] Saal 4
       *[hall5] Saal 5
    }
    .at =
        { $hall ->
            [royal] im Thronsaal
           *[other] in { rokoko-hall }
        }
rokoko-space = { rokoko-hall }, Gastfeld { $number }
    .at = { rokoko-hall.at }
rokoko-musician =
    { $hall ->
        [royal] Musiker im Thronsaal
        [hall2] Musiker in Saal 2
        [hall3] Musiker in Saal 3
        [hall4] Musiker in Saal 4
       *[hall5] Musiker in Saal 5
    }
    .a = den { rokoko-musician }
rokoko-fountain =
    { $edition ->
        [deluxe] { $row ->
            [upper] linke Küche { $number }
           *[lower] rechte Küche { $number }
        }
       *[other] { $row ->
            [upper] oberer Brunnen { $number }
           *[lower] unterer Brunnen { $number }
        }
    }
    .a =
        { $edition ->
            [deluxe] { $row ->
                [upper] die linke Küche
               *[lower] die rechte Küche
            }
           *[other] { $row ->
                [upper] den oberen Brunnen
               *[lower] den unteren Brunnen
            }
        }
# Diese ersetzen Nachrichten, die es gibt.
rokoko-decoration =
    { $kind ->
        [fireworks] Feuerwerk { $number }
        [jeweler] Juwelierfeld { $number }
       *[statue] Statue { $number }
    }
    .a =
        { $kind ->
            [fireworks] ein Feuerwerk
            [jeweler] ein Juwelierfeld
           *[statue] eine Statue
        }
rokoko-all-halls = Feld { $name } des Bonus „Alle Säle“

# Was die Boni der Arbeiter tun.
rokoko-bonus-none = kein Bonus
rokoko-bonus-gain-livre = nehmen Sie { $n } Livre
rokoko-bonus-yarn-or-lace =
    { $cost ->
        [0] nehmen Sie 1 Garn oder 1 Spitze
       *[other] zahlen Sie { $cost } für 1 Garn oder 1 Spitze
    }
rokoko-bonus-blind-resource =
    { $cost ->
        [0] ziehen Sie ein Rohstoffplättchen verdeckt
       *[other] zahlen Sie { $cost } und ziehen Sie ein Rohstoffplättchen verdeckt
    }
rokoko-bonus-extra-acquire = erwerben Sie noch einmal Rohstoffe
rokoko-bonus-extra-dress-discount = schneidern Sie noch einmal, bis zu { $less } × { $colour1 } weniger, kein goldener Fingerhut
rokoko-bonus-extra-dress-discount-two = schneidern Sie noch einmal, { $less } × { $colour1 } oder { $colour2 } weniger, kein goldener Fingerhut
rokoko-bonus-extra-fund-discount = finanzieren Sie eine Ausstattung um { $less } billiger
rokoko-bonus-depute-any-with-bonus = entsenden Sie einen Arbeiter ohne Lohn und nutzen Sie seinen Bonus
rokoko-bonus-depute-any-for-pay = entsenden Sie einen Arbeiter für { $master } / { $journeyman } / { $apprentice } Livre
rokoko-bonus-livre-per-colour = Livre je eigenem Kleid: { $amount1 } in { $colour1 }, { $amount2 } in { $colour2 }
rokoko-bonus-livre-and-prestige-per-colour = je eigenem Kleid: { $amount1 } Livre in { $colour1 }, { $amount2 } Ansehen in { $colour2 }
rokoko-bonus-livre-per-decoration = { $n } Livre je eigener Ausstattung
rokoko-bonus-livre-per-dress = { $n } Livre je eigenem Kleid auf dem Ball
rokoko-bonus-prestige-per-decorations = { $prestige } Ansehen je { $per } eigene Ausstattungen
rokoko-bonus-prestige-per-dresses = { $prestige } Ansehen je { $per } eigene Kleider auf dem Ball
rokoko-bonus-livre-by-staff = Livre ab 5 / 7 / 9 / 11 Arbeitern: { $s5 } / { $s7 } / { $s9 } / { $s11 }
rokoko-bonus-prestige-per-livre-paid = { $prestige } Ansehen für je { $per } gezahlte Livre
rokoko-bonus-prestige-for-silk = geben Sie Plättchen ab: { $uncommon-or-rare } Ansehen je relativ seltenem oder seltenem Ballen, { $two-common } je zwei häufigen
rokoko-bonus-crown-by-staff = Spielende, Ansehen ab 5 / 7 / 9 / 11 Arbeitern: { $s5 } / { $s7 } / { $s9 } / { $s11 }
rokoko-bonus-crown-yarn-lace-pairs = Spielende: { $prestige } Ansehen je Garn mit Spitze
rokoko-bonus-crown-master-spaces = Spielende: { $prestige } Ansehen je { $per } eigene Kleider auf Meister-Gastfeldern
rokoko-bonus-crown-couples = Spielende: { $prestige } Ansehen je Paar aus Damenkleid und Herrenrock

# Diejenigen, die eine Ausgabe in einer der Sprachen anders nennt.
rokoko-bonus-yarn-or-lace-deluxe = { rokoko-bonus-yarn-or-lace }
rokoko-bonus-extra-dress-discount-deluxe = { rokoko-bonus-extra-dress-discount }
rokoko-bonus-extra-dress-discount-two-deluxe = { rokoko-bonus-extra-dress-discount-two }
rokoko-bonus-extra-fund-discount-deluxe = { rokoko-bonus-extra-fund-discount }
rokoko-bonus-livre-per-decoration-deluxe = { rokoko-bonus-livre-per-decoration }
rokoko-bonus-prestige-per-decorations-deluxe = { rokoko-bonus-prestige-per-decorations }
rokoko-bonus-prestige-for-silk-deluxe = { rokoko-bonus-prestige-for-silk }
rokoko-bonus-crown-yarn-lace-pairs-deluxe = { rokoko-bonus-crown-yarn-lace-pairs }
rokoko-bonus-crown-master-spaces-deluxe = { rokoko-bonus-crown-master-spaces }

# Fragen.
rokoko-question-pick =
    { $workers ->
        [one] Noch ein Arbeiter auf die Hand: Wen wählen Sie?
       *[other] { $workers } Arbeiter auf die Hand: Wen wählen Sie?
    }
rokoko-question-play = Welchen Arbeiter spielen Sie aus?
rokoko-question-main = Welche Hauptaktion soll es sein?
rokoko-question-take = Welches Rohstoffplättchen nehmen Sie?
rokoko-question-keep = Behalten Sie das Plättchen als Stoff, oder tauschen Sie es ein?
rokoko-question-window = Welches Kleid schneidern Sie?
rokoko-question-pay = Welches Plättchen geben Sie ab?
rokoko-question-place = Geht das Kleid zum Ball, oder verkaufen Sie es?
rokoko-question-hire = Wen stellen Sie ein?
rokoko-question-fund = Welche Ausstattung finanzieren Sie?
rokoko-question-bonus = Nutzen Sie den Bonus?
rokoko-question-trimming = Garn oder Spitze?
rokoko-question-depute = Wen entsenden Sie?
rokoko-question-exchange = Zahlen Sie noch einmal für Ansehen?
rokoko-question-give = Welches Plättchen geben Sie für Ansehen ab?

# Was eine Wahl bewirken würde.
rokoko-hint-price =
    { $livres ->
        [0] kostenlos
       *[other] kostet { rokoko-livres }
    }
rokoko-hint-dress = { $dress }, { rokoko-livres }
rokoko-hint-reward =
    { $reward ->
        [coins] bringt { $amount } Livre
        [yarn] bringt 1 Garn
        [lace] bringt 1 Spitze
       *[tile] bringt ein Rohstoffplättchen
    }
rokoko-hint-fund =
    { $prestige ->
        [0] kostet { rokoko-livres }
       *[other] kostet { rokoko-livres }, { rokoko-prestige-points } am Ende
    }
rokoko-hint-trimmings = { rokoko-trimmings }
rokoko-hint-gain =
    { $prestige ->
        [0] bringt { rokoko-livres }
       *[other] { $livres ->
            [0] bringt { rokoko-prestige-points }
           *[other] bringt { rokoko-livres } und { rokoko-prestige-points }
        }
    }

# Was geschehen ist.
rokoko-event-start-player-chosen =
    { $who ->
        [you] Sie beginnen
       *[other] { $player } beginnt
    }
rokoko-event-round-begun = Runde { $round } beginnt
rokoko-event-favour-returned =
    { $who ->
        [you] Sie geben die Gunst zurück und beginnen diese Runde
       *[other] { $player } gibt die Gunst zurück und beginnt diese Runde
    }
rokoko-event-worker-removed = Niemand hat { $worker-a } eingestellt
rokoko-event-worker-offered = Zur Einstellung: { $worker }
rokoko-event-tiles-reshuffled = Die abgelegten Rohstoffe werden neu gemischt: { $tiles } Plättchen
rokoko-event-tile-laid = Im Lagerhaus, { $segment }: { $tile }
rokoko-event-dress-expired = Aus der Mode: { $dress }
rokoko-event-dress-moved = Nun in { $window }: { $dress }
rokoko-event-bag-refilled =
    { $dresses ->
        [one] Die abgelegten Kleider kommen zurück in den Beutel: { $dresses } Kleid
       *[other] Die abgelegten Kleider kommen zurück in den Beutel: { $dresses } Kleider
    }
rokoko-event-dress-shown = Neu in { $window }: { $dress }
rokoko-event-worker-taken =
    { $who ->
        [you] Sie nehmen { $worker-a } auf die Hand
       *[other] { $player } nimmt { $worker-a } auf die Hand
    }
rokoko-event-reserve-renewed =
    { $who ->
        [you] Ihr Ablagestapel wird zu Ihrem Vorrat: { $workers } Arbeiter
       *[other] Der Ablagestapel von { $player } wird zum Vorrat: { $workers } Arbeiter
    }
rokoko-event-worker-picked =
    { $who ->
        [you] Sie wählen { $worker-a }
       *[other] { $player } wählt { $worker-a }
    }
rokoko-event-turn-begun =
    { $who ->
        [you] Sie sind am Zug
       *[other] { $player } ist am Zug
    }
rokoko-event-worker-played =
    { $who ->
        [you] Sie spielen { $worker-a } aus
       *[other] { $player } spielt { $worker-a } aus
    }
rokoko-event-main-action-waived =
    { $who ->
        [you] Sie verzichten auf die Hauptaktion
       *[other] { $player } verzichtet auf die Hauptaktion
    }
rokoko-event-favour-taken =
    { $who ->
        [you] Sie sichern sich die Gunst der Königin, { GAIN(rokoko-livres.gained) }
       *[other] { $player } sichert sich die Gunst der Königin, { GAIN(rokoko-livres.gained) }
    }
rokoko-event-tile-taken =
    { $who ->
        [you] Sie nehmen { $tile-a }{ rokoko-livres.cost }
       *[other] { $player } nimmt { $tile-a }{ rokoko-livres.cost }
    }
rokoko-event-tile-drawn =
    { $who ->
        [you] Sie ziehen { $tile-a }{ rokoko-livres.cost }
       *[other] { $player } zieht { $tile-a }{ rokoko-livres.cost }
    }
rokoko-event-tile-drawn-hidden =
    { $who ->
        [you] Sie ziehen verdeckt ein Plättchen{ rokoko-livres.cost }
       *[other] { $player } zieht verdeckt ein Plättchen{ rokoko-livres.cost }
    }
rokoko-event-tile-kept =
    { $who ->
        [you] Sie behalten das Plättchen als Stoff
       *[other] { $player } behält das Plättchen als Stoff
    }
rokoko-event-tile-traded =
    { $who ->
        [you] Sie tauschen das Plättchen ein, { GAIN(rokoko-trimmings) }
       *[other] { $player } tauscht das Plättchen ein, { GAIN(rokoko-trimmings) }
    }
rokoko-event-drawn-tile-traded =
    { $who ->
        [you] Sie tauschen { $tile-a } ein, { GAIN(rokoko-trimmings) }
       *[other] { $player } tauscht { $tile-a } ein, { GAIN(rokoko-trimmings) }
    }
rokoko-event-dress-made =
    { $who ->
        [you] Sie schneidern { $dress-a }{ rokoko-livres.cost }
       *[other] { $player } schneidert { $dress-a }{ rokoko-livres.cost }
    }
rokoko-event-tile-paid =
    { $who ->
        [you] Sie geben { $tile-a } ab
       *[other] { $player } gibt { $tile-a } ab
    }
rokoko-event-dress-rented =
    { $who ->
        [you] Sie verleihen { $dress-a } { $space-at }
       *[other] { $player } verleiht { $dress-a } { $space-at }
    }
rokoko-event-dress-sold =
    { $who ->
        [you] Sie verkaufen { $dress-a }, { GAIN(rokoko-livres.gained) }
       *[other] { $player } verkauft { $dress-a }, { GAIN(rokoko-livres.gained) }
    }
rokoko-event-reward-taken =
    { $who ->
        [you] Sie erhalten Dank, { GAIN(rokoko-reward) }
       *[other] { $player } erhält Dank, { GAIN(rokoko-reward) }
    }
rokoko-event-worker-hired =
    { $who ->
        [you] Sie stellen { $worker-a } ein{ rokoko-livres.cost }
       *[other] { $player } stellt { $worker-a } ein{ rokoko-livres.cost }
    }
rokoko-event-worker-deputed =
    { $who ->
        [you] { $livres ->
            [0] Sie entsenden { $worker-a }
           *[other] Sie entsenden { $worker-a }, { GAIN(rokoko-livres.gained) }
        }
       *[other] { $livres ->
            [0] { $player } entsendet { $worker-a }
           *[other] { $player } entsendet { $worker-a }, { GAIN(rokoko-livres.gained) }
        }
    }
rokoko-event-hidden-worker-deputed =
    { $who ->
        [you] { $livres ->
            [0] Sie entsenden { $worker-a }
           *[other] Sie entsenden { $worker-a }, { GAIN(rokoko-livres.gained) }
        }
       *[other] { $livres ->
            [0] { $player } entsendet { $worker-a }
           *[other] { $player } entsendet { $worker-a }, { GAIN(rokoko-livres.gained) }
        }
    }
rokoko-event-decoration-funded =
    { $who ->
        [you] Sie finanzieren { $decoration-a }{ rokoko-livres.cost }
       *[other] { $player } finanziert { $decoration-a }{ rokoko-livres.cost }
    }
rokoko-event-all-halls-reached =
    { $who ->
        [you] Sie sind in allen Sälen vertreten
       *[other] { $player } ist in allen Sälen vertreten
    }
rokoko-event-bonus-used =
    { $who ->
        [you] Sie nutzen den Bonus { $worker-of }
       *[other] { $player } nutzt den Bonus { $worker-of }
    }
rokoko-event-bonus-waived =
    { $who ->
        [you] Sie verzichten auf den Bonus { $worker-of }
       *[other] { $player } verzichtet auf den Bonus { $worker-of }
    }
rokoko-event-bonus-gained =
    { $who ->
        [you] Sie erhalten den Bonus, { rokoko-gains }
       *[other] { $player } erhält den Bonus, { rokoko-gains }
    }
rokoko-event-trimming-taken =
    { $who ->
        [you] Sie nehmen Zutaten, { GAIN(rokoko-trimmings) }{ rokoko-livres.cost }
       *[other] { $player } nimmt Zutaten, { GAIN(rokoko-trimmings) }{ rokoko-livres.cost }
    }
rokoko-event-prestige-bought =
    { $who ->
        [you] Sie zahlen für Ansehen, { GAIN(rokoko-livres.paid) }, { GAIN(rokoko-prestige-points.gained) }
       *[other] { $player } zahlt für Ansehen, { GAIN(rokoko-livres.paid) }, { GAIN(rokoko-prestige-points.gained) }
    }
rokoko-event-tile-given =
    { $who ->
        [you] Sie geben { $tile-a } ab, { GAIN(rokoko-prestige-points.gained) }
       *[other] { $player } gibt { $tile-a } ab, { GAIN(rokoko-prestige-points.gained) }
    }
rokoko-event-income-paid =
    { $who ->
        [you] Ihr Einkommen: { GAIN(rokoko-livres.gained) }
       *[other] { $player } hat Einkommen, { GAIN(rokoko-livres.gained) }
    }
rokoko-event-hall-scored =
    { $who ->
        [you] Sie werten { $hall-at }, { GAIN(rokoko-scored) }
       *[other] { $player } wertet { $hall-at }, { GAIN(rokoko-scored) }
    }
rokoko-event-line-scored =
    { $who ->
        [you] Ihre Wertung, { $line }: { GAIN(rokoko-scored) }
       *[other] { $player } wertet, { $line }: { GAIN(rokoko-scored) }
    }
rokoko-event-dress-to-terrace =
    { $who ->
        [you] Sie schicken { $dress-a } auf die Terrasse
       *[other] { $player } schickt { $dress-a } auf die Terrasse
    }
rokoko-event-game-ended = Der Ball ist zu Ende

# Warum nicht.
rokoko-no-over = Der Ball ist zu Ende.
rokoko-no-hand-is-full = Ihre Hand ist gewählt; die anderen wählen noch.
rokoko-no-not-your-turn = Jemand anderes ist am Zug.
rokoko-no-not-in-reserve = Dieser Arbeiter ist nicht in Ihrem Vorrat.
rokoko-no-pick-first = Wählen Sie zuerst Ihre Handkarten.
rokoko-no-not-in-hand = Dieser Arbeiter ist nicht auf Ihrer Hand.
rokoko-no-play-first = Spielen Sie zuerst einen Arbeiter aus.
rokoko-no-apprentice-favour = Ein Lehrling darf die Gunst nicht beanspruchen.
rokoko-no-favour-taken = Die Gunst ist in dieser Runde schon vergeben.
rokoko-no-warehouse-empty = Das Lagerhaus ist leer.
rokoko-no-cannot-pay = Dafür reicht Ihr Geld nicht.
rokoko-no-only-master-hires = Nur ein Meister darf einstellen.
rokoko-no-hire-row-empty = Niemand steht mehr zur Einstellung.
rokoko-no-staff-too-small = Ihr Bestand darf nicht unter vier Arbeiter fallen.
rokoko-no-nothing-to-fund = Es gibt keine Ausstattung, die Sie bezahlen könnten.
rokoko-no-bonus-later = Der Bonus kommt nach der Hauptaktion.
rokoko-no-main-action-first = Wählen Sie zuerst eine Hauptaktion oder keine.
rokoko-no-apprentice-tailor = Ein Lehrling darf kein Kleid schneidern.
rokoko-no-windows-empty = In keinem Fenster liegt ein Kleid.
rokoko-no-no-dress-possible = Es gibt kein Kleid, das Sie schneidern und bezahlen könnten.
rokoko-no-take-a-tile = Nehmen Sie zuerst ein Rohstoffplättchen.
rokoko-no-not-in-warehouse = Dieses Plättchen liegt nicht im Lagerhaus.
rokoko-no-yarn-or-lace = Sie erhalten nur eines von beiden: Garn oder Spitze.
rokoko-no-trade-for-all = Hier gibt es nichts zu wählen: Das Plättchen gibt alles, was es zeigt.
rokoko-no-keep-or-trade = Behalten Sie zuerst das Plättchen, oder tauschen Sie es ein.
rokoko-no-choose-window = Wählen Sie zuerst das Kleid, das Sie schneidern.
rokoko-no-window-empty = In diesem Fenster liegt kein Kleid.
rokoko-no-window-price = Dieses Fenster kostet { rokoko-livres }.
rokoko-no-no-yarn = Ihnen fehlt das Garn für dieses Kleid.
rokoko-no-no-lace = Ihnen fehlt die Spitze für dieses Kleid.
rokoko-no-thimble = Ein Kleid mit goldenem Fingerhut verlangt einen Meister.
rokoko-no-no-silk = Ihnen fehlt der Stoff für dieses Kleid.
rokoko-no-pay-first = Geben Sie zuerst den Stoff für das Kleid ab.
rokoko-no-tile-not-yours = Dieses Plättchen gehört Ihnen nicht.
rokoko-no-looks-the-same = Ein anderes Ihrer Plättchen sieht genauso aus; geben Sie jenes ab.
rokoko-no-superfluous = Dieses Plättchen wird für das Kleid nicht gebraucht.
rokoko-no-rent-or-sell = Verleihen oder verkaufen Sie zuerst das Kleid.
rokoko-no-rent-only = Dieses Kleid kann nur verliehen werden.
rokoko-no-no-space-to-rent = Dieses Kleid kann nur verliehen werden, und kein Gastfeld ist für seinen Schneider frei.
rokoko-no-space-taken = Auf diesem Gastfeld steht schon ein Kleid.
rokoko-no-master-space = Ein Meister-Gastfeld verlangt ein Kleid von einem Meister.
rokoko-no-not-in-hire-row = Wählen Sie einen Arbeiter aus der Auslage.
rokoko-no-choose-decoration = Wählen Sie zuerst die Ausstattung, die Sie finanzieren.
rokoko-no-decoration-taken = Diese Ausstattung ist schon finanziert.
rokoko-no-row-taken = Sie haben schon einen Marker in dieser Reihe; mehr als einer ist nicht erlaubt.
rokoko-no-bonus-unusable = Dieser Bonus würde jetzt nichts bewirken.
rokoko-no-one-main-action = Ihre Hauptaktion ist vorbei.
rokoko-no-use-or-skip = Nutzen Sie zuerst den Bonus, oder verzichten Sie darauf.
rokoko-no-already-deputed = Dieser Arbeiter geht bereits.
rokoko-no-not-in-staff = Wählen Sie einen Arbeiter aus Ihrem Bestand.
rokoko-no-pay-or-done = Zahlen Sie noch einmal, oder beenden Sie den Bonus.
rokoko-no-give-or-done = Geben Sie ein Plättchen ab, oder beenden Sie den Bonus.

# Das Ende.
rokoko-line-play = Im Spiel gesammeltes Ansehen
rokoko-line-money = Geld
rokoko-line-crown =
    { $bonus ->
        [crown_by_staff] Krone: Zahl der Arbeiter
        [crown_yarn_lace_pairs] Krone: Garn und Spitze
        [crown_master_spaces] Krone: Gastfelder der Meister
       *[crown_couples] Krone: Paare
    }
rokoko-line-crown-deluxe =
    { $bonus ->
        [crown_by_staff] Krone: Zahl der Arbeiter
        [crown_yarn_lace_pairs] Krone: Garn und Spitze
        [crown_master_spaces] Krone: Gastfelder der Meister
        [crown_jewel_sets] Krone: Sätze von Schmuck
        [crown_necklaces] Krone: Colliers
        [crown_decorations] Krone: Ausstattungen
        [crown_apprentices] Krone: Lehrlinge
       *[crown_couples] Krone: Paare
    }
rokoko-line-favour = Gunst der Königin
rokoko-line-hall = Mehrheit: { rokoko-hall }
rokoko-line-fireworks = Mehrheit: Feuerwerk
rokoko-line-statues = Statuen
rokoko-line-dresses = Kleider
rokoko-line-terrace = Kleider auf der Terrasse
rokoko-line-decorations = Ausstattungen
rokoko-line-all-halls = Alle Säle
rokoko-score-money-left = Übrige Livre
rokoko-verdict = Der Ball ist zu Ende: { $player } hat das höchste Ansehen.
rokoko-verdict-tied = Der Ball ist zu Ende, mit Gleichstand an Ansehen: { $player } hat die meisten Livre übrig und gewinnt.
rokoko-verdict-shared = Der Ball ist zu Ende, mit Gleichstand an Ansehen und Livre: { $winners } teilen sich den Sieg.

## Board
rokoko-option-edition = Ausgabe
rokoko-option-edition-2013 = Ausgabe 2013
rokoko-option-edition-deluxe = Deluxe-Ausgabe
rokoko-option-start = Startspieler
rokoko-start-lot = wird ausgelost
rokoko-ball = Ball
rokoko-workshop = Schneiderei
rokoko-warehouse = Lagerhaus
rokoko-for-hire = Arbeiter
rokoko-my-table = Mein Tisch
rokoko-table-of = Der Tisch von { $name }
rokoko-look-at = Den Tisch von { $name } ansehen
rokoko-around = Lagerhaus und Einstellung
rokoko-statues = Statuen
rokoko-terrace = Feuerwerksterrasse
rokoko-waters =
    { $edition ->
        [deluxe] Küchen
       *[other] Brunnen
    }
rokoko-everywhere = Alle Säle
rokoko-everywhere-told = Wer in allen fünf Sälen anwesend ist, nimmt sofort das beste dieser Felder. Eines ist genug.
rokoko-majority =
    { $second ->
        [0] Mehrheit: { $first } Ansehen für den ersten Rang
       *[other] Mehrheit: { $first } Ansehen für den ersten, { $second } für den zweiten Rang
    }
rokoko-standing = { $name }: Kleider { $pieces }, Ansehen { $points }
rokoko-standing-musician = { $name }: durch den Musiker anwesend
rokoko-standing-fireworks = { $name }: Feuerwerke { $pieces }, Ansehen { $points }
rokoko-standing-nobody = Noch ist niemand anwesend.
rokoko-presence = { $name }: in { $halls } von { $all } Sälen anwesend
rokoko-presence-short = in wie vielen Sälen anwesend
rokoko-now = Wenn der Ball jetzt endete
rokoko-now-open = Wenn der Ball jetzt endete; gesammeltes Ansehen ist geheim
rokoko-now-points = { $name }, wenn der Ball jetzt endete: { $points }
rokoko-now-open-points = { $name }, wenn der Ball jetzt endete: { $points }, dazu das geheim gesammelte Ansehen
rokoko-line-crowns = Kronen der Arbeiter
rokoko-gain = { $line }: { $points }
rokoko-free-places =
    { $places ->
        [0] voll
       *[other] { $places } frei
    }
rokoko-hall-short =
    { $hall ->
        [royal] Thron
        [hall2] 2
        [hall3] 3
        [hall4] 4
       *[hall5] 5
    }
rokoko-round = Runde { $round } von { $rounds }
rokoko-favour-with = Die Gunst der Königin: { $name }
rokoko-favour-free = Die Gunst der Königin ist frei
rokoko-begins = beginnt
rokoko-dark = diese zwei gehen nach der Runde
rokoko-needs = es fehlt
rokoko-lack-silk = es fehlt: { $silk }
rokoko-lack-goods =
    { $yarn ->
        [0] es fehlt: { $lace } Spitze
       *[other] { $lace ->
            [0] es fehlt: { $yarn } Garn
           *[other] es fehlt: { $yarn } Garn, { $lace } Spitze
        }
    }
rokoko-lack-livres = es fehlen { rokoko-livres }
rokoko-hand = Auf der Hand
rokoko-staff = Ihre Angestellten
rokoko-reserve = Vorrat
rokoko-discard = Ablage
rokoko-leaving = Auf dem Weg
rokoko-in-play = Ausgespielt
rokoko-in-work = In Arbeit
rokoko-held = Das Plättchen
rokoko-silk = Stoffe
rokoko-income = Einkommen { $livres }
rokoko-has = { $livres } Livre, Garn: { $yarn }, Spitze: { $lace }, Plättchen: { $tiles }, Handkarten: { $hand }
rokoko-supply =
    Vorrat: { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }, { $dresses ->
        [one] { $dresses } Kleid
       *[other] { $dresses } Kleider
    }
rokoko-level = Stufe { $level }
rokoko-kind =
    { $kind ->
        [master] Meister
        [journeyman] Geselle
       *[apprentice] Lehrling
    }
rokoko-thing-free = { $thing }, frei
rokoko-thing-of = { $thing }: { $name }
rokoko-guest = { $thing }: { $dress }, { $name }
rokoko-dress-told = Verleihen Sie es für { rokoko-prestige-points } am Ende, oder verkaufen Sie es für { rokoko-livres }.
rokoko-thimble-told = Nur ein Meister kann es schneidern.
rokoko-kind-told =
    { $kind ->
        [master] Darf alles: jede Hauptaktion, Kleider mit goldenem Fingerhut und die Gastfelder der Meister.
        [journeyman] Darf jede Hauptaktion außer dem Einstellen.
       *[apprentice] Darf Rohstoffe erwerben, Ausstattung finanzieren oder entsandt werden: kein Kleid, keine Einstellung, keine Gunst.
    }
rokoko-bonus-told = Bonus: { $bonus }.
rokoko-space-told =
    { $reward ->
        [coins] Wer hierher ein Kleid verleiht, erhält { $amount } Livre.
        [yarn] Wer hierher ein Kleid verleiht, erhält 1 Garn.
        [lace] Wer hierher ein Kleid verleiht, erhält 1 Spitze.
        [tile] Wer hierher ein Kleid verleiht, erhält ein Rohstoffplättchen.
       *[none] Ein Gastfeld ohne Belohnung.
    }
rokoko-master-told = Ein Gastfeld für Meister: nur für Kleider, die ein Meister schneidert. Es entscheidet Gleichstände.
rokoko-guest-told = Das Kleid von { $name }: { rokoko-prestige-points } am Ende.
rokoko-decoration-told =
    { $kind ->
        [fireworks] Am Ende geht eines Ihrer Kleider aus dem Thronsaal auf die Terrasse und zählt { $times }-fach. Die meisten Feuerwerke sind auch eine Mehrheit.
        [musician] Wem er gehört, der ist in diesem Saal anwesend und gewinnt bei Gleichstand.
        [statue] Am Ende bringt jede Statue Ansehen für jede Farbe in einem Satz Ihrer Kleider auf dem Ball.
        [jeweller] Wem es gehört, der darf zu jedem Kleid, das er verleiht, ein Schmuckstück kaufen. Nur eines je Person.
        [upper] Am Ende jeder Runde 1 Livre für jede Ihrer Ausstattungen. Nur ein Feld je Reihe.
       *[lower] Am Ende jeder Runde 1 Livre für jedes Ihrer Kleider auf dem Ball. Nur ein Feld je Reihe.
    }
rokoko-decoration-cost = { rokoko-hint-fund }.
rokoko-sale = Erlös
rokoko-doing =
    { $step ->
        [pick] Die Handkarten werden gewählt.
       *[other] { $name } ist bei der Arbeit.
    }
rokoko-list = Alle Möglichkeiten ({ $count })
# Workers are taken up: a button for all but one of them.
rokoko-all-but = Alle außer: { $thing }
rokoko-choice =
    { $kind ->
        [pick] Auf die Hand: { $thing }
        [play] Ausspielen: { $thing }
        [favour] Gunst sichern
        [acquire] Rohstoffe erwerben
        [tailor] Kleid schneidern
        [hire] Arbeiter einstellen
        [depute] Diesen Arbeiter entsenden
        [fund] Ausstattung finanzieren
        [journeyman_trial] Gesellenprüfung ablegen
        [master_trial] Meisterprüfung ablegen
        [pass] Keine Hauptaktion
        [take] Nehmen: { $thing }
        [keep] Als Stoff behalten
        [trade] Eintauschen
        [trade_for_yarn] Gegen Garn tauschen
        [trade_for_lace] Gegen Spitze tauschen
        [make] Schneidern: { $thing }
        [pay] Abgeben: { $thing }
        [jewel] Nehmen: { $thing }
        [no_jewel] Kein Schmuckstück
        [mark] Erfüllt: { $thing }
        [rent] Verleihen: { $thing }
        [sell] Kleid verkaufen
        [hire_worker] Einstellen: { $thing }
        [choose_card] Nehmen: { $thing }
        [fund_space] Finanzieren: { $thing }
        [use] Bonus nutzen
        [skip] Auf den Bonus verzichten
        [activate] Aktivieren: { $thing }
        [copy] Kopieren: { $thing }
        [hall] Wählen: { $thing }
        [yarn] Garn
        [lace] Spitze
        [depute_worker] Entsenden: { $thing }
        [more] Noch einmal zahlen
        [give] Abgeben: { $thing }
        [done] Fertig
       *[other] { $thing }
    }

# Die Anleitung zur ersten Partie. Dinge und Zahlen sind die von web/src/games/rokoko/guide.txt.
rokoko-guide-welcome = Guten Abend. Der König gibt einen Ball, und Sie kleiden seine Gäste ein. Sieben Runden lang kaufen Sie Stoffe, schneidern Kleider und verleihen sie; das meiste Ansehen gewinnt. Spielen wir eine Runde zusammen.
rokoko-guide-pick = Sie haben fünf Arbeiter. In jeder Runde wählt jeder geheim drei davon. Nehmen Sie den Lehrling auf die Hand, der noch einmal Rohstoffe erwirbt, dann den Gesellen, dann einen Meister.
rokoko-guide-apprentice = In Ihrem Zug spielen Sie einen Arbeiter aus: erst eine Hauptaktion, dann sein eigener Bonus. Ein Lehrling schneidert nicht, aber er geht einkaufen. Spielen Sie ihn aus und erwerben Sie Rohstoffe.
rokoko-guide-tile = Je leerer ein Fach des Lagerhauses, desto weniger kostet das nächste Plättchen. Nehmen Sie für 2 Livre das Plättchen mit einem gelben und zwei grünen Ballen, und behalten Sie es als Stoff.
rokoko-guide-bonus = Nun der Bonus: noch einmal Rohstoffe erwerben. Im selben Fach kostet ein einzelner gelber Ballen 1 Livre. Nehmen Sie dieses Plättchen und tauschen Sie es ein für das, was seine untere Hälfte zeigt: ein Garn und eine Spitze.
rokoko-guide-journeyman = Ihr Rivale hat eine Statue finanziert: Ausstattung bringt am Ende Ansehen. Nun ein Kleid. Ein Geselle darf eines schneidern, wenn es keinen goldenen Fingerhut verlangt. Spielen Sie Ihren aus und schneidern Sie ein Kleid.
rokoko-guide-coat = Der grüne Herrenrock im Fenster für 4 Livre braucht zwei grüne Ballen und ein Garn und bringt 3 Ansehen. Wählen Sie ihn und geben Sie Ihr Plättchen ab. Der gelbe Ballen verfällt, denn Wechselgeld gibt es nicht.
rokoko-guide-rent = Ein Kleid wird verkauft, oder an einen Gast verliehen: Dann ist sein Ansehen am Ende Ihres, und es zählt für die Mehrheit im Saal. Verleihen Sie den Rock in Saal 5, wo der Gast sofort 3 Livre zahlt.
rokoko-guide-trimming = Der Bonus dieses Gesellen: 1 Livre für ein Garn oder eine Spitze. Viele Kleider verlangen Spitze; nehmen Sie sie.
rokoko-guide-hire = Nur ein Meister darf einstellen. Solange vier Arbeiter warten, kostet einer 5 Livre; später kosten sie weniger. Spielen Sie Ihren Meister aus, stellen Sie ein, und wählen Sie den Gesellen, der noch einmal Rohstoffe erwirbt.
rokoko-guide-favour = Wer eingestellt wird, kommt auf die Hand und wird in derselben Runde ausgespielt. Spielen Sie den neuen Gesellen aus und sichern Sie sich die Gunst der Königin: 5 Livre jetzt, und der erste Zug der nächsten Runde. Auf den Bonus darf man verzichten; bitte tun Sie es.
rokoko-guide-round = Alle Hände sind leer, die Runde ist zu Ende: Jeder hat sein Einkommen erhalten, und neue Kleider, Stoffe und Arbeiter sind da. Neben jedem Namen steht, was der Ball brächte, wenn er jetzt endete, und über jedem Saal, wer dort führt.
rokoko-guide-end = Nach sieben Runden zählen Ihre Kleider auf dem Ball, die Mehrheiten in den Sälen und beim Feuerwerk, die Ausstattung und das Geld. Ein entsandter Arbeiter geht für immer und bringt Livre. Zeigen Sie auf ein Ding, um zu lesen, was es tut; die Regeln sind einen Klick entfernt.

## The box
rokoko-box-dresses = Die { $dresses } Kleider und Röcke
rokoko-box-tiles = Die { $tiles } Rohstoffplättchen
rokoko-box-workers = Die { $workers } Arbeiter
rokoko-box-windows = Fenster, { $least } oder { $most } Spieler
rokoko-box-halls = Mehrheiten, { $least } oder { $most } Spieler
rokoko-box-spaces = Gastfelder, { $least } oder { $most } Spieler
rokoko-box-decorations = Ausstattungen, { $least } oder { $most } Spieler
rokoko-box-all-halls = Felder für alle Säle, { $least } oder { $most } Spieler
rokoko-box-yes-or-no =
    { $answer ->
        [yes] ja
       *[no] nein
    }
rokoko-box-trade =
    { $join ->
        [plus] beides
        [slash] eines von beiden
       *[single] dieses
    }
rokoko-box-column-name = Name
rokoko-box-column-silk = Stoff
rokoko-box-column-yarn = Garn
rokoko-box-column-lace = Spitze
rokoko-box-column-thimble = Goldener Fingerhut
rokoko-box-column-sale = Verkauf
rokoko-box-column-prestige = Ansehen
rokoko-box-column-trade = Eintausch
rokoko-box-column-level = Stufe
rokoko-box-column-bonus = Bonus
rokoko-box-column-clause = Regel
rokoko-box-column-cost = Kosten
rokoko-box-column-dark = Dunkel
rokoko-box-column-first = Erster
rokoko-box-column-second = Zweiter
rokoko-box-column-master = Meisterfeld
rokoko-box-column-reward = Belohnung
rokoko-box-column-times = Terrasse ×
rokoko-box-jewels = Schmuckkästchen: die { $jewels } Schmuckstücke
rokoko-box-jewel-row = Schmuckkästchen: die Schmuckauslage, von links nach rechts
rokoko-box-jeweller = Schmuckkästchen: Ausstattungen des Juweliers, { $least } bis { $most } Spieler
rokoko-box-trial =
    { $trial ->
        [journeyman] Schmuckkästchen: die Aufgaben der Gesellenprüfung, die { rokoko-livres } kostet und { rokoko-prestige-points } bringt
       *[master] Schmuckkästchen: die Aufgaben der Meisterprüfung, die { rokoko-livres } kostet und { rokoko-prestige-points } bringt
    }
rokoko-box-new-workers = Schmuckkästchen: die { $workers } Meister und Gesellen
rokoko-box-specialists = Schmuckkästchen: die { $workers } spezialisierten Lehrlinge
rokoko-box-du-barry = Madame du Barry: ihre { $cards } Karten
rokoko-box-fancy = Prunkkleider: die { $dresses } Kleider und Röcke
rokoko-box-fancy-tiles = Prunkkleider: die { $tiles } Rohstoffplättchen
rokoko-box-festivity = Festkleider: die { $dresses } Kleider und Röcke
rokoko-box-expert = Hohe Schneiderkunst: die { $dresses } Kleider und Röcke
rokoko-box-acquires-drawer = nimmt alle Plättchen aus Schublade { $drawer }
rokoko-box-acquires-column =
    { $column ->
        [left] nimmt alle Plättchen links
        [center] nimmt alle Plättchen in der Mitte
       *[right] nimmt alle Plättchen rechts
    }
rokoko-box-makes =
    { $side ->
        [left] schneidert Kleid { $n } von links
       *[right] schneidert Kleid { $n } von rechts
    }
rokoko-box-hires =
    { $side ->
        [left] stellt Arbeiter { $n } von links ein
       *[right] stellt Arbeiter { $n } von rechts ein
    }
rokoko-box-funds =
    { $decoration ->
        [fireworks] finanziert Feuerwerk
        [fountain] finanziert eine Küche
        [musicians] finanziert einen Musiker
       *[statues] finanziert eine Statue
    }
rokoko-box-claims = nimmt die Gunst der Königin
rokoko-box-suits =
    { $jewel ->
        [match] in der Farbe des Kleides
        [fit] passend zum Kleid
       *[none] keiner
    }
rokoko-box-column-count = Anzahl
rokoko-box-column-income = Einkommen
rokoko-box-column-task = Aufgabe
rokoko-box-column-condition = Bedingung
rokoko-box-column-action = Aktion
rokoko-box-column-hall = Saal
rokoko-box-column-jewel = Schmuck
rokoko-rules-note = C1 bis C4 sind die Farben von Kleidern und Stoff: Gelb, Grün, Rot und Blau in der Ausgabe 2013; Blau, Rosa, Grün und Orange in der Deluxe-Ausgabe. L1 bis L6 sind die Stufen der Arbeiter: L3-04 ist die vierte Karte der Stufe 3, B-03 die dritte Basis-Karte.

# The balance of many games.
rokoko-source-dresses = Kleider
rokoko-source-halls = Säle
rokoko-source-fireworks = Feuerwerk und Terrasse
rokoko-source-statues = Statuen
rokoko-source-decorations = Ausstattung
rokoko-source-bonuses = Boni
rokoko-source-money = Geld
rokoko-points-guests = Kleider am Ball
rokoko-points-halls = Mehrheiten
rokoko-points-decorations = Ausstattungen
rokoko-points-staff = Arbeiter und Gunst
rokoko-points-play = Im Spiel gesammelt
rokoko-points-rest = Plättchen, Livre
rokoko-points-rest-jewels = Plättchen, Schmuck, Livre
rokoko-points-livres = Übrige Livre
rokoko-points-livres-jewels = Schmuck, Livre
rokoko-moment-guest = Der Gast des Abends
rokoko-moment-guest-told =
    { $times ->
        [1] Auf dem Ball für { $player }: { $dress }, { rokoko-prestige-points }.
       *[other] Auf der Terrasse für { $player }: { $dress } zählt { $times }-mal, { rokoko-prestige-points }.
    }
rokoko-moment-hand = Die fleißige Hand
rokoko-moment-hand-told =
    { $dresses ->
        [one] { $player } schneidert { $dresses } Kleid; niemand schneidert mehr.
       *[other] { $player } schneidert { $dresses } Kleider; niemand schneidert mehr.
    }
rokoko-tally-hired = Eingestellt
rokoko-tally-played = Gespielt
rokoko-tally-bonus = Bonus genutzt
rokoko-tally-deputed = Entsandt
rokoko-tally-made = Geschneidert
rokoko-tally-rented = Verliehen
rokoko-tally-sold = Verkauft
rokoko-tally-expired = Abgelegt
rokoko-tally-funded = Finanziert
rokoko-tally-reached = Erreicht
rokoko-tally-chosen = Gewählt
rokoko-tally-bought = Gekauft
rokoko-tally-gained = Erhalten
rokoko-tally-marked = Erfüllt
rokoko-tally-passed = Bestanden
rokoko-tally-acted = Ihr Zug
rokoko-tally-placed = Ihre Saalkarte
rokoko-tally-by-du-barry = Von du Barry

## The modules of the Deluxe edition

# Entwurf: die Texte zu Rokokos Modulen, für rokoko.ftl, jeder Teil an seinen Platz.
# Nach rokoko-bad-start.
rokoko-bad-start-solo = Gegen Madame du Barry gibt es keine Wahl: Sie ist Startspielerin.
rokoko-bad-modules = „{ $value }“ ist keine Erweiterung; es gibt: { $known }.
rokoko-bad-edition-modules = Die Erweiterungen gehören zur Deluxe-Ausgabe.
rokoko-bad-edition-solo = Das Spiel gegen Madame du Barry gehört zur Deluxe-Ausgabe.
# Die Dinge.
rokoko-jewel =
    { $kind ->
        [necklace] Collier ({ $colour })
       *[ring] Ring ({ $colour })
    }
rokoko-jewel-space = Schmuckfeld { $name }
rokoko-task-keep = Ein Lehrling erwirbt Stoff in { $colour1 } oder { $colour2 }
rokoko-task-trade = Ein Lehrling erwirbt ein Plättchen und tauscht es ein
rokoko-task-fund = Ein Lehrling finanziert eine Ausstattung
rokoko-task-tailor =
    { $wearer ->
        [lady] Ein Geselle schneidert ein Damenkleid
        [gent] Ein Geselle schneidert einen Herrenrock
       *[any] Ein Meister schneidert ein Damenkleid oder einen Herrenrock
    }
rokoko-trial =
    { $name ->
        [journeyman] Gesellenprüfung
       *[master] Meisterprüfung
    }
rokoko-player = { $player }
rokoko-du-barry = Madame du Barry
rokoko-du-barry-card = Karte { $name } ({ $action })
    .seen = { $action }
rokoko-du-barry-acquire-drawer = nimmt die ganze Schublade { $drawer }
rokoko-du-barry-acquire-column =
    { $column ->
        [left] nimmt alles links in den Schubladen
        [center] nimmt alles in der Mitte der Schubladen
       *[right] nimmt alles rechts in den Schubladen
    }
rokoko-du-barry-tailor =
    { $side ->
        [left] { $n ->
            [1] schneidert das erste Kleid von links
            [2] schneidert das zweite Kleid von links
            [3] schneidert das dritte Kleid von links
            [4] schneidert das vierte Kleid von links
           *[other] schneidert das { $n }. Kleid von links
        }
       *[right] { $n ->
            [1] schneidert das erste Kleid von rechts
            [2] schneidert das zweite Kleid von rechts
            [3] schneidert das dritte Kleid von rechts
            [4] schneidert das vierte Kleid von rechts
           *[other] schneidert das { $n }. Kleid von rechts
        }
    }
rokoko-du-barry-hire =
    { $side ->
        [left] { $n ->
            [1] stellt den ersten Arbeiter von links ein
           *[other] stellt den zweiten Arbeiter von links ein
        }
       *[right] { $n ->
            [1] stellt den ersten Arbeiter von rechts ein
           *[other] stellt den zweiten Arbeiter von rechts ein
        }
    }
rokoko-du-barry-fund =
    { $decoration ->
        [fireworks] finanziert ein Feuerwerk
        [fountain] finanziert eine Küche
        [musicians] finanziert einen Musiker
       *[statues] finanziert eine Statue
    }
rokoko-du-barry-claim = sichert sich die Gunst
# Was die Boni der neuen Arbeiter tun.
rokoko-bonus-gain-prestige = nehmen Sie { $prestige } Ansehen
rokoko-bonus-livre-per-dress-in-one-hall = wählen Sie einen Saal: { $n } Livre je eigenem Kleid dort
rokoko-bonus-prestige-per-dresses-in-one-hall = wählen Sie einen Saal: { $prestige } Ansehen je { $per } eigene Kleider dort
rokoko-bonus-prestige-per-lady-pair-two = { $prestige } Ansehen je Paar eigener Damenkleider, eines in { $colour1 } und eines in { $colour2 }
rokoko-bonus-livre-per-master-spaces = { $n } Livre je { $per } eigene Kleider auf Meister-Gastfeldern
rokoko-bonus-livre-per-jewels = { $n } Livre je { $per } eigene Schmuckstücke
rokoko-bonus-prestige-per-jewels = { $prestige } Ansehen je { $per } eigene Schmuckstücke
rokoko-bonus-livre-if-none = { $no-uncommon-lady } Livre ohne grünes Damenkleid auf dem Ball, { $no-rare-gent } ohne orangen Herrenrock
rokoko-bonus-livre-per-hall-present = { $n } Livre je Saal, in dem Sie vertreten sind
rokoko-bonus-livre-by-small-staff = Livre bei 4 / 5 / 6 / 7 Arbeitern: { $s4 } / { $s5 } / { $s6 } / { $s7 }
rokoko-bonus-livre-per-decorations = { $n } Livre je { $per } eigene Ausstattungen
rokoko-bonus-reserve-card-bonus = legen Sie einen Arbeiter aus Ihrem Vorrat auf Ihren Ablagestapel und nutzen Sie seinen Bonus
rokoko-bonus-copy-discard-bonus = nutzen Sie den Bonus der obersten Karte eines fremden Ablagestapels
rokoko-bonus-extra-dress-must-sell = schneidern Sie noch einmal und verkaufen Sie das Kleid, dazu { $prestige } Ansehen; kein goldener Fingerhut
rokoko-bonus-crown-jewel-sets = Spielende: { $prestige } Ansehen je Satz aller vier Schmuckarten
rokoko-bonus-crown-necklaces = Spielende: { $prestige } Ansehen je { $per } eigene Colliers
rokoko-bonus-crown-decorations =
    { $per ->
        [one] Spielende: { $prestige } Ansehen je eigener Ausstattung
       *[other] Spielende: { $prestige } Ansehen je { $per } eigene Ausstattungen
    }
rokoko-bonus-crown-apprentices = Spielende: { $prestige } Ansehen je { $per } Lehrlinge im Bestand
# Was Kleider der Module neben ihrem Ansehen bringen.
rokoko-dress-bonus-prestige-per-couple = beim Schneidern: { $prestige } Ansehen je Paar aus Damenkleid und Herrenrock
rokoko-dress-bonus-prestige-per-decoration = beim Schneidern: { $prestige } Ansehen je eigener Ausstattung
rokoko-dress-bonus-prestige-per-colour = beim Schneidern: { $prestige } Ansehen je eigenem Kleid in { $colour }
rokoko-dress-bonus-favour-and-livre = beim Verleihen: { $livre } Livre, dazu die Gunst, wenn sie frei ist
rokoko-dress-bonus-depute-one-for-pay = beim Verleihen: Sie dürfen einen Arbeiter für Lohn entsenden
rokoko-dress-bonus-free-warehouse-tile = beim Verleihen: nehmen Sie ein Rohstoffplättchen ohne Bezahlung
rokoko-dress-bonus-livre-sold-or-rented = { $livre } Livre, verliehen oder verkauft
rokoko-dress-bonus-free-jewel = beim Verleihen, mit einem Juwelierfeld: nehmen Sie ein Schmuckstück ohne Bezahlung
rokoko-dress-bonus-prestige-for-matching-jewel = beim Verleihen: { $prestige } Ansehen mit einem Schmuckstück in seiner Farbe
# Worauf spezialisierte Lehrlinge warten.
rokoko-condition-gentlemen = mindestens { $min } eigene Herrenröcke auf dem Ball
rokoko-condition-ladies = mindestens { $min } eigene Damenkleider auf dem Ball
rokoko-condition-master-spaces = mindestens { $min } eigene Kleider auf Meister-Gastfeldern
rokoko-condition-livre = mindestens { $min } Livre
rokoko-condition-jewels = mindestens { $min } eigene Schmuckstücke
rokoko-condition-decoration-kinds = Ausstattungen von mindestens { $min } Arten
rokoko-condition-stock = mindestens { $resource-tiles } Rohstoffplättchen, { $lace } Spitzen und { $yarn } Garne
rokoko-condition-prestige = mindestens { $min } im Spiel gesammeltes Ansehen
rokoko-condition-master-trial =
    { $min ->
        [one] die Meisterprüfung bestanden
       *[other] die Meisterprüfung { $min }-mal bestanden
    }
rokoko-condition-all-halls = in { $min } Sälen vertreten
# Was dafür gezählt wird.
rokoko-progress-gentlemen =
    { $have ->
        [one] { $have } Herrenrock
       *[other] { $have } Herrenröcke
    }
rokoko-progress-ladies =
    { $have ->
        [one] { $have } Damenkleid
       *[other] { $have } Damenkleider
    }
rokoko-progress-master-spaces =
    { $have ->
        [one] { $have } Kleid auf einem Meister-Gastfeld
       *[other] { $have } Kleider auf Meister-Gastfeldern
    }
rokoko-progress-livre = { $have } Livre
rokoko-progress-jewels =
    { $have ->
        [one] { $have } Schmuckstück
       *[other] { $have } Schmuckstücke
    }
rokoko-progress-decoration-kinds =
    { $have ->
        [one] { $have } Art von Ausstattung
       *[other] { $have } Arten von Ausstattung
    }
rokoko-progress-resource-tiles = { $have } Rohstoffplättchen
rokoko-progress-lace =
    { $have ->
        [one] { $have } Spitze
       *[other] { $have } Spitzen
    }
rokoko-progress-yarn = { $have } Garn
rokoko-progress-prestige = { $have } Ansehen
rokoko-progress-master-trial = { $have }-mal bestanden
rokoko-progress-all-halls =
    { $have ->
        [one] { $have } Saal
       *[other] { $have } Säle
    }
# Fragen.
rokoko-question-jewel = Ein Schmuckstück zu diesem Kleid? Dann muss es verliehen werden.
rokoko-question-task = Welche Aufgabe ist damit erfüllt?
rokoko-question-trial_card = Welche Karte des Stapels nehmen Sie?
rokoko-question-activate = Welchen Arbeiter Ihres Vorrats aktivieren Sie?
rokoko-question-copy = Wessen oberste Karte kopieren Sie?
rokoko-question-choose_hall = Welchen Saal wählen Sie?
rokoko-question-expert_depute = Entsenden Sie einen Arbeiter für Lohn?
rokoko-question-free_jewel = Welches Schmuckstück nehmen Sie?
# Was eine Wahl bewirken würde.
rokoko-hint-jewel = { $jewel }, { rokoko-livres }
rokoko-hint-trial = kostet { rokoko-livres }, bringt { rokoko-prestige-points }
# Was geschehen ist: das Schmuckkästchen.
rokoko-event-jewel-removed = Nicht verkauft und aus dem Spiel: { $jewel }
rokoko-event-jewel-moved = Nun auf { $space }: { $jewel }
rokoko-event-jewel-offered = Neu auf { $space }: { $jewel }
rokoko-event-specialist-dealt =
    { $who ->
        [you] Ihr spezialisierter Lehrling: { $worker }
       *[other] Der spezialisierte Lehrling von { $player }: { $worker }
    }
rokoko-event-specialist-dealt-hidden =
    { $who ->
        [you] Sie erhalten einen spezialisierten Lehrling
       *[other] { $player } erhält einen spezialisierten Lehrling
    }
rokoko-event-jewel-bought =
    { $who ->
        [you] Sie kaufen ein Schmuckstück, { $jewel }{ rokoko-livres.cost }
       *[other] { $player } kauft ein Schmuckstück, { $jewel }{ rokoko-livres.cost }
    }
rokoko-event-task-marked =
    { $who ->
        [you] Sie erfüllen eine Aufgabe: „{ $task }“
       *[other] { $player } erfüllt eine Aufgabe: „{ $task }“
    }
rokoko-event-trial-passed =
    { $who ->
        [you] Sie bestehen die { $trial }{ rokoko-livres.cost }, { GAIN(rokoko-prestige-points.gained) }
       *[other] { $player } besteht die { $trial }{ rokoko-livres.cost }, { GAIN(rokoko-prestige-points.gained) }
    }
rokoko-event-trial-pile-seen =
    { $who ->
        [you] Sie sehen den Stapel der { $trial } durch
       *[other] { $player } sieht den Stapel der { $trial } durch
    }
rokoko-event-trial-card-taken =
    { $who ->
        [you] Sie nehmen { $worker-a } vom Stapel der { $trial }
       *[other] { $player } nimmt { $worker-a } vom Stapel der { $trial }
    }
rokoko-event-trial-card-taken-hidden =
    { $who ->
        [you] Sie nehmen eine Karte vom Stapel der { $trial }
       *[other] { $player } nimmt eine Karte vom Stapel der { $trial }
    }
rokoko-event-specialist-hired =
    { $who ->
        [you] Sie stellen Ihren spezialisierten Lehrling ein
       *[other] { $player } stellt einen spezialisierten Lehrling ein
    }
rokoko-event-worker-activated =
    { $who ->
        [you] Sie aktivieren { $worker-a }
       *[other] { $player } aktiviert { $worker-a }
    }
rokoko-event-bonus-copied =
    { $who ->
        [you] Sie kopieren die oberste Karte von { $owner }: { $worker }
       *[other] { $whom ->
            [you] { $player } kopiert Ihre oberste Karte: { $worker }
           *[other] { $player } kopiert die oberste Karte von { $owner }: { $worker }
        }
    }
rokoko-event-hall-bonus =
    { $who ->
        [you] Sie wählen die Kleider { $hall-at }, { rokoko-gains }
       *[other] { $player } wählt die Kleider { $hall-at }, { rokoko-gains }
    }
# Was geschehen ist: Festkleider und Hohe Schneiderkunst.
rokoko-event-festivity-dresses-added =
    { $dresses ->
        [one] { $dresses } Festkleid kommt in den Beutel
       *[other] { $dresses } Festkleider kommen in den Beutel
    }
rokoko-event-dress-bonus =
    { $who ->
        [you] Sie erhalten den Bonus { $dress-of }, { rokoko-gains }
       *[other] { $player } erhält den Bonus { $dress-of }, { rokoko-gains }
    }
rokoko-event-expert-bonus =
    { $who ->
        [you] Sie erhalten den Bonus { $dress-of }, { rokoko-gains }
       *[other] { $player } erhält den Bonus { $dress-of }, { rokoko-gains }
    }
rokoko-event-expert-favour =
    { $who ->
        [you] Sie gewinnen durch { $dress-a } die Gunst der Königin
       *[other] { $player } gewinnt durch { $dress-a } die Gunst der Königin
    }
rokoko-event-jewel-gained =
    { $who ->
        [you] Sie nehmen ein Schmuckstück ohne Bezahlung: { $jewel }
       *[other] { $player } nimmt ein Schmuckstück ohne Bezahlung: { $jewel }
    }
# Was geschehen ist: Madame du Barry.
rokoko-event-du-barry-shuffled =
    { $cards ->
        [one] Madame du Barry mischt ihre { $cards } Karte
       *[other] Madame du Barry mischt ihre { $cards } Karten
    }
rokoko-event-du-barry-card = Die Karte von Madame du Barry: { $card }
rokoko-event-du-barry-instead = Das ist unmöglich: Madame du Barry wird getröstet, { GAIN(rokoko-prestige-points.gained) }
rokoko-event-du-barry-favour =
    { $taken ->
        [0] Die Gunst ist vergeben; Madame du Barry wird getröstet, { GAIN(rokoko-prestige-points.gained) }
       *[other] Madame du Barry sichert sich die Gunst, { GAIN(rokoko-prestige-points.gained) }
    }
rokoko-event-du-barry-tile = Madame du Barry nimmt { $tile-a }
rokoko-event-du-barry-tile-drawn = Madame du Barry zieht verdeckt ein Plättchen
rokoko-event-du-barry-makes = Madame du Barry schneidert { $dress-a }
rokoko-event-du-barry-placement = Eine weitere Karte sagt, wohin das Kleid kommt: { $hall }
rokoko-event-du-barry-hall-full = Kein Gastfeld ist frei { $hall-at }
rokoko-event-du-barry-last-resort = Keine Karte nennt einen Saal mit freiem Gastfeld; das Kleid kommt in den ersten, der eines hat: { $hall }
rokoko-event-du-barry-jewel = Madame du Barry nimmt ein Schmuckstück: { $jewel }
rokoko-event-du-barry-no-jewel = Zu diesem Kleid kommt kein Schmuckstück
rokoko-event-du-barry-reward = Madame du Barry erhält den Dank des Gastes, { GAIN(rokoko-trimmings) }
rokoko-event-du-barry-hires = Madame du Barry stellt { $worker-a } ein
rokoko-event-du-barry-card-added = Eine weitere Karte kommt auf die Hand von Madame du Barry
rokoko-event-du-barry-funds = Madame du Barry finanziert { $decoration-a }
rokoko-event-du-barry-trial = Madame du Barry besteht die { $trial }, { GAIN(rokoko-prestige-points.gained) }
rokoko-event-du-barry-worker-removed = Verlässt ihr Personal: { $worker }
rokoko-event-du-barry-worker-joined = Eine Karte vom Stapel der { $trial } kommt ungesehen zu ihrem Personal
rokoko-event-du-barry-reshuffled =
    { $cards ->
        [one] Der Ablagestapel von Madame du Barry wird ihr Kartenvorrat: { $cards } Karte
       *[other] Der Ablagestapel von Madame du Barry wird ihr Kartenvorrat: { $cards } Karten
    }
# Warum nicht. So heißen sie heute in den Zeilen.
rokoko-no-jewel-or-not = Nehmen Sie zuerst ein Schmuckstück, oder verzichten Sie darauf.
rokoko-no-no-jewel-there = Auf diesem Feld liegt kein Schmuckstück.
rokoko-no-necklace-for-dress = Zu einem Damenkleid gehört ein Collier.
rokoko-no-ring-for-coat = Zu einem Herrenrock gehört ein Ring.
rokoko-no-one-jeweller = Sie haben schon ein Juwelierfeld; mehr als eines ist nicht erlaubt.
rokoko-no-not-apprentice = Nur ein Lehrling darf die Gesellenprüfung ablegen.
rokoko-no-not-journeyman = Nur ein Geselle darf die Meisterprüfung ablegen.
rokoko-no-other-trial-first = Ihr Marker steht bei der anderen Prüfung; bestehen Sie zuerst diese.
rokoko-no-tasks-open =
    { $tasks ->
        [one] { $tasks } Aufgabe dieser Prüfung ist noch offen.
       *[other] { $tasks } Aufgaben dieser Prüfung sind noch offen.
    }
rokoko-no-pile-empty = Der Stapel dieser Prüfung ist leer.
rokoko-no-fee = Diese Prüfung kostet { rokoko-livres }.
rokoko-no-choose-task = Sagen Sie zuerst, welche Aufgabe erfüllt ist.
rokoko-no-task-does-not-fit = Diese Aufgabe war es nicht.
rokoko-no-choose-trial-card = Nehmen Sie zuerst eine Karte des Stapels.
rokoko-no-not-in-pile = Diese Karte ist nicht im Stapel.
rokoko-no-choose-to-activate = Wählen Sie zuerst den Arbeiter, den Sie aktivieren.
rokoko-no-not-in-reserve-to-activate = Nur ein Arbeiter aus Ihrem Vorrat kann aktiviert werden.
rokoko-no-choose-to-copy = Wählen Sie zuerst, wessen oberste Karte Sie kopieren.
rokoko-no-nothing-to-copy = Dort gibt es nichts zu kopieren: Dieser Ablagestapel ist leer.
rokoko-no-choose-a-hall = Wählen Sie zuerst einen Saal.
rokoko-no-hall-gives-nothing = In diesem Saal würde der Bonus nichts bringen.
rokoko-no-condition-unmet = Sie erfüllen die Bedingung Ihres spezialisierten Lehrlings nicht.
rokoko-no-specialist-is-hired = Ihr spezialisierter Lehrling ist schon eingestellt.
rokoko-no-sale-impossible = Dieses Kleid kann nicht verkauft werden, und der Bonus verlangt einen Verkauf.
rokoko-no-depute-or-skip = Entsenden Sie zuerst einen Arbeiter, oder verzichten Sie darauf.
rokoko-no-choose-jewel = Wählen Sie zuerst das Schmuckstück, das Sie nehmen.
# Das Ende.
rokoko-source-jewels = Schmuck
rokoko-line-jewels = Schmuck
rokoko-line-du-barry-tiles = Plättchen von Madame du Barry
rokoko-verdict-du-barry-tied = Der Ball ist zu Ende, mit Gleichstand an Ansehen: Madame du Barry gewinnt.

# Optionen, auskommentiert: web.ftl bekommt gerade welche dieses Namens (mit jewelry-box, nicht jewelry_box).
# rokoko-option-modules = Erweiterungen
# rokoko-option-modules-jewelry_box = Schmuckkästchen
# rokoko-option-modules-fancy = Prunkkleider
# rokoko-option-modules-festivity = Festkleider
# rokoko-option-modules-expert = Hohe Schneiderkunst
# rokoko-option-modules-hint = Sie gehören zur Deluxe-Ausgabe.
rokoko-source-tiles = Plättchen

# Das Spiel auf einer Seite.
rokoko-how-setup-1 = Alle beginnen mit fünf Arbeitern und etwas Geld: Meistern, Gesellen und Lehrlingen.
rokoko-how-setup-2 = Kleider hängen in den Fenstern, Seide liegt im Lager, und neue Arbeiter warten auf eine Anstellung.
rokoko-how-setup-3 = Der Palast hat fünf Säle mit Plätzen für Gäste, und Ausstattungen warten auf jemanden, der sie bezahlt.
rokoko-how-turn-1 = Zu Beginn einer Runde wählen alle geheim drei Arbeiter.
rokoko-how-turn-2 = Im eigenen Zug spielt man einen Arbeiter: erst eine Hauptaktion, dann dessen eigenen Bonus.
rokoko-how-turn-3 = Material beschaffen, ein Kleid schneidern, einen Arbeiter anstellen, einen für Geld entsenden, eine Ausstattung finanzieren oder die Gunst der Königin nehmen.
rokoko-how-turn-4 = Ein Kleid wird für Livre verkauft oder in einem Saal an einen Gast verliehen.
rokoko-how-turn-5 = Sind alle Arbeiter gespielt, erhalten alle ein Einkommen, und die nächste von sieben Runden beginnt.
rokoko-how-score-1 = Das Ansehen der eigenen Kleider auf dem Ball; auf der Terrasse neben dem Feuerwerk wird es vervielfacht.
rokoko-how-score-2 = Die Mehrheiten in den fünf Sälen und beim Feuerwerk, und die Anwesenheit in allen Sälen.
rokoko-how-score-3 = Statuen mit Kleidern verschiedener Farben und alle anderen Ausstattungen.
rokoko-how-score-4 = Arbeiter mit Krone, die Gunst der Königin und die übrigen Livre.
