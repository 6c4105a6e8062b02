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
replay-scores = Puntos ahora: { $scores }.
replay-result = Puntuación final: { $scores }. { $winners ->
        [one] Gana { $names }.
       *[other] Ganan { $names }.
    }
verify-good =
    { $file }: limpia, { $events ->
        [one] el único suceso del azar sale
       *[other] los { $events } sucesos del azar salen
    } del secreto sellado.

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
simulate-column-score = Puntuación media
simulate-column-deviation = Desviación
simulate-column-per-seat = Victorias por sitio
simulate-column-ending = Final
simulate-column-part = Parte
simulate-column-games = Partidas
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
