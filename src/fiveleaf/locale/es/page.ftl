### Lo que dice la página, sea cual sea el juego

## Inicio

page-hello = ¿Hoy hay suerte?
page-tagline = Cinco juegos de suerte para la familia y los amigos, en móviles y ordenadores, o contra bots. Sin cuenta alguna.
page-drawn = ¡Hola, { $name }!
page-drawn-note = Así te llamas hasta que elijas otro nombre.
page-change-name = Cambiar
page-five-games = Cinco juegos
page-strength = Nivel de los bots
page-players = Jugadores
page-minutes = { $minutes } min
page-age = desde { $age } años
page-play-now = Jugar ya
page-invite = Invitar
page-running-games = Tus partidas
page-more-games =
    { $count ->
        [one] una más
       *[other] { $count } más
    }
page-open-tables = Mesas abiertas
page-finished-games = Partidas acabadas
page-your-turn = Te toca
page-running = en juego
page-free-seats =
    { $seats ->
        [0] completa
        [one] 1 sitio libre
       *[other] { $seats } sitios libres
    }
page-fair = La suerte de cada partida se sella antes de la primera carta, y cualquiera puede comprobarla después.
page-verify = Comprobar la suerte
page-chance = Todos los dados y cartas de aquí, contados
page-report-file = ¿Cuánta suerte hubo en una partida guardada?

## Quién soy

page-who-are-you = ¿Quién eres?
page-me = { $name }: cambiar de nombre o de animal
page-me-save = Soy yo
page-name = Nombre
page-animal = Animal
page-animal-fox = Zorro
page-animal-owl = Búho
page-animal-bear = Oso
page-animal-cat = Gato
page-animal-hare = Liebre
page-animal-frog = Rana
page-animal-hedgehog = Erizo
page-animal-otter = Nutria
page-animal-panda = Panda
page-animal-whale = Ballena
page-animal-turtle = Tortuga
page-animal-penguin = Pingüino
page-drawn-fox = Zorro con suerte
page-drawn-owl = Búho sabio
page-drawn-bear = Oso valiente
page-drawn-cat = Gato astuto
page-drawn-hare = Liebre veloz
page-drawn-frog = Rana alegre
page-drawn-hedgehog = Erizo audaz
page-drawn-otter = Nutria feliz
page-drawn-panda = Panda sereno
page-drawn-whale = Gran ballena
page-drawn-turtle = Tortuga paciente
page-drawn-penguin = Pingüino elegante

## Ajustes

page-settings = Ajustes
page-language = Idioma
page-theme = Claro u oscuro
page-theme-auto = Auto
page-theme-light = Claro
page-theme-dark = Oscuro
page-sound = Sonidos
page-sound-on = Activar los sonidos
page-sound-off = Quitar los sonidos
page-verbosity = Lector de pantalla
page-verbosity-brief = solo los resultados
page-verbosity-normal = todo lo que pasa
page-verbosity-full = todo, y la mesa entera en cada turno mío
page-vibration = Vibración
page-vibration-note = Junto con los sonidos
page-speed = Velocidad de lo que ocurre
page-speed-slow = Lenta
page-speed-normal = Normal
page-speed-fast = Rápida
page-speed-none = Sin animación
page-confirm-moves = Confirmar las jugadas
page-confirm-moves-note = Cada jugada se pregunta una vez más, para que un dedo torpe no haga daño.
page-carry = Jugar en otro dispositivo
page-carry-note = Un enlace te lleva con todos tus sitios a otro móvil u ordenador. Vale una sola vez, durante diez minutos.
page-carry-make = Crear el enlace
page-carry-ask = ¿Jugar como { $name } en este dispositivo?
page-carry-ask-note = El enlace que has abierto trae aquí a { $name }, con todos sus sitios. Quien lo creó se sienta en los mismos sitios y ve las mismas cartas: sigue solo si el enlace es tuyo.
page-carry-replace-note = Este dispositivo juega como { $name }. Si pasa a ser otra persona, solo volverá a las partidas de { $name } con un enlace de otro dispositivo que aún las tenga.
page-carry-stay = Seguir como { $name }
page-carry-refuse = No, seguir sin él
page-carry-become = Jugar como { $name }
page-sign-out = Otros dispositivos
page-sign-out-note = Ningún otro móvil u ordenador será ya { $name }, y los enlaces a otros dispositivos dejarán de valer. Este dispositivo sigue como está.
page-sign-out-others = Cerrar sesión en los demás
page-sign-out-done =
  { $count ->
    [0] No había ningún otro dispositivo conectado.
    [one] Otro dispositivo ha quedado desconectado.
   *[other] { $count } dispositivos han quedado desconectados.
  }
