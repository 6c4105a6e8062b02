### Lucky Five

game-name = Lucky Five
game-pitch = Descubre una carta, apuesta una ficha, di más o menos y tira los dados: sigue para ganar un montón mayor, o plántate a tiempo.

## Las piezas

die-red = rojo
die-orange = naranja
die-yellow = amarillo

card-red = rojo
card-orange = naranja
card-yellow = amarillo
card-red-plus-orange = rojo + naranja
card-red-plus-yellow = rojo + amarillo
card-orange-plus-yellow = naranja + amarillo
card-red-plus-orange-plus-yellow = rojo + naranja + amarillo
card-qq = ??
card-xx = !!
card-lucky-five = Lucky Five

chip-10 = una ficha verde claro (10)
chip-50 = una ficha verde oscuro (50)
chip-100 = una ficha negra (100)

bet-higher = más
bet-lower = menos

## Lo que se puede elegir

move-choose = Los dados { $dice }
move-reroll = Hacer tirar otra vez el dado { $die }
move-reroll-nothing = Dejar los dados como están
move-stake = Apostar { $chip }
move-call = Decir «{ $bet }»
move-go-on = Seguir: descubrir otra carta
move-stop = Plantarse: llevarse el montón

## What a choice leads to: its price, its risk, what others decide then

consequence-choose =
    Suman { $sum }: { $whose ->
        [own] como mucho { $right } de { $rolls } tiradas son buenas para ti.
       *[other] como mucho { $right } de { $rolls } tiradas son buenas para { $seat }.
    }
consequence-reroll = Los tres dados sumarán de { $low } a { $high }.
consequence-reroll-nothing = Siguen en { $sum }: como mucho { $right } de { $rolls } tiradas son buenas para { $seat }.
consequence-stake = Acierto: { $points } puntos si entonces te plantas. Fallo: la ficha se queda en la mesa.
consequence-stake-lucky = Acierto: { $points } puntos. Fallo: la ficha se queda en la mesa.
consequence-stake-last = Tu última ficha. Acierto: { $points } puntos. Fallo: se queda en la mesa.
consequence-call = { $right } de { $rolls } tiradas son buenas.
consequence-stop =
    { $points ->
        [one] 1 punto para ti.
       *[other] { $points } puntos para ti.
    }
consequence-go-on = Con un fallo se pierden estos { $points } puntos.

## Why the coach advises a move

reason-odds = { $right } de { $rolls } tiradas son buenas.
reason-hard = Solo { $right } de { $rolls } tiradas son buenas para { $seat }.
reason-pile = Con un acierto, el montón vale { $points } puntos.
reason-cheap = Solo arriesgas { $chip }.
reason-safe = { $points } puntos son tuyos seguro.
reason-go-on = Solo arriesgas { $points } puntos, y el montón puede crecer.

## Lo que ha pasado

luck-begins = Lo decide el sorteo: empieza { $seat }.
luck-turn = La carta muestra: { $card }.
luck-roll = El dado { $die } muestra { $value }.
    .many = Los dados muestran { $items }: { $sum } en total.
    .item = { $die } { $value }
event-choose = { $seat } elige los dados { $dice }.
event-reroll = { $seat } hace tirar otra vez el dado { $die }.
event-reroll-nothing = { $seat } deja los dados como están.
event-stake = { $seat } apuesta { $chip }.
event-call = { $seat } dice «{ $bet }».
event-go-on = { $seat } sigue.
event-stop = { $seat } se planta y se lleva el montón.
effect-win-bet = Ha acertado.
effect-win-bet-nobody = Ha fallado: las cartas se descartan, las fichas se quedan en la mesa.

## Títulos del registro

heading-turn = Turno de { $seat }

## El golpe de suerte

moment-bet = { $seat } dijo «{ $bet }» que { $sum } y sacó { $total }.
moment-lucky-five = { $seat } descubrió una Lucky Five.

## Lo que se pregunta

ask-choose =
    { $whose ->
        [own] Elige los dos dados que vas a tirar.
       *[other] Elige los dos dados para { $seat }.
    }
ask-reroll = { $seat } tiene un Lucky Five: los tres dados suman { $sum }. ¿Hay que tirar otra vez uno de ellos antes de la apuesta?
ask-stake =
    { $count ->
        [one] El dado { $dice } muestra { $sum }.
       *[other] Los dados { $dice } suman { $sum }.
    } ¿Qué ficha apuestas?
ask-call =
    { $count ->
        [one] Vas a tirar el dado { $dice }.
       *[other] Vas a tirar los dados { $dice }.
    } ¿Más o menos que { $sum }?
ask-go-on =
    { $cards ->
        [one] Una carta × { $chips } en fichas
       *[other] { $cards } cartas × { $chips } en fichas
    } = { $points } puntos. ¿Te plantas y te llevas el montón, o sigues?

## Cómo terminó

ending-last-turn = La última persona con fichas ha jugado su último turno.
ending-no-card = No queda ninguna carta por descubrir: las fichas en mano puntúan su valor.

## Opciones

option-deck = Cuántas cartas hay de cada tipo; de un tipo no nombrado no hay ninguna

## Por qué se rechaza una jugada

refuse-L5-03 = Primero alguien empieza y tira los tres dados.
refuse-L5-04 = Primero se descubre una carta.
refuse-L5-05 = La carta dice qué dados se tiran.
refuse-L5-06 = Con «??», quien tiene el turno elige ahora dos dados.
refuse-L5-07 = Con «!!», quien está a la derecha elige ahora dos dados.
refuse-L5-08 = Se apuesta exactamente una ficha, y una que aún tengas.
refuse-L5-09 = Ahora se dice «más» o «menos», y después se tiran los dados.
refuse-L5-11 = Tras acertar, sigues o te plantas.
refuse-L5-13 = Solo con un Lucky Five, y antes de apostar, quien está a la derecha puede hacer tirar otra vez un dado, o ninguno.
refuse-L5-17 = La partida ha terminado: ya se ha jugado el último turno.
refuse-L5-18 = La partida ha terminado: no queda ninguna carta por descubrir.
refuse-L5-R1 = El orden es: carta, dados, ficha, más o menos.
refuse-L5-R2 = Nadie puede plantarse antes de la primera apuesta del turno.
refuse-L5-R4 = La última persona con fichas no tiene a nadie a su derecha y elige ahora los dos dados de «!!».

## La mesa

table-seat-turn = juega
table-chips = Fichas
table-piles = Montones
table-no-pile = aún sin montón
table-points = Puntos
table-player = Jugador
table-pile =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } × { $chips } = { $points }
table-pile-lucky = ★ Lucky Five: 5 × { $chips } = { $points }
table-card = Carta
table-turned = Cartas de este turno
table-on-table = Fichas en la mesa
table-nothing = –
table-bet = La apuesta
table-bet-open = más o menos que { $sum }
table-bet-called = { $bet } que { $sum }
table-shoe = Sabot: { $stock } por descubrir, { $discard } descartadas
table-middle = La mesa
table-yours = Tu sitio
table-others = Los jugadores

## The page

page-lucky-five-right = ¡Acierto!
page-lucky-five-wrong = ¡Fallo!
page-lucky-five-choose = Dos dados
page-lucky-five-picks = { $seat } elige dos dados
page-lucky-five-again = ¿Tirar otra vez un dado?
page-lucky-five-leave = Dejarlos
page-lucky-five-stop = Plantarse
page-lucky-five-stop-brings = llevarse { $points }
page-lucky-five-go-on = Seguir
page-lucky-five-go-on-brings = otra carta
page-lucky-five-last-turn = Último turno
page-lucky-five-wins = gana
