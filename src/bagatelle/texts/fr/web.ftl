# L’application du navigateur. Une section par page ; les noms commencent par web-.

## Everywhere

web-unreachable = Le serveur ne répond pas. Veuillez réessayer dans un instant.

## Parts

web-part-rule = Règle { $clause }
web-part-total = Total
web-part-place = Place
web-part-you = vous
web-part-bot = robot
web-part-left = a quitté la table
web-part-late = à court de temps
web-part-your-turn = À vous
web-part-wait = Un instant
web-part-watching = En spectateur
web-part-over = C’est fini
web-part-undo = Annuler
web-part-back = Retour
web-part-close = Fermer
web-part-why = Pourquoi pas
web-part-regions = Parties de la table
web-part-since = Depuis votre dernier tour
web-part-since-nothing = Il ne s’est encore rien passé.
web-part-log = Ce qui s’est passé
web-part-whole-log = Tout le journal
web-part-older = Lignes précédentes
web-part-tie-break = En cas d’égalité : { $item }
web-part-won = Victoire : { $name }
web-part-shared = Victoire partagée : { $names }
web-part-solo-end = La soirée est finie
