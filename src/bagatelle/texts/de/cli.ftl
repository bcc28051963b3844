# Die Befehlszeile, und was Bots und Arena ablehnen.

unknown-bot = { $game } kennt keinen Bot „{ $bot }“; es gibt: { $known }.
bad-seats =
    { $players ->
        [one] { $given } Wörter passen nicht zu 1 Platz; es braucht genau eines.
       *[other] { $given } Wörter passen nicht zu { $players } Plätzen; es braucht eines für jeden Platz oder eines für alle.
    }
review-not-over = Die Partie ist noch nicht zu Ende: Nur eine beendete Partie kann man noch einmal durchdenken.
review-no-mind = Niemand kennt { $game } gut genug für eine Rückschau.
review-playouts = Die Zahl der Probespiele muss von 1 bis { $most } sein, nicht { $value }.
not-positive =
    { $what ->
        [jobs] Die Zahl der Prozesse muss mindestens 1 sein, nicht { $value }.
        [rounds] Die Zahl der Runden muss mindestens 1 sein, nicht { $value }.
       *[games] Die Zahl der Partien muss mindestens 1 sein, nicht { $value }.
    }

# Die Befehle.
cli-about = Bagatelle: Spiele von Hof und Handel, zum Spielen, Erforschen und Simulieren.
cli-commands = Die Befehle:
cli-more = Mehr sagt jeder Befehl mit --help.
cli-usage = Aufruf:
cli-arguments = Argumente und Optionen
cli-play-summary = Im Browser spielen, mit einem Server auf diesem Rechner.
cli-terminal-summary = Eine Partie im Terminal spielen, gegen Bots oder zu mehreren an einer Tastatur.
cli-serve-summary = Einen Server für Partien im Netz betreiben.
cli-simulate-summary = Bots viele Partien spielen lassen und sehen, was herauskommt.
cli-fit-summary = Die Gewichte anpassen, mit denen Bots einen Tisch beurteilen, in Partien gegen sich selbst.
cli-replay-summary = Eine aufgezeichnete Partie erzählen.
cli-verify-summary = Ziehungen, Züge, Punktestände und Festlegung einer Aufzeichnung prüfen.
cli-games-summary = Die Spiele auflisten, mit ihren Optionen und Bots.

# Was Argumente bedeuten.
cli-help-help = diese Hilfe zeigen
cli-help-version = die Version zeigen
cli-help-language = die Sprache: { $known }
cli-help-game = das Spiel: { $known }
cli-help-option = für { $game }: { $values }
cli-option-values = { $values } (ohne Angabe: { $default })
cli-option-many = beliebige von { $values }, mit Kommas verbunden (ohne Angabe: { $default })
cli-option-free = ein Wort, das das Spiel versteht
cli-help-players = wie viele mitspielen
cli-help-seats = wer wo sitzt: „{ $human }“ oder der Name eines Bots für jeden Platz
cli-help-names = die Namen der Spieler
cli-help-seed = ein Wort, das allen Zufall bestimmt; gleiche Wörter geben gleiche Partien
cli-help-resume = die Partie fortsetzen, die in dieser Datei gespeichert ist
cli-help-plain = Textzeilen statt eines ganzen Bildschirms
cli-help-no-color = ohne Farben
cli-help-games = wie viele Partien (ohne Angabe: { $default })
cli-help-bots = ein Bot für jeden Platz oder einer für alle (ohne Angabe: { $default })
cli-help-jobs = wie viele Prozesse zugleich spielen (ohne Angabe: { $default })
cli-help-json = die Ergebnisse als JSON ausgeben
cli-help-fit-games = wie viele Partien jede Runde hat (sonst: { $default })
cli-help-fit-rounds = wie viele Runden; jede spielt mit dem, was die früheren gefunden haben (sonst: { $default })
cli-help-fit-out = die Gewichte in diese Datei schreiben, neben die anderer Varianten
cli-help-record = die Aufzeichnung einer Partie
cli-help-at = nach so vielen Zügen anhalten
cli-help-host = die Adresse, unter der Bagatelle erreichbar ist; 0.0.0.0 lässt andere herein (ohne Angabe: { $default })
cli-help-port = der Port, unter dem Bagatelle erreichbar ist (ohne Angabe: { $default })
cli-help-data-dir = der Ordner, in dem alles aufbewahrt wird (ohne Angabe: { $default })
cli-help-database = die Adresse einer Datenbank, sqlite:///DATEI oder postgresql://…, auch aus { $variable } (ohne Angabe: SQLite im Datenordner)
cli-help-no-chat = an keinem Tisch wird geplaudert
cli-help-bot-workers = wie viele Prozesse für die Bots denken (ohne Angabe: { $default })
cli-help-review-playouts = wie oft ein Zug mindestens weitergespielt wird, wenn auf eine Partie zurückgeschaut wird (ohne Angabe: { $default })
cli-help-bot-seconds = wie viele Sekunden ein Bot über seinen Spielzug nachdenken darf (ohne Angabe: { $default })
cli-help-requests = wie viele Anfragen je Sekunde von einer Adresse kommen dürfen (ohne Angabe: { $default })
cli-help-messages = wie viele Nachrichten je Sekunde von einem Spieler kommen dürfen (ohne Angabe: { $default })
cli-help-commitment = die Festlegung, die zu Beginn der Partie gezeigt wurde

