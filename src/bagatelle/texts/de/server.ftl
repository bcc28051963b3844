# Der Server: Ablehnungen, und was er beim Start sagt.

# Wer hereinkommt.
server-no-access = Dieser Link oder dieses Token öffnet hier nichts.
server-no-invite = Diese Einladung gilt nicht mehr.
server-no-match = Diese Partie gibt es nicht.
server-not-found = Unter dieser Adresse gibt es nichts.
server-not-allowed = Das geht unter dieser Adresse nicht.
server-app-not-built = Diese Installation hat keine Anwendung für den Browser: In einem Klon des Projekts mit Node.js ab 20.19 baut make play sie und startet den Server, und make wheel baut ein Paket, das sie enthält.
server-not-your-seat = Das ist nicht Ihr Platz.
server-seat-taken = Dieser Platz ist besetzt.
server-seat-is-yours = Sie spielen an diesem Platz bereits.
server-seat-is-there = Dieser Spieler ist noch da.
server-one-me = Sie selbst haben nur einen Platz; weitere Spieler an Ihrem Gerät sind „hotseat“.

# Was gerade nicht geht.
server-has-left = Das ist nicht mehr möglich.
server-waiting = Es sind noch nicht alle Spieler da.
server-stale = Der Tisch hat sich verändert; so sieht er jetzt aus.
server-no-move = Ein Zug braucht eine Wahl oder einen Text.
server-no-question = Niemand fragt Sie etwas.
server-no-takeback = Es gibt gerade nichts, was sich zurücknehmen ließe.
server-no-chat = An diesem Tisch wird nicht geplaudert.
server-no-advice = An diesem Tisch gibt es keinen Rat.
server-nothing-to-advise = Für diesen Platz gibt es gerade nichts zu entscheiden.
server-called-off = Dieser Tisch wurde abgesagt.
server-not-over = Die Partie ist noch nicht zu Ende.

# Eine Partie, die diese Version nur zeigen kann.
server-read-only-rules = Diese Partie folgt Version { $found } der Regeln, dieser Server spielt Version { $known }: Sie kann angesehen, aber nicht weitergespielt werden.
server-read-only-components = Diese Partie wurde mit anderem Spielmaterial gespielt, dessen Karten oder Pläne von dem dieses Servers abweichen: Sie kann angesehen, aber nicht weitergespielt werden.
server-read-only-game = Dieser Server hat kein Spiel für diese Partie: Sie kann angesehen, aber nicht weitergespielt werden. ({ $reason })
server-read-only-replay = Diese Version von Bagatelle kann den Zügen dieser Partie nicht folgen: Sie kann angesehen, aber nicht weitergespielt werden.

# Nachrichten, die nicht gelesen werden.
server-busy = Zu viele schreiben zugleich; bitte versuchen Sie es noch einmal.
server-no-moment = Von dort kann man nicht weiterspielen: Die Partie war zu Ende oder kam nie so weit.
server-no-review = Diese Rückschau gibt es nicht mehr; bitte fragen Sie noch einmal danach.
server-busy-reviews = Es sind schon zu viele Rückschauen in Arbeit; bitte fragen Sie etwas später noch einmal.
server-too-fast = Das ging zu schnell; bitte warten Sie einen Augenblick.
server-too-large = Eine Nachricht hat höchstens { $most } Bytes.
server-hello-first = Bitte stellen Sie sich zuerst vor.
server-bad-request = Diese Nachricht ist nicht lesbar: { $reason }

# Beginn und Ende.
newer-database = Die Datenbank stammt von einer neueren Version von Bagatelle (Revision { $revision }); diese Version rührt sie nicht an.
server-port-in-use = Port { $port } auf { $host } ist belegt; bitte wählen Sie mit --port einen anderen.
server-no-address = Bagatelle kann unter { $host }, Port { $port }, nicht erreichbar sein: { $reason }
server-no-folder = In den Datenordner { $folder } lässt sich nicht schreiben: { $reason }
server-folder-in-use = Ein anderer Server benutzt den Datenordner { $folder } bereits.
server-no-database = Die Datenbank antwortet nicht: { $reason }
server-no-such-database = Die Adresse einer Datenbank beginnt mit sqlite:/// oder postgresql://.
server-ready = Bagatelle ist bereit unter { $address }
server-runs-already = Bagatelle läuft bereits, unter { $address }
server-bye = Bagatelle ist beendet; alles ist aufbewahrt.
