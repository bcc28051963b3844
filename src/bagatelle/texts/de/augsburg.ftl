# Augsburg 1520. Die Wörter sind die des Glossars in docs/rules/augsburg.md.
augsburg-title = Augsburg 1520

# Mengen.
augsburg-florins =
    { $florins ->
        [one] { $florins } Gulden
       *[other] { $florins } Gulden
    }
    .gained = +{ $florins } Gulden
    .paid = −{ $florins } Gulden
augsburg-notes =
    { $notes ->
        [one] { $notes } Schuldschein
       *[other] { $notes } Schuldscheine
    }
augsburg-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .gained = +{ $points } Prestige
    .lost =
        { $lost ->
            [0] {""}
            [one] {" "}({ $lost } weiterer Punkt verfällt an der Grenze)
           *[other] {" "}({ $lost } weitere Punkte verfallen an der Grenze)
        }
augsburg-number =
    { $number ->
        [one] { $number } Schuldschein
       *[other] { $number } Schuldscheine
    }

# Dinge, mit den Namen der Aufzeichnungen.
augsburg-noble =
    { $noble ->
        [philipp] Philipp
        [louise] Louise
        [leo] Leo
        [maria] Maria
       *[maximilian] Maximilian
    }
augsburg-note = { augsburg-noble } { $value }
    .a = { augsburg-note }
augsburg-joker = Joker
    .a = einen Joker
augsburg-icon =
    { $icon ->
        [money500] 500 Gulden
        [points6] 6 Punkte
        [points7] 7 Punkte
        [draw] ziehen
        [yellow] gelb
        [orange] orange
       *[violet] violett
    }
augsburg-effect =
    { $icon ->
        [draw] { $amount } Schuldscheine ziehen und einen davon ablegen.
        [yellow] Bei den Handelsposten aufsteigen oder, ab Stufe 2, { $amount } Gulden nehmen.
        [orange] Bei den Titeln aufsteigen, ein Wappen oder einen Adelsbrief nehmen.
        [violet] Bei den Ämtern aufsteigen, Münzmeister oder Baumeister nehmen, oder bauen.
        [money500] { $amount } Gulden nehmen.
       *[points] { $amount } Punkte erhalten.
    }
augsburg-card = Karte { $name } ({ $first }, { $second }, { $third })
    .seen = Karte ({ $first }, { $second }, { $third })
augsburg-category =
    { $category ->
        [yellow] Handelsposten
        [orange] Titel
       *[violet] Ämter
    }
augsburg-step =
    { $step ->
        [yellow-1] Augsburg
        [yellow-2] Innsbruck
        [yellow-3] Venedig
        [yellow-4] Antwerpen
        [orange-1] Bürger
        [orange-2] Freiherr
        [orange-3] Graf
        [orange-4] Fürst
        [violet-1] Kaufmann
        [violet-2] Zunftmeister
        [violet-3] Ratsherr
       *[violet-4] Bürgermeister
    }
    .to =
        { $step ->
            [yellow-1] bis Augsburg
            [yellow-2] bis Innsbruck
            [yellow-3] bis Venedig
            [yellow-4] bis Antwerpen
            [orange-1] zum Bürger
            [orange-2] zum Freiherrn
            [orange-3] zum Grafen
            [orange-4] zum Fürsten
            [violet-1] zum Kaufmann
            [violet-2] zum Zunftmeister
            [violet-3] zum Ratsherrn
           *[violet-4] zum Bürgermeister
        }
augsburg-tile =
    { $tile ->
        [coat_of_arms] Wappen
        [letters_of_nobility] Adelsbrief
        [mint_master] Münzmeister
        [architect] Baumeister
        [church] Kirche
       *[cathedral] Dom
    }
    .a =
        { $tile ->
            [coat_of_arms] ein Wappen
            [letters_of_nobility] einen Adelsbrief
            [mint_master] einen Münzmeister in Dienst
            [architect] einen Baumeister in Dienst
            [church] eine Kirche
           *[cathedral] einen Dom
        }

# Fragen.
augsburg-question-buy = Kaufen wir { $note } für { augsburg-florins }?
augsburg-question-bid =
    { $number ->
        [0] Für { $noble } hat noch niemand geboten. Wie viele Schuldscheine bieten Sie?
        [one] { $noble }: Ein Schuldschein ist gefordert. Bleiben Sie?
       *[other] { $noble }: { $number } Schuldscheine sind gefordert. Bleiben Sie?
    }
augsburg-question-show =
    { $notes ->
        [one] Welchen Schuldschein zeigen Sie?
       *[other] Welche Schuldscheine zeigen Sie? { $notes } sind noch auszuwählen.
    }
augsburg-question-card = Welche Privilegkarte nehmen Sie?
augsburg-question-use =
    { $uses ->
        [0] Beide Privilegien sind genutzt. Soll der Baumeister bauen?
        [one] Wofür nutzen Sie das letzte Privileg?
       *[other] Wofür nutzen Sie das erste von { $uses } Privilegien?
    }
augsburg-question-victim = Wem nehmen Sie die Stufenkarte?
augsburg-question-compensation = Ihre Stufenkarte ist fort. Gulden oder ein Punkt?
augsburg-question-discard = Welchen der beiden Schuldscheine legen Sie ab?
augsburg-question-give = Die Schuldscheine sind knapp. Welchen geben Sie ab?

# Hinweise.
augsburg-hint-price = kostet { augsburg-florins }
augsburg-hint-florins = bringt { augsburg-florins }
augsburg-hint-points = bringt { augsburg-points }{ augsburg-points.lost }
augsburg-hint-climb = { $step }, aus dem Vorrat
augsburg-hint-steal = { $step }, jemandem genommen
augsburg-hint-tile =
    { $tile ->
        [coat_of_arms] in jeder Runde { $amount } mehr Prestige
        [letters_of_nobility] in jeder Runde { $amount } mehr Prestige
        [mint_master] in jeder Runde ein freier Schuldschein
       *[architect] bei jeder Karte ein Bau mehr
    }

