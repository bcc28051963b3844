# Die Anwendung im Browser. Ein Abschnitt je Seite; die Namen beginnen mit web-.

## Everywhere

web-unreachable = Der Server antwortet nicht. Bitte versuchen Sie es gleich noch einmal.
web-try-again = Noch einmal versuchen
web-close = Schließen
web-cancel = Abbrechen
web-back = Zurück
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-code = QR-Code
web-download = Herunterladen
web-you = Sie
web-skip = Zum Inhalt
web-rooms = Räume
web-salon = Salon
web-tables = Meine Tische
web-rules = Regeln
web-records = Partien
web-to-salon = Zum Salon
web-nowhere-title = Hier ist nichts
web-bot-random = unbekümmert
web-bot-greedy = erfahren
web-bot-page = Der Page
web-bot-lady = Die Hofdame
web-bot-abbe = Der Abbé
web-bot-marquise = Die Marquise
web-bot-minister = Der Minister
web-plays-how =
    { $bot ->
        [page] Neu bei Hofe. Nimmt, was zuerst glitzert.
        [lady] Zählt ihre Münzen und zahlt nie zu viel.
        [abbe] Liest die Regeln zweimal und schätzt eine Mehrheit.
        [marquise] Merkt sich, was den Beutel verlassen hat, und wer es nahm.
        [minister] Denkt den Abend bis zur letzten Kerze durch.
        [random] Spielt, was gerade zur Hand ist.
       *[other] Nimmt das Beste gleich und lässt das Morgen warten.
    }
web-plays-pace =
    { $bot ->
        [abbe] einen Moment
        [marquise] einige Sekunden
        [minister] einige Sekunden
       *[other] antwortet sofort
    }
web-plays-record = { $won } von { $games } gewonnen
web-plays-unmet = Noch nicht begegnet
web-strength = Stärke { $strength } von { $most }
web-seat-free = Freier Platz

## Settings

web-settings = Einstellungen
web-language = Sprache
web-setting-name = Ihr Name
web-setting-light = Licht
web-theme-day = Tageslicht
web-theme-candle = Kerzenlicht
web-to-candle = Kerzen anzünden
web-to-day = Tageslicht hereinlassen
web-setting-pace = Wie lange Sie dem Zug eines Bots zusehen
web-pace-none = Gar nicht
web-pace-short = Einen Augenblick
web-pace-long = In Ruhe
web-setting-sound = Klänge
web-setting-volume = Lautstärke
web-setting-notify = Mich rufen, wenn ich am Zug bin
web-setting-notify-denied = Dieser Browser erlaubt der Seite keine Meldungen; darüber entscheiden seine eigenen Einstellungen.
web-setting-still = Nichts bewegt sich von selbst
web-setting-forced = Erzwungene Entscheidungen fallen von selbst
web-setting-curtain = Vorhang zwischen Spielern an einem Gerät, auch wo nichts verdeckt ist

## Salon

web-salon-heading = Drei Spiele von Hof und Münze
web-salon-lead = Kleiden Sie die Gäste des Königs ein, leihen Sie den Großen des Reiches, bedienen Sie eine Tafel, die nie zufrieden ist. Allein gegen geduldige Rivalen oder mit Freunden an einem Tisch.
web-salon-foot = Alles bleibt auf diesem Server; es gibt keine Konten, und niemand schaut Ihnen über die Schulter.
web-games = Die Spiele
web-parts = Die Teile des Hauses
web-play = Spielen
web-play-now = Gleich spielen
web-play-now-hint = { $game }, gegen Bots
web-invite-friends = Freunde einladen
web-learn = Kennenlernen
web-turn-yours = Sie sind am Zug: { $game }
web-turn-theirs = { $player } ist am Zug: { $game }
web-turn-nobodys = Ein Tisch wartet auf seine Gäste: { $game }
web-turn-with = mit { $names }
web-turn-more =
    { $count ->
        [one] { $count } weiterer Tisch
       *[other] { $count } weitere Tische
    }
web-return = Zum Tisch

# Vor dem ersten Tisch.
web-welcome-title = Willkommen bei { $game }
web-welcome-name = Wie dürfen wir Sie nennen?
web-welcome-another = Ein anderer Name
web-welcome-lesson = Hier haben Sie das noch nicht gespielt. Die Lektion zeigt das Spiel an einem echten Tisch, in etwa zehn Minuten.
web-welcome-learn = Zuerst die Lektion
web-welcome-play = Gleich spielen

## Games on the shelf

web-game-rokoko = Rokoko
web-game-rokoko-about = Schneider am Hof Ludwigs XV. Nähen, verleihen und die Säle füllen, ehe der Ball beginnt.
web-game-augsburg = Augsburg 1520
web-game-augsburg-about = Fünf Besuche je Runde, Schulden gegen Gunst. Bieten Sie mit Schuldscheinen und steigen Sie drei Leitern empor.
web-game-banquet = Das Bankett des Königs
web-game-banquet-about = Neun Gerichte auf der Anrichte, sechs Gäste mit festen Ansichten. Servieren Sie, und kleckern Sie nicht.
web-game-players = { $players } Spieler
web-game-minutes = { $minutes } Min.
web-game-soon = Dieser Tisch wird noch gedeckt.

