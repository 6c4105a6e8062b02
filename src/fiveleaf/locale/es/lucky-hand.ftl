### Lucky Hand

game-name = Lucky Hand
game-pitch = Tira el dado para ganar cartas de bonificación, quita las de los demás y ten el bote más lleno cuando se acabe el tiempo.

## Pieces

card-plus-20 = +20 puntos
card-plus-15 = +15 puntos
card-plus-10 = +10 puntos
card-plus-5 = +5 puntos
card-max = Máximo de puntos
card-dice-4 = −4 en la tirada
card-dice-2 = −2 en la tirada
card-points-20 = −20 puntos
card-points-15 = −15 puntos
card-points-10 = −10 puntos
card-points-5 = −5 puntos
card-ban-1 = Prohibido jugar 1 turno
card-ban-2 = Prohibido jugar 2 turnos
card-immunity = Inmunidad

## What a seat may choose

move-play = Jugar «{ $card }»
move-play-at = Jugar «{ $card }» contra { $target }
move-counter = Contrarrestar con una carta de inmunidad
move-accept = Aceptar la penalización
move-stake = Apostar «{ $card }»
move-stake-nothing = No apostar nada
move-pass = Pasar: no jugar ninguna carta

## What a choice leads to: its price, its risk, what others decide then

consequence-bonus = Es tuya con { $value } o más; con menos se pierde.
consequence-bonus-lost = Ninguna tirada puede ganarla ahora: se perdería.
consequence-max = Cada cual puede apostar una carta de bonificación; la tirada más alta se las lleva.
consequence-immunity =
    { $turns ->
        [one] Ninguna penalización te afecta durante 1 turno.
       *[other] Ninguna penalización te afecta durante { $turns } turnos.
    }
consequence-pass = No robas ninguna carta.
consequence-immune = { $target } tiene inmunidad: tu carta no tendría efecto.
consequence-dice =
    La próxima tirada de bonificación de { $target } cuenta { $value } menos{ $counter ->
        [yes] , salvo que { $target } contrarreste.
       *[no] .
    }
consequence-ban =
    { $target } pierde { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }{ $counter ->
        [yes] , salvo que { $target } contrarreste.
       *[no] .
    }
consequence-gain =
    { $target } te da «{ $card }»{ $counter ->
        [yes] , salvo que { $target } contrarreste.
       *[no] .
    }
consequence-give =
    { $target } no tiene «{ $card }»: das tú una de las tuyas{ $counter ->
        [yes] , salvo que { $target } contrarreste.
       *[no] .
    }
consequence-nothing = Ni tú ni { $target } tenéis «{ $card }»: no pasa nada.
consequence-counter =
    { $turns ->
        [one] No tiene efecto, y te protege durante 1 turno. Gastas tu carta de inmunidad.
       *[other] No tiene efecto, y te protege durante { $turns } turnos. Gastas tu carta de inmunidad.
    }
consequence-accept-dice = Tu próxima tirada de bonificación cuenta { $value } menos.
consequence-accept-ban =
    { $turns ->
        [one] Pierdes un turno.
       *[other] Pierdes { $turns } turnos.
    }
consequence-accept-give = Le das a { $seat } tu «{ $card }».
consequence-accept-gain = No tienes «{ $card }»: ¡{ $seat } te da una!
consequence-stake = La tirada más alta se lleva todas las apuestas. Si solo apuestas tú, necesitas { $value } o más.
consequence-stake-nothing = No pierdes nada ni ganas nada.

## Why the coach advises a move

reason-bonus = { $sides } posibilidades entre { $die } de ganar { $points } puntos.
reason-gain = Recibes «{ $card }» de { $target }.
reason-leader = { $target } va por delante de los demás.
reason-saves = Salva tu «{ $card }».

## What happened

luck-begins = Lo decide el sorteo: empieza { $seat }.
luck-deal = { $seat } recibe «{ $card }».
    .many = Se reparten las cartas: { $each } por persona.
    .seat = { $seat }: { $items }.
    .item = «{ $card }»
luck-deal-hidden = { $seat } recibe una carta.
luck-draw = { $seat } roba «{ $card }».
    .many = Se roban cartas: { $names }.
    .seat = { $seat }: { $items }.
    .item = «{ $card }»
luck-draw-hidden = { $seat } roba una carta.
luck-roll = { $seat } saca { $value } en el dado.
event-play = { $seat } juega «{ $card }».
event-play-at = { $seat } juega «{ $card }» contra { $target }.
event-counter = { $seat } contrarresta con una carta de inmunidad.
event-accept = { $seat } acepta la penalización.
event-stake = { $seat } apuesta «{ $card }».
event-stake-nothing = { $seat } no apuesta nada.
event-pass = { $seat } pasa.
event-time-up = Se acabó el tiempo.
effect-gain-bans =
    { $seat } perderá { $amount ->
        [one] 1 turno
       *[other] { $amount } turnos
    }.