# Was geschieht.
augsburg-event-start-player-chosen =
    { $who ->
        [you] Sie beginnen
       *[other] { $player } beginnt
    }
augsburg-event-round-begun = Runde { $round } beginnt
augsburg-event-card-laid = Ausgelegt: { $card }
augsburg-event-card-left = Niemand nahm sie, sie geht: { $card }
augsburg-event-notes-offered =
    { $who ->
        [you] Ihnen werden { augsburg-notes } angeboten
       *[other] { $player } darf { augsburg-notes } kaufen
    }
augsburg-event-note-offered =
    { $who ->
        [you] Ihnen wird { $note-a } angeboten
       *[other] { $player } darf { $note-a } kaufen
    }
augsburg-event-free-note-drawn =
    { $who ->
        [you] Sie ziehen { $note-a }, ohne zu zahlen
       *[other] { $player } zieht { $note-a }, ohne zu zahlen
    }
augsburg-event-free-note-drawn-hidden =
    { $who ->
        [you] Sie ziehen einen Schuldschein, ohne zu zahlen
       *[other] { $player } zieht einen Schuldschein, ohne zu zahlen
    }
augsburg-event-pile-renewed =
    { $notes ->
        [one] { $notes } abgelegter Schuldschein wird zum neuen Stapel
       *[other] { $notes } abgelegte Schuldscheine werden zum neuen Stapel
    }
augsburg-event-top-seen = Der oberste Schuldschein des Stapels kostet { augsburg-florins }
augsburg-event-note-bought =
    { $who ->
        [you] Sie werden { $note-a } kaufen, { GAIN(augsburg-florins.paid) }
       *[other] { $player } wird { $note-a } kaufen, { GAIN(augsburg-florins.paid) }
    }
augsburg-event-note-rejected =
    { $who ->
        [you] Sie werden { $note-a } nicht kaufen
       *[other] { $player } wird { $note-a } nicht kaufen
    }
augsburg-event-purchases-made =
    { $notes ->
        [0] Alle haben gekauft, nichts wird abgelegt
        [one] Alle haben gekauft; { $notes } Schuldschein wird abgelegt
       *[other] Alle haben gekauft; { $notes } Schuldscheine werden abgelegt
    }
augsburg-event-visit-begun =
    { $who ->
        [you] Besuch bei { $noble }: Sie eröffnen
       *[other] Besuch bei { $noble }: { $player } eröffnet
    }
augsburg-event-number-named =
    { $who ->
        [you] Sie bieten { augsburg-number }
       *[other] { $player } bietet { augsburg-number }
    }
augsburg-event-number-held =
    { $who ->
        [you] Sie halten mit bei { $number }
       *[other] { $player } hält mit bei { $number }
    }
augsburg-event-passed =
    { $who ->
        [you] Sie passen
       *[other] { $player } passt
    }
augsburg-event-visit-in-vain = Niemand bietet für { $noble }; der Besuch ist vergeblich
augsburg-event-note-picked =
    { $who ->
        [you] Sie werden { $note-a } zeigen
       *[other] { $player } wird { $note-a } zeigen
    }
augsburg-event-note-shown =
    { $who ->
        [you] Sie zeigen { $note-a }
       *[other] { $player } zeigt { $note-a }
    }
augsburg-event-auction-won =
    { $who ->
        [you] Sie gewinnen { $noble } mit { $number ->
            [one] { $number } Schuldschein
           *[other] { $number } Schuldscheinen
        }
       *[other] { $player } gewinnt { $noble } mit { $number ->
            [one] { $number } Schuldschein
           *[other] { $number } Schuldscheinen
        }
    }
augsburg-event-notes-taken-back =
    { $who ->
        [you] Sie nehmen { augsburg-notes } zurück
       *[other] { $player } nimmt { augsburg-notes } zurück
    }
augsburg-event-rival-compensated =
    { $who ->
        [you] Sie erhalten Dank für die Mühe, { GAIN(augsburg-florins.gained) }
       *[other] { $player } erhält Dank für die Mühe, { GAIN(augsburg-florins.gained) }
    }
augsburg-event-card-taken =
    { $who ->
        [you] Sie nehmen die { $card }
       *[other] { $player } nimmt die { $card }
    }
augsburg-event-money-taken =
    { $who ->
        [you] Sie nehmen Geld, { GAIN(augsburg-florins.gained) }
       *[other] { $player } nimmt Geld, { GAIN(augsburg-florins.gained) }
    }
augsburg-event-points-gained =
    { $who ->
        [you] Sie steigen im Ansehen, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
       *[other] { $player } steigt im Ansehen, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
    }
augsburg-event-use-given-up =
    { $who ->
        [you] Sie verzichten auf ein Privileg, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
       *[other] { $player } verzichtet auf ein Privileg, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
    }
augsburg-event-note-drawn =
    { $who ->
        [you] Sie ziehen { $note-a }
       *[other] { $player } zieht { $note-a }
    }
augsburg-event-note-drawn-hidden =
    { $who ->
        [you] Sie ziehen einen Schuldschein
       *[other] { $player } zieht einen Schuldschein
    }
augsburg-event-note-discarded =
    { $who ->
        [you] Sie legen { $note-a } ab
       *[other] { $player } legt { $note-a } ab
    }
augsburg-event-climbed =
    { $who ->
        [you] Sie steigen auf { $step-to }
       *[other] { $player } steigt auf { $step-to }
    }
