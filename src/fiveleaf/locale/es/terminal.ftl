### What the commands in the terminal say

## games and rules

games-title = Cinco juegos de suerte
games-column-game = Juego
games-column-name = Nombre de comando
games-column-players = Jugadores
games-column-minutes = Minutos
games-column-age = Edad
games-column-pitch = De qué trata
rules-options = Opciones
rules-option-line = { $name } (a elegir: { $allowed }; por defecto { $default }): { $meaning }
rules-option-deck = para cada tipo un número de 0 a { $most }, y al menos una carta en total
option-first-seat = Quién empieza: el sorteo (null), o el sitio de este número, contado desde 0 en el sentido de las agujas del reloj

## replay and verify

replay-title = { $game }, { $seats } sitios
replay-good =
    { $file }: conforme a las reglas, { $events ->
        [one] un suceso
       *[other] { $events } sucesos
    }, { $state ->
        [over] la partida ha terminado
       *[running] la partida no ha terminado
    }.
replay-fault = { $file }: { $reason }
replay-seat = Sitio { $seat }
verify-good =
    { $file }: limpia. { $events ->
        [one] El único suceso del azar se sigue
       *[other] Los { $events } sucesos del azar se siguen
    } del sello, y es el sello que se mostró en la mesa.
verify-missing =
    { $file }: comprobación incompleta. { $events ->
        [one] El único suceso del azar se sigue
       *[other] Los { $events } sucesos del azar se siguen
    } del sello del archivo, pero no todo se pudo comparar:
verify-bad = { $file }: no es limpia. Lo que se mostró en la mesa no es lo que dice el archivo:
verify-check-secret = El secreto es lo que contenía el sobre.
verify-check-revealed = Cada sitio reveló lo que había prometido.
verify-check-envelope = El sobre es el que se mostró antes de la primera carta.
verify-check-pledges = La lista de promesas es la que se mostró al inicio.
verify-check-own = Los bytes del propio navegador están en la clave.
verify-check-key = La clave es aquella cuyo hash llegó con la primera carta.
verify-check-broken = Los inicios interrumpidos son los que se mostraron.
verify-check-events = Cada suceso es lo que se vio en la mesa.
verify-one-file = --seen va con un solo ARCHIVO: un navegador guarda lo que vio de una partida.
verify-nothing-seen = No se ha comparado nada con lo que alguien vio en la mesa: lo hace --seen ARCHIVO, con el archivo que guarda la página tras su propia comprobación.
verify-old-scheme = Esta partida se selló con el método antiguo. Demuestra que el azar se sigue del secreto y de las aportaciones del archivo; no demuestra que el servidor sacara las de los bots y los sitios callados antes de conocer las demás.
verify-no-pledges = Ningún sitio añadió nada a este azar: demuestra que nada cambió después de sellar el secreto, no que el secreto no fuera elegido.
verify-broken-starts =
    { $count ->
        [one] Antes se interrumpió un inicio.
       *[other] Antes se interrumpieron { $count } inicios.
    } Quien no respondió pudo, junto con el servidor, elegir entre ellos.

## simulate

simulate-preparing = Preparando las reglas (la primera vez, medio minuto)
simulate-progress = Jugando
simulate-recording = Escribiendo transcripciones
simulate-title = { $game }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $seats } sitios, semilla { $seed }
simulate-column-seat = Sitio
simulate-column-bot = Bot
simulate-column-share = Victorias
simulate-column-interval = Intervalo del 95 %
simulate-column-adjusted = Sin la suerte
simulate-column-score = Puntuación media
simulate-column-deviation = Desviación
simulate-column-per-seat = Victorias por sitio
simulate-column-ending = Final
simulate-column-part = Parte
simulate-column-games = Partidas
simulate-adjusted = Sin la suerte: las victorias menos la suerte que mide el valor aprendido del juego. En promedio son las mismas; donde los bots juegan bien, se asientan en menos partidas.
simulate-decisions = Decisiones por partida: { $mean } de media, de { $fewest } a { $most }.
simulate-rate = { $games } partidas/s, { $decisions } decisiones/s.
simulate-saved = Archivo escrito: { $file }
simulate-plot-scores = Puntuaciones
simulate-plot-lengths = Decisiones por partida
simulate-plot-shares = Porcentaje de victorias e intervalo del 95 %
simulate-plot-endings = Cómo terminan las partidas
simulate-plot-share-of-games = proporción de partidas

## league

league-progress = { $seats } sitios
league-title = { $game }: la liga con { $seats } sitios, semilla { $seed }
league-pair = { $bot } contra { $against }
league-column-bot = Bot
league-column-rating = Puntuación
league-column-interval = Intervalo del 95 %
league-column-pair = Quién contra quién
league-column-share = Victorias
league-column-adjusted = Sin la suerte
league-column-equal = Parte igual
league-column-deals = Repartos
league-column-games = Partidas
league-plot-ratings = Puntuación con { $seats } sitios e intervalo del 95 %
league-plot-shares = Parte de victorias e intervalo del 95 %
league-page-title = La liga de { $game }
league-page-how =
    Escrito por `fiveleaf league`. El bot que se nombra primero está solo entre bots de la segunda clase; cada reparto se
    juega una vez desde cada sitio con la misma suerte y cuenta una vez en el intervalo. Las puntuaciones son de
    Plackett–Luce (OpenSkill); solo sus diferencias significan algo.
league-page-seats = { $seats } sitios (versión { $rules } de las reglas, semilla { $seed })

## train

train-progress = { $seats } sitios, generación { $generation } de { $all }
train-generation = { $seats } sitios, generación { $generation }: error cuadrático medio { $loss } en partidas nuevas antes de aprender de ellas
train-check = Comprobación con partidas nuevas, { $seats } sitios
train-column-seats = Sitios
train-column-games = Partidas nuevas
train-column-error = Error cuadrático medio
train-column-blind = Sin saber nada
train-column-gap = Mayor diferencia
train-plot-title = { $game }: ¿dice la verdad el valor?
train-plot-said = probabilidad de ganar según el valor
train-plot-won = parte ganada
train-plot-seats = { $seats } sitios (mayor diferencia { $gap })

## hint

hint-thinking = Pensando
hint-title = { $game }: lo que puede hacer { $name }
hint-column-move = Jugada
hint-column-win = Probabilidad de ganar
hint-column-luck = Lo que puede traer la suerte
hint-prospect = { $chance } { $what } → { $win }
hint-other = { $chance } otra cosa → { $win }
hint-rest =
    { $moves ->
        [one] una jugada más
       *[other] { $moves } jugadas más
    }
hint-how = ★ es lo que haría el bot más fuerte. Tras cada flecha está la probabilidad de ganar después de esa suerte.