## A new table

web-new-lead = Wer sitzt wo, und wie wird gespielt?
web-new-plays =
    { $seal ->
        [lily] Wer spielt die Lilie?
        [shell] Wer spielt die Muschel?
        [rose] Wer spielt die Rose?
        [sun] Wer spielt die Sonne?
       *[moon] Wer spielt den Mond?
    }
web-new-court = Fünf Personen des Hofs, vom ersten Abend bis zur letzten Kerze.
web-new-players = Spieler
web-new-name = Name auf Platz { $number }
web-new-unnamed = ein Name des Hofs
web-seat-number = Platz { $number }
web-seat-me = Hier sitze ich
web-seat-open = Jemand mit einem Link
web-seat-hotseat = Jemand an diesem Gerät
web-seat-person = Eine Person des Hofs
web-seat-me-told = Hier sitzen Sie
web-seat-open-told = Der Link kommt, sobald der Tisch gedeckt ist
web-seat-bot = Ein Bot, { $bot }
web-new-links = Die Links kommen, sobald der Tisch gedeckt ist.
web-clock = Uhr
web-clock-none = Keine
web-clock-live = Ein Abend
web-clock-days = Tage für jeden Zug
web-clock-days-brief = Tage
web-clock-bank = Zeit für jeden Spieler
web-clock-increment = Zusätzliche Zeit nach jedem Zug
web-clock-minutes = { $minutes } Minuten für jeden
web-clock-seconds = dazu { $seconds } Sekunden je Zug
web-clock-day-count =
    { $days ->
        [one] { $days } Tag je Zug
       *[other] { $days } Tage je Zug
    }
web-new-chat = Die Spieler können sich unterhalten
web-new-advice = Der Rat des Ministers
web-new-advice-hint = Wer am Zug ist, darf fragen, was er täte; alle sehen, wer fragt.
web-new-lay = Den Tisch decken
web-new-seats =
    { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }

## Invitations

web-join = Mitspielen
web-join-ask = Hat Sie jemand eingeladen?
web-join-code = Der Link
web-join-wrong = Das ist keine Einladung: ein Link sieht aus wie …/join/tisch#geheimnis.
web-join-title = Sie sind eingeladen
web-join-host = { $host } lädt Sie ein.
web-join-somebody = Jemand
web-join-yours = Ihr Platz
web-join-advice = der Minister darf um Rat gefragt werden
web-clock-none-told = ohne Uhr
web-clock-days-told =
    { $count ->
        [one] { $count } Tag für jeden Zug
       *[other] { $count } Tage für jeden Zug
    }
web-clock-live-told = { $minutes } Minuten für jeden, dazu { $seconds } Sekunden pro Zug
web-join-sit = Platz nehmen
web-join-seated = Sie haben an diesem Tisch schon einen Platz.
web-join-none = Dieser Adresse fehlt ihre Einladung. Bitte fügen Sie den ganzen Link ein.
web-join-used = Jede Einladung gilt für eine Person. Bitten Sie um eine neue, oder um den Link zum Zuschauen.

## My tables

web-tables-turn = Sie sind am Zug
web-tables-going = Im Gange
web-tables-over = Beendet
web-tables-none = Noch gehört Ihnen kein Tisch.
web-tables-waiting = wartet auf Gäste
web-tables-look = Tisch ansehen
web-tables-read-only = nur zum Ansehen
web-has-won = hat gewonnen
web-replay = Nachspielen
web-forget = Diesen Tisch vergessen
web-forget-title = Soll dieser Browser den Tisch vergessen?
web-forget-over = Die Partie bleibt auf dem Server, aber Ihr Weg dorthin ist verloren, wenn ihn kein anderes Gerät kennt.
web-forget-going = Sie verlieren Ihren Platz, wenn ihn kein anderes Gerät kennt; die anderen würden auf Sie warten. Verlassen Sie zuerst den Tisch, damit ein Bot übernehmen kann.

## Carrying seats to another device

web-carry-title = Meine Plätze auf ein anderes Gerät mitnehmen
web-carry-lead = Ein geheimer Link öffnet Ihre laufenden Tische auch auf einem anderen Gerät. Niemand außer Ihnen sollte ihn sehen.
web-carry-show = Den Link zeigen
web-carry-link = Geheimer Link zu meinen Plätzen
web-carry-count =
    { $count ->
        [one] In diesem Link ist { $count } laufender Tisch.
       *[other] In diesem Link sind { $count } laufende Tische.
    }
web-carry-warning = Wer diesen Link hat, spielt für Sie. Öffnen Sie ihn auf Ihrem eigenen Gerät, oder richten Sie dessen Kamera auf den Code.
web-carry-nothing = Zurzeit läuft keiner Ihrer Tische.
web-carry-offer =
    { $count ->
        [one] Dieser Link bringt { $count } Tisch auf dieses Gerät.
       *[other] Dieser Link bringt { $count } Tische auf dieses Gerät.
    }
