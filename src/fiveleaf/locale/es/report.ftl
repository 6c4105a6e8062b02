### How much of a game was luck: on the screen and in the picture of `fiveleaf report`.

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
