# Die Anwendung im Browser. Ein Abschnitt je Seite; die Namen beginnen mit web-.

## Parts

web-part-rule = Regel { $clause }
web-part-total = Summe
web-part-place = Platz
