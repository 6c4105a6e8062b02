### What the house itself says, whatever the game

list-and = { $first } y { $last }
# where the last word begins with the sound i: Spanish says e before it
list-and-i = { $first } e { $last }

## Errors: what was asked for and cannot be

error-unknown-game = No hay ningún juego «{ $name }»; los juegos son { $known }.
error-unknown-option = No hay ninguna opción «{ $option }»; las opciones son { $known }.
error-option-value = La opción «{ $option }» no puede ser { $value }; valores posibles: { $allowed }.
error-option-form = «{ $said }» no es una opción; escríbela como nombre=valor.
error-seats = Este juego es para { $low } a { $high } jugadores, no para { $seats }.
error-unknown-bot = No hay ningún bot «{ $bot }»; los bots son { $known }.
error-bots-seats =
    { $bots ->
        [one] Has indicado un bot
       *[other] Has indicado { $bots } bots
    } para { $seats } sitios; indica uno para todos los sitios o uno para cada uno.
error-games = El número de partidas va de 1 a { $most }; { $games } no vale.
error-seed = Una semilla es un número entero de 0 a 9223372036854775807; { $seed } no vale.
error-picture = { $file } no indica ningún tipo de imagen que se pueda dibujar; tipos conocidos: { $known }.
error-threads = El número de hilos va de 1 a { $most }; { $threads } no vale.
error-no-such-seat = No hay ningún sitio { $seat } en una mesa de { $seats }.
error-no-such-move = { $move } no es una jugada de este juego: mira «{ $key }».
error-not-asked = Ahora no se pregunta al sitio { $seat }; debe responder: { $asked }.
error-answered-already = El sitio { $seat } ya ha respondido.
error-game-over = La partida ha terminado.
error-no-chance-now = En este momento el azar no tiene nada que decidir.
error-no-clock = Este juego no se juega con reloj.

## Errors: files and transcripts

error-file-unreadable = No se puede leer { $file }: { $reason }.
error-file-unwritable = No se puede escribir { $file }: { $reason }.
error-file-huge = { $file } ocupa más de { $megabytes } MB y no es la transcripción de una partida.
error-not-json = Esto no es JSON: { $reason }.
error-nested = Este JSON tiene demasiados niveles para ser una transcripción.
error-no-transcript = Esto no es una transcripción: no tiene «format».
error-format = El formato es { $format }; formato conocido: { $known }.
error-key-missing = En la transcripción falta «{ $key }».
error-key-type = «{ $key }» no puede ser { $said }.
error-event-shape = El suceso { $event } no es un objeto: { $said }.
error-at-event = Suceso { $event }: { $reason }
error-legal-now = Aquí se permite: { $legal }.
error-no-such-event = { $said } no es un suceso de este juego.
error-chance-is-due = Aquí tiene que venir un suceso del azar.
error-decision-is-due = Aquí tiene que decidir el sitio { $due }.
error-not-to-act = Aquí no le toca al sitio { $seat }, sino al sitio { $due }.
error-cannot-come = { $said } no puede venir aquí.
error-result-early = Hay un resultado, pero la partida no ha terminado.
error-result-missing = La partida ha terminado, pero falta el resultado; es { $right }.
error-result-wrong = El resultado indicado es { $said }; el correcto es { $right }.

## Errors: fairness

error-not-sealed = La transcripción no tiene «fairness», así que no hay nada que comprobar.
error-scheme = El método («scheme») de «fairness» no se conoce aquí; método conocido: { $known }.
error-seal-incomplete =
    En «fairness», «{ $key }» debe tener { $seats ->
        [one] una entrada
       *[other] { $seats } entradas
    }, una por sitio.
error-seal-size = En «fairness», «{ $key }» debe tener { $bytes } bytes.
error-seal-hex = «{ $key }» no es un texto de cifras hexadecimales.
error-envelope = El sobre no corresponde al secreto, cuyo hash es { $right }.
error-pledge = Lo que reveló el sitio { $seat } no es lo que había prometido.
error-not-revealed = El sitio { $seat } hizo una promesa pero no reveló nada: la partida no podía empezar.
error-broken-starts = En «fairness», «broken_starts» debe ser una lista de { $most } inicios interrumpidos como mucho.
error-broken-for-nothing = El inicio interrumpido { $number } se interrumpió aunque se habían cumplido todas las promesas.
error-no-seen = { $file } no es lo que un navegador vio de una partida: { $reason }
error-not-from-seal = La transcripción dice { $said }, pero el azar sellado da { $right }.

## Bots

bot-random = Al azar
bot-simple = Sencillo
bot-clever = Listo
bot-strong = Fuerte
bot-master = Maestro
error-deals = El número de repartos va de { $fewest } a { $most }, no { $deals }.
error-no-season = { $file } no contiene ninguna temporada de una liga.
error-seat-list = «{ $said }» no es una lista de números de sitios, como 2,4.
error-course = «{ $name }» no puede ser { $value } en el aprendizaje.
error-no-value = { $file } no contiene ningún valor aprendido.
error-luck-without-value = { $name } no tiene un valor aprendido con { $seats } sitios, así que no se puede descontar la suerte.
error-nobody-to-advise = Al final de esta transcripción no le toca a nadie, así que no hay nada que aconsejar.
error-not-to-advise = Al sitio { $seat } no le toca ahora; les toca a: { $asked }.

## What events bring, in every game

effect-gain-points =
    { $seat } suma { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }.
effect-gain-points-lost =
    { $seat } pierde { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }.
effect-gain-points-from =
    { $seat } recibe { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    } de { $from }.

## El registro, en todos los juegos

log-scores = Marcador: { $scores }.
log-winners =
    { $count ->
        [one] { $names } gana la partida.
       *[other] { $names } ganan la partida a la vez.
    }

## Why the coach advises a move

reason-even = Aquí casi da igual: otra jugada es más o menos igual de buena.
reason-better = Gana unas { $count } de cada 100 partidas más que la segunda mejor jugada.

## El golpe de suerte

moment-title = El golpe de suerte
moment-gain =
    { $points ->
        [one] { $seat } obtuvo 1 punto.
       *[other] { $seat } obtuvo { $points } puntos.
    }
moment-odds = 1 entre { $number }
moment-odds-often = { $numerator } entre { $denominator }
moment-sealed = sellado de antemano
moment-somebody = Alguien
