### Checking the luck, and replays: what the page’s extras say.

## Was the luck fair?

page-verify-title = ¿Fue limpia la suerte?
page-verify-lead = Tu propio navegador vuelve a calcular cada carta y cada dado a partir del número que se selló antes de la primera carta. El servidor entrega el registro de la partida y nada más.
page-verify-asking = Se está pidiendo el registro de la partida…
page-verify-running = { $done } de { $count } comprobados…
page-verify-good =
    { $count ->
        [one] El único suceso del azar sale del sobre sellado.
       *[other] Los { $count } sucesos del azar salen todos del sobre sellado.
    }
page-verify-bad = Hay algo que no concuerda.
page-verify-envelope-good = El secreto abierto es exactamente lo que había en el sobre.
page-verify-envelope-bad = El secreto abierto no es lo que había en el sobre.
page-verify-shown-good = Es el sobre que este navegador vio antes de la primera carta.
page-verify-shown-late =
    { $ply ->
        [one] Es el sobre que este navegador vio cuando llegaste a la mesa, tras 1 suceso.
       *[other] Es el sobre que este navegador vio cuando llegaste a la mesa, tras { $ply } sucesos.
    }
page-verify-shown-bad = Durante la partida este navegador vio otro sobre: { $envelope }…
page-verify-shown-unknown = Este navegador no vio la mesa durante la partida y no puede comparar el sobre. Pregunta a alguien que estuviera allí.
page-verify-own-good = Lo que tu navegador aportó a la suerte está mezclado en ella.
page-verify-own-bad = Lo que tu navegador aportó a la suerte no está en ella: llegó demasiado tarde, otra persona ocupó el sitio o el servidor lo dejó fuera.
page-verify-own-unknown = Este navegador no recuerda haber aportado nada a la suerte.
page-verify-witnessed =
    { $count ->
        [one] 1 suceso se comparó además con lo que viste en la mesa.
       *[other] { $count } sucesos se compararon además con lo que viste en la mesa.
    }
page-verify-fault = Suceso { $index }:
page-verify-fault-weights = Las probabilidades que se indican para él son imposibles.
page-verify-fault-not-among = Según sus propias probabilidades, esto no podía ocurrir.
page-verify-fault-not-from-seal = Según el sobre sellado, tenía que haber sido: { $right }
page-verify-fault-not-as-seen = En la mesa viste otra cosa: { $right }
page-verify-events =
    { $count ->
        [one] El suceso
       *[other] Los { $count } sucesos
    }
page-verify-odds = { $weight } de { $total }
page-verify-numbers = El sobre abierto
page-verify-envelope = Sobre: SHA-256 del secreto
page-verify-secret = Secreto del servidor
page-verify-contribution = Aportación de { $name }
page-verify-key = Clave de todos los sucesos del azar
page-verify-save = Guardar la prueba
page-verify-seat = Sitio { $number }
page-verify-proves-title = Qué demuestra esto y qué no
page-verify-proves = Quien no conocía el secreto no podía prever ni dirigir la suerte, y quien lo conocía ya no podía cambiarla una vez recibidas las aportaciones.
page-verify-proves-not = No demuestra que el servidor se guardara el secreto durante la partida: un servidor que juega contra ti podría mirar. Juega donde confíes en quien lo lleva.
page-verify-weights = Cuántas cartas quedaban de cada clase, es decir, las probabilidades, lo calculan las reglas del servidor; tu navegador no conoce ninguna regla. La orden «fiveleaf verify» vuelve a aplicar las reglas en tu propia máquina, y el método está publicado, de modo que cualquiera puede escribir otro comprobador.
page-verify-file = Comprobar un archivo
page-verify-drop = Suelta aquí un registro o una prueba. Una prueba se comprueba aquí y no sale de aquí; un registro se envía a este servidor, que calcula las probabilidades.
page-verify-choose = Elegir un archivo
page-verify-paste = O pégalo aquí
page-verify-check = Comprobar
page-verify-unreadable = Esto no es ni un registro ni una prueba de fiveleaf.

## Replay

page-replay-title = Repetición
page-replay-loading = Se está preparando de nuevo la partida…
page-replay-begin = Antes de la primera carta
page-replay-place = Momento de la partida
page-replay-at = Suceso { $ply } de { $plies }
page-replay-turn-back = Volver al turno anterior
page-replay-back = Un paso atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-step = Un paso adelante
page-replay-turn = Ir al turno siguiente
page-replay-speed = Velocidad: { $speed } veces
page-replay-share = Compartir este momento
page-replay-eyes = ¿Con qué ojos?
page-replay-eyes-of = Como lo vio { $name }
page-replay-spectator = Como lo vio el público
page-replay-all = Todas las cartas a la vista

## The coach's advice

page-advice-best = El entrenador elegiría: { $move }
page-advice-even = Aquí casi da igual: todas las jugadas son más o menos igual de buenas.
page-advice-only = Solo hay una cosa que puedes hacer.
page-advice-note = Las barras muestran tu probabilidad de ganar. Toca una jugada para ver qué puede traer la suerte.
page-advice-star = Mejor jugada:
page-advice-win = probabilidad de ganar
page-advice-luck = Qué puede traer la suerte
page-advice-likely = Proba­bilidad
page-advice-then = Ganar después
page-advice-no-luck = La suerte no interviene justo después de esta jugada.
page-advice-play = Jugar esto
page-advice-thinking = El entrenador está pensando…
page-advice-not-ready = El entrenador aún está calentando y vendrá solo en un momento.
page-advice-wait = Decide otra persona. El entrenador mira.
page-advice-rarer =
    { $count ->
        [one] y una posibilidad más, menos frecuente
       *[other] y { $count } posibilidades más, menos frecuentes
    }
