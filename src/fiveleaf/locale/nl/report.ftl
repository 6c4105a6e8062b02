### How much of a game was luck: on the page, and on the screen and in the picture of `fiveleaf report`.

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

## On the page

report-computing = Geluk en spel worden gescheiden…
report-waiting = { $ahead ->
        [one] Eerst komt een ander verslag…
       *[other] Eerst komen { $ahead } andere verslagen…
    }
report-whose = Wiens geluk?
report-mark-good = geluk voor { $seat }
report-mark-bad = pech voor { $seat }
report-mark-move = er was een betere zet voor { $seat }
report-mark-moment = een moment dat besliste
report-course-of = { $seat }: { $start } van 100 aan het begin, nooit onder { $low }, nooit boven { $high }, { $end } aan het eind.
report-watch = Dit moment bekijken
report-everybody = Voor iedereen
report-how-title = Zo lees je dit
report-how-points = 100 punten zijn een zekere overwinning. Voor de eerste kaart heeft iedereen er een deel van; elke kaart, worp en zet verschuift er een paar van de een naar de ander, en aan het eind heeft de winnaar ze allemaal.
report-how-luck = Geluk is wat een kaart of worp bracht, vergeleken met het gemiddelde van alles wat had kunnen komen. Over veel spellen heft het zich op.
report-how-open = Er wordt gerekend met alle kaarten open, dus het weet meer dan wie ook tijdens het spelen.
report-move-best = Geen andere zet was beter.
report-move-lost = { $points ->
        [one] Een andere zet was één punt meer waard geweest.
       *[other] Een andere zet was { $points } punten meer waard geweest.
    }
report-another = Een spel uit een bestand
report-file-lead = Een spel van fiveleaf dat iemand heeft bewaard, hier of in de terminal: hoeveel ervan was geluk?
report-file-drop = Laat het bestand hier vallen. Het gaat naar deze server, die het verslag uitrekent en niets bewaart.
report-file-show = Verslag tonen
report-unreadable = Dit is geen bewaard spel van fiveleaf.
report-what-if = Wat als?
report-what-if-lead = Wat { $seat } hier had kunnen doen, en de kans om daarna te winnen: zo ziet de coach het, die alleen weet wat { $seat } wist.
report-what-if-made = gespeeld
