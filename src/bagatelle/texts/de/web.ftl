# Die Anwendung im Browser. Ein Abschnitt je Seite; die Namen beginnen mit web-.

## Everywhere

web-unreachable = Der Server antwortet nicht. Bitte versuchen Sie es gleich noch einmal.

## Parts

web-part-rule = Regel { $clause }
web-part-total = Summe
web-part-place = Platz
