### Lucky Five

game-name = Lucky Five
game-pitch = Retournez une carte, misez un jeton, pariez plus fort ou plus petit et lancez les dés : continuez pour un plus gros tas, ou arrêtez-vous à temps.

## Les pièces

die-red = rouge
die-orange = orange
die-yellow = jaune

card-red = rouge
card-orange = orange
card-yellow = jaune
card-red-plus-orange = rouge + orange
card-red-plus-yellow = rouge + jaune
card-orange-plus-yellow = orange + jaune
card-red-plus-orange-plus-yellow = rouge + orange + jaune
card-qq = { "??" }
card-xx = { "!!" }
card-lucky-five = Lucky Five

chip-10 = un jeton vert clair (10)
chip-50 = un jeton vert foncé (50)
chip-100 = un jeton noir (100)

bet-higher = plus fort
bet-lower = plus petit

## Ce que l’on peut choisir

move-choose = Les dés { $dice }
move-reroll = Faire relancer le dé { $die }
move-reroll-nothing = Laisser les dés comme ils sont
move-stake = Miser { $chip }
move-call = Annoncer « { $bet } »
move-go-on = Continuer : retourner une autre carte
move-stop = S’arrêter : prendre le tas

## What a choice leads to: its price, its risk, what others decide then

consequence-choose =
    Ils font { $sum } : { $whose ->
        [own] au mieux { $right } lancers sur { $rolls } sont bons pour vous.
       *[other] au mieux { $right } lancers sur { $rolls } sont bons pour { $seat }.
    }
consequence-reroll = Les trois dés feront alors de { $low } à { $high }.
consequence-reroll-nothing = Ils restent à { $sum } : au mieux { $right } lancers sur { $rolls } sont bons pour { $seat }.
consequence-stake = Juste : { $points } points si vous vous arrêtez. Faux : le jeton reste sur la table.
consequence-stake-lucky = Juste : { $points } points. Faux : le jeton reste sur la table.
consequence-stake-last = Votre dernier jeton. Juste : { $points } points. Faux : il reste sur la table.
consequence-call = { $right } lancers sur { $rolls } sont bons.
consequence-stop =
    { $points ->
        [one] { $points } point pour vous.
       *[other] { $points } points pour vous.
    }
consequence-go-on = Une annonce fausse, et ces { $points } points sont perdus.

## Why the coach advises a move

reason-odds = { $right } lancers sur { $rolls } sont bons.
reason-hard = Seulement { $right } lancers sur { $rolls } sont bons pour { $seat }.
reason-pile = Une annonce juste porte le tas à { $points } points.
reason-cheap = Vous ne risquez que { $chip }.
reason-safe = { $points } points sont à vous, c’est sûr.
reason-go-on = Vous ne risquez que { $points } points, et le tas peut grossir.

## Ce qui s’est passé

luck-begins = Le sort décide : { $seat } commence.
luck-turn = La carte montre : { $card }.
luck-roll = Le dé { $die } donne { $value }.
    .many = Les dés donnent { $items } : { $sum } en tout.
    .item = { $die } { $value }
event-choose = { $seat } choisit les dés { $dice }.
event-reroll = { $seat } fait relancer le dé { $die }.
event-reroll-nothing = { $seat } laisse les dés comme ils sont.
event-stake = { $seat } mise { $chip }.
event-call = { $seat } annonce « { $bet } ».
event-go-on = { $seat } continue.
event-stop = { $seat } s’arrête et prend le tas.
effect-win-bet = L’annonce était bonne.
effect-win-bet-nobody = L’annonce était mauvaise : les cartes sont défaussées, les jetons restent sur la table.

## Titres du journal

heading-turn = Au tour de { $seat }

## Le coup de chance

moment-bet = { $seat } a annoncé « { $bet } » que { $sum } et fait { $total }.
moment-lucky-five = { $seat } a retourné un Lucky Five.

