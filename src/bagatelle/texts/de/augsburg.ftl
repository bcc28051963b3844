# Augsburg 1520. Die Wörter sind die des Glossars in docs/rules/augsburg.md.
augsburg-title = Augsburg 1520

# Mengen.
augsburg-florins =
    { $florins ->
        [one] { $florins } Gulden
       *[other] { $florins } Gulden
    }
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
    .lost =
        { $lost ->
            [0] {""}
            [one] {" "}({ $lost } weiterer verfällt an der Grenze)
           *[other] {" "}({ $lost } weitere verfallen an der Grenze)
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
augsburg-joker = Joker
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
augsburg-tile =
    { $tile ->
        [coat_of_arms] Wappen
        [letters_of_nobility] Adelsbrief
        [mint_master] Münzmeister
        [architect] Baumeister
        [church] Kirche
       *[cathedral] Dom
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
augsburg-event-start-player-chosen = { $player } beginnt.
augsburg-event-round-begun = Runde { $round } beginnt.
augsburg-event-card-laid = Ausgelegt: { $card }.
augsburg-event-card-left = Niemand nahm { $card }; sie geht.
augsburg-event-notes-offered = { augsburg-notes } im Angebot für { $player }.
augsburg-event-note-offered = Im Angebot für { $player }: { $note }.
augsburg-event-free-note-drawn = { $player } zieht { $note }, ohne zu zahlen.
augsburg-event-free-note-drawn-hidden = { $player } zieht einen Schuldschein, ohne zu zahlen.
augsburg-event-pile-renewed =
    { $notes ->
        [one] { $notes } abgelegter Schuldschein wird zum neuen Stapel.
       *[other] { $notes } abgelegte Schuldscheine werden zum neuen Stapel.
    }
augsburg-event-top-seen = Der oberste Schuldschein des Stapels kostet { augsburg-florins }.
augsburg-event-note-bought = { $player } wird { $note } für { augsburg-florins } kaufen.
augsburg-event-note-rejected = { $player } wird { $note } nicht kaufen.
augsburg-event-purchases-made = Alle haben gekauft. Insgesamt abgelegt: { augsburg-notes }.
augsburg-event-visit-begun = Besuch bei { $noble }. { $player } eröffnet.
augsburg-event-number-named = { $player } bietet { augsburg-number }.
augsburg-event-number-held = { $player } hält mit: { augsburg-number }.
augsburg-event-passed = { $player } passt.
augsburg-event-visit-in-vain = Niemand leiht etwas an { $noble }.
augsburg-event-note-picked = { $player } wird { $note } zeigen.
augsburg-event-note-shown = { $player } zeigt { $note }.
augsburg-event-auction-won = { $player } gewinnt { $noble } mit { augsburg-number }.
augsburg-event-notes-taken-back = { $player } nimmt { augsburg-notes } zurück.
augsburg-event-rival-compensated = { $player } erhält { augsburg-florins } für die Mühe.
augsburg-event-card-taken = { $player } nimmt { $card }.
augsburg-event-money-taken = { $player } nimmt { augsburg-florins }.
augsburg-event-points-gained = { $player } erhält { augsburg-points }{ augsburg-points.lost }.
augsburg-event-use-given-up = { $player } verzichtet auf ein Privileg für { augsburg-points }{ augsburg-points.lost }.
augsburg-event-note-drawn = { $player } zieht { $note }.
augsburg-event-note-drawn-hidden = { $player } zieht einen Schuldschein.
augsburg-event-note-discarded = { $player } legt { $note } ab.
augsburg-event-climbed = { $player } steigt auf: { $step }.
augsburg-event-step-stolen = { $player } nimmt eine Stufenkarte von { $victim }: { $step }.
augsburg-event-step-handed = { $player } überlässt { $victim } eine Stufenkarte: { $step }.
augsburg-event-victim-paid = { $player } wählt { augsburg-florins }.
augsburg-event-victim-honoured = { $player } wählt { augsburg-points }{ augsburg-points.lost }.
augsburg-event-florins-traded = { $player } tauscht ein gelbes Privileg gegen { augsburg-florins }.
augsburg-event-tile-taken = { $player } nimmt ein Recht: { $tile } ({ $amount }).
augsburg-event-built = { $player } baut für { augsburg-florins }: { $tile }.
augsburg-event-built-by-architect = { $player } lässt den Baumeister für { augsburg-florins } bauen: { $tile }.
augsburg-event-income-paid = { $player } erhält { augsburg-florins }.
augsburg-event-prestige-gained = { $player } erhält { augsburg-points } Prestige{ augsburg-points.lost }.
augsburg-event-shortage = Die Schuldscheine sind knapp: { $due } sind fällig, { $there } sind da.
augsburg-event-note-given = { $player } gibt { $note } ab.
augsburg-event-notes-given = Abgegeben und unter den Stapel gelegt: { augsburg-notes }.
augsburg-event-game-ended = Die letzten Einkünfte sind gezahlt. Das Spiel ist zu Ende.

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
augsburg-verdict = Das Spiel ist zu Ende: Platz { $number } hat das meiste Prestige.
augsburg-verdict-shared = Das Spiel ist zu Ende: { $winners } Spieler teilen sich den Sieg.

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