page-signed-out = Este dispositivo se ha desconectado desde otro. Aquí empiezas de nuevo.
page-close = Cerrar
page-to-home = A los juegos
page-loading = Un momento…
page-yes = Sí
page-no = No

## Enlaces

page-link = Enlace
page-qr = El enlace como código QR
page-copy = Copiar el enlace
page-copied = Copiado
page-share = Compartir
page-not-shared = El enlace no se ha compartido.

## Una mesa nueva

page-seats = ¿Quién juega?
page-seat-number = Sitio { $number }
page-who-begins = Quién empieza
page-begins-lot = El sorteo decide
page-seat-open = Un amigo, por enlace
page-seat-bot = Un bot
page-seat-here = Alguien en este dispositivo
page-more-seats = Un sitio más
page-fewer-seats = Uno menos
page-options = Opciones del juego
page-none = ninguna
page-pace = Ritmo
page-move-clock = Tiempo por jugada
page-no-clock = El que haga falta
page-span =
    { $minutes ->
        [0] { $seconds } segundos
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
page-when-away = Cuando alguien pierde la conexión
page-away-bot = juega un bot tras { $time }
page-away-wait = los demás esperan
page-listed = Abierta a todos
page-listed-note = La mesa aparece en el inicio. Si no, solo entra quien tenga el enlace.
page-make-table = Abrir la mesa

## Antes de la partida

page-lobby-waiting =
    { $seats ->
        [one] Queda un sitio libre.
       *[other] Quedan { $seats } sitios libres.
    }
page-lobby-ready = Ya están todos.
page-lobby-wait-host = Ya están todos. Inicia la partida quien abrió la mesa.
page-seat-free = Libre
page-sit = Sentarse
page-sit-too = Alguien más aquí
page-stand = Levantarse
page-seat-reopen = Liberar el sitio
page-you = Tú
page-here = está aquí
page-start = Empezar
page-start-with-bots =
    { $seats ->
        [one] Empezar, con un bot en el sitio libre
       *[other] Empezar, con bots en los { $seats } sitios libres
    }
page-leave = Dejar la mesa
page-invite-note = Envía el enlace o enseña el código a una cámara. Quien lo abra puede sentarse.
page-envelope = El sobre sellado
page-envelope-note = La mitad de la suerte de esta partida ya está sellada aquí; esta es su huella. Tu navegador promete una parte secreta propia y la añade al empezar, para que nadie pueda elegir la suerte. Al final se abre el sobre, y todos pueden comprobar cada carta y cada dado.
page-starting = La partida empieza…
page-starting-waiting = La partida empieza… esperamos al dispositivo de { $names }.
page-broken-by = El comienzo se interrumpió: de { $names } no llegó respuesta a tiempo.
page-broken-count =
    { $count ->
        [one] En esta mesa se interrumpió un comienzo.
       *[other] En esta mesa se interrumpieron { $count } comienzos.
    }
page-broken-note = Ahora hay un sobre nuevo y todos hacen una promesa nueva. Probad otra vez cuando estén todos.
page-alarm-changed = El sobre sellado de esta mesa ha cambiado, y eso no debe pasar. Tu navegador se guarda su parte de la suerte; no te fíes de la suerte aquí.
page-alarm-accused = Tu navegador sí respondió al empezar, pero el servidor dice que no: la respuesta se perdió por el camino, o el servidor no es honrado.
page-alarm-left-out = La promesa de tu navegador no está en la lista de este comienzo, así que se guarda su parte de la suerte: llegó demasiado tarde, estás aquí también con otro dispositivo, o el servidor la dejó fuera.

## La mesa

page-opponents = Los demás jugadores
page-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
page-bot = bot
page-away = ausente
page-reading = leyendo
page-reading-note = { $name } está leyendo. Mientras tanto no corre el tiempo.
page-played-for-you = Un bot ha jugado por ti:
page-is-asked = tiene que decidir
page-asked-by-name = { $name }: { $question }
page-waiting-for =
    { $count ->
        [one] Le toca a { $names }.
       *[other] Esperando a { $names }.
    }
page-wait = Decide la suerte…
page-sending = Tu jugada va en camino…
page-sending-later = Tu jugada queda guardada; saldrá cuando vuelva la conexión.
page-window-question = Tiempo para responder
page-window-move = Tiempo para esta jugada
page-window-game = Tiempo que queda
page-window-away = Tiempo hasta que juegue un bot
page-window-move-note = Si se acaba el tiempo, un bot juega por ti.
page-spectators =
    { $count ->
        [one] Una persona mira
       *[other] { $count } personas miran
    }
page-say = Decir algo
page-log = Lo que ha pasado
page-log-empty = Aún no ha pasado nada.
page-words = La mesa en palabras
page-rules = Reglas
page-hand-over = Pasa el dispositivo a { $name }
page-hand-over-note = Los demás miran a otro lado un momento.
page-i-am = Soy { $name }

## El final

page-you-win = ¡Has ganado!
page-winners =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡Ganan { $names }!
    }