web-carry-take = Plätze übernehmen
web-carry-taken =
    { $count ->
        [one] { $count } Tisch gehört Ihnen nun auch auf diesem Gerät.
       *[other] { $count } Tische gehören Ihnen nun auch auf diesem Gerät.
    }
web-carry-unreadable = Dieser Link ist nicht lesbar; vielleicht fehlt ein Teil.

## Table

web-opening = Die Türen werden geöffnet …
web-title-turn = Ihr Zug: { $game }
web-no-seat-title = Dieser Tisch steht Ihnen nicht offen
web-no-seat = Dieser Browser hat hier keinen Platz. Wenn Sie eingeladen sind, fügen Sie den Link ein; wenn Sie an einem anderen Gerät spielen, nehmen Sie Ihre Plätze von dort mit.
web-generic-table = Der Tisch
web-generic-own = Nur für Sie
web-generic-table-of = Was alle wissen: { $name }
web-generic-ask = Was wählen Sie?
web-generic-choices = Auswahl
web-generic-doing = { $name } wählt.
web-generic-nothing = Hier ist nichts vor den anderen verborgen.
web-connection-lost = Keine Verbindung; wir versuchen es weiter.
web-connection-waits = Ihr Zug wartet und wird gemacht, sobald die Verbindung steht.
web-connection-retry = Jetzt versuchen
web-lobby-title = Der Tisch ist gedeckt
web-lobby-invite = Schicken Sie jedem Gast einen Link. Das Spiel beginnt, sobald alle sitzen.
web-lobby-wait = Das Spiel beginnt, sobald alle sitzen.
web-lobby-free = noch nicht da
web-lobby-here = ist da
web-lobby-link = Einladung auf Platz { $number }
web-lobby-hint = Sie können diese Seite schließen: der Tisch bleibt in Ihrer Liste.
web-this-round = Diese Runde
web-part-deeds = Was { $name } getan hat; drücken, um es zu sehen:
web-part-deeds-more = und { $count } weitere
web-lobby-away = gerade nicht am Tisch
web-lobby-closed = frei
web-lobby-off = Dieser Tisch wurde abgesagt
web-lobby-bot = An einen Bot geben
web-lobby-call-off = Den Tisch absagen
web-lobby-call-off-title = Den Tisch absagen?
web-lobby-call-off-text = Die Links öffnen dann nichts mehr, und wer wartet, erfährt es.
web-menu-here = Wer da ist
web-call-with = Mit Ihnen am Tisch: { $names }.
web-offer-title = Sollen wir Sie rufen?
web-offer-hint = Beides lässt sich jederzeit in den Einstellungen ändern.
web-offer-done = Fertig
web-log = Das Protokoll
web-log-older =
    { $count ->
        [one] { $count } frühere Zeile
       *[other] { $count } frühere Zeilen
    }
web-chat = Gespräch
web-chat-unread =
    { $count ->
        [one] Gespräch, { $count } neue Zeile
       *[other] Gespräch, { $count } neue Zeilen
    }
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-send = Sagen
web-menu = Dieser Tisch
web-menu-name = Ihr Name hier
web-menu-takeback = Bitten, meinen letzten Zug zurückzunehmen
web-menu-leave = Den Tisch verlassen
web-menu-come-back = Wieder Platz nehmen
web-menu-watch = Link für Zuschauer
web-menu-watch-hint = Wer ihn hat, sieht den Tisch, und nichts Verdecktes.
web-menu-record = Aufzeichnung
web-menu-record-over = Die ganze Partie als Text, der nachgespielt und geprüft werden kann.
web-menu-record-going = Was Sie bisher gesehen haben, als Text; die ganze Partie nach ihrem Ende.
web-menu-commitment = Alles, was in dieser Partie gegeben wird, ist versiegelt durch
web-leave-title = Den Tisch verlassen?
web-leave-text = Die anderen dürfen einen Bot für Sie spielen lassen. Sie können zurückkommen, solange die Partie dauert.
web-away = Sie haben diesen Tisch verlassen.
web-gone = { $player } hat den Tisch verlassen.
web-out-of-time = Die Zeit von { $player } ist abgelaufen.
web-hand-over = Einen Bot spielen lassen
web-takeback-asked = { $player } bittet, den letzten Zug zurücknehmen zu dürfen. Sind Sie einverstanden?
web-takeback-yes = Zustimmen
web-takeback-no = Ablehnen
web-takeback-waiting = { $player } bittet, den letzten Zug zurücknehmen zu dürfen; noch zu entscheiden: { $others }.
web-skip-ahead = Überspringen
web-curtain-title = { $player }, Sie sind am Zug
web-curtain-hint = Bitte geben Sie das Gerät weiter. Die anderen schauen weg.
web-curtain-open = Vorhang auf
web-end-solo = Das Spiel ist aus
web-end-winners =
    { $count ->
        [one] { $game ->
            [rokoko] { $names } gewinnt den Ball
            [augsburg] { $names } steht in Augsburg obenan
            [banquet] { $names } hat am besten bedient
           *[other] { $names } gewinnt
        }
       *[other] { $names } teilen sich den Sieg
    }
