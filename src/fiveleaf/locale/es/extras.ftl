### Checking the luck, and replays: what the page’s extras say.

## Was the luck fair?

page-verify-title = ¿Fue limpia la suerte?
page-verify-lead = Tu propio navegador vuelve a calcular cada carta y cada dado a partir de lo que el servidor había sellado y de lo que añadieron los navegadores de los jugadores, y lo compara todo con lo que vio en la mesa.
page-verify-asking = Se está pidiendo el registro de la partida…
page-verify-running = { $done } de { $count } comprobados…
page-verify-good = Todo concuerda.
page-verify-missing = No está comprobado del todo.
page-verify-bad = Hay algo que no concuerda.
page-verify-secret-good = El secreto abierto es exactamente lo que había en el sobre.
page-verify-secret-bad = El secreto abierto no es lo que había en el sobre.
page-verify-envelope-good = Es el sobre que este navegador vio antes de la primera carta.
page-verify-envelope-late =
    { $ply ->
        [one] Es el sobre que este navegador vio cuando llegaste a la mesa, pero eso fue tras 1 suceso.
       *[other] Es el sobre que este navegador vio cuando llegaste a la mesa, pero eso fue tras { $ply } sucesos.
    }
page-verify-envelope-bad = Antes de la partida este navegador vio otro sobre.
page-verify-envelope-changed = El sobre que vio este navegador cambió sin que se interrumpiera ningún comienzo.
page-verify-envelope-unseen = Este navegador no vio el sobre antes de la partida y no puede compararlo. Pregunta a alguien que estuviera allí.
page-verify-pledges-good = Las promesas son las de la lista que todos vieron al empezar.
page-verify-pledges-bad = Al empezar, este navegador vio otra lista de promesas.
page-verify-pledges-bot = Un bot tenía una promesa en la lista; los bots no tienen, así que el servidor pudo elegir su parte.
page-verify-pledges-nobody = Ningún navegador prometió una parte propia: esta suerte la hizo el servidor solo.
page-verify-pledges-unseen = Este navegador no vio la lista de promesas al empezar.
page-verify-pledges-late = Este navegador solo vio la lista de promesas con la partida ya en marcha.
page-verify-revealed-good = Cada promesa se cumplió: lo revelado es exactamente lo prometido.
page-verify-revealed-bad = Lo revelado no es lo prometido.
page-verify-own-good = Lo que tu navegador prometió y reveló está mezclado en la suerte.
page-verify-own-bad = Lo que tu navegador prometió no está en la suerte: llegó demasiado tarde, otro dispositivo tuyo ocupó su lugar o el servidor lo dejó fuera.
page-verify-own-accused = Tu navegador respondió en un comienzo que, según se dice, se interrumpió porque no respondiste.
page-verify-own-none = Tenías un sitio, pero este navegador no prometió nada para él.
page-verify-key-good = La clave de toda la suerte es aquella cuya huella llegó con la primera carta.
page-verify-key-bad = La clave de toda la suerte no es aquella cuya huella llegó con la primera carta.
page-verify-key-unseen = Este navegador no vio la huella de la clave durante la partida.
page-verify-broken-good =
    { $broken ->
        [0] No se interrumpió ningún comienzo.
       *[other] Los comienzos interrumpidos son los que se mostraron, y cada uno está abierto.
    }
page-verify-broken-bad = Los comienzos interrumpidos no son los que se mostraron aquí, o uno se interrumpió aunque todos habían respondido.
page-verify-broken-unseen = Este navegador no vio si se interrumpieron comienzos; los del registro están abiertos.
page-verify-broken-note = Quien responde en último lugar podría haber elegido, junto con el servidor, entre aquella suerte y esta. Sin el servidor, nadie.
page-verify-events-good =
    { $count ->
        [one] El único suceso del azar sale de la clave, en el orden publicado, y es lo que viste en la mesa.
       *[other] Los { $count } sucesos del azar salen todos de la clave, en el orden publicado, y son lo que viste en la mesa.
    }
page-verify-events-bad = No todos los sucesos del azar son como deberían.
page-verify-events-left-out = El registro deja fuera sucesos del azar que viste en la mesa.
page-verify-events-unseen =
    { $count ->
        [one] El único suceso del azar sale de la clave, pero este navegador no lo vio ocurrir.
       *[other] Los { $count } sucesos del azar salen todos de la clave, pero este navegador solo vio ocurrir { $seen }.
    }
page-verify-old = Es un sello del tipo antiguo, sin promesas. Muestra que la suerte sale del secreto y de las partes de todos los sitios, pero el servidor podía sacar las de los bots y los sitios callados cuando ya conocía las demás.
page-verify-weights = Las probabilidades, es decir, cuántas cartas quedaban de cada clase, todavía vienen del servidor, hasta que las propias reglas funcionen en tu navegador. Está comprobado lo que no necesita reglas: el orden publicado, dados con todas sus caras, y que una carta sacada no vuelve hasta que se baraja.
page-verify-fault = Suceso { $index }:
page-verify-fault-weights = Las probabilidades que se indican para él son imposibles.
page-verify-fault-order = Lo que podía salir no está en el orden publicado.
page-verify-fault-stock = Lo que queda no encaja: lo que se sacó no vuelve hasta que se baraja de nuevo.
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
page-verify-pledge = Promesa de { $name }: SHA-256 de su parte
page-verify-bytes = Parte revelada por { $name }
page-verify-key = Clave de todos los sucesos del azar
page-verify-key-hash = Huella de la clave: su SHA-256
page-verify-broken-start = Comienzo interrumpido { $number }
page-verify-save-seen = Guardar lo que vio este navegador
page-verify-save = Guardar la prueba
page-verify-seat = Sitio { $number }
page-verify-proves-title = Qué demuestra esto y qué no
page-verify-proves = Nadie podía elegir la suerte: el servidor había sellado su mitad antes de conocer las partes de los jugadores, y nadie podía cambiar una parte ya prometida.
page-verify-proves-not = No demuestra que el servidor se guardara el secreto durante la partida: un servidor que juega contra ti podría mirar. Juega donde confíes en quien lo lleva.
page-verify-again = La orden «fiveleaf verify» vuelve a aplicar las reglas en tu propia máquina, con sus probabilidades; con el archivo de lo que vio este navegador lo comprueba todo. El método está publicado, de modo que cualquiera puede escribir otro comprobador.
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
page-moment-watch = Verlo
page-moment-share = Compartir imagen
page-moment-named = Con los nombres en la imagen
page-moment-again = Volver a verlo
