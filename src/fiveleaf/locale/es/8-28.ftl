### 8·28

game-name = 8·28
game-pitch = Toma carta tras carta y detente lo más cerca posible de 8 o de 28; si logras los dos, todas las gemas son para ti.

## Pieces

at-8 = el primer tesoro (8)
at-28 = el segundo tesoro (28)

## What a seat may choose

move-take = Aceptar la carta
move-decline = Rechazarla
move-aim = Ir a por { $at }

## What a choice leads to: its price, its risk, what others decide then

consequence-take-past-8 =
    { $count } de las { $unseen } cartas aún ocultas { $count ->
        [one] te haría
       *[other] te harían
    } pasar de 8.
consequence-take-past-28 =
    { $count } de las { $unseen } cartas aún ocultas { $count ->
        [one] te haría
       *[other] te harían
    } pasar de 28: no ganarías nada.
consequence-decline =
    { $count ->
        [one] Si { $seats } también rechaza, la ronda termina.
       *[other] Si los { $count } que faltan también rechazan, la ronda termina.
    }
consequence-decline-ends = Nadie ha aceptado una carta: la ronda termina ahora.
consequence-decline-final = No se te ofrecerán más cartas en esta ronda.
consequence-aim =
    { $points ->
        [0] No te da nada.
        [one] Te da 1 punto seguro.
       *[other] Te da { $points } puntos seguros.
    }
consequence-aim-if =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } si nadie te supera; { $least ->
        [0] nada
       *[other] solo { $least }
    } si { $count ->
        [one] { $seats } también va
       *[other] otros también van
    } a por él.

## Why the coach advises a move

reason-points = Según lo elegido hasta ahora, da más: { $points } puntos.
reason-risk =
    { $count } de las { $unseen } cartas aún ocultas { $count ->
        [one] te haría
       *[other] te harían
    } pasar de 28.
reason-exact = Tienes exactamente { $total }.
reason-nearer =
    { $count } de las { $unseen } cartas aún ocultas { $count ->
        [one] te acerca
       *[other] te acercan
    } a 28.

## What happened

luck-begins = Lo decide el sorteo: { $seat } reparte en primer lugar.
luck-deal = { $seat } recibe la carta { $card }, boca abajo.
    .many = Todos reciben una carta boca abajo.
    .seat = { $seat }: { $items }.
    .item = { $card }
luck-deal-hidden = { $seat } recibe una carta boca abajo.
luck-draw = { $seat } descubre la carta { $card }.
event-take = { $seat } acepta la siguiente carta.
    .log = { "" }
event-decline = { $seat } la rechaza.
    .many = { $names } la rechazan.
event-aim = { $seat } va a por { $at }.
effect-win-8 =
    { $count ->
        [one] { $names } gana { at-8 }.
       *[other] { $names } se reparten { at-8 }.
    }
effect-win-28 =
    { $count ->
        [one] { $names } gana { at-28 }.
       *[other] { $names } se reparten { at-28 }.
    }
effect-win-jackpot =
    { $count ->
        [one] Jackpot: { $names } se lleva todo el centro.
       *[other] Jackpot: { $names } se reparten todo el centro.
    }
effect-turn-down = Carta oculta de { $seat }: { $cards }.
effect-move-reserve-middle =
    { $count ->
        [one] Hay una gema más en el centro.
       *[other] Hay { $count } gemas más en el centro.
    }

## Headings of the log

heading-round = Ronda { $number }

## The lucky moment

moment-exact = { $seat } descubrió la carta { $card }: ¡{ $total } exactos!
moment-both = { $seat } descubrió la carta { $card }: ¡8 y 28 exactos!

## What is asked

ask-offer = ¿Aceptas la siguiente carta? Tus cartas suman { $totals }.
ask-aim =
    Cada tesoro vale { $treasure }. Según lo elegido hasta ahora, con tu { $first_total } ganarías { $first_points ->
        [0] cero puntos
        [one] 1 punto
       *[other] { $first_points } puntos
    } del primero, y con tu { $second_total } ganarías { $second_points ->
        [0] cero puntos
        [one] 1 punto
       *[other] { $second_points } puntos
    } del segundo. ¿A por cuál vas?

