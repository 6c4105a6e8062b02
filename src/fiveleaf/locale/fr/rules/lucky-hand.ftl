### La page de règles de Lucky Hand

rules =
    Chacun a trois cartes en main. Gagnez des cartes bonus avec le dé à 20 faces et gardez-les devant vous, visibles de tous : c’est votre cagnotte. Quand le temps est écoulé, en général au bout de 20 minutes, la plus grosse cagnotte gagne. Sur les 55 cartes, 33 sont des bonus : trois +20, sept +15, dix +10 et treize +5. S’y ajoutent deux max de points, quatre malus au dé, sept malus de points, six interdictions de jouer et trois immunités.

    __Pour se lancer.__ Le sort désigne qui commence, sauf si la table nomme quelqu’un. À votre tour, lancez le dé. Avec 10 ou plus, vous pourrez jouer des cartes dès votre prochain tour ; avec moins, vous réessayez au prochain tour. Avec un 20, vous jouez une carte tout de suite.

    __Votre tour.__ Jouez une carte. C’est obligatoire, sauf si la table permet de passer. Après chaque carte jouée, tout le monde pioche pour revenir à trois. Quand la pioche est épuisée, on mélange le tas, qui devient la nouvelle pioche.

    - Bonus : lancez le dé. On gagne +20 dès 17, +15 dès 14, +10 dès 10 et +5 dès 5. Une carte gagnée va dans la cagnotte, une carte perdue va au tas.
    - Max de points : chacun peut miser une carte bonus, en secret, puis on dévoile tout. Ceux qui ont misé lancent le dé ; le plus grand score emporte toutes les mises, et en cas d’égalité on relance. Qui mise seul doit atteindre le score de sa carte. Les malus ne comptent pas ici : rien n’est retiré du lancer, et une interdiction n’empêche pas de miser.
    - Malus au dé (−4 ou −2) : il reste devant une autre personne et sera retiré de son prochain lancer pour une carte bonus. Plusieurs s’additionnent.
    - Malus de points (−20, −15, −10, −5) : une autre personne vous donne une telle carte bonus de sa cagnotte. Attention : si elle n’en a pas, c’est à vous d’en donner une, si vous en avez.
    - Interdiction de jouer : une autre personne saute 1 ou 2 tours. Plusieurs s’additionnent.
    - Immunité : pendant 2 tours, aucun malus ne vous touche. Avec cette carte en main, vous pouvez aussi contrer un malus au moment où vous le recevez, sauf si vous ne pouvez pas encore jouer de carte. Contrer n’est pas un tour : si c’est ensuite à vous, vous jouez quand même une carte.

    On peut donner un malus au dé ou une interdiction à qui ne peut pas encore jouer de carte. Ils attendent que ce soit le cas.

    __La fin.__ Quand le temps est écoulé, ou après le nombre de tours de table convenu, on compte les cagnottes. En cas d’égalité, la victoire est partagée.
rules-window = Une question sur un malus ou une mise reste ouverte { $seconds } secondes. Se taire, c’est accepter le malus et ne rien miser.

## Ce qu’il y a dans la boîte

pieces = { $cards } cartes et un dé à { $sides } faces. À côté d’une carte bonus, le score qui la gagne.

## L’exemple de tour

example-1 = À partir de { $needed } au dé, la carte est gagnée et va dans la cagnotte.
example-2 = Le malus reste devant Steve jusqu’à son prochain lancer pour une carte bonus.
example-3 = Laura a justement une telle carte dans sa cagnotte : elle passe à Aviva. Si Laura n’en avait pas, Aviva devrait en donner une.
example-4 = Le malus retire { $minus } : { $roll } devient { $result }, et il fallait { $needed }. La carte va au tas, et le malus aussi.
example-5 = Tous misent en même temps et en secret ; personne n’y est obligé.
example-6 = Le plus grand score emporte tout : { $points } points pour la cagnotte de Johanna. Puis tout le monde pioche pour revenir à { $hand } cartes.

## Décisions

ruling-LH-R1 = On obtient une fois pour toutes le droit de jouer des cartes.
ruling-LH-R2 = Qui peut jouer des cartes doit en jouer une, même après un 20 : le livret énumère ce qu’on peut faire à son tour, et passer n’en fait pas partie. Une table peut le permettre ; après avoir passé, on ne pioche rien. On peut jouer un malus contre quelqu’un d’immunisé : il est perdu. Personne n’en joue contre soi-même.
ruling-LH-R3 = Tous les malus au dé qui sont devant vous comptent ensemble au prochain lancer bonus.
ruling-LH-R4 = Une interdiction attend elle aussi que la personne puisse jouer des cartes, et les interdictions s’additionnent. Le premier tour sauté est le premier où une carte aurait pu être jouée ; après un 20, c’est ce tour même.
ruling-LH-R5 = Une interdiction ne coûte que des tours : on peut encore miser et contrer. Qui ne peut pas encore jouer de carte peut miser, mais pas contrer.
ruling-LH-R6 = Une immunité dure pendant les 2 tours suivants de qui la joue, tours sautés compris, puis va au tas ; en contre, elle protège de même. Une seconde recommence à 2. Ce qui était déjà devant vous y reste.
ruling-LH-R7 = Au max de points, on interroge tout le monde en même temps, quelles que soient les mains, et on montre toutes les mises ensemble. On lance dans l’ordre du jeu à partir de qui a joué la carte ; les plus grands scores égaux sont relancés. Sans mise, il ne se passe rien.
ruling-LH-R8 = Un malus de points agit aussitôt, même contre qui ne peut pas encore jouer de carte. On contre avant l’effet. On interroge toute personne qui pourrait contrer, qu’elle ait la carte ou non.
ruling-LH-R9 = La personne dont c’est le tour pioche d’abord, puis les autres dans l’ordre du jeu. Le tas devient la pioche quand il faut une carte et qu’il n’y en a plus.
ruling-LH-R10 = Si le temps s’écoule pendant qu’une carte est jouée, elle est jouée jusqu’au bout, pioche comprise. À tout autre moment, la partie s’arrête aussitôt.
ruling-LH-R11 = Une partie a un minuteur ou un nombre de tours de table, pas les deux. Sans minuteur et sans choix, elle a 40 tours de table.
ruling-LH-R12 = À total égal, la victoire est partagée.
