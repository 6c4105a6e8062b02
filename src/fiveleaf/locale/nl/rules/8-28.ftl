### De regelpagina van 8·28

rules =
    51 kaarten: getallen van 1 tot en met 10, veel daarvan enen, en de 1/11. Een blauwe edelsteen is 1 punt waard, een rode 2. Ze liggen in twee voorraden en komen een voor een in het midden.

    __Een ronde.__ Iedereen krijgt een kaart, bekijkt die in het geheim en legt die gedekt neer. Het lot bepaalt wie het eerst deelt, tenzij de tafel iemand aanwijst. De deler doet twee dingen:

    - Een blauwe edelsteen in het midden leggen. Zijn de blauwe op, dan een rode.
    - Iedereen om de beurt de volgende kaart van de stapel aanbieden zonder die te laten zien; de deler is als laatste aan de beurt. Neem de kaart of weiger, wat je wilt: na een nee mag je later weer ja zeggen.

    Een genomen kaart ligt open. De 1/11 telt als 1 of als 11, net wat beter uitkomt. Wie met open kaarten op 28 of meer komt, ligt uit de ronde.

    Daarna gaat de stapel naar de linkerbuur, die op dezelfde manier deelt. Neemt een hele omgang lang niemand een kaart, dan is de ronde voorbij.

    __De verdeling.__ Alle kaarten worden omgedraaid, en van de edelstenen in het midden worden twee schatten van gelijke waarde gemaakt. De eerste is voor wie het dichtst bij 8 zit, de tweede voor wie het dichtst bij 28 zit, maar nooit erboven. Bij gelijke stand wordt er gedeeld. Een schat die niemand wint, en alles wat niet te verdelen is, blijft in het midden voor de volgende ronde.

    __Maar één schat.__ Passen je kaarten bij allebei? Dan kies je er één; wie het laatst deelde, kiest het eerst.

    __Jackpot!__ Als je kaarten precies 8 en ook precies 28 kunnen zijn, zijn alle edelstenen in het midden van jou. Meer jackpots tegelijk verdelen ze.

    __De volgende ronde.__ Alle kaarten worden geschud, en de linkerbuur van wie het laatst deelde, deelt het eerst.

    __Het einde.__ De ronde waarin de eerste rode edelsteen wordt gelegd, is de laatste. Zijn de rode ook op, dan wordt die ronde zonder nieuwe edelstenen afgemaakt. Wie de meeste punten heeft, wint; bij een gelijke stand winnen ze samen. Wat in het midden blijft, is van niemand.

## Wat er in de doos zit

pieces = { $cards } kaarten en { $gems } edelstenen. De lijst uit het boekje is niet bewaard gebleven. Er zijn twee versies van de stapel bekend, en een tafel kan kiezen; dit is de gewone.
pieces-blue = blauw, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } per stuk
pieces-red = rood, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } per stuk

## De beurt als voorbeeld

example-1 = Iedereen heeft een gedekte kaart; we kijken over Anna’s schouder mee. Zij deelt het eerst en legt een edelsteen in het midden.
example-2 = De kaart werd gedekt aangeboden. Nu hij genomen is, blijft hij open voor Ben liggen.
example-3 = Na twee omgangen. Anna heeft twee keer een 1/11 genomen: met haar gedekte kaart is dat { $totals }, wat ze maar wil.
example-4 = In deze omgang neemt niemand een kaart: de ronde is voorbij en alle kaarten worden omgedraaid. De { $gems } edelstenen vormen twee schatten van elk { $treasure }.
example-5 = Anna’s kaarten passen bij allebei de schatten. Zij deelde het laatst en kiest het eerst: met { $total } zit ze het dichtst bij 28.
example-6 = Ook Chloé kon voor allebei gaan, en wint met { $total } de eerste schat. Bens { $other } is verslagen en wint niets.

## Beslissingen

ruling-EX-R1 = Of iemand uit de ronde ligt, wordt geteld met elke 1/11 als 1: niemand ligt eruit zolang een lezing de open kaarten onder 28 houdt.
ruling-EX-R2 = Wie uit de ronde ligt, deelt nog als de stapel langskomt, maar krijgt geen kaart aangeboden en geen deel.
ruling-EX-R3 = Ligt iedereen eruit, dan eindigt de ronde meteen. Van een lege stapel valt niets te nemen; de omgangen gaan toch door, met edelsteen, tot er een is waarin niemand iets neemt.
ruling-EX-R4 = Schatten en delen worden zo groot als de edelstenen toelaten, en een rode kun je niet doorsnijden. Rode worden het eerst verdeeld, en de schat met minder winnaars wordt het eerst gevuld, zodat de kleine liggen waar verdeeld moet worden.
ruling-EX-R5 = Wie alleen sommen boven 28 heeft, krijgt geen deel. Wie alleen sommen boven 8 heeft, doet zonder vraag mee aan de tweede schat. Bij een verdeling telt je beste som.
ruling-EX-R6 = Bij een jackpot hoeft niemand te kiezen. Anders wordt iedereen gevraagd wiens kaarten bij allebei de schatten passen, ook als die niets waard zijn.
ruling-EX-R7 = Edelstenen die aan het eind in het midden liggen, zijn van niemand. Met gelijke punten win je samen.
