### Lo que se dice al jugar en el terminal

## Quién juega

play-person-name =
    { $people ->
        [one] Jugador
       *[other] Jugador { $number }
    }
play-seat-bot = { $name } (bot, { $bot })

## Las palabras que se pueden escribir en cualquier momento

play-words-help = ayuda
play-words-rules = reglas
play-words-table = mesa
play-words-log = historial
play-words-coach = entrenador
play-words-quit = salir

## El comienzo

play-seats = En la mesa, en el sentido de las agujas del reloj: { $seats }.
play-lot = El sorteo decide quién empieza.
play-first = Empieza { $name }, según lo acordado.
play-resumed =
    { $events ->
        [one] La partida continúa después de un suceso.
       *[other] La partida continúa después de { $events } sucesos.
    }
play-envelope = El sobre sellado: el azar de esta partida lo fija un secreto que tiene este hash SHA-256.
play-saved-as = Se guarda después de cada jugada: { $file }
play-type-help = Escribe un número o palabras para elegir una jugada; «{ $help }» explica más, «{ $quit }» guarda y sale.

## Un turno

play-hand-over = Pasad el teclado a { $name }.
play-ready = { $name }, pulsa Intro cuando nadie más vea la pantalla.
play-clock = Tiempo restante: { $left }
play-coach-on = El entrenador está aquí: cada jugada se muestra con su probabilidad de ganar.
play-coach-off = El entrenador se ha ido.
play-coach-agreed = Toda la mesa acordó tener entrenador, así que se queda.
play-coach-not-agreed = El entrenador solo viene si todos lo acordaron al abrir la mesa (--coach).
play-warming-up = Los bots se preparan (la primera vez, medio minuto)
play-bot-failed = Un bot tuvo un fallo; un bot listo decidió por él.
play-earlier =
    { $count ->
        [one] … y una cosa antes (escribe «{ $log }»)
       *[other] … y { $count } cosas antes (escribe «{ $log }»)
    }
play-not-understood =
    { $count ->
        [one] Esa no es la jugada posible. Escribe 1, palabras de ella o «{ $help }».
       *[other] Esa no es ninguna de las jugadas. Escribe un número del 1 al { $count }, palabras de una jugada o «{ $help }».
    }
play-ambiguous =
    { $count ->
        [one] Coincide una jugada:
       *[other] Coinciden { $count } jugadas. ¿Cuál?
    }
play-more =
    { $count ->
        [one] … y una más
       *[other] … y { $count } más
    }
play-help =
    Para elegir una jugada, escribe su número, su comienzo o algunas de sus palabras. No importan las mayúsculas ni los acentos.

    En cualquier momento también puedes escribir:

    - **{ $help }** o **?**: esta página
    - **{ $rules }**: las reglas del juego
    - **{ $table }**: la mesa y la pregunta otra vez
    - **{ $log }**: todo lo que ha pasado, hasta donde puedes saberlo
    - **{ $coach }**: el entrenador viene o se va: cada jugada con su probabilidad de ganar
    - **{ $quit }**: guardar la partida y salir; puedes continuarla más tarde

## El final

play-left = La partida está guardada. Para continuarla:
play-over = La partida ha terminado
play-winners =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡{ $names } comparten la victoria!
    }
play-verify = Toda la partida está guardada, con el sobre abierto. Para comprobar que el azar fue limpio:

## Lo que no puede ser

play-refused-no-game = Indica un juego: { $known }.
play-refused-seat = «{ $said }» no puede sentarse: un sitio es you, you:Nombre o un bot ({ $bots }).
play-refused-name = «{ $said }» no tiene un nombre que se pueda mostrar.
play-refused-names = Dos jugadores de una misma mesa necesitan nombres distintos.
play-refused-players = La transcripción no dice quién juega, así que la partida no puede continuar.
play-refused-exists = { $file } ya existe; elige otro nombre para la partida.
play-refused-finished = La partida de { $file } ha terminado.
play-refused-nothing-saved = No hay ninguna partida sin terminar en { $folder }.
play-refused-settled = Los sitios, las opciones y la semilla de una partida que continúa ya están fijados; no los indiques.
play-refused-other-game = La partida guardada es de { $name }.
play-refused-no-short = { $name } no tiene partida corta; quita --short.
play-refused-not-short = «{ $option }» no va con la partida corta; quita una de las dos cosas.

## Elegir un juego

play-pick-title = Cinco juegos de suerte
play-pick-players = { $low }–{ $high } jugadores
play-pick-minutes = { $minutes } min
play-pick-age = desde { $age } años
play-pick-unfinished = Partidas sin terminar
play-pick-saved =
    { $events ->
        [one] { $game } · { $names } · un suceso · { $when }
       *[other] { $game } · { $names } · { $events } sucesos · { $when }
    }
play-pick-how = Escribe el número o el nombre de un juego para jugarlo, { $languages } para otro idioma, q para salir.
play-pick-resume-how =
    { $count ->
        [one] Escribe r para continuar la partida sin terminar.
       *[other] Escribe r para continuar la primera de las partidas sin terminar, o de r1 a r{ $count }.
    }
play-pick-prompt = ¿Qué juego?
play-pick-none = Ese juego no está en esta página; escribe un número del 1 al { $count } o parte de un nombre.
play-pick-name = ¿Tu nombre? (Intro: { $name })
play-pick-opponents = ¿Cuántos rivales, de { $low } a { $high }? (Intro: { $low })
play-pick-opponents-wrong = Escribe un número de { $low } a { $high }, o Intro para { $low }.
play-pick-strength = ¿Cómo han de jugar? (Intro: { $default })
play-pick-strength-wrong = Escribe un número del 1 al { $count }, o Intro para «{ $default }».
play-pick-again = Pulsa Intro para volver a los cinco juegos.
play-pick-start = Para jugar a uno de ellos, escribe por ejemplo:
play-pick-bye = ¡Hasta pronto!