effect-gain-bans-lost =
    { $seat } pierde { $amount ->
        [one] un turno
       *[other] { $amount } turnos
    }.
effect-win-bonus-nobody = La carta está perdida.
effect-move-heap-stock = El descarte se baraja y pasa a ser el mazo.

## Headings of the log

heading-round =
    { $number ->
        [0] Una ronda nueva
       *[other] Ronda { $number } de { $of }
    }

## The lucky moment

moment-bonus = { $seat } sacó { $value } y ganó «{ $card }».
moment-max =
    { $seat } sacó { $value } y se llevó { $count ->
        [one] la apuesta
       *[other] las { $count } apuestas
    } de un máximo de puntos.

## What is asked

ask-turn =
    { $may_pass ->
        [yes] Juega una carta o pasa.
       *[no] Juega una carta.
    }
ask-counter = { $seat } juega «{ $card }» contra ti. Contrarresta o acepta.
ask-stake = Máximo de puntos, jugado por { $seat }: apuesta una carta de bonificación o nada.
silence-counter = Sin respuesta a tiempo: aceptas la penalización.
silence-stake = Sin respuesta a tiempo: no apuestas nada.

## How it ended

ending-clock = ¡Se acabó el tiempo! Gana el bote más lleno.
ending-rounds = Terminó la última ronda: gana el bote más lleno.

## Options

option-clock = Cuántos minutos dura la partida
option-rounds = Cuántas rondas completas dura la partida, en lugar del reloj
option-may-pass = Quien tiene cartas puede pasar en vez de jugar una
page-option-clock = Minutos
page-option-rounds = Rondas
page-option-may-pass = Se puede pasar

## Why a move is refused

refuse-LH-01 = Primero se sabe quién empieza y se reparten tres cartas por persona.
refuse-LH-03 = Primero se roba hasta que cada mano tenga tres cartas.
refuse-LH-04 = Quien todavía no puede jugar cartas tira primero el dado.
refuse-LH-06 = En tu turno juegas una carta de tu mano, y no más.
refuse-LH-07 = Una carta de bonificación se juega sin objetivo: decide el dado.
refuse-LH-08 = En un máximo de puntos, y solo entonces, apuestas una carta de bonificación de tu mano o nada; la propia carta no lleva objetivo.
refuse-LH-17 = Una inmunidad solo te protege a ti: no lleva objetivo.
refuse-LH-18 = Solo se acepta una penalización recién jugada contra ti, o se contrarresta con una carta de inmunidad de tu mano.
refuse-LH-20 = La partida ha terminado y se cuentan los botes.
refuse-LH-R2 = Quien tiene una carta debe jugar una, salvo que en esta mesa se pueda pasar, y solo las penalizaciones se juegan contra otra persona de esta mesa.
refuse-LH-R10 = El tiempo ya se acabó; solo se resuelve la carta que está en juego.
refuse-LH-R11 = Se juega con reloj o por rondas, pero no con ambos.

## The table

table-turn = es su turno
table-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
table-hand =
    { $cards ->
        [0] ninguna carta
        [one] 1 carta
       *[other] { $cards } cartas
    }
table-pot = Bote
table-pot-empty = vacío
table-waiting = necesita 10 o más
table-playing = puede jugar cartas
table-ban =
    { $turns ->
        [one] pierde 1 turno
       *[other] pierde { $turns } turnos
    }
table-immunity =
    { $turns ->
        [one] inmunidad: 1 turno
       *[other] inmunidad: { $turns } turnos
    }
table-dice = próxima tirada −{ $minus }
table-stock = Mazo
table-heap = Descarte
table-clock =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
table-round = Ronda { $round } de { $rounds }
table-last-card = Sin tiempo: última carta
table-played = { $name }: { $card }
table-played-at = { $name }: { $card } → { $target }
table-stakes = Apuestas
table-staked-nothing = nada
table-to-roll = le falta tirar
table-rolled = sacó { $value }
table-needs = desde { $value }
table-staked = en juego

## The page

page-lucky-hand-not-yet = desde 10
page-lucky-hand-time-left = Tiempo restante
page-lucky-hand-chance = { $percent } %
page-lucky-hand-won = ¡Ganada!
page-lucky-hand-lost = Perdida
page-lucky-hand-nobody = Nadie gana las apuestas.
page-lucky-hand-takes-all = ¡{ $name } se lo lleva todo!
page-lucky-hand-countered = ¡Contrarrestada!
page-lucky-hand-immune = Inmunidad: sin efecto
page-lucky-hand-no-card = Nadie tiene esa carta: no pasa nada
page-lucky-hand-moved = «{ $card }» pasa de { $from } a { $to }.
page-lucky-hand-at-whom = «{ $card }»: ¿contra quién?
page-lucky-hand-keep = Volver