## How it ended

ending-last-round = Ha terminado la ronda de la primera gema roja: gana quien tiene más puntos.

## Options

option-deck = Cuántos unos y ochos tiene el mazo: quince y cuatro, o dieciséis y tres
option-blue-gems = Cuántas hay en la reserva; con menos, la partida es más corta
option-red-gems = Cuántas siguen cuando se acaban las azules; la ronda de la primera roja es la última
option-passing-is-final = A quien rechaza una vez no se le ofrecen más cartas en esa ronda
page-option-deck = Cartas
page-option-blue-gems = Gemas azules
page-option-red-gems = Gemas rojas
page-option-passing-is-final = Rechazar es definitivo
page-choice-fifteen-ones = Quince unos y cuatro ochos
page-choice-sixteen-ones = Dieciséis unos y tres ochos

## Why a move is refused

refuse-EX-02 = Primero cada cual recibe una carta boca abajo.
refuse-EX-03 = Primero hay que decidir quién reparte.
refuse-EX-05 = Se te ofrece una carta: acéptala o recházala.
refuse-EX-06 = Primero hay que descubrir la carta aceptada.
refuse-EX-16 = Solo se participa en un reparto: elige el primer tesoro o el segundo.
refuse-EX-17 = Los tesoros se eligen por turno, empezando por quien repartió en último lugar.
refuse-EX-20 = La ronda de la primera gema roja era la última.

## The table

table-round = Ronda { $round }
table-last-round = la última
table-deck =
    { $cards ->
        [one] 1 carta en el mazo
       *[other] { $cards } cartas en el mazo
    }
table-player = Jugador
table-down = Oculta
table-cards = A la vista
table-total = Suma
table-gems = Gemas
table-points = Puntos
table-dealer = reparte
table-out = fuera de la ronda
table-passed = ha rechazado
table-aim = va a por { $at }
table-jackpot = ¡JACKPOT!
table-middle = En el centro
table-treasure =
    { $value ->
        [0] no alcanza para dos tesoros
       *[other] dos tesoros que valen { $value } cada uno
    }
table-reserve = Reserva
table-blue = azules { $count }
table-red = rojas { $count }
table-hand = Tus cartas, { $name }
table-face-down = oculta
table-makes = Suman { $totals }
table-last-share = El último reparto
table-won = Ganado
table-aimed = Reparto

## The page

page-8-28-keep-staying = Rechazar siempre
page-8-28-staying = Lo rechazas todo
page-8-28-staying-hint = Se rechazan todas las cartas de esta ronda. Toca para que te pregunten de nuevo.
page-8-28-out = fuera
page-8-28-deals = { $name } reparte
page-8-28-no-dealer = Aún no reparte nadie
page-8-28-took = En esta vuelta se ha aceptado una carta.
page-8-28-nobody-took = Si nadie acepta una carta en esta vuelta, la ronda termina.
page-8-28-last-round = Última ronda
page-8-28-only-you = Solo la ves tú
page-8-28-unseen = Cartas aún no vistas
page-8-28-unseen-kind = { $card }: { $count }
page-8-28-others = Los demás
page-8-28-everybody = Todos
page-ask-aim = ¿A por qué tesoro vas?
page-8-28-treasure-8 = Primer tesoro
page-8-28-treasure-28 = Segundo tesoro
page-8-28-worth = vale { $value }
page-8-28-with = con tu { $total }
page-8-28-brings =
    { $points ->
        [0] no da nada
        [one] da 1 punto
       *[other] da { $points } puntos
    }
page-8-28-choosing = elige…
page-8-28-nobody = nadie
page-8-28-no-part = Sin parte
page-8-28-none-yet = Sin tesoro por ahora
page-8-28-share = Ronda { $round }: el reparto
page-8-28-close = Cerrar
page-8-28-nothing-won = Nadie ha ganado gemas
page-8-28-show-share = Mostrar el último reparto
