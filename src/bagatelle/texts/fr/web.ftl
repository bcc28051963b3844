# L’application du navigateur. Une section par page ; les noms commencent par web-.

## Everywhere

web-unreachable = Le serveur ne répond pas. Veuillez réessayer dans un instant.

## Parts

web-part-rule = Règle { $clause }
web-part-total = Total
web-part-place = Place
