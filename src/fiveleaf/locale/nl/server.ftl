### Wat de server zegt als iets niet kan

## Aan een tafel

error-no-table = Deze tafel bestaat niet.
error-no-player = Zeg eerst wie je bent: een naam en een dier.
error-no-seat = Deze plaats bestaat niet aan deze tafel.
error-not-your-seat = Dit is niet jouw plaats.
error-seat-taken = Daar zit al iemand.
error-not-invited = Deze tafel is privé; je hebt de uitnodigingslink nodig.
error-not-host = Dat kan alleen wie de tafel heeft gemaakt.
error-not-seated = Dat kan alleen wie aan de tafel zit.
error-started-already = Het spel is al begonnen.
error-not-started = Het spel is nog niet begonnen.
error-not-over = Het spel is nog niet afgelopen.
error-seats-open = Er zijn nog plaatsen vrij.
error-too-late = Die vraag is al beslist; je zet is niet gedaan.
error-no-phrase = Die zin bestaat niet.
error-pledge-shape = Een toezegging is een hash van 32 bytes, hexadecimaal geschreven.
error-reveal = Deze bytes zijn niet wat voor deze plaats was toegezegd.
error-not-starting = Bytes worden onthuld terwijl een spel start, en dit spel start nu niet.
error-starting = Het spel start net; probeer het zo nog eens.
error-broken-too-often = De start is hier te vaak afgebroken; open een nieuwe tafel.
error-client-id = Een zet heeft een kenmerk van 1 tot 64 tekens nodig.
error-pace = Deze tijden kunnen niet: 5 tot 3600 seconden per zet, 0 tot 3600 tot een bot invalt.
error-store-failed = Dit kon niet worden opgeslagen, dus er is niets veranderd. Probeer het opnieuw.
error-other-rules = Dit spel is begonnen met versie { $begun } van de regels, en deze server speelt met versie { $now }. Het blijft bewaard: een server van die versie kan ermee verder.

## Mensen

error-name = Een naam heeft minstens één zichtbaar teken nodig.
error-name-marks = Die naam heeft te veel accenten op één letter.
error-animal = Het dier “{ $animal }” bestaat niet; de dieren zijn { $known }.
error-carry = Deze link is al gebruikt of verlopen; maak een nieuwe.

## Berichten

error-message = Dit bericht is niet leesbaar.
error-too-large = Dit bericht is te groot.
error-too-fast = Te veel tegelijk; wacht even.
error-listed-limit = Er staan al { $limit } open tafels van jou of van jouw netwerk op de beginpagina. Wacht tot er een begint, of laat aan deze alleen meedoen wie de link heeft.
error-content-type = Dit moet als JSON worden verstuurd.
error-origin = Dit komt van een andere site en wordt niet beantwoord.
error-not-found = Hier is niets.
error-request-broken = Dit verzoek is ongeldig of werd afgebroken.
error-request-slow = Dit verzoek deed er te lang over om aan te komen.
error-request-length = Een verzoek moet zeggen hoe lang het is.
error-request-head = Het adres of de headers van dit verzoek zijn te lang.
error-foreign-host = Deze server luistert niet naar de naam “{ $host }”. Wie hem beheert, kan de naam toevoegen met --hosts.
error-house-full = Het huis zit op dit moment vol. Probeer het over een minuut opnieuw.
error-address-full = Er staan te veel verbindingen open vanaf jouw adres. Sluit een paar pagina’s en probeer het dan opnieuw.
error-page-missing = De pagina is niet gebouwd; draai eenmaal python3 run.py.

## De server starten

error-port-taken = Poort { $port } op { $host } is niet bruikbaar: { $reason }.
error-hosts = “{ $host }” is geen naam van een host; schrijf namen met komma’s ertussen, zoals play.example,192.168.1.5.
error-store-url = “{ $url }” noemt geen opslag; schrijf het als sqlite:///PAD.
error-store-newer = De opslag { $file } is van een nieuwere fiveleaf; gebruik die.
error-store-foreign = { $file } is geen opslag van fiveleaf.
error-store-locked = De opslag { $file } is in gebruik door een ander programma.
error-store-unusable = De opslag { $file } kan niet worden geopend: { $reason }.
error-store-damaged = De opslag { $file } is beschadigd; zet er een back-up voor in de plaats.
error-store-none = Er is geen opslag { $file }.
error-backup-exists = { $file } bestaat al; kies een andere naam.
backup-progress = Kopiëren
backup-done = { $file } bevat de hele opslag: { $tables ->
    [one] 1 tafel
   *[other] { $tables } tafels
  }, { $megabytes } MB.
error-log-missing = De opslag { $file } gaat verder in een logboek, { $log }, en dat ontbreekt: het bestand is zonder het logboek gekopieerd, of het logboek is gewist. Zet het logboek weer naast het bestand, of zet een back-up terug. Om af te zien van alles wat na { $when } is gespeeld, start de server één keer met --accept-loss.
error-log-short = Het logboek { $log } is afgekapt: de laatste zetten van de opslag ontbreken. Zet het hele logboek terug, of zet een back-up terug. Om van die zetten af te zien, start de server één keer met --accept-loss.
error-log-other = Het logboek { $log } past niet bij de opslag { $file }: ze zijn op verschillende momenten gekopieerd, of komen van verschillende opslagen. Heb je net een back-up teruggezet, wis dan het logboek; zet anders beide bestanden terug zoals ze samen waren. Om met alleen het bestand verder te gaan, zoals het was op { $when }, start de server één keer met --accept-loss.
serve-address = fiveleaf draait op { $url } (Ctrl+C stopt het)
serve-around = Op andere apparaten in hetzelfde netwerk: { $url }
serve-stopped = fiveleaf is gestopt; alle spellen zijn bewaard.
error-no-coach = Niemand vroeg om een coach toen deze tafel werd gemaakt, en jullie zijn met meer mensen.
error-coach-not-ready = De coach maakt zich nog klaar; probeer het over een minuut nog eens.
error-coach-failed = De coach is deze keer de draad kwijt; volg je eigen idee.
error-report-failed = Het verslag is deze keer niet gelukt; probeer het later nog eens.
error-no-report = Voor dit spel is er geen verslag: niemand heeft het huis nog geleerd wat zijn stellingen waard zijn.
error-no-decision = Hier is geen zet gedaan.
