### De regelpagina van Lucky Jack

rules =
    Zeven symbolen, twaalf kaarten van elk. Van laag naar hoog: citroen 1, kers 2, diamant 3, klaver 4, klok 5, druif 6 en zeven 7. Een spelpartij heeft drie of vijf rondes.

    __Het delen.__ Iedereen krijgt zeven kaarten. De rest is de trekstapel; de eerste kaart daarvan begint de aflegstapel. Wie de ronde begint, speelt het eerst, en daarna gaat het met de klok mee. Het lot bepaalt wie de eerste ronde begint, tenzij de tafel iemand aanwijst; elke volgende ronde begint de linkerbuur van wie de vorige begon.

    __Je beurt.__ Kijk naar de bovenste kaart van de aflegstapel en doe een van deze vier dingen:

    - leg een kaart met hetzelfde symbool af,
    - leg een kaart met een hoger symbool af,
    - leg een kaart met een lager symbool af, en trek er daarna twee,
    - trek een kaart. Houd hem, of leg hem op de aflegstapel: dat kost nooit iets, maar nu mogen de anderen “Ik neem hem!” roepen. Van wie roept, krijgt degene die het dichtst links van je zit de kaart. Daarna is je linkerbuur aan de beurt, wie de kaart ook nam, en ligt de kaart eronder weer bovenop.

    Wie een kaart getrokken en gehouden heeft, legt in die beurt niets af. Met drie kaarten in je hand kun je alleen trekken.

    __Jackpot!__ Houd je na het afleggen precies drie kaarten over, allemaal met hetzelfde symbool, roep dan “Jackpot!” en schrijf het getal van het symbool × 1.000 op. Met precies vier gelijke is het een dubbele jackpot: × 2.000. Met een lagere kaart geldt het niet. Niemand anders scoort, en de ronde is voorbij. Je hoeft niet te roepen: ga voor vier als je durft, maar als iemand sneller is, krijg je niets.

    __De trekstapel is leeg.__ De aflegstapel wordt geschud en is dan de trekstapel, en de eerste kaart wordt omgedraaid. Zou dat in één ronde voor de tiende keer moeten gebeuren, dan eindigt de ronde en scoort niemand.

    __Het einde.__ Na de laatste ronde wint het hoogste totaal; bij een gelijke stand winnen ze samen.
rules-window = Als er een kaart te krijgen is, hebben alle anderen { $seconds } seconden om te roepen. Wie niets zegt, laat hem liggen.

## Wat er in de doos zit

pieces = { $cards } kaarten, { $copies } van elk symbool. Wat elk oplevert: als jackpot van drie en als dubbele jackpot van vier.
pieces-three = drie gelijke
pieces-four = vier gelijke

## De beurt als voorbeeld

example-1 = Anna is aan de beurt. Hetzelfde symbool als op de stapel, of een hoger, is gratis. Elke lagere kaart zou { $count } nieuwe kosten.
example-2 = Een hoger symbool is gratis: er gebeurt verder niets, en het gaat links verder.
example-3 = Een getrokken kaart mag gratis op de stapel, welk symbool het ook is. Maar nu mogen de anderen erom roepen.
example-4 = Chloé neemt hem in haar hand. De volgorde blijft zoals die was, en de kaart eronder ligt weer bovenop.
example-5 = Een paar beurten later. Anna heeft { $cards } kaarten, en op één na zijn ze gelijk. Die ene mag weg: hij heeft hetzelfde symbool als de bovenste kaart.
example-6 = Er zijn alleen gelijke kaarten over, en Anna roept het: { $points } punten. Niemand anders scoort, en de ronde is voorbij.

## Beslissingen

ruling-LJ-R1 = Een jackpot roep je alleen met een kaart van hetzelfde of een hoger symbool. Bij een lagere trek je er twee, dus de kaarten in je hand zijn niet de laatste.
ruling-LJ-R2 = Niemand hoeft te roepen. Wie drie of vier gelijke kaarten houdt zonder iets te zeggen, moet voor een latere roep nog een kaart uit de hand afleggen; de net getrokken kaart wegleggen telt niet.
ruling-LJ-R3 = De aflegstapel wordt de trekstapel als een beurt met een lege trekstapel begint, en vóór elk van de twee kaarten die een lagere kaart kost. De net afgelegde kaart wordt meegeschud. Een stapel van één kaart blijft liggen.
ruling-LJ-R4 = Zijn op de bovenste na alle kaarten in handen, dan trek je er zoveel als er zijn. Alleen wie niet kan trekken en niet kan afleggen, past.
ruling-LJ-R5 = Alle anderen zeggen tegelijk of ze de kaart nemen. De antwoorden worden getoond als ze er allemaal zijn, of als niets meer kan veranderen wie hem krijgt.
ruling-LJ-R6 = Met een gelijk totaal aan het eind win je samen.
ruling-LJ-R7 = Zou de trekstapel in één ronde voor de tiende keer opnieuw gemaakt moeten worden, dan eindigt de ronde. Niemand scoort, en de volgende begint zoals altijd.
ruling-LJ-R8 = Wie de eerste kaart omdraaide, heeft ook de eerste beurt; in het Duitse boekje staat “de volgende speler”. Waar de vijf talen van het boekje verschillen, geldt het Frans, het origineel.
ruling-LJ-R9 = Als een ronde voorbij is, laat iedereen de kaarten zien voordat er wordt geschud. Het boekje zegt er niets over, en aan de uitslag verandert het niets.