# Was an der Befehlszeile nicht stimmt.
cli-unknown-command = Einen Befehl „{ $command }“ gibt es nicht; es gibt: { $known }.
cli-missing-extra = Dafür fehlen Bibliotheken: { $command } richtet sie ein.
cli-unknown-argument = { $prog } versteht „{ $argument }“ nicht; --help sagt, was verstanden wird.
cli-value-wanted = Nach { $option } fehlt ein Wert.
cli-no-value-wanted = Zu { $option } gehört kein Wert.
cli-no-number = „{ $value }“ ist keine ganze Zahl für { $option }.
cli-out-of-range = { $option } ist eine Zahl von { $least } bis { $most }, nicht { $value }.
cli-no-game = Bitte nennen Sie ein Spiel; es gibt: { $known }.
cli-no-file = Bitte nennen Sie die Datei einer Aufzeichnung.
cli-bad-language = Die Sprache „{ $language }“ wird hier nicht gesprochen; es gibt: { $known }.
cli-unknown-player = „{ $player }“ kann in { $game } nicht Platz nehmen; ein Platz ist für: { $known }.
cli-settled-by-record = Die gespeicherte Partie hat { $option } schon festgelegt; bitte lassen Sie es weg.
cli-no-such-move =
    { $last ->
        [one] Die Aufzeichnung hat 1 Zug; einen Zug { $number } gibt es nicht.
       *[other] Die Aufzeichnung hat { $last } Züge; einen Zug { $number } gibt es nicht.
    }

# Was Befehle ausgeben.
cli-games-players = Spieler: { $least } bis { $most }
cli-games-bots = Bots: { $bots }
cli-simulate-progress = Partien
cli-simulate-games =
    { $games ->
        [one] 1 Partie mit { $length } Entscheidungen
       *[other] { $games } Partien mit durchschnittlich { $length } Entscheidungen
    }
cli-simulate-speed = { $decisions } Entscheidungen in { $seconds } Sekunden: { $speed } je Sekunde
cli-fit-done = { $variant }: aus { $games } Partien; in anderen erklärt die Schätzung { $share } % der noch kommenden Punkte und liegt { $error } Punkte daneben.
cli-fit-no-weights = { $file } ist keine Datei mit Gewichten.
no-mind = Niemand hat die Bots gelehrt, einen Tisch von { $game } zu beurteilen: Es gibt nichts anzupassen.
cli-column-seat = Platz
cli-column-bot = Bot
cli-column-mean = Mittel
cli-column-sd = SD
cli-column-min = Min.
cli-column-median = Median
cli-column-max = Max.
cli-column-wins = Siege
cli-column-interval = 95-%-Intervall
cli-decimal = { $whole },{ $fraction }
cli-percent = { $share } %
cli-percent-interval = { $low }–{ $high } %
cli-replay-moves = Zug { $number } von { $last }
cli-verify-committed = Geprüft: Der Startwert ergibt jede Ziehung ({ $draws } Zahlen), jeder Zug ({ $moves }) entspricht den Regeln, die Punktestände stimmen, und der Startwert gehört zur Festlegung { $commitment }.
cli-verify-uncommitted = Geprüft: Der Startwert ergibt jede Ziehung ({ $draws } Zahlen), jeder Zug ({ $moves }) entspricht den Regeln, und die Punktestände stimmen; die Aufzeichnung nennt keine Festlegung.
cli-verify-unfinished = Bis hierher stimmt alles: Der Startwert ergibt jede Ziehung ({ $draws } Zahlen), jeder Zug ({ $moves }) entspricht den Regeln; die Partie ist nicht zu Ende.
cli-verify-other-seed = Der Startwert dieser Aufzeichnung gehört nicht zur Festlegung { $commitment }; versprochen waren andere Ziehungen.

