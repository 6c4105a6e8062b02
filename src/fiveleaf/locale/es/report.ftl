### How much of a game was luck: on the page, and on the screen and in the picture of `fiveleaf report`.

report-title = { $game }: la suerte y el juego
report-preparing = Separando la suerte del juego (la primera vez, medio minuto)

## The sentence that says it all; points are of 100

report-won-lucky = Ha ganado { $seats }, y la suerte trajo { $points } de los 100 puntos.
report-won-even = Ha ganado { $seats }, y la suerte estuvo más o menos repartida.
report-won-unlucky = Ha ganado { $seats }, aunque la suerte le quitó { $points } de 100 puntos.
report-shared-lucky = Comparten la victoria { $seats }; la suerte sonrió más a { $seat }, con { $points } de 100 puntos.
report-shared-even = Comparten la victoria { $seats }, y la suerte estuvo más o menos repartida.
report-open-lucky = La partida no ha terminado. Quien más cerca está de ganar es { $seats }, con { $chance } de 100; hasta ahora la suerte sonrió más a { $seat }, con { $points } puntos.
report-open-even = La partida no ha terminado. Quien más cerca está de ganar es { $seats }, con { $chance } de 100; hasta ahora la suerte estuvo más o menos repartida.

## The chart, how it adds up, the moments

report-chart = Probabilidad de ganar, de 100
report-adds-up = Cómo se suma, en puntos de 100
report-adds-up-for = Cómo se suma para { $seat }, en puntos de 100
report-column-seat = Quién
report-column-start = Al empezar
report-column-luck = Suerte
report-column-moves = Jugadas y lo demás
report-column-play = Jugadas
report-column-information = Cartas ocultas
report-column-rest = Sin explicar
report-column-clock = Reloj
report-column-result = Resultado
report-not-over = La partida no ha terminado: el resultado es la probabilidad de ganar ahora.
report-not-graded = En este juego las jugadas aún no se valoran: lo que no fue suerte es un solo número, y nadie tiene la culpa.
report-moments = Los momentos que decidieron
report-no-moments = La suerte no cambió mucho las posibilidades de nadie.
report-gain = { $points ->
        [one] Un punto de suerte para { $seat }.
       *[other] { $points } puntos de suerte para { $seat }.
    }
report-loss = { $points ->
        [one] Un punto de mala suerte para { $seat }.
       *[other] { $points } puntos de mala suerte para { $seat }.
    }
report-table = Qué robos y tiradas dieron suerte a quién, en puntos de 100
report-table-drawer = Robos y tiradas de
report-table-nobody = nadie en particular
report-plot-course = curso de la partida: cada tirada, carta y jugada

## On the page

report-computing = Separando la suerte del juego…
report-waiting = { $ahead ->
        [one] Antes va otro informe…
       *[other] Antes van otros { $ahead } informes…
    }
report-whose = ¿La suerte de quién?
report-mark-good = suerte para { $seat }
report-mark-bad = mala suerte para { $seat }
report-mark-move = había una jugada mejor para { $seat }
report-mark-moment = un momento que decidió
report-course-of = { $seat }: { $start } de 100 al empezar, nunca menos de { $low }, nunca más de { $high }, { $end } al final.
report-watch = Ver este momento
report-everybody = Para todos
report-how-title = Cómo se lee
report-how-points = 100 puntos son una victoria segura. Antes de la primera carta todos tienen una parte; cada carta, tirada y jugada pasa algunos de uno a otro, y al final quien gana los tiene todos.
report-how-luck = La suerte es lo que trajo una carta o una tirada, comparado con la media de todo lo que podía salir. En muchas partidas se compensa.
report-how-open = Se calcula con todas las cartas a la vista, así que sabe más que nadie durante la partida.
report-move-best = Ninguna otra jugada era mejor.
report-move-lost = { $points ->
        [one] Otra jugada habría valido un punto más.
       *[other] Otra jugada habría valido { $points } puntos más.
    }
report-another = Una partida de un archivo
report-file-lead = Una partida de fiveleaf que alguien guardó, aquí o en el terminal: ¿cuánto fue suerte?
report-file-drop = Suelta el archivo aquí. Se envía a este servidor, que calcula el informe y no guarda nada.
report-file-show = Mostrar el informe
report-unreadable = Esto no es una partida guardada de fiveleaf.
report-what-if = ¿Y si…?
report-what-if-lead = Lo que { $seat } podría haber hecho aquí y la probabilidad de ganar después: así lo ve el entrenador, que solo sabe lo que sabía { $seat }.
report-what-if-made = jugada
