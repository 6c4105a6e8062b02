### Lucky Jack

game-name = Lucky Jack
game-pitch = Deshazte de tus cartas hasta que las tres o cuatro últimas sean iguales y anuncia «¡Bote!» antes que los demás.

## Pieces

card-lemon = limón
card-cherry = cereza
card-diamond = diamante
card-clover = trébol
card-bell = campana
card-grape = uva
card-seven = siete

## What a seat may choose

move-discard = Descartar una carta de «{ $card }»
move-jackpot = Descartar una carta de «{ $card }» y anunciar «¡Bote!»
move-draw = Robar una carta
move-keep = Quedártela en la mano
move-put = Ponerla en la pila de descartes
move-take = «¡La tomo!»
move-leave = Dejarla
move-pass = Pasar

## What a choice leads to: its price, its risk, what others decide then

consequence-discard =
    { $count ->
        [one] Después robas una carta.
       *[other] Después robas { $count } cartas.
    }
consequence-uncalled = No te apuntas los { $points } puntos. Si otra persona lo anuncia antes, se pierden.
consequence-jackpot = { $points } puntos para ti, nada para los demás.
consequence-keep = Tendrás { $count } cartas en la mano.
consequence-put =
    { $others ->
        [0] { $seat } puede tomarla.
       *[other] { $seat } puede tomarla primero, y luego los demás.
    }
consequence-take = Es tuya: nadie va antes que tú. Tendrás { $count } cartas en la mano.
consequence-take-if =
    { $count ->
        [one] Solo si la deja { $seats }, que va antes que tú.
       *[other] Solo si la dejan los { $count } que van antes que tú.
    }
consequence-leave =
    { $others ->
        [0] Se queda en la pila de descartes.
       *[other] Otra persona puede tomarla.
    }

## Why the coach advises a move

reason-points = Da enseguida { $points } puntos.
reason-together = Mantiene juntas tus { $count } cartas «{ $card }».
reason-size = Te deja con solo { $count } cartas.
reason-alike = Va con las { $count } cartas «{ $card }» que tienes.
reason-small = Tu mano sigue siendo pequeña: { $count } cartas.

## What happened

luck-begins = Lo decide el sorteo: empieza { $seat }.
luck-deal = { $seat } recibe una carta de «{ $card }».
    .many = Se reparten las cartas: { $each } por persona.
    .seat = { $seat }: { $items }.
    .item = { $card }
luck-deal-hidden = { $seat } recibe una carta.
luck-turn-up = Se da la vuelta a una carta de «{ $card }», que inicia la pila de descartes.
luck-draw = { $seat } roba una carta de «{ $card }».
luck-draw-hidden = { $seat } roba una carta sin mostrarla.
event-discard = { $seat } descarta una carta de «{ $card }».
event-jackpot = { $seat } descarta una carta de «{ $card }» y anuncia «¡Bote!».
event-draw = { $seat } elige robar.
    .log = { "" }
event-keep = { $seat } se queda con la carta.
event-keep-shown = { $seat } se queda con la carta de «{ $card }».
event-put = { $seat } pone la carta en la pila de descartes: ¿quién la quiere?
event-put-shown = { $seat } pone una carta de «{ $card }» en la pila de descartes: ¿quién la quiere?
event-take = { $seat } dice «¡La tomo!».
event-take-shown = { $seat } dice «¡La tomo!» y recibe la carta de «{ $card }».
event-leave = { $seat } la deja.
    .many = { $names } la dejan.
event-pass = { $seat } no puede ni descartar ni robar, y pasa.
effect-win-hand-nobody = La ronda queda anulada: nadie puntúa.
effect-win-double-jackpot = ¡Un bote doble!
effect-turn-hand = { $seat } muestra: { $cards }.

## Headings of the log

heading-hand = Ronda { $number } de { $of }
next-hand = Ronda siguiente

## The lucky moment

moment-dealt = { $seat } recibió { $count } cartas iguales: { $card }.
moment-drawn = { $seat } tenía { $had } cartas iguales y robó una más: { $card }.