web-end-won =
    { $points ->
        [0] Sie gewinnen: punktgleich mit { $name }, und der Gleichstand geht an Sie.
        [one] Sie gewinnen, { $points } Punkt vor { $name }.
       *[other] Sie gewinnen, { $points } Punkte vor { $name }.
    }
web-end-shared = Sie teilen sich den Sieg mit { $names }.
web-end-place =
    { $place ->
        [2] Sie sind auf dem zweiten Platz
        [3] Sie sind auf dem dritten Platz
        [4] Sie sind auf dem vierten Platz
       *[other] Sie sind auf dem fünften Platz
    }
web-end-behind =
    { $points ->
        [0] { web-end-place }, punktgleich mit { $name }.
        [one] { web-end-place }, nur { $points } Punkt hinter { $name }.
       *[other] { web-end-place }, { $points } Punkte hinter { $name }.
    }
web-end-strength = Niemand holte mehr daraus: { $source }.
web-end-length =
    { $rounds ->
        [one] { $rounds } Runde, { $moves } Züge.
       *[other] { $rounds } Runden, { $moves } Züge.
    }
web-end-course = Der Lauf des Abends
web-end-course-told = Punkte nach jeder Runde
web-end-sources = Woher die Punkte kamen
web-end-moments = Augenblicke
web-end-look = Zug { $move } ansehen
web-end-table = Den Tisch ansehen
web-end-back = Das Ende
web-end-parts = Teile des Abends
web-end-tab-points = Punkte
web-end-tab-course = Verlauf
web-end-tab-moments = Augenblicke
web-end-tab-table = Tisch
web-end-sheet = Wertung
web-rematch = Noch einmal spielen
web-rematch-join = Zur nächsten Partie
web-rematch-watch = Beim nächsten Spiel zusehen
web-read-only-record-over = Die ganze Partie als Text. Die Version von Bagatelle, mit der sie gespielt wurde, kann sie nachspielen und prüfen.
web-read-only-record-going = Die Züge, die Sie kennen, als Text. Die Partie ist nicht zu Ende gegangen: Ihr Startwert und was andere verdeckt gewählt haben, bleiben versiegelt.

## Parts

web-part-rule = Regel { $clause }
web-part-total = Summe
web-part-place = Platz
web-part-you = Sie
web-part-bot = Bot
web-part-left = ist gegangen
web-part-late = Zeit abgelaufen
web-part-your-turn = Ihr Zug
web-part-wait = Einen Moment
web-part-watching = Sie sehen zu
web-part-over = Ende
web-taken-by = nahm { $name }
web-equal-thing = { $thing }, Nr. { $number }
web-part-undo = Zurücknehmen
web-part-more = Mehr
web-part-close = Schließen
web-part-regions = Bereiche des Tisches
web-part-players = Spieler
web-part-tie-break = Bei Gleichstand: { $item }
web-line = { $first }, dann { $next }
web-line-last = { $name } ({ $hint })
web-line-ask = All das auf einmal?
web-line-which = Auf welche Weise?
web-line-do = Ausführen
web-line-one = Soll es das sein?
web-advice-ask = Was täte der Minister?
web-advice-figures = Gewinnchance, erwartete Punkte
web-advice-thinks = Der Minister überlegt
web-advice-chance = { $chance } %
web-advice-told = Rat { $number }: { $line }. Gewinnchance { $chance } %, auf { $doubt } genau; { $points } Punkte erwartet.
web-advice-then = Dann { $rest }.
web-advice-again = Noch einmal fragen
web-advice-none = Der Minister hat hier nichts hinzuzufügen.
web-advice-asked = { $player } hat den Minister gefragt
web-advice-own = Rat ist an diesem Tisch erlaubt; die anderen sehen, dass Sie gefragt haben
web-keys = Tasten
web-keys-choose = Die Wahl mit dieser Nummer treffen
web-keys-back = Weglegen, was man in der Hand hat
web-keys-undo = Die letzte Wahl zurücknehmen
web-keys-advice = Fragen, was der Minister täte
web-keys-ctrl-z = Strg+Z
web-keys-arrows = Sich in einem Bereich des Tisches bewegen
web-keys-tell = Diese Liste; auf einem angewählten Ding: was es ist

## Gallery

web-gallery-lead = Alles, woraus Tische gemacht sind, in allen Zuständen. Tag oder Kerzenlicht wählen Sie oben.
web-gallery-buttons = Knöpfe
web-gallery-now = Es geschieht jetzt
web-gallery-equal = Gleiche Wahl
web-gallery-quiet = Leise Wahl
web-gallery-cannot = Gerade nicht möglich
web-gallery-seats = Plätze
web-gallery-signs = Zeichen
web-gallery-cards = Karten
web-gallery-rest = in Ruhe
web-gallery-legal = erlaubt
web-gallery-possible = möglich
web-gallery-selected = gewählt
web-gallery-part = Teil der Zahlung
web-gallery-off = nicht möglich
web-gallery-last = letzter Zug
web-gallery-nobles = Gäste
web-gallery-bar = Auswahlleiste
web-gallery-log = Protokoll
web-gallery-sheet = Wertungsblatt
web-gallery-papers = Papiere und Vorhang
web-gallery-dialog = Dialog öffnen
web-gallery-drawer = Schublade öffnen
web-gallery-curtain = Vorhang zuziehen
web-gallery-pictures = Bilder
web-gallery-persons = Personen
web-gallery-fabrics = Stoffe
web-gallery-sounds = Klänge
web-gallery-tick = Wahl
web-gallery-coins = Münzen
web-gallery-turn = Ihr Zug

