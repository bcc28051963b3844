# L’application du navigateur. Une section par page ; les noms commencent par web-.

## Parts

web-part-rule = Règle { $clause }
web-part-total = Total
web-part-place = Place