augsburg-event-step-stolen =
    { $who ->
        [you] Sie steigen auf { $step-to } und nehmen die Karte von { $victim }
       *[other] { $whom ->
            [you] { $player } steigt auf { $step-to } und nimmt Ihre Karte
           *[other] { $player } steigt auf { $step-to } und nimmt die Karte von { $victim }
        }
    }
augsburg-event-step-handed =
    { $who ->
        [you] Sie überlassen { $victim } Ihre Stufenkarte: { $step }
       *[other] { $whom ->
            [you] { $player } überlässt Ihnen eine Stufenkarte: { $step }
           *[other] { $player } überlässt { $victim } eine Stufenkarte: { $step }
        }
    }
augsburg-event-victim-paid =
    { $who ->
        [you] Sie werden entschädigt, { GAIN(augsburg-florins.gained) }
       *[other] { $player } wird entschädigt, { GAIN(augsburg-florins.gained) }
    }
augsburg-event-victim-honoured =
    { $who ->
        [you] Sie werden entschädigt, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
       *[other] { $player } wird entschädigt, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
    }
augsburg-event-florins-traded =
    { $who ->
        [you] Sie tauschen ein gelbes Privileg gegen Geld, { GAIN(augsburg-florins.gained) }
       *[other] { $player } tauscht ein gelbes Privileg gegen Geld, { GAIN(augsburg-florins.gained) }
    }
augsburg-event-tile-taken =
    { $who ->
        [you] { $amount ->
            [0] Sie nehmen { $tile-a }
           *[other] Sie nehmen { $tile-a }, { $amount } je Runde
        }
       *[other] { $amount ->
            [0] { $player } nimmt { $tile-a }
           *[other] { $player } nimmt { $tile-a }, { $amount } je Runde
        }
    }
augsburg-event-built =
    { $who ->
        [you] Sie bauen { $tile-a }, { GAIN(augsburg-florins.paid) }
       *[other] { $player } baut { $tile-a }, { GAIN(augsburg-florins.paid) }
    }
augsburg-event-built-by-architect =
    { $who ->
        [you] Sie lassen den Baumeister { $tile-a } bauen, { GAIN(augsburg-florins.paid) }
       *[other] { $player } lässt den Baumeister { $tile-a } bauen, { GAIN(augsburg-florins.paid) }
    }
augsburg-event-income-paid =
    { $who ->
        [you] Ihre Einkünfte: { GAIN(augsburg-florins.gained) }
       *[other] { $player } hat Einkünfte, { GAIN(augsburg-florins.gained) }
    }
