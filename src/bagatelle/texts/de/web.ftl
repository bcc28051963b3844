# Die Anwendung im Browser. Ein Abschnitt je Seite; die Namen beginnen mit web-.

## Everywhere

web-unreachable = Der Server antwortet nicht. Bitte versuchen Sie es gleich noch einmal.

## Parts

web-part-rule = Regel { $clause }
web-part-total = Summe
web-part-place = Platz
web-part-you = Sie
web-part-bot = Bot
web-part-left = ist gegangen
web-part-late = Zeit abgelaufen
web-part-your-turn = Sie sind am Zug
web-part-wait = Einen Moment
web-part-watching = Sie sehen zu
web-part-over = Ende
web-part-undo = Zurücknehmen
web-part-back = Zurück
web-part-close = Schließen
web-part-why = Warum nicht
web-part-regions = Bereiche des Tisches
web-part-since = Seit Ihrem letzten Zug
web-part-since-nothing = Noch ist nichts geschehen.
web-part-log = Was geschah
web-part-whole-log = Ganzes Protokoll
web-part-older = Frühere Zeilen
web-part-tie-break = Bei Gleichstand: { $item }
web-part-won = { $name } gewinnt
web-part-shared = { $names } teilen sich den Sieg
web-part-solo-end = Der Abend ist vorbei
