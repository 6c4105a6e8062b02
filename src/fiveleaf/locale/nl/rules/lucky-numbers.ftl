### De regelpagina van Lucky Numbers

rules =
    Iedereen heeft een tuin van 4 × 4 vakken. Klavertjes van 1 tot en met 20, één volledige reeks per speler, liggen gesloten en geschud in het midden.

    __De regel van de tuin.__ In elke rij van links naar rechts, en in elke kolom van boven naar beneden, lopen de getallen op. Overslaan mag, gelijke getallen niet.

    __De opbouw.__ Trek vier klavertjes en leg ze op de diagonaal van linksboven naar rechtsonder, in de volgorde die je wilt. Het lot bepaalt wie begint, tenzij de tafel iemand aanwijst.

    __Je beurt.__ Doe een van deze twee dingen:

    - Trek een gesloten klavertje. Leg het in je tuin, of open in het midden.
    - Neem een open klavertje uit het midden en leg het in je tuin.

    Een klavertje gaat naar een vrij vak of vervangt er een van jezelf met een ander getal, dat dan open in het midden komt.

    __Het einde.__ Wie het laatste vrije vak vult, wint meteen. Wordt eerder het laatste gesloten klavertje onthuld, dan wordt die beurt afgemaakt en wint wie de minste vrije vakken heeft; bij een gelijke stand winnen ze samen. Zo gaat het ook als niemand in de laatste twintig beurten van iedereen heeft getrokken.

    __Michaels opbouw.__ Iedereen trekt en legt één klavertje per keer, vier keer; een gelegd klavertje blijft liggen.

    __Toernooi.__ Evenveel partijen als spelers; iedereen begint één keer. Winst levert 2 punten op, alle anderen verliezen 1 punt per vrij vak. Na de laatste partij wint wie de meeste punten heeft; bij een gelijke stand winnen ze samen.

## Wat er in de doos zit

pieces = Eén reeks klavertjes per speler, van { $low } tot en met { $high }; met { $seats } spelers zijn dat er { $tiles }. De kleuren spelen geen rol.

## De beurt als voorbeeld

example-1 = Alleen { $cells } kunnen die hebben: een vrij vak, of een waarvan het klavertje vervangen zou worden. Overal elders zou een rij of een kolom niet meer oplopen.
example-2 = Daar vervangt die de { $old }, die nu open in het midden ligt.
example-3 = Ben had kunnen trekken, maar hem bevalt wat hij ziet. Een klavertje uit het midden moet in de tuin.

## Beslissingen

ruling-LN-R1 = De diagonaal hoeft niet op te lopen, want geen twee vakken ervan liggen in dezelfde rij of kolom. Je ziet alle vier de klavertjes en legt ze één voor één in de volgorde waarin ze getrokken zijn, elk waar je wilt.
ruling-LN-R2 = Iedereen legt tegelijk. Iedereen ziet wat er getrokken is, maar waar het ligt pas als iedereen gelegd heeft.
ruling-LN-R3 = Een klavertje dat een ander vervangt, hoeft alleen bij de rest van de rij en de kolom te passen. Het vervangt nooit een met hetzelfde getal: dat zou passen zijn, en dat kent het boekje niet.
ruling-LN-R4 = Een getrokken klavertje wordt getoond voordat de speler beslist. Het mag altijd in het midden worden gelegd.
ruling-LN-R5 = Wie het laatste vrije vak met het laatste klavertje vult, wint meteen.
ruling-LN-R6 = Heeft niemand in de laatste twintig beurten van iedereen getrokken, dan eindigt de partij en wint wie de minste vrije vakken heeft.
ruling-LN-R7 = In een losse partij tellen de gevulde vakken, in een toernooi de punten.