augsburg-event-prestige-gained =
    { $who ->
        [you] Ihre Titel und Plättchen: { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
       *[other] { $player } wird für Titel und Plättchen geehrt, { GAIN(augsburg-points.gained) }{ augsburg-points.lost }
    }
augsburg-event-shortage = Die Schuldscheine sind knapp: { $due } sind fällig, { $there } sind da
augsburg-event-note-given =
    { $who ->
        [you] Sie geben { $note-a } ab
       *[other] { $player } gibt { $note-a } ab
    }
augsburg-event-notes-given =
    { $notes ->
        [one] { $notes } Schuldschein wird abgegeben und unter den Stapel gelegt
       *[other] { $notes } Schuldscheine werden abgegeben und unter den Stapel gelegt
    }
augsburg-event-game-ended = Die letzten Einkünfte sind gezahlt, das Spiel ist zu Ende

# Warum etwas nicht geht.
augsburg-no-over = Das Spiel ist zu Ende.
augsburg-no-others-still-buy = Sie haben gewählt. Die anderen kaufen noch.
augsburg-no-not-your-turn = Jemand anderes ist mit Bieten an der Reihe.
augsburg-no-others-show = Andere wählen die Schuldscheine, die sie zeigen.
augsburg-no-others-give = Andere wählen die Schuldscheine, die sie abgeben.
augsburg-no-card-first = Erst wird die Privilegkarte ausgeführt.
augsburg-no-buy-first = Entscheiden Sie erst, was Sie kaufen.
augsburg-no-cannot-pay = Er kostet { augsburg-florins }, und Sie haben noch { $left }.
augsburg-no-next-note = Über Schuldscheine wird der Reihe nach entschieden: erst { $note }.
augsburg-no-not-offered = Dieser Schuldschein wird Ihnen nicht angeboten.
augsburg-no-bid-first = Erst bieten Sie, halten mit oder passen.
augsburg-no-nothing-to-hold = Noch hat niemand eine Zahl genannt.
augsburg-no-no-noble-note = Ein Gebot braucht den Schuldschein eines Adligen, der hier zählt, und Sie haben keinen.
augsburg-no-bid-higher =
    { $number ->
        [one] { $number } Schuldschein ist schon geboten; bieten Sie mehr.
       *[other] { $number } Schuldscheine sind schon geboten; bieten Sie mehr.
    }
augsburg-no-too-few-notes =
    { $number ->
        [one] Sie haben nur { $number } Schuldschein, der hier zählt.
       *[other] Sie haben nur { $number } Schuldscheine, die hier zählen.
    }
augsburg-no-show-first = Wählen Sie erst die Schuldscheine, die Sie zeigen.
augsburg-no-not-in-hand = Dieser Schuldschein ist nicht in Ihrer Hand.
augsburg-no-not-valid = Dieser Schuldschein zählt nicht für den Adligen, den Sie besuchen.
augsburg-no-only-jokers = Joker allein sind kein Gebot; wählen Sie erst den Schuldschein eines Adligen.
augsburg-no-in-order = Schuldscheine werden der Reihe nach gewählt: nach { $note } nur, was dahinter kommt.
augsburg-no-leaves-too-few = Dahinter kämen zu wenige.
augsburg-no-not-on-display = Diese Karte liegt nicht aus.
augsburg-no-take-a-card = Nehmen Sie erst eine Privilegkarte.
augsburg-no-use-first = Führen Sie erst die Privilegkarte aus.
augsburg-no-use-or-give-up = Ein Privileg ist noch offen: Nutzen Sie es, oder verzichten Sie für Punkte.
augsburg-no-no-uses-left = Beide Privilegien sind genutzt.
augsburg-no-icon-used = Dieses Privileg ist genutzt: { $icon }.
augsburg-no-not-on-card = Diese Karte zeigt es nicht: { $icon }.
augsburg-no-nothing-to-draw = Es gibt keinen Schuldschein zu ziehen.
augsburg-no-highest-level = Sie sind auf der höchsten Stufe.
augsburg-no-trade-from-level-2 = Gulden statt eines Aufstiegs gibt es ab Stufe 2.
augsburg-no-tile-owned = Sie haben ein solches Plättchen; mehr als eines ist nicht erlaubt.
augsburg-no-level-too-low = Dieses Recht verlangt Stufe { $level }.
augsburg-no-no-architect = Sie haben keinen Baumeister.
augsburg-no-architect-has-built = Der Baumeister hat mit dieser Karte gebaut.
augsburg-no-built-already = Das haben Sie schon gebaut.
augsburg-no-building-price = Das kostet { augsburg-florins }.
augsburg-no-no-victim = Hier gibt es keine Stufenkarte, die Sie nehmen könnten.
augsburg-no-name-a-victim = Sagen Sie erst, wem Sie die Stufenkarte nehmen.
augsburg-no-accept-first = Wählen Sie erst Gulden oder einen Punkt.
augsburg-no-not-drawn = Legen Sie einen der beiden gezogenen Schuldscheine ab.
augsburg-no-discard-first = Legen Sie erst einen der beiden Schuldscheine ab.
augsburg-no-give-first = Geben Sie erst einen Schuldschein ab.

# Das Ende.
augsburg-line-titles = Titel
augsburg-line-coats = Wappen
augsburg-line-letters = Adelsbrief
augsburg-line-privileges = Privilegien zu 6 und 7 Punkten
augsburg-line-given-up = Verzicht auf Privilegien
augsburg-line-thefts = Entschädigung für Diebstähle
augsburg-tie-cathedral = Preis des Doms
augsburg-tie-church = Preis der Kirche
augsburg-verdict = Das Spiel ist zu Ende: { $player } hat das meiste Prestige.
augsburg-verdict-tied =
    { $tile ->
        [church] Das Spiel ist zu Ende, mit Gleichstand an Prestige: { $player } hat die teuerste Kirche und gewinnt.
       *[cathedral] Das Spiel ist zu Ende, mit Gleichstand an Prestige: { $player } hat den teuersten Dom und gewinnt.
    }
augsburg-verdict-shared = Das Spiel ist zu Ende: { $winners } teilen sich den Sieg.

## Die Schachtel
augsburg-box-notes = Die { $notes } Schuldscheine, nach Wert
augsburg-box-cards = Die { $cards } Privilegkarten
augsburg-box-steps = Stufen
augsburg-box-rights = Rechteplättchen
augsburg-box-by-players = Runden, und Stufenkarten je Kategorie
augsburg-box-column-name = Name
augsburg-box-column-value = Wert
augsburg-box-column-price = Preis
augsburg-box-column-first = Erstes
augsburg-box-column-second = Zweites
augsburg-box-column-third = Drittes
augsburg-box-column-category = Kategorie
augsburg-box-column-level = Stufe
augsburg-box-column-income = Einkünfte
augsburg-box-column-free = Freie Schuldscheine
augsburg-box-column-tiles = Plättchen, das oberste zuerst
augsburg-box-column-players = Spieler
augsburg-box-column-rounds = Runden
augsburg-box-column-small = Klein (Stufe 2)
augsburg-box-column-medium = Mittel (Stufe 3)
augsburg-box-column-large = Groß (Stufe 4)
augsburg-rules-note = n ist die Zahl der Spieler. Stufen gibt es von 1 bis 4 in drei Kategorien: Gelb für Handelsposten, Orange für Titel, Violett für Ämter. Anmerkungen, Randspalten und Beispiele sind die der französischen Anleitung.

## Auf dem Bildschirm
augsburg-amount = { $amount }
augsburg-visit-to = Besuch bei { $noble }
augsburg-icons = { $first }, { $second }, { $third }
augsburg-open = { augsburg-number } bieten
augsburg-hold = Bei { $number } mithalten
augsburg-raise = Auf { $number } erhöhen
augsburg-choice =
    { $kind ->
        [pass] Passen
        [card] Nehmen: { $thing }
        [buy] Kaufen: { $thing }
        [reject] Nicht kaufen: { $thing }
        [use] Nutzen: { $thing }
        [give_up] Auf ein Privileg verzichten
        [climb] Aufsteigen: { $thing }
        [trade] Gulden für Gelb
        [take] Nehmen: { $thing }
        [build] Bauen: { $thing }
        [architect] Baumeister baut: { $thing }
        [done] Fertig
        [rob] Von { $thing }
        [accept_florins] Gulden
        [accept_point] Ein Punkt
       *[other] { $thing }
    }
augsburg-not-this = Das nicht
augsburg-tab-visit = Besuch
augsburg-tab-ladders = Stufen
augsburg-tab-privileges = Privilegien
augsburg-tab-rights = Rechte
augsburg-tab-notes = Meine Hand
augsburg-my-notes = Meine Schuldscheine
augsburg-table-of = Was alle von { $name } wissen
augsburg-offers = Privilegien und Rechte
augsburg-privileges = Privilegien
augsburg-two-of-three = zwei von drei nutzen
augsburg-to-be-won = Zu gewinnen
augsburg-rights = Rechte
augsburg-opening = Erster Einkauf
augsburg-round = Runde { $round } von { $rounds }

# Der Weg der Besuche.
augsburg-visits = Die Besuche dieser Runde
augsburg-visit-now = { $noble } wird gerade besucht.
augsburg-visit-ahead = { $noble } wird später besucht.
augsburg-visit-won = { $noble } ging an { $name }: { augsburg-number }.
augsburg-noble-told =
    { $noble ->
        [philipp] Schuldscheine von Philipp und Joker zählen.
        [louise] Schuldscheine von Louise und Joker zählen.
        [leo] Schuldscheine von Leo und Joker zählen.
        [maria] Schuldscheine von Maria und Joker zählen.
       *[maximilian] Alle Schuldscheine und Joker zählen, beliebig gemischt.
    }
augsburg-auction-told = Geboten wird eine Zahl von Schuldscheinen; Werte zählen nur, wenn mehrere bei derselben Zahl bleiben. Joker allein sind kein Gebot.
augsburg-with = mit { $number }
augsburg-in-vain = niemand
augsburg-any-notes = alle zählen
augsburg-won-by = { $name } gewinnt: { augsburg-number }.
augsburg-showdown = Vergleich, { augsburg-number }: Der höchste einzelne Wert gewinnt.
augsburg-shows = Niemand sonst bleibt. Zu zeigen: { augsburg-number }.
augsburg-picks = wählt aus
augsburg-speaks = spricht
augsburg-said =
    { $said ->
        [leads] führt
        [holds] hält mit
        [overbid] überboten
        [passed] passt
       *[nothing] wartet
    }
augsburg-said-told =
    { $said ->
        [leads] { $name } führt: { augsburg-number }.
        [holds] { $name } hält mit: { augsburg-number }.
        [overbid] { $name } wurde überboten; das Gebot war { augsburg-number }.
        [passed] { $name } hat gepasst.
       *[nothing] { $name } hat noch nicht gesprochen.
    }
augsburg-showed =
    { $won ->
        [yes] gewinnt
       *[no] zeigt
    }
augsburg-showed-told =
    { $won ->
        [yes] { $name } gewinnt; der höchste Schein ist { $note }.
       *[no] { $name } zeigt höchstens { $note }.
    }
augsburg-income = Einkünfte
augsburg-income-told =
    { $last ->
        [yes] Nach den fünf Besuchen der letzten Runde erhalten alle Prestige, sonst nichts.
       *[no] Nach den fünf Besuchen erhalten alle Gulden und Prestige, und neue Schuldscheine werden angeboten.
    }
augsburg-purchase = Schuldscheine im Angebot
augsburg-purchase-told = Alle wählen zugleich. Was nicht gekauft wird, wird ungesehen abgelegt.
augsburg-shortage = Schuldscheine sind knapp
augsburg-shortage-told =
    { $missing ->
        [0] Alle geben heimlich einen ab, bis genug zum Austeilen da sind.
        [one] Zum Austeilen fehlt einer. Alle geben heimlich einen ab.
       *[other] Zum Austeilen fehlen { $missing }. Alle geben heimlich einen ab, bis es genug sind.
    }
augsburg-buys-told =
    { $done ->
        [yes] { $name } hat gewählt.
       *[no] { $name } wählt noch; im Angebot: { augsburg-notes }.
    }
augsburg-gives-told =
    { $done ->
        [yes] { $name } hat gewählt.
       *[no] { $name } wählt noch.
    }
augsburg-ponders = wählt
augsburg-ready = fertig

# Die Leiste.
augsburg-track = Prestige
augsburg-stands =
    { $limit ->
        [0] { $name }: { augsburg-points }, ohne Grenze.
       *[other] { $name }: { augsburg-points }, höchstens { $limit }.
    }
augsburg-gate =
    { $tile ->
        [church] { $points }, braucht eine Kirche
       *[cathedral] { $points }, braucht einen Dom
    }
augsburg-gate-told =
    { $tile ->
        [church] Ohne Kirche kommt niemand über { $points } Punkte. Was darüber gewonnen wird, verfällt.
       *[cathedral] Über { $points } Punkte kommt nur, wer Kirche und Dom hat. Was darüber gewonnen wird, verfällt.
    }
augsburg-limit =
    { $tile ->
        [church] Bei { $limit } Punkten ist Schluss, bis Sie eine Kirche haben.
        [cathedral] Bei { $limit } Punkten ist Schluss, bis Sie einen Dom haben.
       *[none] Mit Kirche und Dom hält Sie nichts auf.
    }
augsburg-limit-of =
    { $tile ->
        [church] Ohne Kirche ist für { $name } bei { $limit } Punkten Schluss.
        [cathedral] Ohne Dom ist für { $name } bei { $limit } Punkten Schluss.
       *[none] Nichts hält { $name } auf der Leiste auf.
    }

# Stufen und Rechte.
augsburg-each-round =
    { $category ->
        [yellow] Gulden je Runde
        [orange] Prestige je Runde
       *[violet] Scheine je Runde
    }
augsburg-left = noch { $left }
augsburg-step-income =
    { $category ->
        [yellow] { $income } Gulden je Runde
        [orange] { $income } Punkte je Runde
       *[violet] { $free ->
            [0] { $income } Schuldscheine im Angebot je Runde
           *[other] { $income } Schuldscheine im Angebot je Runde, und { $free } umsonst
        }
    }
augsburg-step-told = { $step }, Stufe { $level }: { $income }. { $supply ->
        [none] Eine Karte ist nicht nötig.
        [0] Es ist keine Stufenkarte übrig.
       *[other] Übrige Stufenkarten: { $supply }.
    } { $people ->
        [none] Niemand steht hier.
       *[other] Hier: { $people }.
    }
augsburg-step-right =
    { $category ->
        [yellow] { $level ->
            [1] Ein gelbes Privileg führt von hier nur hinauf.
            [4] Ein gelbes Privileg ist hier { augsburg-florins } wert.
           *[other] Ein gelbes Privileg führt hinauf oder ist { augsburg-florins } wert.
        }
        [orange] { $level ->
            [3] Von hier an kann ein Privileg in Orange ein Wappen nehmen.
            [4] Ein Privileg in Orange nimmt einen Adelsbrief oder ein Wappen.
           *[other] Ein Privileg in Orange führt von hier nur hinauf.
        }
       *[violet] { $level ->
            [3] Ein violettes Privileg führt hinauf, baut oder nimmt einen Münzmeister.
            [4] Ein violettes Privileg baut oder nimmt einen Baumeister oder Münzmeister.
           *[other] Ein violettes Privileg führt hinauf oder baut.
        }
    }
augsburg-step-theft = Es ist keine Karte übrig: Wer hier aufsteigt, nimmt sie jemandem weg, der dafür { augsburg-florins } oder { augsburg-points } erhält.
augsburg-right-name =
    { $tile ->
        [coat_of_arms] Wappen
        [letters_of_nobility] Adelsbrief
        [mint_master] Münzmeister
        [architect] Baumeister
        [church] Kirche
       *[cathedral] Dom
    }
augsburg-right-worth =
    { $tile ->
        [coat_of_arms] { $amount } je Runde
        [letters_of_nobility] { $amount } je Runde
        [mint_master] +1 Schein
        [architect] +1 Bau
       *[other] { $amount } fl.
    }
augsburg-right-after = dann { $amounts }
augsburg-right-from = ab { $step }
augsburg-right-told =
    { $tile ->
        [coat_of_arms] Punkte bei allen Einkünften, zusätzlich zum Titel. Statt eines Aufstiegs mit einem Privileg in Orange zu nehmen.
        [letters_of_nobility] Punkte bei allen Einkünften, zusätzlich zum Titel. Statt eines Aufstiegs mit einem Privileg in Orange zu nehmen.
        [mint_master] Bei allen Einkünften ein Schuldschein umsonst. Statt eines Aufstiegs mit einem violetten Privileg zu nehmen.
        [architect] Bei jeder Privilegkarte ein Bau über die zwei Privilegien hinaus. Statt eines Aufstiegs mit einem violetten Privileg zu nehmen.
        [church] Hebt die Grenze von { $points } Punkten auf. Gebaut mit einem violetten Privileg oder vom Baumeister, und sofort bezahlt.
       *[cathedral] Hebt die Grenze von { $points } Punkten auf. Gebaut mit einem violetten Privileg oder vom Baumeister, und sofort bezahlt.
    }
augsburg-right-pile =
    { $tile ->
        [mint_master] Jeder darf einen besitzen.
        [architect] Jeder darf einen besitzen.
       *[other] Übrig, von oben nach unten: { $amounts }. Von jeder Art darf man eines besitzen.
    }
augsburg-right-label = { augsburg-right-name }: { $worth }; übrig: { $left }. { $owners ->
        [none] Niemand besitzt eines.
       *[other] Im Besitz von { $owners }.
    }
augsburg-no-rights = Noch keine.

# Privilegkarten.
augsburg-card-name = Privilegkarte
augsburg-card-told = Privilegkarte: { $card }
augsburg-icon-name =
    { $icon ->
        [money500] 500 Gulden
        [points6] 6 Punkte
        [points7] 7 Punkte
        [draw] Ziehen
        [yellow] Gelb, Handelsposten
        [orange] Orange, Titel
       *[violet] Violett, Ämter
    }
augsburg-icon-used = { augsburg-icon-name }: genutzt
augsburg-icon-does = { augsburg-icon-name }: { $effect }
augsburg-two-uses = Zwei von dreien werden genutzt, eines nach dem anderen. Ein Verzicht bringt je { augsburg-points }.
augsburg-no-cards = Keine Karte liegt aus.
augsburg-uses-left =
    { $uses ->
        [0] { $name } hat beide Privilegien genutzt.
        [one] { $name } darf noch ein Privileg nutzen.
       *[other] { $name } darf { $uses } Privilegien nutzen.
    }
augsburg-architect-ready = Der Baumeister kann bauen.

# Schuldscheine, Geld, Stapel.
augsburg-note-told =
    { $noble ->
        [joker] Zählt als Schuldschein jedes Adligen, aber nie als Wert, und nie allein.
       *[other] Zählt bei { $name } und bei Maximilian.
    }
augsburg-offer-told =
    { $marked ->
        [yes] { $note } für { augsburg-florins }, zum Kauf markiert
       *[no] { $note } für { augsburg-florins }, nicht markiert
    }
augsburg-note-marked =
    { $marked ->
        [yes] { $note }, markiert
       *[no] { $note }, nicht markiert
    }
augsburg-your-florins = Ihre Gulden
augsburg-remain = { $florins } blieben übrig
augsburg-hidden = Hand und Gulden sind verdeckt.
augsburg-secret = Schuldscheine sieht nur, wem sie gehören.
augsburg-offered = Ihnen angeboten: { augsburg-notes }
augsburg-drawn = Gezogen: Einer davon wird abgelegt
augsburg-valid = Zählen bei { $noble }: { augsburg-notes }
augsburg-later = Für andere Besuche: { augsburg-notes }
augsburg-hand = Ihre Hand: { augsburg-notes }
augsburg-empty-hand = Sie haben keine Schuldscheine.
augsburg-your-income = Ihre nächsten Einkünfte
augsburg-income-next = Nächste Einkünfte
augsburg-income-of = Nächste Einkünfte von { $name }
augsburg-income-sum = { $florins } Gulden, { $points } Punkte, { $offered } Schuldscheine im Angebot, { $free } umsonst
augsburg-income-last = Die letzten Einkünfte: { augsburg-points }, keine Gulden und keine Schuldscheine
augsburg-known = Schuldscheine, die alle kennen
augsburg-known-told = Zwei Joker vom Anfang, und was gezeigt und zurückgenommen wurde.
augsburg-look-at = { $name } ansehen: Handelsposten Stufe { $yellow }, Titel Stufe { $orange }, Ämter Stufe { $violet }
augsburg-pile = Stapel { $notes }
augsburg-top = oberster { $florins } fl.
augsburg-discarded = Ablage { $notes }
augsburg-discards = Ablagestapel
augsburg-discards-known = Von allen gesehen: { $notes }
augsburg-discards-own = Von Ihnen abgelehnt: { $notes }

# Was gefragt ist.
augsburg-doing =
    { $people ->
        [one] { $step ->
            [buy] { $name } kauft Schuldscheine.
            [bid] { $name } überlegt ein Gebot.
            [show] { $name } wählt aus, was zu zeigen ist.
            [card] { $name } wählt eine Privilegkarte.
            [victim] { $name } wählt, wem die Karte genommen wird.
            [compensation] { $name } wird entschädigt.
            [give] { $name } gibt einen Schuldschein ab.
           *[other] { $name } nutzt die Privilegkarte.
        }
       *[other] { $step ->
            [buy] Die anderen kaufen Schuldscheine.
            [show] Die Schuldscheine für den Vergleich werden ausgewählt.
           *[other] Alle geben einen Schuldschein ab.
        }
    }
augsburg-buy-ask = Welche Schuldscheine kaufen wir?
augsburg-buy-lead = Markieren Sie, was Sie wollen; gekauft wird erst auf Ihr Wort.
augsburg-short = { augsburg-florins } zu viel
augsburg-buy-these =
    { $notes ->
        [0] Nichts kaufen
       *[other] { augsburg-notes } für { augsburg-florins } kaufen
    }
augsburg-bid-lead = Sie können bis zu { $number } zeigen. Im Vergleich zählt nur der höchste einzelne Wert: Ihrer ist { $value }.
augsburg-leave = Für den Rest dieses Besuchs passen
augsburg-leaving = Sie passen hier, sobald Sie gefragt werden. Noch einmal drücken, um zu bleiben.
augsburg-bid-none = Sie haben keinen Schuldschein eines Adligen, der hier zählt, und können nur passen. Niemand erfährt, warum.
augsburg-show-ask =
    { $number ->
        [one] Welchen Schuldschein zeigen Sie?
       *[other] Welche { $number } Schuldscheine zeigen Sie?
    }
augsburg-show-lead = Sie gewinnen ohne Rivalen. Was Sie zeigen, wird abgelegt.
augsburg-showdown-lead = Der höchste einzelne Wert gewinnt. Nur wer gewinnt, legt ab.
augsburg-show-more = Diese zeigen: noch { $missing }
augsburg-show-these =
    { $notes ->
        [one] Diesen Schuldschein zeigen
       *[other] Diese { $notes } Schuldscheine zeigen
    }
augsburg-lowest = Niedrigste markieren
augsburg-highest = Höchsten und niedrigste markieren
augsburg-all-of-them = Alle markieren
augsburg-unmark = Zurücksetzen
augsburg-card-lead = Sie nutzen sogleich zwei ihrer drei Privilegien; nichts lässt sich aufheben.
augsburg-use-lead = Eines nach dem anderen, in beliebiger Reihenfolge.
augsburg-discard-lead = Der andere gehört Ihnen, umsonst.
augsburg-give-lead =
    { $missing ->
        [0] Er kommt unter den Stapel; niemand sieht, welcher.
        [one] Es fehlt einer. Ihrer kommt unter den Stapel; niemand sieht, welcher.
       *[other] Es fehlen { $missing }. Ihrer kommt unter den Stapel; niemand sieht, welcher.
    }
augsburg-given = Sie geben { $note } ab. Die anderen wählen noch.
augsburg-mark-one = Einen Schuldschein markieren
augsburg-discard-this = { $note } ablegen
augsburg-give-this = { $note } abgeben

# Die Einführung. Schuldscheine und Zahlen sind die von web/src/games/augsburg/guide.txt.
augsburg-guide-welcome = Willkommen in Augsburg. Sie gehören zu den Kaufleuten, die den Großen leihen und dafür Privilegien erhalten. In jeder Runde werden fünf Adlige besucht; wer die meisten Schuldscheine bietet, gewinnt ihre Gunst. Das meiste Prestige siegt. Spielen wir die erste Runde gemeinsam.
augsburg-guide-buy = Sie beginnen mit 1.500 Gulden und zwei Jokern, und sieben Schuldscheine sind zu kaufen. Niemand sieht, was Sie kaufen. Markieren Sie Philipp 4, Philipp 5 und Leo 13, und kaufen Sie die drei für 750 Gulden.
augsburg-guide-open = Der erste Besuch: Philipp. Seine Schuldscheine und Joker zählen. Ein Gebot ist nur eine Zahl von Schuldscheinen; gezeigt wird noch nichts. Bieten Sie 1 Schuldschein.
augsburg-guide-raise = Ihr Rivale bietet 2. Sie können passen, bei derselben Zahl mithalten oder erhöhen. Zwei Schuldscheine von Philipp und ein Joker sind drei: Erhöhen Sie auf 3.
augsburg-guide-show = Niemand sonst bleibt: Sie gewinnen und legen drei Schuldscheine Ihrer Wahl ab, die hier zählen. Joker allein wären kein Gebot. Markieren Sie Philipp 4, Philipp 5 und einen Joker, und zeigen Sie sie.
augsburg-guide-card = Nun nehmen Sie eine der Privilegkarten und nutzen sogleich zwei ihrer drei Privilegien. Nehmen Sie die mit Orange, Violett und 500. Zuerst die 500 Gulden, dann steigen Sie bei den Titeln auf: Sie werden Freiherr.
augsburg-guide-pass = Als Nächstes Louise, und Sie eröffnen, weil Sie zuletzt gewonnen haben. Sie haben keinen Schuldschein von ihr und können nur passen. Für die anderen sieht es aus wie jedes Passen.
augsburg-guide-hold = Ihr Rivale hat Louise gewonnen und Handelsposten eröffnet. Nun Leo: 1 Schuldschein ist gefordert, und Sie haben einen starken. Halten Sie mit.
augsburg-guide-showdown = Zwei bleiben bei derselben Zahl: Es wird verglichen. Beide wählen heimlich, und nur der höchste einzelne Wert zählt. Zeigen Sie Leo 13.
augsburg-guide-draw = 13 schlägt 7. Ihr Rivale nimmt den Schuldschein zurück und erhält 100 Gulden. Nehmen Sie die Karte mit Gelb, Ziehen und 7: Ziehen Sie zwei Schuldscheine, legen Sie Leo 2 ab, und nehmen Sie die 7 Punkte.
augsburg-guide-jokers = Maria: Sie haben einen Joker, aber Joker allein sind kein Gebot. Passen Sie noch einmal.
augsburg-guide-maximilian = Bei Maximilian zählen alle Schuldscheine, beliebig gemischt. Ihr Rivale hat gepasst: Bieten Sie 1 Schuldschein, und zeigen Sie Leo 15.
augsburg-guide-church = Eine Karte ist übrig. Ohne Kirche ist bei 25 Prestige Schluss. Bauen Sie eine mit dem violetten Privileg: Die erste kostet 800 Gulden, die späteren weniger. Dann steigen Sie mit Gelb nach Innsbruck auf.
augsburg-guide-income = Die Runde ist vorbei: Innsbruck brachte 900 Gulden, der Freiherr 5 Punkte, und vier Schuldscheine sind zu kaufen. Kaufen Sie Philipp 16, Leo 3 und Maria 9; den Joker nicht.
augsburg-guide-end = So geht es zu zweit vier Runden lang, mit jedem weiteren Spieler eine mehr. Höhere Stufen bringen mehr; sind die Karten einer Stufe vergriffen, nimmt der Aufsteiger jemandem eine weg. Zeigen Sie auf etwas, um zu lesen, was es tut; die Regeln sind einen Klick entfernt.

# Die Bilanz vieler Partien.
augsburg-source-titles = Titel
augsburg-source-rights = Rechteplättchen
augsburg-source-cards = Privilegkarten
augsburg-source-thefts = Entschädigung für Diebstähle
augsburg-moment-visits = Der gern gesehene Besuch
augsburg-moment-visits-told =
    { $visits ->
        [one] { $player } gewinnt { $visits } Besuch; niemand gewinnt mehr.
       *[other] { $player } gewinnt { $visits } Besuche; niemand gewinnt mehr.
    }
augsburg-tally-won = Gewonnen
augsburg-tally-in-vain = Vergeblich
augsburg-tally-taken = Genommen
augsburg-tally-left = Liegen gelassen
augsburg-tally-climbed = Erstiegen
augsburg-tally-stolen = Gestohlen
augsburg-tally-built = Gebaut
augsburg-tally-by-architect = Durch den Baumeister
augsburg-tally-offered = Angeboten
augsburg-tally-bought = Gekauft
augsburg-tally-shown = Gezeigt

# Das Spiel auf einer Seite.
augsburg-how-setup-1 = Man beginnt mit Gulden und zwei Jokern und kauft Schuldscheine der Adligen; niemand sieht, welche.
augsburg-how-setup-2 = Drei Leitern warten: Handelsposten, Titel und Ämter.
augsburg-how-setup-3 = In jeder Runde werden fünf Adlige besucht, und Privilegkarten liegen für die bereit, die ihre Gunst gewinnen.
augsburg-how-turn-1 = Bei jedem Besuch bieten alle eine Zahl von Scheinen: passen, halten oder erhöhen.
augsburg-how-turn-2 = Bleiben mehrere bei derselben Zahl, entscheidet der höchste einzelne Wert. Joker allein sind kein Gebot.
augsburg-how-turn-3 = Wer gewinnt, legt die Scheine ab, nimmt eine Privilegkarte und nutzt zwei ihrer drei Privilegien.
augsburg-how-turn-4 = Ein Privileg lässt auf einer Leiter steigen, bauen oder ziehen, oder es bringt Gulden oder Punkte.
augsburg-how-turn-5 = Am Ende der Runde zahlen Handelsposten Gulden, Titel bringen Ansehen, und Ämter geben Scheine zur Wahl.
augsburg-how-score-1 = Titel bringen am Ende jeder Runde Ansehen.
augsburg-how-score-2 = Auch Rechte und Privilegkarten bringen Punkte.
augsburg-how-score-3 = Ohne Kirche endet das Ansehen bei 25; ohne Dom endet es später.
augsburg-how-score-4 = Das meiste Ansehen nach der letzten Runde gewinnt.
