### How much of a game was luck: on the page, and on the screen and in the picture of `fiveleaf report`.

report-title = { $game }: Glück und Spiel
report-preparing = Glück und Spiel werden getrennt (beim ersten Mal eine halbe Minute)

## The sentence that says it all; points are of 100

report-won-lucky = { $seats } hat gewonnen, und das Glück brachte { $points } der 100 Punkte.
report-won-even = { $seats } hat gewonnen, und das Glück war etwa gleich verteilt.
report-won-unlucky = { $seats } hat gewonnen, obwohl das Glück { $points } von 100 Punkten wegnahm.
report-shared-lucky = { $seats } teilen sich den Sieg; am freundlichsten war das Glück zu { $seat }, mit { $points } von 100 Punkten.
report-shared-even = { $seats } teilen sich den Sieg, und das Glück war etwa gleich verteilt.
report-open-lucky = Das Spiel ist nicht zu Ende. Die besten Aussichten auf den Sieg hat { $seats }, { $chance } von 100; bisher war das Glück am freundlichsten zu { $seat }, mit { $points } Punkten.
report-open-even = Das Spiel ist nicht zu Ende. Die besten Aussichten auf den Sieg hat { $seats }, { $chance } von 100; bisher war das Glück etwa gleich verteilt.

## The chart, how it adds up, the moments

report-chart = Aussicht auf den Sieg, von 100
report-adds-up = So kommt es zusammen, in Punkten von 100
report-adds-up-for = So kommt es für { $seat } zusammen, in Punkten von 100
report-column-seat = Wer
report-column-start = Am Anfang
report-column-luck = Glück
report-column-moves = Züge und der Rest
report-column-play = Züge
report-column-information = Verdeckte Karten
report-column-rest = Nicht erklärt
report-column-clock = Uhr
report-column-result = Ergebnis
report-not-over = Das Spiel ist nicht zu Ende: Als Ergebnis steht die Aussicht auf den Sieg, wie sie jetzt ist.
report-not-graded = Züge werden in diesem Spiel noch nicht bewertet: Was kein Glück war, ist eine einzige Zahl, und niemand ist daran schuld.
report-moments = Die Augenblicke, die entschieden
report-no-moments = Das Glück hat die Aussichten von niemandem sehr verändert.
report-gain = { $points ->
        [one] Ein Punkt Glück für { $seat }.
       *[other] { $points } Punkte Glück für { $seat }.
    }
report-loss = { $points ->
        [one] Ein Punkt Pech für { $seat }.
       *[other] { $points } Punkte Pech für { $seat }.
    }
report-table = Wessen Karten und Würfe wem Glück brachten, in Punkten von 100
report-table-drawer = Karten und Würfe von
report-table-nobody = niemand Bestimmtem
report-plot-course = Verlauf des Spiels: jeder Wurf, jede Karte, jeder Zug

## On the page

report-computing = Glück und Spiel werden getrennt …
report-waiting = { $ahead ->
        [one] Ein anderer Bericht kommt zuerst …
       *[other] { $ahead } andere Berichte kommen zuerst …
    }
report-whose = Wessen Glück?
report-mark-good = Glück für { $seat }
report-mark-bad = Pech für { $seat }
report-mark-move = es gab einen besseren Zug für { $seat }
report-mark-moment = ein Augenblick, der entschied
report-course-of = { $seat }: { $start } von 100 am Anfang, nie unter { $low }, nie über { $high }, { $end } am Ende.
report-watch = Diesen Augenblick ansehen
report-everybody = Für alle
report-how-title = So liest man das
report-how-points = 100 Punkte sind ein sicherer Sieg. Vor der ersten Karte haben alle einen Teil davon; jede Karte, jeder Wurf und jeder Zug verschiebt etwas vom einen zum anderen, und am Ende hat, wer gewinnt, sie alle.
report-how-luck = Glück ist, was eine Karte oder ein Wurf brachte, verglichen mit dem Durchschnitt von allem, was hätte kommen können. Über viele Spiele gleicht es sich aus.
report-how-open = Gerechnet wird mit offenen Karten; da weiß man mehr als alle, die gespielt haben.
report-move-best = Kein anderer Zug war besser.
report-move-lost = { $points ->
        [one] Ein anderer Zug wäre einen Punkt mehr wert gewesen.
       *[other] Ein anderer Zug wäre { $points } Punkte mehr wert gewesen.
    }
report-another = Ein Spiel aus einer Datei
report-file-lead = Ein Spiel von fiveleaf, das jemand gespeichert hat, hier oder im Terminal: Wie viel davon war Glück?
report-file-drop = Lass die Datei hier fallen. Sie geht an diesen Server, der den Bericht ausrechnet und nichts speichert.
report-file-show = Bericht zeigen
report-unreadable = Das ist kein gespeichertes Spiel von fiveleaf.
report-what-if = Was wäre, wenn?
report-what-if-lead = Was { $seat } hier hätte tun können, und die Aussicht auf den Sieg danach: so sieht es der Coach, der nur weiß, was { $seat } wusste.
report-what-if-made = gespielt