## Rules

web-rules-of = Regeln: { $game }
web-rules-lead = Jede Regel ist eine Klausel mit einer Nummer, die sich nie ändert. Das Protokoll und jede Ablehnung verweisen hierher.
web-rules-search = In den Regeln suchen
web-rules-found =
    { $count ->
        [one] { $count } Klausel
       *[other] { $count } Klauseln
    }
web-rules-none = Keine Klausel enthält alle diese Wörter.
web-rules-chapters = Kapitel
web-rules-games = Regeln der anderen Spiele
web-rules-ruling = Festlegung { $clause }
web-rules-box = Was in der Schachtel ist
web-rules-box-lead = Die gedruckten Regeln zeigen nicht jede Karte. Jede Zeile sagt, woher ihre Zahlen stammen.
web-provenance = Herkunft
web-provenance-rulebook = Anleitung
web-provenance-published = veröffentlicht
web-provenance-deduced = erschlossen
web-provenance-reconstructed = nachempfunden
web-provenance-rulebook-means = steht in den gedruckten Regeln
web-provenance-published-means = wurde anderswo veröffentlicht
web-provenance-deduced-means = ergibt sich auf nur eine Weise aus bekannten Tatsachen
web-provenance-reconstructed-means = hier erdacht, ohne einer bekannten Tatsache zu widersprechen
web-provenance-owner = Exemplar
web-provenance-owner-means = von einem eigenen Exemplar abgelesen

## Replay and records

web-replay-of = Nachspielen: { $game }
web-replay-note = Partie von { $names }
web-replay-lead = Eine Aufzeichnung ist eine ganze Partie als Text. Hier wird sie Zug um Zug nachgespielt, von jedem Platz aus.
web-replay-file = Aufzeichnung öffnen
web-replay-drop = Eine Datei wählen oder hier ablegen.
web-replay-too-long = „{ $name }“ ist zu lang für eine Aufzeichnung.
web-replay-no-seat = Dieser Browser hat keinen Schlüssel zu dieser Partie. Wenn Sie ihre Aufzeichnung als Datei haben, öffnen Sie sie hier.
web-replay-begins = Der Tisch ist gedeckt.
web-replay-waits = { $player } hat gewählt.
web-replay-move = Zug { $number } von { $last }
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-on = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-play = Ablaufen lassen
web-replay-pause = Anhalten
web-replay-scrub = Gezeigter Zug
web-replay-seen = Gesehen von
web-replay-bench = allen
web-replay-link = Link zu diesem Zug
web-replay-log = Bis hierher
web-records-lead = Beendete Partien lassen sich nachspielen, sichern und von jedem prüfen.
web-records-mine = Meine beendeten Partien
web-records-none = Noch keine Ihrer Partien ist zu Ende.
web-records-file = Eine Aufzeichnung aus einer Datei
web-records-file-lead = Von diesem Server oder einem anderen, aus dem Terminal oder von Hand geschrieben.

## Review

web-review = Rückschau
web-review-of = Rückschau: { $game }
web-review-note = Rückschau auf die Partie von { $names }
web-review-lead = Eine beendete Partie, noch einmal überdacht: wann sie kippte, und was sonst möglich gewesen wäre.
web-review-board = Spielplan
web-review-chances = Gewinnchancen
web-review-keys = Pfeiltasten gehen einen Schritt, mit Umschalt bis zum Wendepunkt
web-review-slider = Die Züge der Partie
web-review-chance = { $player } { $chance } %
web-review-at = { $where }. { $chances }
web-review-turning = Wendepunkte
web-review-all = Alle Züge
web-review-steady = Die Chancen haben sich nie sehr auf einmal geändert.
web-review-where = Zug { $move }, Runde { $round }
web-review-from-to = { $where }: von { $from } % auf { $to } %
web-review-up = { $points } Punkte mehr
web-review-down = { $points } Punkte weniger
web-review-round = Runde { $round }
web-review-found = Den besten Zug gefunden
web-review-found-told = { $player }: in { $best } von { $compared } Zügen
web-review-better = Bessere Züge
web-review-played =
    { $who ->
        [you] Ihr Zug
       *[other] Was { $player } getan hat
    }
web-review-win = Gewinnchance
web-review-expected = erwartet
web-review-place = Platz { $place }
web-review-way = { $line }. Gewinnchance { $chance } %, auf { $doubt } genau; { $points } Punkte und Platz { $place } erwartet.
web-review-falls =
    { $who ->
        [you] Ihre Chancen fallen von { $from } % auf { $to } %.
       *[other] Die Chancen von { $player } fallen von { $from } % auf { $to } %.
    }
