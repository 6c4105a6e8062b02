### All dice, cards and tiles of this server, counted: on the page and in the terminal.

chance-title = Alle Würfel und Karten, gezählt
chance-lead = Jeder Würfel, jede Karte und jedes Kleeblatt aus den Spielen, die hier beendet wurden, daneben das, was der Zufall erwarten lässt. Wer gespielt hat, steht hier nicht.
chance-waiting = Die Zahlen werden geholt …
chance-counting = Es wird gezählt

## Was alles zusammen sagt

chance-verdict-nothing = Hier ist noch kein Spiel beendet worden. Spiel eines zu Ende, und kurz danach stehen seine Würfel und Karten hier.
chance-verdict-few = Noch sind es zu wenige Würfel und Karten, um etwas zu sagen. Mit jedem Spiel sagt diese Seite mehr.
chance-verdict-good = So, wie es der Zufall will: Nichts hier liegt weiter vom Erwarteten entfernt, als Glück allein es bringt.
chance-verdict-unusual = Etwas ungewöhnlich: Glück allein führt auf weniger als 1 von 20 solchen Seiten so weit weg. Schau nach einigen Spielen wieder her.
chance-verdict-bad = Nicht so, wie es der Zufall will: Glück allein führt auf weniger als 1 von 1.000 solchen Seiten so weit weg. Mit den Würfeln oder Karten hier stimmt etwas nicht.
chance-games =
    { $games ->
        [one] Ein beendetes Spiel ist gezählt.
       *[other] { $games } beendete Spiele sind gezählt.
    }
chance-other-rules =
    { $games ->
        [one] Nicht gezählt: ein Spiel nach früheren Regeln, das sich nicht mehr nachspielen lässt.
       *[other] Nicht gezählt: { $games } Spiele nach früheren Regeln, die sich nicht mehr nachspielen lassen.
    }
chance-unplayable =
    { $games ->
        [one] Nicht gezählt: ein Spiel, dessen Aufzeichnung nicht den Regeln folgt.
       *[other] Nicht gezählt: { $games } Spiele, deren Aufzeichnungen nicht den Regeln folgen.
    }
chance-outside = Von { $all } Zahlen liegen { $outside } außerhalb ihres 95-%-Bandes; der Zufall allein legt etwa { $expected } dorthin.

## Eine Art von Glück in einem Spiel

chance-kind-card = Karten
chance-kind-tile = Kleeblätter
chance-kind-die = Würfel
chance-kind-die-of = Würfel: { $die }
chance-facts =
    { $events ->
        [one] Einmal
       *[other] { $events }-mal
    } in { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    }
chance-fit = Glück allein führt in { $percent } aller Fälle mindestens so weit vom Erwarteten weg (χ² { $statistic }; im Mittel etwa { $freedom }).
chance-fit-few = Zu wenige, um zu sagen, wie wahrscheinlich das ist: Erst müssen von jedem mindestens 5 zu erwarten sein.
chance-column-outcome = Was kam
chance-column-count = Wie oft
chance-column-expected = Erwartet
chance-column-band = 95-%-Band
chance-column-widest = 99,9-%-Band
chance-figures = Zahlen
chance-picture = Bild: wie oft jedes kam und wie weit das vom Erwarteten entfernt ist. { $outside } von { $all } liegen außerhalb des 95-%-Bandes.

## Die Legende

chance-legend-count = wie oft es kam
chance-legend-expected = erwartet
chance-legend-wide = 95 von 100 Zahlen liegen hier
chance-legend-widest = 999 von 1.000 liegen hier
chance-legend-far = außerhalb beider Bänder
chance-plot-axis = Standardabweichungen vom Erwarteten

## Wie es zu lesen ist

chance-how-title = Wie das zu lesen ist
chance-how-expected = Was zu erwarten ist, folgt aus den Regeln. Vor jeder Karte sagen sie, wie viele von jeder Sorte noch da sind, und vor jedem Wurf, was der Würfel zeigen kann. Diese Chancen werden über alle Spiele zusammengezählt.
chance-how-bands = Ein ehrlicher Würfel zeigt nicht jede Seite gleich oft. In 95 von 100 Fällen liegt eine Zahl im inneren Band, in 999 von 1.000 im äußeren. Wo vieles gezählt wird, liegt manches außerhalb des inneren Bandes: Das ist kein Zeichen von Betrug.
chance-how-together = Eine Zahl für jede Art (χ²) fasst alles zusammen, was gezählt wurde. Unter mehreren Arten sieht leicht eine unwahrscheinlich aus; deshalb nimmt das Urteil oben die kleinste Wahrscheinlichkeit mal die Zahl der Arten. Wer jeden Tag nachsieht, wird eines Tages etwas Seltenes sehen.
chance-how-limits = Das zeigt Würfel und Karten, die im Ganzen nicht stimmen. Es kann kein Glück zeigen, das jemandem zugeschoben wurde: Dafür lässt sich jedes einzelne Spiel nachprüfen.
