### Was der Server sagt, wenn etwas nicht geht

## Am Tisch

error-no-table = Diesen Tisch gibt es nicht.
error-no-player = Sag zuerst, wer du bist: ein Name und ein Tier.
error-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-not-your-seat = Das ist nicht dein Platz.
error-seat-taken = Dort sitzt schon jemand.
error-not-invited = Dieser Tisch ist privat; du brauchst seinen Einladungslink.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-seated = Das kann nur, wer am Tisch sitzt.
error-started-already = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-seats-open = Es sind noch Plätze frei.
error-too-late = Diese Frage ist schon entschieden; dein Zug wurde nicht gemacht.
error-no-phrase = Diesen Spruch gibt es nicht.
error-pledge-shape = Eine Zusage ist ein Hash von 32 Bytes, hexadezimal geschrieben.
error-reveal = Diese Bytes sind nicht die, die für diesen Platz zugesagt wurden.
error-not-starting = Bytes werden beim Start eines Spiels offengelegt, und dieses startet gerade nicht.
error-starting = Das Spiel startet gerade; versuch es gleich noch einmal.
error-broken-too-often = Der Start wurde hier zu oft abgebrochen; eröffne einen neuen Tisch.
error-client-id = Ein Zug braucht eine Kennung aus 1 bis 64 Zeichen.
error-pace = Diese Zeiten gehen nicht: 5 bis 3600 Sekunden je Zug, 0 bis 3600, bis ein Bot einspringt.
error-store-failed = Das konnte nicht gespeichert werden, also hat sich nichts geändert. Bitte noch einmal.
error-other-rules = Dieses Spiel wurde nach Fassung { $begun } seiner Regeln begonnen, dieser Server spielt nach Fassung { $now }. Es bleibt aufbewahrt: Ein Server jener Fassung kann damit weitermachen.

## Personen

error-name = Ein Name braucht mindestens ein sichtbares Zeichen.
error-name-marks = Dieser Name hat zu viele Akzente auf einem Buchstaben.
error-animal = Das Tier „{ $animal }“ gibt es nicht; die Tiere sind { $known }.
error-carry = Dieser Link wurde schon benutzt oder ist abgelaufen; mach einen neuen.

## Nachrichten

error-message = Diese Nachricht ist nicht lesbar.
error-too-large = Diese Nachricht ist zu groß.
error-too-fast = Zu viel auf einmal; warte einen Augenblick.
error-listed-limit = Auf der Startseite stehen schon { $limit } offene Tische von dir oder von deinem Anschluss. Warte, bis einer beginnt, oder lass an diesem nur mitspielen, wer den Link hat.
error-content-type = Das muss als JSON gesendet werden.
error-origin = Das kommt von einer anderen Website und wird nicht beantwortet.
error-not-found = Hier ist nichts.
error-request-broken = Diese Anfrage ist fehlerhaft oder brach ab.
error-request-slow = Diese Anfrage kam zu langsam an.
error-request-length = Eine Anfrage muss sagen, wie lang sie ist.
error-request-head = Adresse oder Kopfzeilen dieser Anfrage sind zu lang.
error-foreign-host = Dieser Server hört nicht auf den Namen „{ $host }“. Wer ihn betreibt, kann den Namen mit --hosts hinzufügen.
error-house-full = Das Haus ist gerade voll. Bitte versuch es in einer Minute noch einmal.
error-address-full = Von deiner Adresse sind zu viele Verbindungen offen. Schließ einige Seiten und versuch es dann noch einmal.
error-page-missing = Die Seite ist nicht gebaut; starte einmal python3 run.py.

## Den Server starten

error-port-taken = Port { $port } auf { $host } ist nicht verwendbar: { $reason }.
error-hosts = „{ $host }“ ist kein Name eines Rechners; schreib Namen mit Kommas dazwischen, etwa play.example,192.168.1.5.
error-store-url = „{ $url }“ nennt keinen Speicher; schreib sqlite:///PFAD.
error-store-newer = Der Speicher { $file } stammt von einem neueren fiveleaf; nimm dieses.
error-store-foreign = { $file } ist kein Speicher von fiveleaf.
error-store-locked = Der Speicher { $file } wird von einem anderen Programm benutzt.
error-store-unusable = Der Speicher { $file } lässt sich nicht öffnen: { $reason }.
error-store-damaged = Der Speicher { $file } ist beschädigt; setz eine Sicherung an seine Stelle.
error-store-none = Es gibt keinen Speicher { $file }.
error-backup-exists = { $file } gibt es schon; nimm einen anderen Namen.
backup-progress = Kopiere
backup-done = { $file } enthält den ganzen Speicher: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
  }, { $megabytes } MB.
error-log-missing = Der Speicher { $file } geht in einem Protokoll weiter, { $log }, und das fehlt: Die Datei wurde ohne es kopiert, oder es wurde gelöscht. Leg das Protokoll wieder neben die Datei, oder spiel eine Sicherung zurück. Um auf alles zu verzichten, was nach { $when } gespielt wurde, starte den Server einmal mit --accept-loss.
error-log-short = Das Protokoll { $log } wurde abgeschnitten: Die letzten Züge des Speichers fehlen. Leg das ganze Protokoll zurück, oder spiel eine Sicherung zurück. Um auf diese Züge zu verzichten, starte den Server einmal mit --accept-loss.
error-log-other = Das Protokoll { $log } passt nicht zum Speicher { $file }: Sie wurden zu verschiedenen Zeiten kopiert oder stammen aus verschiedenen Speichern. Wenn du gerade eine Sicherung zurückgespielt hast, lösch das Protokoll; sonst leg beide Dateien so zurück, wie sie zusammen waren. Um mit der Datei allein weiterzumachen, mit dem Stand von { $when }, starte den Server einmal mit --accept-loss.
serve-address = fiveleaf läuft auf { $url } (Strg+C beendet es)
serve-around = Auf anderen Geräten im selben Netz: { $url }
serve-stopped = fiveleaf ist beendet; alle Spiele sind gespeichert.
error-no-coach = Beim Anlegen dieses Tisches wollte niemand einen Coach, und ihr seid zu mehreren.
error-coach-not-ready = Der Coach macht sich noch bereit; versuch es in einer Minute noch einmal.
error-coach-failed = Der Coach hat diesmal den Faden verloren; folge deiner eigenen Idee.
error-report-failed = Der Bericht ist diesmal nicht gelungen; versuche es später noch einmal.
error-no-report = Für dieses Spiel gibt es keinen Bericht: Noch niemand hat dem Haus beigebracht, was seine Stellungen wert sind.
error-no-decision = Hier wurde kein Zug gemacht.
