# Im Terminal spielen.

# Wer an der Reihe ist, und was zu tun ist.
terminal-your-turn = { $player }, Sie sind an der Reihe.
terminal-thinking = { $player } überlegt.
terminal-over = Die Partie ist zu Ende.
terminal-in-hand = In der Hand:
terminal-type-here = ein Zug in der Notation, zum Beispiel { $example }
terminal-undone = Zurückgenommen.
terminal-no-news = Noch hat niemand sonst gezogen.
terminal-no-rivals = Sie haben den Tisch für sich.
terminal-advice-title = Was täte der Minister?
terminal-advice-line = { $chance } % Aussicht auf den Sieg (auf { $doubt } genau), etwa { $points } Punkte
terminal-advice-none = Gerade ist niemand um Rat zu fragen.
terminal-advice-thinking = Der Minister überlegt …
terminal-close = Esc schließt

# Die Felder.
terminal-panel-players = Am Tisch
terminal-panel-news = Seit Ihrem letzten Zug
terminal-panel-log = Das Protokoll
terminal-panel-rivals = Die anderen
terminal-panel-help = Hilfe
terminal-panel-score = Der Wertungsbogen

# Die Tasten.
terminal-key-undo = Zurück
terminal-key-save = Speichern
terminal-key-log = Protokoll
terminal-key-rivals = Andere
terminal-key-advice = Rat
terminal-key-type = Zug tippen
terminal-key-help = Hilfe
terminal-key-quit = Gehen

# Die Hilfe.
terminal-help-keys = Die Tasten
terminal-help-number = nimmt die Wahl mit dieser Nummer
terminal-help-arrows = gehen durch die Wahlen und nehmen eine
terminal-help-back = geht zur vorigen Frage zurück
terminal-help-scroll = bewegen den unteren Teil, wenn der Platz nicht reicht
terminal-help-type = lässt Sie einen Zug in der Notation der Aufzeichnungen tippen
terminal-help-undo = nimmt Ihren letzten Zug zurück, solange nichts Neues aufgedeckt wurde
terminal-help-save = speichert die Partie in einer Datei Ihrer Wahl
terminal-help-log = erzählt alles, was geschehen ist
terminal-help-rivals = zeigt, was die anderen haben
terminal-help-advice = fragt, was der Minister täte
terminal-help-quit = verlässt den Tisch; die Partie wird aufbewahrt
terminal-help-turn = So wird gespielt
terminal-help-impossible = Jetzt nicht möglich, und warum

# Ohne Bildschirm.
terminal-plain-commands = Was Sie tippen können
terminal-plain-number = die Wahl mit dieser Nummer
terminal-plain-notation = ein Zug in der Notation der Aufzeichnungen
terminal-plain-table = zeigt den Tisch noch einmal
terminal-plain-again = gibt eine neue Partie, wenn diese zu Ende ist
terminal-plain-help = diese Seite
terminal-plain-kept = Die Aufzeichnung liegt in { $file }.
terminal-plain-over = Tippen Sie „again“ für eine neue Partie, „save FILE“ für eine Kopie, „quit“ zum Gehen.

# Nach dem Ende.
terminal-winners =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
terminal-total = Punkte
terminal-place = Platz
terminal-answer-sheet = Wertungsbogen ansehen
terminal-answer-save = Aufzeichnung speichern
terminal-answer-again = Noch einmal spielen
terminal-answer-leave = Gehen

# Speichern, fortsetzen, gehen.
terminal-save-where = In welcher Datei soll die Partie gespeichert werden?
terminal-save-no-name = Sagen Sie bitte, in welcher Datei: save FILE.
terminal-saved = Die Partie ist in { $file } gespeichert.
terminal-save-failed = Die Partie lässt sich nicht in { $file } speichern: { $reason }.
terminal-save-other = { $file } enthält schon etwas anderes; bitte wählen Sie einen anderen Namen.
terminal-resume-broken = { $file } ist keine heile Aufzeichnung. { $reason }
terminal-resume-other-version = { $file } lässt sich mit dieser Version nicht weiterspielen. { $reason }
terminal-resume-other-game = { $file } ist eine Partie { $found }, nicht { $wanted }.
terminal-resume-other-players =
    { $found ->
        [one] { $file } ist eine Partie für { $found } Person, nicht für { $wanted }.
       *[other] { $file } ist eine Partie für { $found } Personen, nicht für { $wanted }.
    }
