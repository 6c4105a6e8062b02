### La page de règles de 8·28

rules =
    51 cartes : des nombres de 1 à 10, dont beaucoup de 1, et la carte 1/11. Une pierre bleue vaut 1 point, une rouge 2. Elles attendent dans deux réserves et arrivent au centre une par une.

    __Une manche.__ Chacun reçoit une carte, la regarde en secret et la pose face cachée. Le sort désigne le premier donneur, sauf si la table nomme quelqu’un. Le donneur fait deux choses :

    - Poser une pierre bleue au centre. Quand il n’y en a plus, une rouge.
    - Proposer à chacun, tour à tour, la carte suivante du paquet sans la montrer ; le donneur passe en dernier. On accepte ou on refuse librement : un refus n’empêche pas d’accepter plus tard.

    Une carte acceptée est posée face visible. La carte 1/11 compte 1 ou 11, selon ce qui vous arrange. Celui dont les cartes visibles font 28 ou plus est éliminé de la manche.

    Le paquet passe ensuite au voisin de gauche, qui donne de la même façon. Quand personne n’accepte de carte pendant un tour complet, la manche est finie.

    __Le partage.__ On retourne toutes les cartes, et les pierres du centre forment deux trésors de même valeur. Le premier revient au total le plus proche de 8, le second au total le plus proche de 28, sans jamais dépasser. En cas d’égalité, on partage. Un trésor que personne ne gagne, et tout ce qui ne peut pas être divisé, reste au centre pour la manche suivante.

    __Un seul trésor.__ Vos cartes permettent de viser les deux ? Alors vous en choisissez un ; le dernier donneur choisit en premier.

    __Jackpot !__ Si vos cartes font exactement 8 et aussi exactement 28, toutes les pierres du centre sont à vous. S’il y a plusieurs jackpots, on les partage.

    __La manche suivante.__ On mélange toutes les cartes, et le voisin de gauche du dernier donneur donne en premier.

    __La fin.__ La manche où l’on pose la première pierre rouge est la dernière. Si les rouges s’épuisent aussi, on la finit sans nouvelle pierre. Qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée. Ce qui reste au centre n’est à personne.

## Ce qu’il y a dans la boîte

pieces = { $cards } cartes et { $gems } pierres. La liste du livret n’a pas été conservée. On connaît deux versions du paquet, et une table peut choisir ; voici l’habituelle.
pieces-blue = bleues, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacune
pieces-red = rouges, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacune

## L’exemple de tour

example-1 = Chacun a une carte face cachée ; nous regardons par-dessus l’épaule d’Anna. Elle donne en premier et pose une pierre au centre.
example-2 = La carte était proposée sans être montrée. Une fois acceptée, elle reste face visible devant Ben.
example-3 = Après deux tours. Anna a accepté deux fois une carte 1/11 : avec sa carte cachée, cela fait { $totals }, à son gré.
example-4 = Personne n’accepte de carte pendant ce tour : la manche est finie et on retourne toutes les cartes. Les { $gems } pierres forment deux trésors valant { $treasure } chacun.
example-5 = Les cartes d’Anna conviennent aux deux trésors. Elle a donné en dernier et choisit en premier : avec { $total }, elle est la plus proche de 28.
example-6 = Chloé pouvait viser l’un ou l’autre aussi, et gagne le premier trésor avec { $total }. Ben est battu avec { $other } et ne gagne rien.

## Décisions

ruling-EX-R1 = Pour savoir si quelqu’un est éliminé, chaque carte 1/11 compte 1 : personne n’est éliminé tant qu’une lecture garde ses cartes visibles au-dessous de 28.
ruling-EX-R2 = Qui est éliminé donne encore quand le paquet lui revient, mais ne reçoit aucune proposition et n’a aucune part.
ruling-EX-R3 = Si tout le monde est éliminé, la manche s’arrête aussitôt. D’un paquet vide, on ne peut rien prendre ; les tours ont lieu quand même, avec leur pierre, jusqu’à celui où personne ne prend rien.
ruling-EX-R4 = Trésors et parts sont aussi grands que les pierres le permettent, et une pierre rouge ne se coupe pas. On distribue d’abord les rouges, et on remplit d’abord le trésor qui a le moins de gagnants, pour que les petites pierres soient là où il faut partager.
ruling-EX-R5 = Qui n’a que des totaux au-dessus de 28 n’a aucune part. Qui n’a que des totaux au-dessus de 8 participe au second trésor sans qu’on le lui demande. Dans un partage, c’est le meilleur total qui compte.
ruling-EX-R6 = En cas de jackpot, personne n’a à choisir. Sinon, on interroge tous ceux dont les cartes conviennent aux deux trésors, même si ceux-ci ne valent rien.
ruling-EX-R7 = Les pierres restées au centre à la fin ne sont à personne. À points égaux, la victoire est partagée.
