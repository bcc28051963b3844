# Was alle Spiele teilen: Spieler, Fehler, Aufzeichnungen.

player = Spieler { $number }
court-names = Gräfin Amalie, Baron Leopold, Komtess Friederike, Freiherr Aurel, Gräfin Wilhelmine, Baron Valentin, Komtess Eleonore, Freiherr Konstantin, Gräfin Charlotte, Baron Emmerich, Komtess Sidonie, Freiherr Lorenz
players-last = { $first } und { $second }
players-more = { $first }, { $others }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

# Eine Partie, die vorbei ist, noch einmal erzählt.
moment-turn = Die Wende
moment-turn-told =
    { $points ->
        [one] Seit Runde { $round } liegt { $player } vor allen anderen: am Ende mit { $points } Punkt.
       *[other] Seit Runde { $round } liegt { $player } vor allen anderen: am Ende mit { $points } Punkten.
    }
moment-round = Die beste Runde
moment-round-told = Niemand gewinnt mehr auf einmal: { points } für { $player } in Runde { $round }.

# Eine Partie, die nicht beginnen kann.
unknown-game = Ein Spiel namens „{ $game }“ gibt es hier nicht; es gibt: { $known }.
players-no-number = Die Zahl der Spieler muss eine ganze Zahl (ein int) sein, nicht { $value }.
bad-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
unknown-option = { $game } kennt keine Option „{ $option }“; es gibt: { $known }.
bad-option = „{ $value }“ passt nicht zu { $option }; möglich: { $allowed }.
bad-seed = Ein Startwert ist ein Wort aus druckbaren Zeichen, ohne Leerzeichen davor oder dahinter.
bad-name = Ein Name hat höchstens { $most } druckbare Zeichen, ohne Leerzeichen davor oder dahinter.
too-many-names =
    { $players ->
        [one] Es sind mehr Namen als Plätze; diese Partie hat nur einen Platz.
       *[other] Es sind mehr Namen als Plätze; diese Partie hat { $players } Plätze.
    }

# Ein Zug, der nicht geht.
illegal-move = { $reason } [{ $clause }]
invalid-move = „{ $move }“ ist kein Zug dieses Spiels.
which-seat = Mehrere Spieler sind gerade am Zug; bitte geben Sie den Platz an, für den der Zug gilt.
no-such-seat =
    { $players ->
        [one] Diesen Platz gibt es nicht; diese Partie hat nur einen Platz.
       *[other] Diesen Platz gibt es nicht; diese Partie hat { $players } Plätze.
    }
cannot-undo = Es gibt nichts zurückzunehmen: Etwas wurde aufgedeckt, oder jemand anderes hat gezogen.
other-snapshot = Dieser Schnappschuss stammt von anderen Regeln, anderem Spielmaterial oder einer anderen Programmversion; die Partie lässt sich nur aus ihren Zügen neu aufbauen.

# Eine Aufzeichnung, die sich nicht lesen lässt.
unreadable-file =
    { $reason ->
        [missing] Eine Datei { $file } gibt es nicht.
        [folder] { $file } ist ein Ordner, keine Datei.
        [forbidden] { $file } darf nicht gelesen werden.
       *[other] { $file } kann nicht gelesen werden.
    }
record-no-text = { $file } ist keine Aufzeichnung: Es ist kein UTF-8-Text.
record-error = Zeile { $line }, Spalte { $column }: { $reason }
record-first-line = Eine Aufzeichnung beginnt mit der Zeile „{ $line }“.
record-no-colon = Hier fehlen ein Doppelpunkt und ein Leerzeichen.
record-twice = „{ $key }“ steht hier zum zweiten Mal.
record-missing = Die Aufzeichnung endet ohne die Zeile „{ $key }“.
record-number = „{ $word }“ ist keine Zahl.
record-rules = Die Aufzeichnung folgt Version { $found } der Regeln; gespielt wird Version { $known }.
record-components = Die Aufzeichnung stammt von einer Partie mit dem Spielmaterial { $found }, dieses hier ist { $known }; sie braucht das Material, mit dem gespielt wurde.
record-move-number = Hier wird der Zug mit der Nummer { $number } erwartet.
record-not-a-move = Hier wird ein Zug erwartet.
record-after-scores = Nach den Punkteständen darf nichts mehr folgen.
record-too-early = Hier stehen Punktestände, aber die Partie ist nicht zu Ende.
record-scores = Die Punktestände dieser Partie sind { $scores }.
record-commitment = Diese Festlegung gehört nicht zum Startwert.
record-perspective = Diese Datei enthält, was ein Einzelner vor dem Ende der Partie gesehen hat; sie hat noch keinen Startwert, daher lässt sich nichts nachspielen oder prüfen.
