### Lucky Numbers

game-name = Lucky Numbers
game-pitch = Remplissez votre jardin de trèfles, en ordre croissant dans chaque rangée et chaque colonne, avant les autres.

## Le matériel

cell-0 = A1
cell-1 = B1
cell-2 = C1
cell-3 = D1
cell-4 = A2
cell-5 = B2
cell-6 = C2
cell-7 = D2
cell-8 = A3
cell-9 = B3
cell-10 = C3
cell-11 = D3
cell-12 = A4
cell-13 = B4
cell-14 = C4
cell-15 = D4

## Ce qu’un joueur peut choisir

move-draw = Piocher un trèfle caché
move-put = Le défausser face visible au centre
move-lay = Poser le { $tile } en { $cell }
move-place = Le placer en { $cell }
move-pick = Prendre le { $tile } au centre et le placer en { $cell }

## What a choice leads to: its price, its risk, what others decide then

suggest-setup-lay = Les poser dans l’ordre pour moi
consequence-draw-last = C’est le dernier : une fois joué, la partie est finie.
consequence-put = Les autres pourront l’y prendre.
consequence-lay-unsorted = Certaines cases de votre jardin deviendraient presque impossibles à remplir. Les petits nombres vont en haut à gauche, les grands en bas à droite.
consequence-blocked =
    { $count ->
        [one] Plus aucun trèfle n’ira en { $cells }, sauf si vous en échangez un.
       *[other] Plus aucun trèfle n’ira en { $cells }, sauf si vous en échangez.
    }
consequence-swap = Votre { $tile } part au centre, où les autres pourront le prendre.
consequence-exchange = Personne n’a pioché depuis longtemps : cela met fin à la partie.

## Why the coach advises a move

reason-fills = Cela remplit une case libre de votre jardin.
reason-fits =
    Ensuite, { $count } des { $stock } trèfles cachés { $count ->
        [one] va
       *[other] vont
    } sur une case libre.

## Ce qui s’est passé

luck-begins = Le sort décide : { $seat } commence.
luck-draw = { $seat } révèle le { $tile }.
    .many = Les trèfles de la diagonale sont révélés.
    .seat = { $seat } : { $items }.
    .item = { $tile }
event-draw = { $seat } pioche un trèfle caché.
    .log = { "" }
event-put = { $seat } le défausse face visible au centre.
event-put-shown = { $seat } défausse le { $card } face visible au centre.
event-lay = { $seat } pose le { $tile } en { $cell }.
    .many = Les trèfles sont posés sur la diagonale.
    .seat = { $seat } : { $items }.
    .item = { $tile } en { $cell }
event-place = { $seat } le place en { $cell }.
event-place-shown = { $seat } place le { $card } en { $cell }.
event-pick = { $seat } prend le { $tile } au centre et le place en { $cell }.
effect-win-race =
    { $count ->
        [one] { $names } gagne la partie.
       *[other] { $names } gagnent la partie ensemble.
    }
effect-move-garden-middle = Le { $card } va au centre.

## Titres du journal

heading-setup =
    { $number ->
        [0] Mise en place
       *[other] Partie { $number } sur { $of } : mise en place
    }
heading-race =
    { $number ->
        [0] La partie
       *[other] Partie { $number } sur { $of }
    }

## Le coup de chance

moment-gap = { $seat } a révélé le { $tile }, et il allait en { $cell }.
moment-last-gap = Il manquait un seul trèfle à { $seat }, qui a révélé le { $tile } : il allait en { $cell } !

## Ce qui est demandé

ask-setup-lay = Posez votre { $tile } sur la diagonale.
ask-turn = Piochez un trèfle caché, ou prenez-en un au centre.
ask-place = Placez le { $tile }, ou défaussez-le au centre.

## Comment la partie a fini

ending-garden-full = Un jardin est complet.
ending-last-tile = Le dernier trèfle caché est révélé : qui a le moins de cases libres gagne.
ending-exchange = Personne n’a pioché à ses vingt derniers tours : qui a le moins de cases libres gagne.
ending-tournament = Tout le monde a commencé une fois : qui a le plus de points gagne.

## Les options

option-setup = Comment la diagonale est remplie : avec quatre trèfles d’un coup ou, dans la mise en place de Michael, un par un
option-tournament = Autant de parties que de joueurs, avec des points après chacune
page-option-setup = Mise en place
page-option-tournament = Tournoi
page-choice-standard = Quatre trèfles d’un coup
page-choice-michael = Un par un (mise en place de Michael)

## Pourquoi un coup est refusé

refuse-LN-03 = À la mise en place, un trèfle va sur une case libre de la diagonale.
refuse-LN-05 = À votre tour, vous piochez un trèfle ou en prenez un au centre ; un trèfle pioché est placé ou défaussé au centre.
refuse-LN-06 = Il n’y a pas de tel trèfle, face visible, au centre.
refuse-LN-09 = À cet endroit, les nombres ne seraient plus croissants dans la rangée et la colonne.
refuse-LN-10 = La partie est finie.
refuse-LN-12 = Dans la mise en place de Michael, un trèfle posé reste où il est.
refuse-LN-R1 = Les trèfles de la mise en place sont posés dans l’ordre où ils ont été piochés.
refuse-LN-R3 = Un trèfle ne remplace qu’un trèfle d’un autre nombre, et sans l’ancien, les nombres doivent rester croissants dans la rangée et la colonne.

## La table dans le terminal

table-race = Partie { $race } sur { $races }
table-free =
    { $count ->
        [0] aucune case libre
        [one] { $count } case libre
       *[other] { $count } cases libres
    }
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-stock = Pioche
table-middle = Face visible au centre
table-middle-empty = rien pour l’instant
table-held = Pioché
table-to-lay = À poser, dans cet ordre
table-exchanges = { $count } tours sans pioche ; à { $limit }, la partie s’arrête.

## The page

score =
    { $tournament ->
        [true] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[false] { $points ->
            [one] { $points } trèfle
           *[other] { $points } trèfles
        }
    }
page-lucky-numbers-take = Prendre le { $tile } au centre
page-lucky-numbers-look = Regarder le jardin de { $seat }
page-lucky-numbers-garden = Le jardin de { $seat }
page-lucky-numbers-own = Votre jardin
page-lucky-numbers-you = Vous : { $points }
page-lucky-numbers-close = Fermer
page-lucky-numbers-exchanges =
    { $count ->
        [one] { $count } tour sans pioche
       *[other] { $count } tours sans pioche
    }