terminal-resume-finished = Die Partie in { $file } ist zu Ende; es gibt nichts mehr zu spielen.
terminal-quit-question = Den Tisch verlassen?
terminal-quit-keep = Gehen; die Partie wird für ein andermal aufbewahrt
terminal-quit-save = In einer Datei Ihrer Wahl speichern und gehen
terminal-quit-discard = Gehen und die Partie vergessen
terminal-quit-stay = Bleiben
terminal-farewell = Ihre Partie liegt in { $file }. So geht es weiter: { $command }

# Das Bankett des Königs.
terminal-banquet-title =
    { $side ->
        [masked] { banquet-title }, maskierte Gäste
       *[unmasked] { banquet-title }, unmaskierte Gäste
    }
terminal-banquet-table = Die Anrichte
terminal-banquet-belongings = Die Gäste: { $player }
terminal-banquet-turn = Zug { $turn }
terminal-banquet-solo-turn = Zug { $turn } von { $turns }
terminal-banquet-pile =
    { $dishes ->
        [one] noch { $dishes } Gericht
       *[other] noch { $dishes } Gerichte
    }
terminal-banquet-end-card =
    { $shown ->
        [0] Schlusskarte noch nicht gesehen, in { $least } bis { $most } Gerichten
       *[other] Schlusskarte einmal gesehen, Ende in { $least } bis { $most } Gerichten
    }
terminal-banquet-type =
    { $type ->
        [desserts] Dessert
        [drinks] Getränk
        [fruit] Obst
        [pastries] Gebäck
        [main_courses] Hauptgericht
       *[abundance] Überfluss
    }
terminal-banquet-no-colour = alle
terminal-banquet-points = Punkte
terminal-banquet-satisfied = zufrieden
terminal-banquet-dishes = Gerichte
terminal-banquet-imposter-heading = Hochstapler
terminal-banquet-points-short = Pkt
terminal-banquet-satisfied-short = zfr
terminal-banquet-dishes-short = Ger
terminal-banquet-imposter-short = Hst
terminal-banquet-imposter-state =
    { $used ->
        [yes] benutzt
       *[no] bereit
    }
terminal-banquet-imposter = Hochstapler
terminal-banquet-imposter-used = benutzt; er hilft nur einmal
terminal-banquet-imposter-once = einmal pro Partie; 4 Drehungen
terminal-banquet-which-turn = Wie wird der Hochstapler gedreht?
terminal-banquet-turned =
    { $turn ->
        [0] ungedreht
       *[other] um { $turn }° gedreht
    }
terminal-banquet-which-dish = Welches Gericht servieren Sie als Nächstes?
terminal-banquet-which-noble = Wem servieren Sie { $dish }?
terminal-banquet-which-course = In welchem Gang, { $noble }?
terminal-banquet-course =
    { $direction ->
        [falling] absteigender Gang
       *[rising] aufsteigender Gang
    }
terminal-banquet-spoils =
    { $dishes ->
        [one] verdirbt es: { $dishes } Gericht verloren
       *[other] verdirbt es: { $dishes } Gerichte verloren
    }
terminal-banquet-do-done = alles stehen lassen
terminal-banquet-news-cleared = räumt { $noble } ab

terminal-banquet-guide-aim = Stellen Sie Ihre sechs Gäste zufrieden: Die Zahl hinter dem Pluszeichen sagt, was jeder bringt.
terminal-banquet-guide-take = 1. Nehmen Sie drei Gerichte von der Anrichte: eine Reihe, eine Spalte oder einmal pro Partie das Muster Ihres Hochstaplers, gedreht, wie Sie mögen.
terminal-banquet-guide-serve = 2. Servieren Sie alle drei nacheinander Ihren eigenen Gästen. Was serviert ist, bleibt. Ein weißes Gericht zählt als jede Farbe und behält seinen Wert.
terminal-banquet-guide-judge = Ein Gast, der alles bekommen hat, ist sofort zufrieden. Einer, der nicht mehr zufrieden werden kann, verliert alle Gerichte, auch das neue, und beginnt von vorn.
terminal-banquet-guide-clear = 3. Nach dem dritten Gericht dürfen Sie bei beliebig vielen eigenen Gästen abräumen.
terminal-banquet-guide-end = 4. Die Anrichte wird aufgefüllt. Die Schlusskarte beendet das Bankett, wenn sie zum zweiten Mal erscheint; ein sechster zufriedener Gast beendet es sofort. Allein haben Sie neun Züge.
terminal-banquet-sign-satisfies = zufrieden
terminal-banquet-sign-fits = passt
terminal-banquet-sign-spoils = verdirbt