## Ce qui est demandé

ask-choose =
    { $whose ->
        [own] Choisissez les deux dés que vous allez lancer.
       *[other] Choisissez les deux dés pour { $seat }.
    }
ask-reroll = { $seat } a un Lucky Five : les trois dés font { $sum }. Faut-il en relancer un avant le pari ?
ask-stake =
    { $count ->
        [one] Le dé { $dice } montre { $sum }.
       *[other] Les dés { $dice } font { $sum }.
    } Quel jeton misez-vous ?
ask-call =
    { $count ->
        [one] Vous lancez le dé { $dice }.
       *[other] Vous lancez les dés { $dice }.
    } Plus fort ou plus petit que { $sum } ?
ask-go-on =
    { $cards ->
        [one] { $cards } carte × { $chips } en jetons
       *[other] { $cards } cartes × { $chips } en jetons
    } = { $points } points. S’arrêter et prendre le tas, ou continuer ?

## Comment cela s’est terminé

ending-last-turn = La dernière personne à avoir des jetons a joué son dernier tour.
ending-no-card = Il n’y a plus de carte à retourner : les jetons encore en main rapportent leur valeur.

## Options

option-deck = Combien de cartes il y a de chaque sorte ; une sorte non nommée n’en a aucune

## Pourquoi un coup est refusé

refuse-L5-03 = D’abord, quelqu’un commence et lance les trois dés.
refuse-L5-04 = D’abord, une carte est retournée.
refuse-L5-05 = C’est la carte qui indique les dés à lancer.
refuse-L5-06 = Avec « ?? », on choisit maintenant ses deux dés.
refuse-L5-07 = Avec « !! », c’est maintenant au voisin de droite de choisir les deux dés.
refuse-L5-08 = On mise un seul jeton, et un jeton que l’on a encore.
refuse-L5-09 = Il faut annoncer « plus fort » ou « plus petit », puis les dés sont lancés.
refuse-L5-11 = Après un pari correct, on continue ou on s’arrête.
refuse-L5-13 = Seule la carte Lucky Five, et avant la mise, permet au voisin de droite de faire relancer un dé, ou aucun.
refuse-L5-17 = La partie est finie : le dernier tour a été joué.
refuse-L5-18 = La partie est finie : il n’y a plus de carte à retourner.
refuse-L5-R1 = L’ordre est toujours : carte, dés, mise, annonce.
refuse-L5-R2 = On ne peut pas s’arrêter avant le premier pari du tour.
refuse-L5-R4 = La dernière personne en jeu n’a plus de voisin de droite : elle choisit maintenant elle-même les deux dés de « !! ».

## La table

table-seat-turn = joue
table-chips = Jetons
table-piles = Tas
table-no-pile = pas encore de tas
table-points = Points
table-player = Joueur
table-pile =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } × { $chips } = { $points }
table-pile-lucky = ★ Lucky Five : 5 × { $chips } = { $points }
table-card = Carte
table-turned = Cartes de ce tour
table-on-table = Jetons sur la table
table-nothing = –
table-bet = Le pari
table-bet-open = plus fort ou plus petit que { $sum }
table-bet-called = { $bet } que { $sum }
table-shoe = Sabot : { $stock } à retourner, { $discard } en défausse
table-middle = La table
table-yours = Votre place
table-others = Les joueurs

## The page

page-lucky-five-right = Gagné !
page-lucky-five-wrong = Raté !
page-lucky-five-choose = Deux dés
page-lucky-five-picks = { $seat } choisit deux dés
page-lucky-five-again = Relancer un dé ?
page-lucky-five-leave = Laisser
page-lucky-five-stop = Stop
page-lucky-five-stop-brings = prendre { $points }
page-lucky-five-go-on = Continuer
page-lucky-five-go-on-brings = autre carte
page-lucky-five-last-turn = Dernier tour
page-lucky-five-wins = gagne
