# Spielmaterial aus dem eigenen Karton: was an der Datei falsch sein kann.

pack-error =
    { $problems ->
        [one] Das Spielmaterial ist falsch in Zeile { $line }, Spalte { $column }: { $reason }
       *[other] Das Spielmaterial ist an { $problems } Stellen falsch, zuerst in Zeile { $line }, Spalte { $column }: { $reason }
    }
pack-other-game = Dieses Spielmaterial ist für { $found }, nicht für { $wanted }.
pack-no-game = Die Tabelle „meta“ muss in „game“ sagen, zu welchem Spiel dieses Material gehört: { $known }.

# Seine Form.
pack-not-toml = Das ist kein TOML; der Parser sagt: „{ $words }“.
pack-too-deep = Die Listen und Tabellen stehen zu tief ineinander.
pack-missing = Hier fehlt „{ $key }“.
pack-unknown = „{ $key }“ gehört nicht hierher; hierher gehört: { $known }.
pack-other-kind = „{ $key }“ muss { $wanted } sein.
pack-kind =
    { $kind ->
        [number] eine ganze Zahl
        [truth] true oder false
        [text] ein Text in Anführungszeichen
        [table] eine Tabelle
       *[list] eine Liste in eckigen Klammern
    }
pack-word = „{ $found }“ ist hier unbekannt; möglich ist: { $known }.

# Seine Zahlen.
pack-stated = „{ $key }“ ist in jedem Karton { $expected }, nicht { $found }.
pack-range = „{ $key }“ ist eine Zahl von { $least } bis { $most }, nicht { $found }.
pack-count =
    { $expected ->
        [one] „{ $key }“ muss 1 Eintrag haben, nicht { $found }.
       *[other] „{ $key }“ muss { $expected } Einträge haben, nicht { $found }.
    }
pack-count-range = „{ $key }“ muss { $least } bis { $most } Einträge haben, nicht { $found }.
pack-falling = Die Zahlen von „{ $key }“ steigen von links nach rechts nie, anders als { $found }.
pack-rising = Die Zahlen von „{ $key }“ fallen von links nach rechts nie, anders als { $found }.
pack-bad-id = „{ $name }“ kann kein Name sein: er hat nur kleine Buchstaben, Ziffern und Bindestriche.
pack-twice = Der Name „{ $name }“ ist schon vergeben.

# Das Bankett.
pack-banquet-points-twice = „{ $name }“ ist keine Forderung oder hat schon Punkte.
pack-banquet-no-points = Die Forderung { $name } hat keine Punkte.
pack-banquet-face = Die sechs Adligen eines Zeichens stellen jede Forderung einer Seite einmal; „{ $name }“ gehört nicht dazu oder ist schon gestellt: { $known }.
pack-banquet-pattern = Ein Muster hat { $cells } verschiedene Felder der Anrichte, [0, 0] bis [2, 2].

# Rokoko.
pack-rokoko-dresses = Es muss { $expected } Kleider der Farbe { $colour } geben, nicht { $found }.
pack-rokoko-own-silk = Ein Kleid braucht Stoff seiner eigenen Farbe, { $colour }.
pack-rokoko-no-silk = Ein Rohstoffplättchen zeigt mindestens einen Stoffballen.
pack-rokoko-colours = Auf ein Plättchen oder Kleid passen { $most } Farben.
pack-rokoko-trimmings =
    { $join ->
        [single] Ein einzelner Marker auf einem Plättchen ist ein Garn oder eine Spitze.
        [slash] Marker mit Schrägstrich auf einem Plättchen sind ein Garn und eine Spitze.
       *[plus] Verbundene Marker auf einem Plättchen sind zwei: Garn, Spitze oder je eines.
    }
