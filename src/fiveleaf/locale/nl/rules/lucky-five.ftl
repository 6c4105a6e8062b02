### De regelpagina van Lucky Five

rules =
    Iedereen begint met tien fiches: zeven lichtgroene (10), twee donkergroene (50) en één zwarte (100). Er zijn drie dobbelstenen, rood, oranje en geel, en een slof met 33 kaarten: 21 tonen één, twee of drie dobbelstenen, plus vier “??”, vier “!!” en vier “Lucky Five”. Het lot bepaalt wie begint, tenzij de tafel iemand aanwijst. Wie begint, gooit één keer met alle drie de dobbelstenen. Daarna blijven ze liggen tot iemand een voorspelling doet.

    __Je beurt__ bestaat uit stappen. In elke stap:

    1. Draai een kaart om. Die toont welke dobbelstenen je gaat gooien: één, twee of alle drie.
    2. Zet precies één fiche in.
    3. Zeg “hoger” of “lager” dan wat die dobbelstenen nu samen zijn, en gooi ze.

    __Goed?__ Stop, en leg alle kaarten van je beurt met alle fiches van de tafel als één stapel voor je neer. Of ga door met nog een kaart, voor een grotere stapel.

    __Fout?__ Ook dezelfde som is fout. Je beurt is voorbij, je kaarten worden afgelegd en de fiches blijven op tafel liggen voor wie de volgende keer op tijd stopt.

    __Bijzondere kaarten__

    - “??”: jij kiest twee dobbelstenen.
    - “!!”: je rechterbuur kiest twee dobbelstenen voor je.
    - Lucky Five: je gooit alle drie de dobbelstenen, maar eerst mag je rechterbuur er één opnieuw laten gooien. Heb je het goed, dan is je beurt afgelopen en telt je stapel als vijf kaarten, hoeveel het er ook zijn.

    __Geen kaart meer om om te draaien?__ De afgelegde kaarten worden geschud en zijn de nieuwe stapel.

    __Punten.__ Een stapel is zijn kaarten maal de som van zijn fiches waard: 3 kaarten met 120 aan fiches is 360. De stapels worden een voor een uitgerekend en dan opgeteld.

    __Het einde.__ Zonder fiches krijg je geen beurt meer, en je bent ook niemands buur: dat is dan de volgende speler rechts die fiches heeft. Heeft nog maar één speler fiches, dan krijgt die één laatste beurt; fiches die dan in geen stapel liggen, zijn niets waard. Is er een kaart nodig en is er geen enkele meer, ook geen afgelegde, dan is het spel ook afgelopen, en dan tellen de fiches in je hand voor hun waarde. Wie de meeste punten heeft, wint; bij gelijkspel wie de meeste kaarten heeft.

## Wat er in de doos zit

pieces = { $cards } kaarten, { $dice } dobbelstenen en voor elke speler { $chips } fiches ter waarde van { $worth }. Het boekje zegt niet hoeveel kaarten er van elke soort zijn: deze verdeling is van ons, en een tafel kan een andere kiezen.

## De beurt als voorbeeld

example-1 = Anna is aan de beurt. De kaart toont welke dobbelstenen ze gaat gooien; nu zijn die samen { $sum }.
example-2 = De worp is { $sum }, en dat is hoger: goed. Anna kan nu stoppen of doorgaan.
example-3 = Weer goed. Nu stoppen levert { $cards } kaarten × { $chips } = { $points } punten op.
example-4 = Bij deze kaart kiest de rechterbuur. De twee dobbelstenen zijn nu samen { $sum }: naar beide kanten moeilijk te verslaan.
example-5 = Dezelfde som is fout. De beurt is voorbij, de kaarten worden afgelegd en { $chips } aan fiches wacht op tafel op wie de volgende keer op tijd stopt.

## Beslissingen

ruling-L5-R1 = Een stap heeft altijd dezelfde volgorde: de kaart; de keuze van de dobbelstenen, of de worp van de buur; de inzet; de voorspelling.
ruling-L5-R2 = Wie fiches heeft, speelt elke beurt en kan niet stoppen vóór de eerste inzet.
ruling-L5-R3 = Wie na een goede voorspelling geen fiche meer heeft, of geen kaart meer kan omdraaien, stopt zonder vraag. Moet er een beurt beginnen en is er geen kaart, dan is het spel afgelopen, ook als het de laatste beurt was geweest.
ruling-L5-R4 = In de laatste beurt is er geen rechterbuur meer: de speler kiest zelf de dobbelstenen van “!!”, en bij een Lucky Five wordt er niet opnieuw gegooid.
ruling-L5-R5 = De afgelegde kaarten worden geschud als er een kaart nodig is. De kaarten van de lopende beurt blijven liggen.
ruling-L5-R6 = Bij gelijkspel telt in een Lucky Five-stapel elke kaart als één. Wie dan nog gelijk staat, wint samen.