# Mehrere Menschen an einem Gerät, in einem Spiel mit verdeckten Händen.
terminal-curtain = Jetzt darf nur { $player } hinsehen. { $player }, drücken Sie die Eingabetaste, sobald Sie bereit sind.

# Rokoko.
terminal-rokoko-title =
    { $edition ->
        [deluxe] { rokoko-title }, Deluxe
       *[other] { rokoko-title }, 2013
    }
terminal-rokoko-table = Der Palast
terminal-rokoko-belongings = Die Schneiderei von { $player }
terminal-rokoko-round = Runde { $round } von { $rounds }
terminal-rokoko-start = { $player } beginnt
terminal-rokoko-supply = Vorrat: Plättchen { $tiles }, Kleider { $dresses }
terminal-rokoko-windows = Schaufenster (▒: kommt als Nächstes aus der Mode)
terminal-rokoko-hire = Einzustellen für £{ $price } (übrig je Stufe: { $stack })
terminal-rokoko-halls = Säle: Mehrheiten, Gastfelder, Musiker
terminal-rokoko-decorations-heading = Ausstattungen
terminal-rokoko-decorations =
    { $kind ->
        [fireworks] Feuerwerk
        [musician] Musiker
        [jeweler] Juwelier
       *[statue] Statuen
    }
terminal-rokoko-income =
    { $edition ->
        [deluxe] { $row ->
            [upper] linke Küche
           *[lower] rechte Küche
        }
       *[other] { $row ->
            [upper] oberer Brunnen
           *[lower] unterer Brunnen
        }
    }
terminal-rokoko-all-halls = alle Säle
terminal-rokoko-column-hand = Hand
terminal-rokoko-column-staff = Bestand
terminal-rokoko-column-income = Eink.
terminal-rokoko-column-dresses = Kleider
terminal-rokoko-column-decorations = Ausst.
terminal-rokoko-pile =
    { $pile ->
        [hand] Hand { $count }
        [reserve] Vorrat { $count }
        [discard] Ablage { $count }
        [leaving] geht { $count }
        [jewels] Schmuck { $count }
       *[tiles] Plättchen { $count }
    }
terminal-rokoko-silk = Stoff
terminal-rokoko-spaces =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
terminal-generic-table = Der Tisch
terminal-generic-guide = Dieses Spiel hat noch kein eigenes Brett: Der Tisch wird mit den Namen seiner Teile gezeigt. Wählen Sie mit einer Zahl, oder tippen Sie einen Zug, wie er in Partien steht.
terminal-more-choices = weitere …
terminal-rokoko-do-favour = die Gunst der Königin sichern
terminal-rokoko-do-acquire = Rohstoffe erwerben
terminal-rokoko-do-tailor = ein Kleid schneidern
terminal-rokoko-do-hire = einen Arbeiter einstellen
terminal-rokoko-do-depute = diesen Arbeiter entsenden
terminal-rokoko-do-fund = eine Ausstattung finanzieren
terminal-rokoko-do-pass = keine Hauptaktion
terminal-rokoko-do-keep = das Plättchen als Stoff behalten
terminal-rokoko-do-trade = das Plättchen eintauschen
terminal-rokoko-do-trade-for-yarn = das Plättchen gegen Garn eintauschen
terminal-rokoko-do-trade-for-lace = das Plättchen gegen Spitze eintauschen
terminal-rokoko-do-sell = das Kleid verkaufen
terminal-rokoko-do-use = den Bonus nutzen
terminal-rokoko-do-skip = auf den Bonus verzichten
terminal-rokoko-do-yarn = 1 Garn
terminal-rokoko-do-lace = 1 Spitze
terminal-rokoko-do-more = noch einmal zahlen
terminal-rokoko-do-done = das ist alles
terminal-rokoko-sign-livres = Livre
terminal-rokoko-sign-prestige = Ansehen
terminal-rokoko-sign-yarn = Garn
terminal-rokoko-sign-lace = Spitze
terminal-rokoko-sign-tile = Rohstoffplättchen
terminal-rokoko-sign-master = verlangt einen Meister
terminal-rokoko-sign-lady = Kleid für eine Dame
terminal-rokoko-sign-gent = Rock für einen Herrn
terminal-rokoko-sign-times = wie oft ein Kleid auf der Terrasse zählt
terminal-rokoko-sign-owner = gehört Platz 1
terminal-rokoko-jewels = Der Juwelier (neue links, das letzte geht); im Beutel:
terminal-rokoko-tasks = Aufgaben
terminal-rokoko-trial = £{ $fee }, ★{ $prestige }, Karten { $cards }
terminal-rokoko-specialist = Spezial
terminal-rokoko-specialist-hired = eingestellt
terminal-rokoko-du-barry = Madame du Barry: Hand { $hand }, Stapel { $supply }, Plättchen { $tiles } (★{ $points }); letzter Zug:
terminal-rokoko-her-card =
    { $role ->
        [decides] entscheidet
       *[full] dieser Saal ist voll
    }
