### How much of a game was luck: on the screen and in the picture of `fiveleaf report`.

report-title = { $game }: geluk en spel
report-preparing = Geluk en spel worden gescheiden (de eerste keer een halve minuut)

## The sentence that says it all; points are of 100

report-won-lucky = { $seats } heeft gewonnen, en het geluk bracht { $points } van de 100 punten.
report-won-even = { $seats } heeft gewonnen, en het geluk was ongeveer gelijk verdeeld.
report-won-unlucky = { $seats } heeft gewonnen, hoewel het geluk { $points } van 100 punten wegnam.
report-shared-lucky = { $seats } delen de overwinning; het geluk was { $seat } het best gezind, met { $points } van 100 punten.
report-shared-even = { $seats } delen de overwinning, en het geluk was ongeveer gelijk verdeeld.
report-open-lucky = Het spel is niet afgelopen. { $seats } heeft de beste kans om te winnen, { $chance } van 100; tot nu toe was het geluk { $seat } het best gezind, met { $points } punten.
report-open-even = Het spel is niet afgelopen. { $seats } heeft de beste kans om te winnen, { $chance } van 100; tot nu toe was het geluk ongeveer gelijk verdeeld.

## The chart, how it adds up, the moments

report-chart = Kans om te winnen, van 100
report-adds-up = Zo komt het bij elkaar, in punten van 100
report-adds-up-for = Zo komt het voor { $seat } bij elkaar, in punten van 100
report-column-seat = Wie
report-column-start = Aan het begin
report-column-luck = Geluk
report-column-moves = Zetten en de rest
report-column-play = Zetten
report-column-information = Verborgen kaarten
report-column-rest = Niet verklaard
report-column-clock = Klok
report-column-result = Uitslag
report-not-over = Het spel is niet afgelopen: als uitslag staat de kans om nu te winnen.
report-not-graded = Zetten worden in dit spel nog niet beoordeeld: wat geen geluk was, is één getal, en niemands schuld.
report-moments = De momenten die beslisten
report-no-moments = Het geluk heeft niemands kansen erg veranderd.
report-gain = { $points ->
        [one] Eén punt geluk voor { $seat }.
       *[other] { $points } punten geluk voor { $seat }.
    }
report-loss = { $points ->
        [one] Eén punt pech voor { $seat }.
       *[other] { $points } punten pech voor { $seat }.
    }
report-table = Wiens kaarten en worpen wie geluk brachten, in punten van 100
report-table-drawer = Kaarten en worpen van
report-table-nobody = niemand in het bijzonder
report-plot-course = verloop van het spel: elke worp, kaart en zet
