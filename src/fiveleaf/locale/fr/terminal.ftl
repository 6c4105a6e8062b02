### What the commands in the terminal say

## games and rules

games-title = Cinq jeux de chance
games-column-game = Jeu
games-column-name = Nom de commande
games-column-players = Joueurs
games-column-minutes = Minutes
games-column-age = Âge
games-column-pitch = De quoi il s’agit
rules-options = Options
rules-option-line = { $name } (au choix : { $allowed } ; par défaut { $default }) : { $meaning }

## replay and verify

replay-title = { $game }, { $seats } places
replay-good =
    { $file } : conforme aux règles, { $events ->
        [0] aucun évènement
        [one] un évènement
       *[other] { $events } évènements
    }, { $state ->
        [over] la partie est finie
       *[running] la partie n’est pas finie
    }.
replay-fault = { $file } : { $reason }
replay-seat = Place { $seat }
replay-scores = Scores : { $scores }.
replay-result = Scores finaux : { $scores }. { $winners ->
        [one] Victoire : { $names }.
       *[other] Victoire partagée : { $names }.
    }
verify-good =
    { $file } : équitable, { $events ->
        [0] aucun évènement du hasard à vérifier
        [one] le seul évènement du hasard vient du secret scellé
       *[other] les { $events } évènements du hasard viennent tous du secret scellé
    }.

## simulate

simulate-preparing = Préparation des règles (une demi-minute la première fois)
simulate-progress = Parties en cours
simulate-recording = Écriture des transcriptions
simulate-title = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $seats } places, graine { $seed }
simulate-column-seat = Place
simulate-column-bot = Robot
simulate-column-share = Part de victoires
simulate-column-interval = Intervalle à 95 %
simulate-column-score = Score moyen
simulate-column-deviation = Écart type
simulate-column-per-seat = Victoires par place
simulate-column-ending = Fin de partie
simulate-column-part = Part
simulate-column-games = Parties
simulate-decisions = Décisions par partie : { $mean } en moyenne, de { $fewest } à { $most }.
simulate-rate = { $games } parties/s, { $decisions } décisions/s.
simulate-saved = Fichier écrit : { $file }
simulate-plot-scores = Scores
simulate-plot-lengths = Décisions par partie
simulate-plot-shares = Part de victoires et intervalle à 95 %
simulate-plot-endings = Comment les parties finissent
simulate-plot-share-of-games = part des parties
