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

## replay and verify

replay-title = { $game }, { $seats } asientos
replay-good =
    { $file }: conforme a las reglas, { $events ->
        [one] un suceso
       *[other] { $events } sucesos
    }, { $state ->
        [over] la partida ha terminado
       *[running] la partida no ha terminado
    }.
replay-fault = { $file }: { $reason }
replay-seat = Asiento { $seat }
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
    }, { $seats } asientos, semilla { $seed }
simulate-column-seat = Asiento
simulate-column-bot = Robot
simulate-column-share = Victorias
simulate-column-interval = Intervalo del 95 %
simulate-column-score = Puntuación media
simulate-column-deviation = Desviación
simulate-column-per-seat = Victorias por asiento
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