web-review-rises =
    { $who ->
        [you] Ihre Chancen steigen von { $from } % auf { $to } %.
       *[other] Die Chancen von { $player } steigen von { $from } % auf { $to } %.
    }
web-review-stays =
    { $who ->
        [you] Ihre Chancen bleiben bei { $to } %.
       *[other] Die Chancen von { $player } bleiben bei { $to } %.
    }
web-review-best = Es fand sich nichts Besseres.
web-review-close = Der Unterschied ist so klein, dass er Zufall sein kann.
web-review-forced = Es gab nichts zu wählen.
web-review-soon = Der Minister ist noch nicht bei diesem Zug.
web-review-over = Die Partie ist zu Ende
web-review-knowledge = Gesehen mit dem Wissen von
web-review-everybody = Alle
web-review-closed = Was { $player } nicht sehen konnte, bleibt verdeckt wie damals.
web-review-own-closed = Andere Hände und Stapel bleiben verdeckt, wie sie es für Sie waren.
web-review-open = Jede Hand liegt offen, wie niemand sie damals sah.
web-review-playouts = Die Wege eines Zuges wurden zusammen { $playouts } Mal zu Ende gespielt.
web-review-next = Nächster Wendepunkt
web-review-work = Der Minister überdenkt die Partie
web-review-worked = { $done } von { $steps }
web-review-failed = Der Minister konnte diese Partie nicht überdenken.
web-review-moves = Züge
web-review-end = Ende { $points }
web-review-parts = Teile der Rückschau
web-review-play-on = Von hier weiterspielen
web-review-play-title = Weiterspielen ab Zug { $move }
web-review-play-lead = Ein neuer Tisch beginnt, wie dieser stand, mit demselben Zufall. Für die anderen spielt jemand vom Hof.
web-review-play-seat = Ihr Platz
web-review-play-bot = Wer für die anderen spielt
web-review-play-begin = Beginnen

## Guide

web-how = Kurz erklärt
web-how-of = Kurz erklärt: { $game }
web-how-lead = Das ganze Spiel auf einer Seite: was bereitliegt, was ein Zug ist, was zählt.
web-how-setup = Was bereitliegt
web-how-turn = Ein Zug
web-how-score = Was zählt
web-how-lesson = Die Lektion spielen
web-help = Wie gespielt wird
web-guide = Erste Partie
web-guide-of = Erste Partie: { $game }
web-guide-step = Schritt { $number } von { $steps }
web-guide-on = Weiter
web-guide-skip = Einführung überspringen
web-guide-play = Jetzt eine richtige Partie
web-guide-rival = { $name } spielt. Achten Sie darauf, was genommen wird.
web-guide-allowed = Auch das ist erlaubt. Folgen Sie in dieser Einführung bitte dem Leuchten.
web-guide-not-now = Nicht in diesem Augenblick. Das Leuchten zeigt, was wir jetzt tun.
web-guide-read = Zuerst ein Wort; dann sind Sie an der Reihe.

## Rokoko: jewelry box

web-jeweller = Der Juwelier
web-jeweller-short = Juwelier
web-stores = Lager
web-jewelry-around = Juwelier, Lagerhaus und Einstellung
web-jewelry-you = Sie
web-jewel =
    { $kind ->
        [necklace] Collier ({ rokoko-colour })
       *[ring] Ring ({ rokoko-colour })
    }
web-jewel-word =
    { $word ->
        [matches] farbgleich
        [fits] passt
        [dresses] zu Kleid
        [coats] zu Rock
       *[sold] verkauft
    }
web-jewel-offered = { $jewel }, { rokoko-hint-price }, { web-jewel-word }
web-jewel-buy = Kaufen: { $thing }
web-jewel-price = An diesem Platz: { rokoko-hint-price }.
web-jewel-for =
    { $kind ->
        [necklace] Zu einem Damenkleid, das Sie verleihen, wenn Sie Schmuck kaufen dürfen.
       *[ring] Zu einem Herrenrock, den Sie verleihen, wenn Sie Schmuck kaufen dürfen.
    }
web-jewel-match = In der Farbe des Kleides bringt es auch ein Rohstoffplättchen aus dem Beutel.
web-jewel-worth = Jedes Schmuckstück bringt 1 Livre am Ende jeder Runde und 1 Ansehen am Ende des Spiels.
web-jewel-place = Verkauft. Die nächste Runde füllt die Reihe wieder auf.
web-jewels =
    { $count ->
        [one] { $count } Schmuckstück
       *[other] { $count } Schmuckstücke
    }
web-jewel-heap =
    { $count ->
        [1] { $jewel }
       *[other] { $jewel }, { $count }-mal
    }
web-jewels-none = kein Schmuck
web-jewels-in-bag = { $count } im Beutel
web-jewels-left = { $left } von { $of }
web-jewel-left = { $jewel }: { $left } von { $of } im Beutel
web-jewels-come = neue kommen hier
web-jewels-leave = das letzte geht
web-jewels-fit =
    { $count ->
        [one] { $count } passt
       *[other] { $count } passen
    }