page-winner = gana
page-result = El resultado
page-rematch = Otra vez
page-replay = Volver a ver
page-report = La suerte y el juego
page-transcript = Guardar la partida

## Irse, volver, otra vez

page-leave-game = Dejar la partida
page-leave-now = Irse un rato
page-leave-waits = La partida te espera en «Tus partidas».
page-leave-bot = Vuelve cuando quieras. Tras { $time } juega un bot por ti hasta que vuelvas.
page-leave-others-wait = Vuelve cuando quieras. Los demás te esperan.
page-resign = Abandonar
page-resign-seat = { $name } abandona
page-resign-note = Un bot sigue jugando por ti. Mientras dure la partida, puedes recuperar tu sitio.
page-resign-sure = ¿Quieres abandonar?
page-resign-yes = Sí, abandonar
page-resign-no = No, seguir jugando
page-has-left = { $name } se ha ido; sigue { $bot }.
page-is-back = { $name } ha vuelto.
page-plays-for-you = { $bot } juega por ti.
page-take-back = Recuperar el sitio
page-rematch-ask = ¿La revancha?
page-rematch-wanted =
    { $count ->
        [one] { $names } quiere la revancha.
       *[other] { $names } quieren la revancha.
    }
page-rematch-yes = Sí, otra vez
page-rematch-no = No, gracias
page-rematch-waiting = Esperando a { $names }…
page-rematch-soon = La revancha va a empezar. Por quienes se han ido juegan bots.
page-rematch-alone = Nadie más sigue jugando.
page-rematch-bots = Seguir con bots
page-rematch-there = A la revancha
page-wants-rematch = quiere la revancha
page-declines-rematch = no sigue jugando
page-series = Tras { $games } partidas: { $score }
page-series-one = Tras la primera partida: { $score }
page-put-away = Guardar
page-put-away-done = Guardada: está al final de esta página.
page-put-away-running = Guardada. En esta mesa cuentas como ausente.
page-put-away-games =
    { $count ->
        [one] Una partida guardada
       *[other] { $count } partidas guardadas
    }
page-undo = Deshacer
page-bring-back = Recuperar
page-short-game = Partida corta
page-about-minutes = unos { $minutes } min

## La conexión

page-offline = Se ha perdido la conexión; lo seguimos intentando. No se pierde nada.
page-try-now = Probar ya
page-error-network = No se llega al servidor. Comprueba la red y vuelve a intentarlo.
page-error-server = El servidor no ha podido hacerlo. Inténtalo otra vez.

## Frases rápidas

phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thanks = ¡Gracias!
phrase-wow = ¡Hala!
phrase-haha = ¡Jaja!
phrase-oops = ¡Uy!
phrase-thinking = Déjame pensar…
phrase-hurry = ¡Te toca!
phrase-bye = ¡Hasta pronto!

## The coach

page-advice = Entrenador
page-advice-agreed = Entrenador para todos
page-advice-agreed-note = En esta mesa cualquiera puede preguntar al entrenador la probabilidad de ganar de cada jugada. Quien se sienta está de acuerdo.
page-advice-allow = Cualquiera puede preguntar al entrenador
page-advice-allow-note = Muestra cada jugada con su probabilidad de ganar. Quien se sienta está de acuerdo, y todo el mundo ve que está ahí.
