### Lucky Numbers

game-name = Lucky Numbers
game-pitch = ¡Llena tu jardín de tréboles que crezcan en cada fila y en cada columna antes que los demás!

## Las piezas

cell-0 = A1
cell-1 = B1
cell-2 = C1
cell-3 = D1
cell-4 = A2
cell-5 = B2
cell-6 = C2
cell-7 = D2
cell-8 = A3
cell-9 = B3
cell-10 = C3
cell-11 = D3
cell-12 = A4
cell-13 = B4
cell-14 = C4
cell-15 = D4

## Lo que se puede elegir

move-draw = Robar un trébol boca abajo
move-put = Dejarlo boca arriba en el centro
move-lay = Poner el { $tile } en { $cell }
move-place = Colocarlo en { $cell }
move-pick = Tomar el { $tile } del centro y colocarlo en { $cell }

## What a choice leads to: its price, its risk, what others decide then

suggest-setup-lay = Ponlos en orden por mí
consequence-draw-last = Es el último: cuando lo hayas jugado, termina la partida.
consequence-put = Allí lo pueden tomar los demás.
consequence-lay-unsorted = Así, algunas casillas de tu jardín serán casi imposibles de llenar. Los números pequeños van arriba a la izquierda y los grandes abajo a la derecha.
consequence-blocked =
    { $count ->
        [one] Después ya no cabe ningún trébol en { $cells }, salvo que cambies uno.
       *[other] Después ya no cabe ningún trébol en { $cells }, salvo que cambies alguno.
    }
consequence-swap = Tu { $tile } pasa al centro, donde lo pueden tomar los demás.
consequence-exchange = Hace mucho que nadie roba: esto termina la partida.

## Why the coach advises a move

reason-fills = Llena una casilla libre de tu jardín.
reason-fits =
    Después, { $count } de los { $stock } tréboles boca abajo { $count ->
        [one] cabe
       *[other] caben
    } en una casilla libre.

## Lo que ha pasado

luck-begins = Lo decide el sorteo: empieza { $seat }.
luck-draw = { $seat } descubre el { $tile }.
    .many = Se descubren los tréboles de la diagonal.
    .seat = { $seat }: { $items }.
    .item = { $tile }
event-draw = { $seat } roba un trébol boca abajo.
    .log = { "" }
event-put = { $seat } lo deja boca arriba en el centro.
event-put-shown = { $seat } deja el { $card } boca arriba en el centro.
event-lay = { $seat } pone el { $tile } en { $cell }.
    .many = Los tréboles se ponen en la diagonal.
    .seat = { $seat }: { $items }.
    .item = { $tile } en { $cell }
event-place = { $seat } lo coloca en { $cell }.
event-place-shown = { $seat } coloca el { $card } en { $cell }.
event-pick = { $seat } toma el { $tile } del centro y lo coloca en { $cell }.
effect-win-race =
    { $count ->
        [one] { $names } gana la partida.
       *[other] { $names } comparten la victoria en la partida.
    }
effect-move-garden-middle = El { $card } va al centro.

## Títulos del registro

heading-setup =
    { $number ->
        [0] Preparación
       *[other] Partida { $number } de { $of }: preparación
    }
heading-race =
    { $number ->
        [0] La partida
       *[other] Partida { $number } de { $of }
    }

## El golpe de suerte

moment-gap = { $seat } descubrió el { $tile }, que encajaba en { $cell }.
moment-last-gap = A { $seat } le faltaba un solo trébol y descubrió el { $tile }: ¡encajaba en { $cell }!

## Lo que se pregunta

ask-setup-lay = Pon tu { $tile } en la diagonal.
ask-turn = Roba un trébol boca abajo o toma uno del centro.
ask-place = Coloca el { $tile } o déjalo en el centro.

## Cómo ha terminado

ending-garden-full = Un jardín está completo.
ending-last-tile = Se ha descubierto el último trébol: gana quien tenga menos casillas libres.
ending-exchange = Nadie ha robado en sus últimos veinte turnos: gana quien tenga menos casillas libres.
ending-tournament = Todos han empezado una vez: gana quien tenga más puntos.

## Opciones

option-setup = Cómo se llena la diagonal: con cuatro tréboles a la vez o, en la preparación de Michael, uno tras otro
option-tournament = Tantas partidas como jugadores, con puntos después de cada una
page-option-setup = Preparación
page-option-tournament = Torneo
page-choice-standard = Cuatro tréboles a la vez
page-choice-michael = Uno tras otro (preparación de Michael)

## Por qué no vale una jugada

refuse-LN-03 = En la preparación, un trébol va a una casilla libre de la diagonal.
refuse-LN-05 = En tu turno robas un trébol o tomas uno del centro; el trébol robado se coloca o se deja en el centro.
refuse-LN-06 = No hay ningún trébol así boca arriba en el centro.
refuse-LN-09 = Ahí los números dejarían de crecer en la fila y la columna.
refuse-LN-10 = La partida ha terminado.
refuse-LN-12 = En la preparación de Michael, un trébol puesto no se mueve.
refuse-LN-R1 = Los tréboles de la preparación se ponen en el orden en que se robaron.
refuse-LN-R3 = Un trébol solo sustituye a otro de distinto número, y sin el anterior los números deben seguir creciendo en la fila y la columna.

## La mesa en la terminal

table-race = Partida { $race } de { $races }
table-free =
    { $count ->
        [0] sin casillas libres
        [one] { $count } casilla libre
       *[other] { $count } casillas libres
    }
table-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
table-stock = Boca abajo
table-middle = Boca arriba en el centro
table-middle-empty = nada todavía
table-held = Robado
table-to-lay = Por poner, en este orden
table-exchanges = { $count } turnos sin robar; al llegar a { $limit } acaba la partida.

## The page

score =
    { $tournament ->
        [true] { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }
       *[false] { $points ->
            [one] { $points } trébol
           *[other] { $points } tréboles
        }
    }
page-lucky-numbers-take = Tomar el { $tile } del centro
page-lucky-numbers-look = Mirar el jardín de { $seat }
page-lucky-numbers-garden = El jardín de { $seat }
page-lucky-numbers-own = Tu jardín
page-lucky-numbers-you = Tú: { $points }
page-lucky-numbers-close = Cerrar
page-lucky-numbers-exchanges =
    { $count ->
        [one] { $count } turno sin robar
       *[other] { $count } turnos sin robar
    }