web-jeweller-right = Recht auf Schmuckkauf
web-jeweller-right-told = Mit einem Marker hier darf man zu jedem verliehenen Kleid ein Schmuckstück kaufen. Ein Feld ist genug; es ist eine Ausstattung wie jede andere.
web-trial =
    { $trial ->
        [journeyman] Gesellenprüfung
       *[master] Meisterprüfung
    }
web-trial-fee = Gebühr
web-trial-cost = Die Gebühr beträgt { rokoko-livres }; wer besteht, erhält { rokoko-prestige-points }.
web-trial-cards =
    { $cards ->
        [0] Der Stapel ist leer.
        [one] { $cards } Karte im Stapel.
       *[other] { $cards } Karten im Stapel.
    }
web-trial-told =
    { $trial ->
        [journeyman] Sind alle Aufgaben erfüllt, kann ein Lehrling bestehen: noch einmal sein Bonus, dann geht er, und ein Geselle Ihrer Wahl kommt auf die Hand. Es folgt die Meisterprüfung.
       *[master] Sind alle Aufgaben erfüllt, kann ein Geselle bestehen: noch einmal sein Bonus, dann geht er, und ein Meister Ihrer Wahl kommt auf die Hand. Es folgt wieder die Gesellenprüfung.
    }
web-trial-candidates = Prüflinge
web-trial-nobody = keine Prüflinge
web-trial-done = { $name }: { $done } von { $tasks }
web-trial-pile =
    { $trial ->
        [journeyman] Der Stapel der Gesellen
       *[master] Der Stapel der Meister
    }
web-task =
    { $task ->
        [keep] Behalten: { $first }, { $second }
        [trade] Plättchen eintauschen
        [fund] Ausstattung finanzieren
        [lady] Ein Damenkleid
        [gent] Ein Herrenrock
       *[any] Jedes Kleid, vom Meister
    }
web-task-told =
    { $task ->
        [keep] Rohstoffe erwerben und ein Plättchen mit einer dieser Farben als Stoff behalten.
        [trade] Rohstoffe erwerben und das Plättchen gegen Garn oder Spitze eintauschen.
        [fund] Eine beliebige Ausstattung finanzieren.
        [lady] Ein Damenkleid schneidern, verliehen oder verkauft.
        [gent] Einen Herrenrock schneidern, verliehen oder verkauft.
       *[any] Ein beliebiges Kleid schneidern, verliehen oder verkauft.
    }
web-task-by =
    { $kind ->
        [master] Es zählt, wenn ein Meister es tut.
        [journeyman] Es zählt, wenn ein Geselle es tut.
       *[apprentice] Es zählt, wenn ein Lehrling es tut.
    }
web-task-done = Erfüllt: { $name }
web-specialist = Spezialisierter Lehrling
web-specialist-state =
    { $state ->
        [yours] Ihrer
        [hired] eingestellt
       *[unseen] verdeckt
    }
web-specialist-condition = Kostenlos eingestellt, unter einer Bedingung: { $condition }.
web-specialist-progress = { $label } (von { $need })
web-specialist-told = Ein Meister stellt diesen Lehrling statt eines anderen Arbeiters ein. Für die Bedingung wird nichts ausgegeben, und vorher sieht sonst niemand die Karte.
web-master-trials = Bestandene Meisterprüfungen: { $count }
web-copy-whose = Wessen Bonus kopiert wird
web-tray-lower = Den Spielplan ansehen
web-tray-raise = Die Karten ansehen
web-dress-rent-only = nur Verleih
web-dress-rent-told = Verleihen Sie es für { rokoko-prestige-points } am Ende; verkauft wird es nicht.
web-dress-moment =
    { $module ->
        [festivity] sofort
       *[expert] beim Verleihen
    }
web-dress-fancy-told = Ein Prunkkleid: Es verlangt mehr als jedes andere und ist mehr wert.
web-ribbon-fancy = Prunkkleid
web-ribbon-prestige-per-couple = { $prestige } je Paar
web-ribbon-prestige-per-decoration = { $prestige } je Ausst.
web-ribbon-prestige-per-colour = { $prestige } je { $colour }
web-ribbon-favour-and-livre = Gunst und { $livre }
web-ribbon-depute-one-for-pay = entsenden
web-ribbon-free-warehouse-tile = 1 Plättchen
web-ribbon-livre-sold-or-rented = { $livre } Livre
web-ribbon-free-jewel = 1 Schmuck
web-ribbon-prestige-for-matching-jewel = { $prestige } farbgleich

## Rokoko: Module

rokoko-option-modules = Schachteln
rokoko-option-modules-hint = Sie gehören zur Deluxe-Ausgabe: Wer eine öffnet, spielt diese.
rokoko-option-modules-jewelry-box = Schmuckkästchen
rokoko-option-modules-jewelry-box-hint = Schmuck für die Gäste, Prüfungen für die Arbeiter und ein spezialisierter Lehrling.
rokoko-option-modules-fancy = Prunkkleider
rokoko-option-modules-fancy-hint = Vier kostbare Kleider und fünf Plättchen mit seltenem Stoff.
rokoko-option-modules-festivity = Festkleider
rokoko-option-modules-festivity-hint = Vier Kleider, die sofort Ansehen bringen und nie verkauft werden.
rokoko-option-modules-expert = Hohe Schneiderkunst
rokoko-option-modules-expert-hint = Sechs Kleider mit einer Gunst für alle, die sie in die Säle bringen.