## What is asked

ask-turn = Arriba hay una carta de «{ $card }». Descarta una carta o roba una.
ask-keep = Has robado una carta de «{ $card }». ¿Te la quedas o la pones en la pila de descartes?
ask-claim = Hay una carta de «{ $card }» que se puede tomar. ¿La tomas?
silence-claim = Sin respuesta a tiempo: la dejas.

## How it ended

ending-last-hand = Se ha jugado la última ronda: gana el total más alto.

## Options

option-hands = Cuántas rondas tiene una partida
page-option-hands = Rondas
page-choice-3 = 3 rondas
page-choice-5 = 5 rondas

## Why a move is refused

refuse-LJ-03 = Primero hay que saber quién empieza.
refuse-LJ-04 = Todavía se están repartiendo las cartas.
refuse-LJ-05 = En tu turno descartas una carta o robas una.
refuse-LJ-06 = No tienes ninguna carta con el símbolo que está arriba de la pila de descartes.
refuse-LJ-07 = No tienes esa carta; una superior tiene que salir de tu mano.
refuse-LJ-08 = No tienes esa carta; una inferior tiene que salir de tu mano y cuesta dos cartas.
refuse-LJ-09 = La carta se está robando.
refuse-LJ-10 = Solo una carta recién robada se queda en la mano o se pone en la pila de descartes, y hay que hacer una de las dos cosas.
refuse-LJ-11 = Solo se puede tomar o dejar una carta que alguien ha robado y puesto en la pila de descartes, y entonces no se puede hacer otra cosa.
refuse-LJ-14 = Quien ha robado no descarta ninguna carta de la mano en ese turno.
refuse-LJ-15 = Nadie puede tener menos de tres cartas: con tres solo puedes robar.
refuse-LJ-16 = El montón se está formando de nuevo.
refuse-LJ-17 = Para un bote tienen que quedar exactamente tres o cuatro cartas, todas del mismo símbolo.
refuse-LJ-18 = Para un doble bote tienen que quedar cuatro cartas del mismo símbolo.
refuse-LJ-21 = La partida ha terminado.
refuse-LJ-R1 = Una carta inferior obliga a robar dos, así que con ella no se puede anunciar un bote.
refuse-LJ-R4 = Se roba mientras haya una carta que robar; solo pasa quien no puede ni descartar ni robar.

## The table

table-hand = Ronda { $hand } de { $hands }
table-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
table-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
table-stock = Montón
table-discard = Pila de descartes
table-empty = vacío
table-drawn = Carta robada
table-drawn-hidden = oculta
table-to-claim = ¿Quién la toma?
table-turn = le toca
table-begins = empezó
table-known = tiene con seguridad
table-own = Tu mano
table-sheet = Botes
table-void = nadie
table-anew =
    { $times ->
        [one] formado de nuevo una vez
       *[other] formado de nuevo { $times } veces
    }
table-scale = Escala de valores
table-worth = { $points }

## The page

page-lucky-jack-on-top = encima de la pila de descartes
page-lucky-jack-free = gratis
page-lucky-jack-costs = +{ $count }
page-lucky-jack-alike = { $count } iguales: { $points } puntos
page-lucky-jack-from = de { $seat }
page-lucky-jack-shout = ¡Bote!
page-lucky-jack-prize = por { $points } puntos
page-lucky-jack-won = { $seat } gana { $points } puntos
page-lucky-jack-void = Nadie gana esta ronda.
page-lucky-jack-orders = Órdenes fijas para las cartas ofrecidas
page-lucky-jack-always = Tomar siempre
page-lucky-jack-always-card = Tomar siempre: { $card }
page-lucky-jack-rest = Dejar el resto
page-lucky-jack-release = Anular todo
page-lucky-jack-said-take = Has dicho «¡La tomo!»
page-lucky-jack-said-leave = La dejas.
page-lucky-jack-ordered = orden fija
