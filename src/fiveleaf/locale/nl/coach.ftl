### The coach of a first game; hint n of a game is said when extras/coach.ts says so.

page-coach = Je begeleider
page-coach-skip = Geen tips meer
page-coach-hello = Hallo!
page-coach-ok = Begrepen

## lucky-jack

page-coach-lucky-jack-1 = Dit zijn je kaarten. Alleen een jackpot levert punten op: nog drie of vier kaarten, allemaal met hetzelfde symbool.
page-coach-lucky-jack-2 = Kijk naar de aflegstapel. Hetzelfde of een hoger symbool leg je gratis af. Een lager symbool kost je twee nieuwe kaarten.
page-coach-lucky-jack-3 = Niets wat past? Trek dan een kaart. Dat kost niets, en je beslist pas als je hem gezien hebt.
page-coach-lucky-jack-4 = Je hebt een kaart getrokken. Houd hem, of leg hem op de aflegstapel: dat is altijd gratis, maar dan mogen de anderen hem nemen.
page-coach-lucky-jack-5 = Iemand geeft een kaart weg. Past hij bij de jouwe? Roep “Ik neem hem!” Willen er meer hem hebben, dan krijgt degene die het dichtst links van de gever zit hem.
page-coach-lucky-jack-6 = Jackpot! Na dit afleggen heb je nog maar één symbool. Roep het nu, of wacht op vier gelijke en hoop dat niemand sneller is.

## 8-28

page-coach-8-28-1 = Mik op 8 of op 28. De liniaal toont wat je kaarten samen zijn, je geheime kaart meegeteld. Net eronder is goed, erboven is te veel.
page-coach-8-28-2 = Je krijgt een kaart aangeboden, gesloten. Neem hem of weiger. Je mag nu nee zeggen en later ja; neemt een hele omgang lang niemand een kaart, dan is de ronde voorbij.
page-coach-8-28-3 = Met elke omgang komt er een edelsteen in het midden. Aan het eind worden dat twee gelijke schatten: een voor wie het dichtst bij 8 is, een voor wie het dichtst bij 28 is.
page-coach-8-28-4 = De 1/11 telt als 1 of als 11, net wat aan het eind beter uitkomt. De liniaal toont alle mogelijkheden. Precies 8 en ook precies 28 is een jackpot!
page-coach-8-28-5 = Met open kaarten van 28 of meer lig je uit de ronde. Tevreden? Tik op “Blijven weigeren”, en je wordt niets meer gevraagd tot je het opheft.
page-coach-8-28-6 = Je kaarten kunnen elk van de twee schatten winnen, maar je krijgt er maar één. Kijk wat elke schat oplevert, en kies.

## lucky-numbers

page-coach-lucky-numbers-1 = Leg je eerste vier klavertjes op de diagonaal. Kleine getallen linksboven en grote rechtsonder laten je de meeste ruimte.
page-coach-lucky-numbers-2 = De regel van de tuin: in elke rij lopen de getallen op van links naar rechts, in elke kolom van boven naar beneden. Overslaan mag, gelijke getallen niet.
page-coach-lucky-numbers-3 = Jij bent aan de beurt: trek een gesloten klavertje op goed geluk, of neem een open klavertje uit het midden, dat je al kent.
page-coach-lucky-numbers-4 = Vakken die oplichten kunnen dit klavertje hebben. Geen dat je bevalt? Leg het in het midden; maar daar kunnen de anderen het pakken.
page-coach-lucky-numbers-5 = Een klavertje mag ook een van de jouwe vervangen. Het oude gaat naar het midden. Een goede ruil kan een hele rij openen.
page-coach-lucky-numbers-6 = Wees snel: wie zijn tuin het eerst vult, wint meteen. Let op hoeveel vakken de anderen nog vrij hebben.

## lucky-hand

page-coach-lucky-hand-1 = Eerst moet de dobbelsteen je binnenlaten: met 10 of meer mag je vanaf je volgende beurt kaarten spelen. Hij rolt vanzelf; wens hem geluk.
page-coach-lucky-hand-2 = Speel precies één kaart. Een bonuskaart toont zijn kans: gooi je hoog genoeg, dan gaat hij naar je pot.
page-coach-lucky-hand-3 = Wat in de pot ligt, telt als de tijd om is; kaarten in je hand tellen niet. Waag dus gerust vaak een kans.
page-coach-lucky-hand-4 = Straffen speel je tegen anderen: een slechtere worp, gestolen punten, gemiste beurten. Kijk wie heeft wat jij wilt. Ligt die kaart daar niet, dan moet jij er een geven!
page-coach-lucky-hand-5 = Iemand speelt een straf tegen jou. Met een immuniteitskaart kun je die meteen afweren. Zonder: glimlach en aanvaard.
page-coach-lucky-hand-6 = Max punten: iedereen mag één bonuskaart inzetten, alles wordt tegelijk getoond, en de hoogste worp wint alle inzetten. Zet niets in als je liever toekijkt.

## lucky-five

page-coach-lucky-five-1 = De kaart toont welke dobbelstenen je gaat gooien, en je ziet wat ze nu samen zijn.
page-coach-lucky-five-2 = Zet precies één fiche in. Grote fiches maken grote stapels, maar je hebt er maar tien voor het hele spel.
page-coach-lucky-five-3 = Wordt het meer of minder dan nu? Ook dezelfde som is fout. Lage dobbelstenen gaan graag omhoog, hoge graag omlaag.
page-coach-lucky-five-4 = Goed! Stop nu en pak je stapel: kaarten maal fiches. Of draai nog een kaart om voor een grotere; maar één fout en hij is weg.
page-coach-lucky-five-5 = Hier kies je twee dobbelstenen. Voor jezelf wat makkelijk te verslaan is, voor een ander wat moeilijk is.
page-coach-lucky-five-6 = Naast je ligt een Lucky Five. Je mag vóór de voorspelling één dobbelsteen opnieuw laten gooien: maak de som moeilijk te raden.