terminal-rokoko-her-jewel =
    { $jewel ->
        [match] gleichfarbiges Schmuckstück
        [fit] passendes Schmuckstück
       *[none] kein Schmuckstück
    }
terminal-rokoko-do-journeyman-trial = die Gesellenprüfung abschließen
terminal-rokoko-do-master-trial = die Meisterprüfung abschließen
terminal-rokoko-do-no-jewel = kein Schmuckstück
terminal-rokoko-sign-necklace = Collier; am Tisch: aller Schmuck
terminal-rokoko-sign-ring = Ring
terminal-rokoko-sign-bonus = Kleid mit einem Bonus
terminal-rokoko-sign-rent-only = nicht zu verkaufen, nur zu verleihen
terminal-rokoko-guide-aim = Der König gibt einen Ball. Nach sieben Runden gewinnt die Schneiderei mit dem höchsten Ansehen: aus Kleidern in den Sälen, Mehrheiten, Ausstattungen und Geld.
terminal-rokoko-guide-hand = 1. In jeder Runde wählen alle verdeckt drei Arbeiter aus ihrem Vorrat.
terminal-rokoko-guide-turn = 2. Reihum wird ein Arbeiter ausgespielt: erst eine Hauptaktion, dann der Bonus des Arbeiters. So geht es, bis alle Hände leer sind.
terminal-rokoko-guide-workers = Ein Meister darf alles; ein Geselle darf nicht einstellen; ein Lehrling darf weder einstellen noch ein Kleid schneidern noch sich die Gunst sichern.
terminal-rokoko-guide-dress = Ein Kleid kostet den Preis seines Fensters, Stoff, Garn und Spitze. Verleihen Sie es an einen Gast in einem Saal für Ansehen, oder verkaufen Sie es.
terminal-rokoko-guide-end = 3. Danach kommt das Einkommen. Wer die Gunst hat, beginnt die nächste Runde; am Ende bringt sie Ansehen.
terminal-rokoko-guide-jewels = Schmuck: Wer ein Juwelierfeld hat, darf zu einem verliehenen Kleid ein Schmuckstück kaufen, ein Collier zum Damenkleid, einen Ring zum Herrenrock. Eines in der Farbe des Kleides bringt ein Rohstoffplättchen. Jedes bringt 1 Livre je Runde und am Ende 1 Ansehen.
terminal-rokoko-guide-trials = Prüfungen: Aufgaben werden nebenbei erfüllt, von Arbeitern des Rangs, den sie nennen. Sind alle erfüllt, schließt ein Lehrling die Gesellenprüfung ab, ein Geselle die Meisterprüfung: Dieser Arbeiter geht, und Sie wählen einen besseren vom Stapel.
terminal-rokoko-guide-specialist = Ihr spezialisierter Lehrling kann von einem Meister ohne Bezahlung eingestellt werden, sobald seine Bedingung erfüllt ist; sein Bonus bringt jedes Mal 3 Ansehen.
terminal-rokoko-guide-festivity = Festkleider bringen sofort Ansehen, wenn sie geschneidert werden; verkaufen kann man sie nicht.
terminal-rokoko-guide-expert = Expertenkleider bringen ihren Bonus beim Verleihen; bis auf eines kann man sie nicht verkaufen.
terminal-rokoko-guide-du-barry = Madame du Barry spielt in jedem Zug die oberste Karte ihrer Hand, bezahlt nichts und entscheidet nichts. Was sie nicht kann, bringt ihr 3 Ansehen. Ihre Plättchen kommen nie zurück, und zwei davon sind 1 Ansehen wert. Sie gewinnen nur mit mehr Ansehen als sie.

# Augsburg 1520.
terminal-augsburg-table = Adlige und Privilegien
terminal-augsburg-belongings = Das Kontor von { $player }
terminal-augsburg-round =
    { $round ->
        [0] Erster Einkauf
       *[other] Runde { $round } von { $rounds }
    }
terminal-augsburg-opens = { $player } eröffnet
terminal-augsburg-pile =
    { $florins ->
        [0] Stapel { $notes }
       *[other] Stapel { $notes } (oben ƒ{ $florins })
    }