# The box.
cli-components-summary = Den Inhalt eines Spiels zeigen, mit der Herkunft jeder Zahl.
cli-column-provenance = Herkunft
cli-provenance =
    { $provenance ->
        [rulebook] Spielregel
        [published] veröffentlicht
        [deduced] erschlossen
        [owner] eigenes Exemplar
       *[reconstructed] rekonstruiert
    }

# The balance of many games.
cli-help-report = zeigen, woher die Punkte kommen und was gewählt wird; ohne Angabe für jede Spielerzahl
cli-column-group = Gruppe
cli-column-source = Quelle
cli-column-share = Anteil
cli-column-choice = Wahl
cli-column-per-game = Je Partie
cli-column-per-player = Je Spieler
cli-column-turn = Zug
cli-column-advantage = Vorteil
cli-column-thing = Je Partie
cli-row-together = zusammen

# Component packs.
cli-pack-summary = Das Material eines Spiels in eine eigene Datei kopieren und prüfen, was Sie hineinschreiben.
cli-help-pack = mit dem Spielmaterial aus dieser Datei spielen
cli-help-pack-action = eine Datei prüfen oder mit einer Kopie des mitgelieferten Materials beginnen
cli-help-pack-first = die Datei, die geprüft wird, oder das Spiel, das kopiert wird: { $known }
cli-help-pack-second = wohin die Kopie geschrieben wird
cli-pack-action = Was soll geschehen: { $check } DATEI oder { $copy } SPIEL DATEI?
cli-pack-no-file =
    { $action ->
        [check] Bitte nennen Sie die Datei mit dem Spielmaterial.
       *[copy] Bitte nennen Sie ein Spiel und die Datei für die Kopie.
    }
cli-pack-one-file = Geprüft wird eine Datei auf einmal; „{ $file }“ ist zu viel.
cli-pack-sound = { $file } ist richtiges Spielmaterial für { $title }: { $hash }.
cli-pack-sound-modules = { $file } ist richtiges Spielmaterial für { $title }: { $hash }, mit Modulen { $whole }.
cli-pack-problems =
    { $problems ->
        [one] In { $file } stimmt 1 Sache nicht.
       *[other] In { $file } stimmen { $problems } Sachen nicht.
    }
cli-pack-broken = Mit { $file } kann man nicht spielen. { $reason }
cli-pack-copied = Das Material steht in { $file }; tragen Sie ein, was auf Ihrem Exemplar gedruckt ist.
cli-pack-exists = { $file } gibt es schon; nichts wurde geschrieben.
cli-pack-huge = { $file } ist zu groß für Spielmaterial.
cli-pack-no-text = { $file } enthält kein Spielmaterial: es ist kein UTF-8-Text.

# Die Arena.
arena-one-bot = Ein Turnier braucht mindestens zwei verschiedene Bots, nicht nur „{ $bot }“.
arena-other-tournament = { $file } gehört zu einem anderen Turnier: Spiel, Optionen, Bots, Startwert, Regeln, Schachtel oder Gewichte sind andere.
arena-no-ledger = { $file } enthält keine Ergebnisse eines Turniers.
no-cluster = Unter „{ $address }“ antwortet kein Ray-Cluster; eine Adresse ist ein Rechner mit Port, oder „local“.
cli-arena-summary = Bots ein Turnier spielen lassen, gerecht in Plätzen und Zufall, und sie bewerten.
cli-help-arena-bots = die Bots, die antreten (ohne Angabe: { $default })
cli-help-arena-games = wie viele Partien, auf ganze Runden aufgerundet (ohne Angabe: { $default })
cli-help-arena-jobs = wie viele Prozesse gleichzeitig spielen (ohne Angabe: einer je Kern)
cli-help-ray = auf dem Ray-Cluster mit dieser Adresse RECHNER:PORT spielen, oder auf einem hiesigen: „local“
cli-help-out = die Ergebnisse in dieser Datei aufheben; ist sie da, so geht das Turnier weiter
cli-help-html = einen Bericht mit Schaubildern in diese Datei schreiben
cli-no-folder = Einen Ordner { $folder } gibt es nicht.
cli-arena-title = Turnier: { $game }
cli-arena-played =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } in { $rounds ->
        [one] 1 Runde.
       *[other] { $rounds } Runden.
    }
