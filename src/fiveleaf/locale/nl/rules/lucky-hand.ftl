### De regelpagina van Lucky Hand

rules =
    Iedereen heeft drie kaarten in de hand. Win bonuskaarten met de twintigzijdige dobbelsteen en verzamel ze open in je pot. Als de tijd om is, meestal na 20 minuten, wint de volste pot. Van de 55 kaarten zijn er 33 bonuskaarten: drie +20, zeven +15, tien +10 en dertien +5. De andere zijn twee keer max punten, vier straffen op de worp, zeven puntenstraffen, zes speelverboden en drie immuniteiten.

    __Op gang komen.__ Het lot bepaalt wie begint, tenzij de tafel iemand aanwijst. Gooi in je beurt de dobbelsteen. Met 10 of meer mag je vanaf je volgende beurt kaarten spelen; met minder probeer je het in je volgende beurt opnieuw. Met een 20 speel je meteen een kaart.

    __Je beurt.__ Speel één kaart. Dat moet, tenzij de tafel passen toelaat. Na elke gespeelde kaart vult iedereen weer aan tot drie. Is de trekstapel op, dan wordt de aflegstapel geschud en is dat de nieuwe trekstapel.

    - Bonus: gooi de dobbelsteen. Je wint +20 vanaf 17, +15 vanaf 14, +10 vanaf 10 en +5 vanaf 5. Een gewonnen kaart gaat naar je pot, een verloren kaart naar de aflegstapel.
    - Max punten: iedereen mag één bonuskaart gedekt inzetten, daarna wordt alles getoond. Wie heeft ingezet, gooit; de hoogste worp wint alle inzetten, en gelijke hoogste worpen worden overgedaan. Wie als enige inzet, moet het getal van de eigen kaart halen. Straffen tellen hier niet: er gaat niets van de worp af, en met een speelverbod mag je toch inzetten.
    - Straf op de worp (−4 of −2): die ligt voor iemand anders en gaat af van diens volgende worp om een bonuskaart. Meer straffen tellen bij elkaar op.
    - Puntenstraf (−20, −15, −10, −5): iemand anders geeft je zo’n bonuskaart uit de pot. Let op: ligt die daar niet, dan geef jij er een, als je die hebt.
    - Speelverbod: iemand anders slaat 1 of 2 beurten over. Meer verboden tellen bij elkaar op.
    - Immuniteit: 2 beurten lang raakt geen straf je. Met deze kaart in je hand kun je een straf ook afweren op het moment dat die tegen jou wordt gespeeld, behalve als je nog geen kaarten mag spelen. Afweren is geen beurt: ben je daarna aan de beurt, dan speel je toch een kaart.

    Straffen op de worp en speelverboden kun je ook geven aan wie nog geen kaarten mag spelen. Ze wachten tot het zover is.

    __Het einde.__ Als de tijd om is, of na het afgesproken aantal rondes, worden de potten geteld. Bij een gelijke stand win je samen.
rules-window = De vraag over een straf of een inzet blijft { $seconds } seconden open. Zwijgen betekent: de straf aanvaarden, niets inzetten.

## Wat er in de doos zit

pieces = { $cards } kaarten en een dobbelsteen met { $sides } zijden. Naast een bonuskaart staat de worp die hem wint.

## De beurt als voorbeeld

example-1 = Vanaf { $needed } op de dobbelsteen is de kaart gewonnen en gaat hij naar de pot.
example-2 = De straf ligt voor Steve tot zijn volgende worp om een bonuskaart.
example-3 = Laura heeft net zo’n kaart in haar pot, dus die gaat naar Aviva. Had ze er geen, dan moest Aviva er een geven.
example-4 = De straf haalt er { $minus } af: { $roll } wordt { $result }, en de kaart heeft { $needed } nodig. Hij gaat naar de aflegstapel, en de straf ook.
example-5 = Iedereen zet tegelijk en gedekt in, en niemand hoeft.
example-6 = De hoogste worp wint alles: { $points } punten voor Johanna’s pot. Daarna vult iedereen weer aan tot { $hand } kaarten.

## Beslissingen

ruling-LH-R1 = Het recht om kaarten te spelen krijg je één keer, voor het hele spel.
ruling-LH-R2 = Wie kaarten mag spelen, moet er een spelen, ook na een 20: het boekje somt op wat je in een beurt kunt doen, en passen hoort daar niet bij. Een tafel kan het toelaten; na passen wordt er niets getrokken. Een straf tegen iemand die immuun is, mag en gaat verloren. Niemand speelt er een tegen zichzelf.
ruling-LH-R3 = Alle straffen op de worp die voor je liggen, tellen samen bij je volgende bonusworp.
ruling-LH-R4 = Ook een speelverbod wacht op wie nog geen kaarten mag spelen, en verboden tellen bij elkaar op. De eerste overgeslagen beurt is de eerste waarin een kaart gespeeld had kunnen worden; na een 20 is dat diezelfde beurt.
ruling-LH-R5 = Een speelverbod kost alleen beurten: inzetten en afweren kan nog. Wie nog geen kaarten mag spelen, kan inzetten maar niet afweren.
ruling-LH-R6 = Een immuniteit geldt voor de volgende 2 beurten van wie haar speelt, overgeslagen beurten meegeteld, en gaat dan naar de aflegstapel; als afweer beschermt ze net zo. Een tweede begint weer bij 2. Wat al voor je lag, blijft liggen.
ruling-LH-R7 = Bij max punten wordt iedereen tegelijk gevraagd, wat ze ook hebben, en alle inzetten worden samen getoond. Er wordt gegooid op volgorde vanaf wie de kaart speelde; gelijke hoogste worpen worden overgedaan. Zonder inzet gebeurt er niets.
ruling-LH-R8 = Een puntenstraf werkt meteen, ook bij wie nog geen kaarten mag spelen. Afweren komt vóór de werking. Iedereen die zou kunnen afweren, wordt gevraagd, met of zonder de kaart.
ruling-LH-R9 = Wie aan de beurt is, vult het eerst aan, daarna de anderen op volgorde. De aflegstapel wordt de trekstapel als er een kaart nodig is en er geen meer is.
ruling-LH-R10 = Is de tijd om terwijl er een kaart wordt gespeeld, dan wordt die afgemaakt, met het aanvullen erbij. Op elk ander moment is het spel meteen afgelopen.
ruling-LH-R11 = Een spel heeft een klok of een aantal rondes, niet allebei. Zonder klok en zonder keuze zijn het 40 rondes.
ruling-LH-R12 = Met een gelijke som win je samen.
