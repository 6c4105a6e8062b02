### Lo que dice el servidor cuando algo no puede ser

## En una mesa

error-no-table = Esa mesa no existe.
error-no-player = Di primero quién eres: un nombre y un animal.
error-no-seat = Ese sitio no existe en esta mesa.
error-not-your-seat = Ese sitio no es tuyo.
error-seat-taken = Ahí ya hay alguien sentado.
error-not-invited = Esta mesa es privada; necesitas su enlace de invitación.
error-not-host = Eso solo puede hacerlo quien abrió la mesa.
error-not-seated = Eso solo pueden hacerlo quienes están sentados a la mesa.
error-started-already = La partida ya ha empezado.
error-not-started = La partida aún no ha empezado.
error-not-over = La partida aún no ha terminado.
error-seats-open = Todavía hay sitios libres.
error-too-late = Esa pregunta ya está resuelta; tu jugada no se ha hecho.
error-no-phrase = Esa frase no existe.
error-pledge-shape = Una promesa es un hash de 32 bytes, escrito en hexadecimal.
error-reveal = Estos bytes no son los que se prometieron para este sitio.
error-not-starting = Los bytes se revelan al iniciar una partida, y esta no se está iniciando.
error-starting = La partida se está iniciando; inténtalo de nuevo en un momento.
error-broken-too-often = El inicio se ha interrumpido demasiadas veces aquí; abre una mesa nueva.
error-client-id = Una jugada necesita un identificador de 1 a 64 caracteres.
error-pace = Estos tiempos no son posibles: de 5 a 3600 segundos por jugada, de 0 a 3600 hasta que un bot sustituya.
error-store-failed = No se ha podido guardar, así que nada ha cambiado. Inténtalo de nuevo.
error-other-rules = Esta partida empezó con la versión { $begun } de sus reglas y este servidor juega con la versión { $now }. Queda guardada: un servidor de aquella versión puede continuarla.

## Personas

error-name = Un nombre necesita al menos un carácter visible.
error-name-marks = Ese nombre tiene demasiados acentos en una misma letra.
error-animal = El animal «{ $animal }» no existe; los animales son { $known }.
error-carry = Este enlace ya se ha usado o ha caducado; crea uno nuevo.

## Mensajes

error-message = Este mensaje no se puede leer.
error-too-large = Este mensaje es demasiado grande.
error-too-fast = Demasiado a la vez; espera un momento.
error-listed-limit = Ya hay { $limit } mesas abiertas tuyas, o creadas desde tu red, en el inicio. Espera a que empiece una, o deja entrar en esta solo a quien tenga el enlace.
error-content-type = Esto debe enviarse como JSON.
error-origin = Esto viene de otra página y no se responde.
error-not-found = Aquí no hay nada.
error-request-broken = Esta solicitud es incorrecta o se interrumpió.
error-request-slow = Esta solicitud tardó demasiado en llegar.
error-request-length = Una solicitud debe indicar su longitud.
error-request-head = La dirección o las cabeceras de esta solicitud son demasiado largas.
error-foreign-host = Este servidor no responde al nombre «{ $host }». Quien lo administra puede añadir el nombre con --hosts.
error-house-full = La casa está llena en este momento. Inténtalo de nuevo dentro de un minuto.
error-address-full = Hay demasiadas conexiones abiertas desde tu dirección. Cierra algunas páginas e inténtalo de nuevo.
error-page-missing = La página no está construida; ejecuta una vez python3 run.py.

## Arrancar el servidor

error-port-taken = El puerto { $port } de { $host } no se puede usar: { $reason }.
error-hosts = «{ $host }» no es un nombre de host; escribe los nombres separados por comas, por ejemplo play.example,192.168.1.5.
error-store-url = «{ $url }» no nombra ningún almacén; escríbelo como sqlite:///RUTA.
error-store-newer = El almacén { $file } es de un fiveleaf más nuevo; usa ese.
error-store-foreign = { $file } no es un almacén de fiveleaf.
error-store-locked = El almacén { $file } está en uso por otro programa.
error-store-unusable = El almacén { $file } no se puede abrir: { $reason }.
error-store-damaged = El almacén { $file } está dañado; pon una copia de seguridad en su lugar.
error-store-none = No hay ningún almacén { $file }.
error-backup-exists = { $file } ya existe; elige otro nombre.
backup-progress = Copiando
backup-done = { $file } contiene todo el almacén: { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
  }, { $megabytes } MB.
error-log-missing = El almacén { $file } continúa en un registro, { $log }, que falta: el archivo se copió sin él, o el registro se borró. Vuelve a poner el registro junto al archivo, o restaura una copia de seguridad. Para renunciar a todo lo que se jugó después de { $when }, inicia una vez el servidor con --accept-loss.
error-log-short = El registro { $log } está cortado: faltan las últimas jugadas del almacén. Vuelve a poner el registro entero, o restaura una copia de seguridad. Para renunciar a esas jugadas, inicia una vez el servidor con --accept-loss.
error-log-other = El registro { $log } no corresponde al almacén { $file }: se copiaron en momentos distintos, o son de almacenes distintos. Si acabas de restaurar una copia de seguridad, borra el registro; si no, vuelve a poner los dos archivos como estaban juntos. Para seguir solo con el archivo, tal como estaba en { $when }, inicia una vez el servidor con --accept-loss.
serve-address = fiveleaf funciona en { $url } (Ctrl+C lo detiene)
serve-around = En otros dispositivos de la misma red: { $url }
serve-stopped = fiveleaf se ha detenido; todas las partidas están guardadas.
error-no-coach = Nadie pidió un entrenador al abrir esta mesa, y sois varias personas.
error-coach-not-ready = El entrenador aún se está preparando; prueba otra vez dentro de un minuto.
error-coach-failed = Esta vez el entrenador ha perdido el hilo; sigue tu propia idea.
error-report-failed = Esta vez el informe no ha salido; inténtalo más tarde.
error-no-report = No hay informe para este juego: nadie ha enseñado aún a la casa lo que valen sus posiciones.
error-no-decision = Aquí no se hizo ninguna jugada.