cli-arena-lineups =
    { $seats ->
        [1] In jeder spielen alle { $lineups } Bots allein, mit gleichem Zufall.
       *[other] { $lineups ->
            [one] In jeder spielt 1 Besetzung mit gleichem Zufall von allen { $seats } Plätzen aus.
           *[other] In jeder spielen { $lineups } Besetzungen, jede mit gleichem Zufall von allen { $seats } Plätzen aus.
        }
    }
cli-arena-equal-share = Ein gleicher Anteil an den Siegen ist { $share }.
cli-arena-ratings = Wertungen
cli-arena-about-ratings = Nach Bradley und Terry: Wer 100 Punkte höher steht, ist von beiden 64-mal in 100 der bessere, mit 200 Punkten 76-mal, mit 400 Punkten 91-mal. Das Mittel aller Bots ist 0. Die Striche sind 95-%-Intervalle.
cli-arena-cross = Wer vor wem endete
cli-arena-about-cross = Wie oft der Bot der Zeile vor dem Bot der Spalte endete, in Partien beider; gleiche Ränge zählen halb.
cli-arena-points = Punkte
cli-arena-about-points = Wie oft jeder Bot mit so vielen Punkten endete. Der Strich ist das Mittel.
cli-arena-meeting = { $first } vor { $second }: { $share } ({ $interval }), { $times }-mal, im Mittel { $margin } Punkte
cli-column-games = Plätze
cli-column-rating = Wertung
cli-column-per-decision = Je Entscheidung
cli-column-per-rated-turn = Je Zug
cli-column-ahead = vor
cli-interval = { $low } bis { $high }
cli-milliseconds = { $number } ms

# Die Rückschau auf eine Partie.
cli-review-summary = Eine beendete Partie noch einmal durchdenken: Aussichten, Wendepunkte, was besser gewesen wäre.
cli-help-review-seat = mit dem Wissen dieses Spielers, nach Nummer oder Name (ohne Angabe: aller, alle Karten offen)
cli-help-playouts = wie oft ein Zug mindestens weitergespielt wird (ohne Angabe: { $default })
cli-help-review-jobs = wie viele Prozesse zugleich nachdenken (ohne Angabe: einer je Kern)
cli-help-review-seed = ein Wort, das entscheidet, was man sich vorstellt; gleiche Worte geben gleiche Rückschauen
cli-help-review-html = die Rückschau mit ihrem Schaubild in diese Datei schreiben
cli-help-play-on = nach so vielen Zügen im Terminal weiterspielen, auf dem Platz von --seat (ohne Angabe: dem ersten), gegen Automaten
cli-review-progress = Rückschau
cli-review-title = Rückschau: { $game }
cli-review-no-seat = Niemand an diesem Tisch heißt „{ $name }“, und es ist keine Nummer eines Spielers von 1 bis { $players }.
cli-review-no-moment = Nach Zug { $number } kann man nicht weiterspielen: Die Partie hat { $last } Züge, und der letzte beendet sie.
cli-review-jobs = Die Zahl der Prozesse muss mindestens 1 sein, nicht { $value }.
cli-review-known-all = Gesehen mit dem Wissen aller: Alle Karten liegen offen.
cli-review-known-by = Gesehen mit dem Wissen von { $player }. Jeder Zug ist so gesehen, wie ihn sehen konnte, wer ihn machte.
cli-review-how = Jeder Zug wurde mindestens { $playouts }-mal weitergespielt; Zufallswort: { $seed }.
cli-review-chances = Aussichten auf den Sieg
cli-review-about-chances = Bänder, die zusammen 100 % ergeben. Jede Fahne ist ein Zug, der die Aussichten stark veränderte.
cli-review-round = Runde { $number }
cli-review-end = Ende
cli-review-turning-points = Wendepunkte
cli-review-no-turning-points = Kein einzelner Zug hat die Aussichten stark verändert.
cli-review-better = Andere Züge, zu denen es Besseres gab
cli-review-found = Den besten Weg gefunden
cli-review-found-line = { $player }: { $share } ({ $best } von { $compared })
cli-review-found-none = { $player }: hatte nie die Wahl
cli-review-turn = Zug { $move }, Runde { $round }: { $player }
cli-review-swing = Die Aussichten von { $player } gehen von { $before } auf { $after } ({ $swing }).
cli-review-percent = { $share } %
cli-review-line = { $chance } % Aussicht auf den Sieg (auf { $doubt } genau), { $points } Punkte, Platz { $place }
cli-review-played = gespielt
cli-review-was-best = Besseres fand sich nicht.
