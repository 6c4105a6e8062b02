### All dice, cards and tiles of this server, counted: on the page and in the terminal.

chance-title = Alle dobbelstenen en kaarten, geteld
chance-lead = Elke dobbelsteen, elke kaart en elk klavertje van de spellen die hier zijn uitgespeeld, naast wat het toeval zegt. Niemand wordt genoemd.
chance-waiting = De cijfers worden opgehaald…
chance-counting = Er wordt geteld

## Wat alles samen zegt

chance-verdict-nothing = Hier is nog geen spel uitgespeeld. Speel er een tot het einde, en kort daarna staan de dobbelstenen en kaarten hier.
chance-verdict-few = Er zijn nog te weinig dobbelstenen en kaarten om iets te zeggen. Met elk spel zegt deze pagina meer.
chance-verdict-good = Zoals het toeval het wil: niets ligt hier verder van de verwachting dan geluk alleen het brengt.
chance-verdict-unusual = Een beetje ongewoon: geluk alleen leidt op minder dan 1 van de 20 zulke pagina’s zo ver weg. Kijk na een paar spellen nog eens.
chance-verdict-bad = Niet zoals het toeval het wil: geluk alleen leidt op minder dan 1 van de 1.000 zulke pagina’s zo ver weg. Er klopt iets niet met de dobbelstenen of kaarten hier.
chance-games =
    { $games ->
        [one] Eén uitgespeeld spel is geteld.
       *[other] { $games } uitgespeelde spellen zijn geteld.
    }
chance-other-rules =
    { $games ->
        [one] Niet geteld: één spel volgens eerdere regels, dat niet meer kan worden nagespeeld.
       *[other] Niet geteld: { $games } spellen volgens eerdere regels, die niet meer kunnen worden nagespeeld.
    }
chance-unplayable =
    { $games ->
        [one] Niet geteld: één spel waarvan het verslag de regels niet volgt.
       *[other] Niet geteld: { $games } spellen waarvan de verslagen de regels niet volgen.
    }
chance-outside = Van { $all } aantallen liggen er { $outside } buiten hun 95%-band; het toeval alleen legt er ongeveer { $expected } neer.

## Eén soort geluk in één spel

chance-kind-card = Kaarten
chance-kind-tile = Klavertjes
chance-kind-die = Dobbelsteen
chance-kind-die-of = Dobbelsteen: { $die }
chance-facts =
    { $events ->
        [one] Eén keer
       *[other] { $events } keer
    } in { $games ->
        [one] één spel
       *[other] { $games } spellen
    }
chance-fit = Geluk alleen leidt in { $percent } van alle gevallen minstens zo ver van de verwachting (χ² { $statistic }; gemiddeld ongeveer { $freedom }).
chance-fit-few = Te weinig om te zeggen hoe waarschijnlijk dit is: eerst moeten er van elk minstens 5 te verwachten zijn.
chance-column-outcome = Wat er kwam
chance-column-count = Hoe vaak
chance-column-expected = Verwacht
chance-column-band = 95%-band
chance-column-widest = 99,9%-band
chance-figures = Cijfers
chance-picture = Plaatje: hoe vaak elk kwam, en hoe ver dat van de verwachting ligt. { $outside } van { $all } liggen buiten de 95%-band.

## De legenda

chance-legend-count = hoe vaak het kwam
chance-legend-expected = verwacht
chance-legend-wide = 95 van de 100 aantallen liggen hier
chance-legend-widest = 999 van de 1.000 liggen hier
chance-legend-far = buiten beide banden
chance-plot-axis = standaardafwijkingen van de verwachting

## Hoe het te lezen is

chance-how-title = Hoe je dit leest
chance-how-expected = Wat te verwachten is, volgt uit de regels. Voor elke kaart zeggen ze hoeveel er van elke soort over zijn, en voor elke worp wat de dobbelsteen kan tonen. Die kansen worden over alle spellen opgeteld.
chance-how-bands = Een eerlijke dobbelsteen toont niet elke kant even vaak. In 95 van de 100 gevallen ligt een aantal in de binnenste band, in 999 van de 1.000 in de buitenste. Waar veel wordt geteld, ligt er wel eens iets buiten de binnenste band: dat is geen teken van vals spel.
chance-how-together = Eén getal per soort (χ²) neemt alle aantallen samen. Van verschillende soorten lijkt er vaak een onwaarschijnlijk; daarom vermenigvuldigt het oordeel bovenaan de kleinste kans met het aantal soorten. Wie elke dag kijkt, ziet op een dag iets zeldzaams.
chance-how-limits = Dit toont dobbelstenen en kaarten die in het geheel niet kloppen. Het kan geen geluk tonen dat naar één speler is gestuurd: daarvoor is elk spel na te gaan.