terminal-augsburg-discard = Ablage { $notes }
terminal-augsburg-visits = Besuche dieser Runde
terminal-augsburg-won = gewinnt mit { $notes }
terminal-augsburg-in-vain = niemand
terminal-augsburg-leads = führt
terminal-augsburg-holds = hält
terminal-augsburg-overbid = überboten
terminal-augsburg-passed = passt
terminal-augsburg-silent = …
terminal-augsburg-display = Privilegkarten zu gewinnen
terminal-augsburg-in-use =
    { $uses ->
        [0] beide Privilegien genutzt
        [one] noch { $uses } Privileg
       *[other] noch { $uses } Privilegien
    }
terminal-augsburg-ladders = Stufen: was sie je Runde bringen, Karten im Vorrat, wer dort steht
terminal-augsburg-rights = Rechteplättchen, das oberste zuerst
terminal-augsburg-track = Prestige (╫: weiter mit Kirche, weiter mit Dom)
terminal-augsburg-column-income = je Runde
terminal-augsburg-column-rights = Rechte
terminal-augsburg-column-seen = gesehen
terminal-augsburg-money = Gulden
terminal-augsburg-left = dann übrig
terminal-augsburg-offer = im Angebot
terminal-augsburg-hand = Hand
terminal-augsburg-seen = gesehen
terminal-augsburg-rejected = abgelehnt
terminal-augsburg-discarded = abgelegt
terminal-augsburg-levels = Stufen
terminal-augsburg-income = je Runde
terminal-augsburg-own-rights = Rechte
terminal-augsburg-do-buy = kaufen
terminal-augsburg-do-reject = liegen lassen
terminal-augsburg-do-pass = passen
terminal-augsburg-do-number =
    { $what ->
        [hold] { $notes } halten
       *[bid] { $notes } bieten
    }
terminal-augsburg-do-give-up = auf ein Privileg verzichten
terminal-augsburg-do-trade = Gulden für Gelb
terminal-augsburg-do-done = das ist alles
terminal-augsburg-do-accept-florins = Gulden
terminal-augsburg-do-accept-point = ein Punkt
terminal-augsburg-do =
    { $what ->
        [climb] aufsteigen: { $thing }
        [take] nehmen: { $thing }
        [build] bauen: { $thing }
        [architect] der Baumeister baut: { $thing }
       *[use] nutzen: { $thing }
    }
terminal-augsburg-all-valid = alle, die Sie haben
terminal-augsburg-buy-all = alles Übrige kaufen
terminal-augsburg-buy-none = alles Übrige liegen lassen
terminal-augsburg-lowest = die niedrigsten
terminal-augsburg-best = den besten und niedrige
terminal-augsburg-jokers = niedrige und Joker
terminal-augsburg-sign-florins = Gulden
terminal-augsburg-sign-prestige = Prestige
terminal-augsburg-sign-notes = Schuldscheine
terminal-augsburg-sign-owner = Platz 1
terminal-augsburg-guide-aim = Fünf Adlige brauchen Geld, und Sie leihen es ihnen. Am Ende gewinnt das höchste Prestige; Geld und Schuldscheine zählen dann nichts.
terminal-augsburg-guide-buy = 1. Alle kaufen verdeckt Schuldscheine. Jeder gehört zu einem von vier Adligen; Joker (J) passen zu allen.
terminal-augsburg-guide-bid = 2. In jeder Runde werden die fünf Adligen nacheinander besucht. Bieten Sie eine Anzahl Schuldscheine dieses Adligen: erhöhen, halten oder endgültig passen. Bei Maximilian zählen alle. Joker allein sind kein Gebot.
terminal-augsburg-guide-showdown = Bleiben mehrere bei der höchsten Zahl, zeigen sie ihre Schuldscheine zugleich: Der höchste einzelne Wert gewinnt. Nur der Gewinner legt ab; der Zweite und der Dritte erhalten 100 und 50 Gulden.
terminal-augsburg-guide-card = Der Gewinner nimmt eine Privilegkarte und nutzt zwei ihrer drei Privilegien oder verzichtet auf ein Privileg für 2 Punkte. Steigen Sie bei den Handelsposten (Gulden), Titeln (Prestige) oder Ämtern (Schuldscheine) auf, nehmen Sie ein Recht, oder bauen Sie. Fehlen Stufenkarten, nimmt man die eines anderen.
terminal-augsburg-guide-limits = Ohne Kirche kommt niemand über 25 Punkte, ohne Dom über 45. Was darüber hinausgeht, ist verloren.
terminal-augsburg-guide-income = 3. Dann erhalten alle Gulden und Prestige und kaufen Schuldscheine. Nach der letzten Runde gibt es nur Prestige.