## Rokoko: Madame du Barry

rokoko-alone = Madame du Barry
rokoko-alone-hint = Ihre Gegnerin, wenn Sie allein spielen. Sie folgt ihren Karten, und ein Gleichstand gehört ihr.
rokoko-alone-offer = Für ein Spiel allein
rokoko-alone-choose = Gegen sie spielen
rokoko-alone-edition = Madame du Barry kommt mit der Deluxe-Ausgabe.
web-against = allein gegen { $name }
rokoko-her-tie = Gleichstand gehört ihr
rokoko-her-tiles =
    { $tiles ->
        [one] { $tiles } Plättchen, { points }
       *[other] { $tiles } Plättchen, { points }
    }
rokoko-her-staff = { $staff } Arbeiter
rokoko-her-jewels =
    { $jewels ->
        [one] { $jewels } Schmuckstück
       *[other] { $jewels } Schmuckstücke
    }
rokoko-her-stock = Madame du Barry: Garn { $yarn }, Spitze { $lace }
rokoko-her-cards = Ihre Karten
rokoko-her-hand = { $hand } zu spielen, { $supply } verdeckt
rokoko-her-cards-told = Sie nimmt ihre Karten oben vom Stapel. Alle 25 werden in jeder Runde neu gemischt.
rokoko-her-discard = Schon aufgedeckt: { $discard }
rokoko-her-turn = Ihr letzter Zug, Schritt für Schritt
rokoko-her-no-turn = Sie hat noch nicht gespielt. Oben sagt jede Karte, was sie tut, unten, wohin ein Kleid von ihr kommt.
rokoko-her-before = Davor
rokoko-her-gain = +{ $prestige } Ansehen
rokoko-her-action =
    { $action ->
        [acquire] Stoff nehmen
        [tailor] Kleid nähen
        [hire] Anwerben
        [fund] Finanzieren
       *[favour] Gunst
    }
rokoko-her-drawer = Schublade { $number }
rokoko-her-column =
    { $column ->
        [left] linke Spalte
        [center] mittlere Spalte
       *[right] rechte Spalte
    }
rokoko-her-count =
    { $side ->
        [left] { $n }. von links
       *[right] { $n }. von rechts
    }
rokoko-her-decoration =
    { $kind ->
        [fireworks] Feuerwerk
        [fountain] Küche
        [musicians] Musiker
       *[statues] Statue
    }
rokoko-her-favour = der Königin
rokoko-her-jewel =
    { $jewel ->
        [match] gleich
        [fit] passend
       *[none] keiner
    }
rokoko-her-role =
    { $role ->
        [action] ihre Aktion
        [full] { rokoko-hall } ist voll
       *[decides] entscheidet
    }
rokoko-her-card = { $action }, { $target }; für ein Kleid: { rokoko-hall }, Schmuck: { $jewel }; { $role }
rokoko-step-tiles =
    { $tiles ->
        [one] Nimmt { $tiles } Plättchen aus dem Lager.
       *[other] Nimmt { $tiles } Plättchen aus dem Lager.
    }
rokoko-step-du-barry-instead = Ihre Aktion ist unmöglich.
rokoko-step-du-barry-favour =
    { $taken ->
        [0] Bittet um die Gunst der Königin; sie ist vergeben.
       *[other] Erhält die Gunst der Königin.
    }
rokoko-step-du-barry-tile-drawn = Zieht verdeckt ein Plättchen.
rokoko-step-du-barry-makes = Näht, ohne zu zahlen: { $dress }.
rokoko-step-du-barry-last-resort = Keine Karte hilft; es wird: { $hall }.
rokoko-step-dress-rented = Der Platz: { $space }.
rokoko-step-du-barry-reward =
    { $yarn ->
        [0] Bekommt 1 Spitze für den Platz.
       *[other] Bekommt 1 Garn für den Platz.
    }
rokoko-step-du-barry-jewel = Dazu Schmuck: { $jewel }.
rokoko-step-du-barry-no-jewel = Kein solcher Schmuck liegt aus.
rokoko-step-du-barry-hires = Wirbt an: { $worker }.
rokoko-step-du-barry-card-added = Bekommt eine Karte mehr zu spielen.
rokoko-step-du-barry-funds = Finanziert: { $decoration }.
rokoko-step-du-barry-trial = Besteht: { $trial }.
rokoko-step-du-barry-worker-removed = Verlässt sie: { $worker }.
rokoko-step-du-barry-worker-joined = Eine verdeckte Karte kommt zu ihren Arbeitern.
rokoko-step-du-barry-reshuffled = Mischt die aufgedeckten Karten.
rokoko-step-task-marked = Erfüllt eine Aufgabe: { $task }.
rokoko-step-all-halls-reached = Ist in allen Sälen vertreten: { $place }.