pack-rokoko-rarity = Stoff der beiden häufigen Farben muss häufiger sein als uncommon_lady und dieser häufiger als rare_gent; die Plättchen zeigen { $lady } und { $gent }, { $uncommon } und { $rare } Ballen.
pack-rokoko-masters = Zwei Basis-Arbeiter sind Meister, und nur sie haben keinen Bonus.
pack-rokoko-crowns = Auf Stufe 6 gibt es { $crowns } Lehrlinge; nur sie haben einen Bonus der Endwertung.
pack-rokoko-fireworks = Die Mehrheit beim Feuerwerk ist [6, 2] auf einer Seite des Plans und [7, 3] auf der anderen.
pack-rokoko-terrace = Genau ein Saal liegt unter der Terrasse, nicht { $found }.
pack-rokoko-master-space = Jeder Saal hat ein Meister-Gastfeld.
pack-rokoko-reward = „{ $found }“ ist keine Belohnung; es gibt: none, yarn, lace, resource und coins:1 bis coins:9.
pack-rokoko-example =
    { $example ->
        [dress] Es fehlt ein Beispiel der Spielregel: ein Kleid in common_lady mit Fingerhut, das 3 Ballen seiner Farbe und 1 Spitze braucht.
        [tile] Es fehlt ein Beispiel der Spielregel: ein Plättchen mit 2 Ballen common_gent und Garn oder Spitze.
        [tiles] Es fehlt ein Beispiel der Spielregel: zwei Plättchen, die zusammen 3 Ballen common_lady und 1 uncommon_lady zeigen.
        [window] Es fehlt ein Beispiel der Spielregel: ein Fenster, das 4 kostet.
        [decoration] Es fehlt ein Beispiel der Spielregel: eine Ausstattung, die 10 kostet.
       *[hall] Es fehlt ein Beispiel der Spielregel: ein Saal mit der Mehrheit [3, 1].
    }

# Die Module von Rokoko.
pack-rokoko-jewel-counts = Von den vier Farben gibt es 7, 7, 6 und 4 Schmuckstücke, in beliebiger Reihenfolge, nicht { $found }.
pack-rokoko-jewels = Es muss { $expected } Schmuckstücke der Farbe { $colour } geben, nicht { $found }.
pack-rokoko-prices = Alle Ausstattungen des Juweliers haben verschiedene Preise, anders als { $found }.
pack-rokoko-decorations = Die Ausstattungen dieser Seite des Plans und die des Juweliers sind zusammen höchstens { $most }, nicht { $found }.
pack-rokoko-task-silk = J1 und J2 verlangen je zwei Stofffarben, zusammen alle vier.
pack-rokoko-pile =
    { $kind ->
        [master] Zwei Meister der Stufe { $level } gehören zu den Karten der Meisterprüfung; „employee“ hat dort { $found }.
       *[journeyman] Zwei Gesellen der Stufe { $level } gehören zu den Karten der Gesellenprüfung; „employee“ hat dort { $found }.
    }
pack-rokoko-acquire = Eine Karte, die Rohstoffe erwirbt, nennt entweder eine Schublade oder eine Spalte.
pack-rokoko-du-barry =
    { $what ->
        [action] Mindestens eine Karte hat die Aktion { $name }.
        [drawer] Mindestens eine Karte erwirbt Rohstoffe aus Schublade { $name }.
        [column] Mindestens eine Karte erwirbt Rohstoffe aus der Spalte { $name }.
        [decoration] Mindestens eine Karte finanziert { $name }.
        [jewel] Mindestens eine Karte hat das Schmucksymbol { $name }.
        [hall] Mindestens eine Karte nennt den Saal { $name }.
        [tailor] Es fehlt ein Beispiel der Spielregel: eine Karte, die das zweite Kleid von rechts schneidert.
       *[hire] Es fehlt ein Beispiel der Spielregel: eine Karte, die den zweiten Arbeiter von links einstellt.
    }
pack-rokoko-fancy = Ein Prunkkleid braucht mehr als jedes Kleid des Grundspiels: mindestens { $least } Ballen, Garne und Spitzen insgesamt, nicht { $found }.
pack-rokoko-face = Ein Plättchen der Prunkkleider zeigt, was kein Plättchen des Grundspiels zeigt.

# Augsburg.
pack-augsburg-track = Eine Partie zu { $players } beginnt { $rounds } Felder vor dem Ende der Leiste, und diese Zahl steht dort nur einmal.
pack-augsburg-like = Die Karte { $card } hat dieselben drei Privilegien wie eine andere.
pack-augsburg-building =
    { $building ->
        [church] Eine Kirche kostet { $price } Gulden.
       *[cathedral] Ein Dom kostet { $price } Gulden.
    }
pack-augsburg-grain = Geld gibt es in Vielfachen von { $grain }, anders als { $found }.
