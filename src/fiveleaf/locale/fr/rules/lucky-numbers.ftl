### La page de règles de Lucky Numbers

rules =
    Chacun a un jardin de 4 × 4 cases. Des trèfles numérotés de 1 à 20, une série complète par joueur, sont mélangés face cachée au centre.

    __La règle du jardin.__ Dans chaque rangée de gauche à droite, et dans chaque colonne de haut en bas, les nombres augmentent. On peut en sauter, mais jamais deux nombres égaux.

    __La mise en place.__ Piochez quatre trèfles et posez-les sur la diagonale, du haut à gauche au bas à droite, dans l’ordre qui vous plaît. Le sort désigne qui commence, sauf si la table nomme quelqu’un.

    __Votre tour.__ Choisissez :

    - Piochez un trèfle caché. Placez-le, ou défaussez-le face visible au centre.
    - Prenez un trèfle visible au centre et placez-le.

    Un trèfle va sur une case libre, ou prend la place d’un de vos trèfles d’un autre nombre, qui part alors face visible au centre.

    __La fin.__ Qui remplit sa dernière case libre gagne aussitôt. Si le dernier trèfle caché est révélé avant cela, ce tour se termine et qui a le moins de cases libres gagne ; en cas d’égalité, la victoire est partagée. Il en va de même si personne n’a pioché à ses vingt derniers tours.

    __La mise en place de Michael.__ Tout le monde pioche et pose un trèfle à la fois, quatre fois de suite ; un trèfle posé ne bouge plus.

    __Le tournoi.__ Autant de parties que de joueurs ; chacun commence une fois. Gagner rapporte 2 points, les autres perdent 1 point par case libre. Après la dernière partie, qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.

## Ce qu’il y a dans la boîte

pieces = Une série de trèfles par joueur, numérotés de { $low } à { $high } ; à { $seats } joueurs, cela en fait { $tiles }. Les couleurs ne jouent aucun rôle.

## L’exemple de tour

example-1 = Seules { $cells } peuvent le recevoir : une case libre, ou une case dont il remplacerait le trèfle. Partout ailleurs, une rangée ou une colonne ne serait plus croissante.
example-2 = Il y remplace le { $old }, qui est maintenant face visible au centre.
example-3 = Ben aurait pu piocher, mais ce qu’il voit lui plaît. Un trèfle pris au centre doit être placé dans le jardin.

## Décisions

ruling-LN-R1 = La diagonale n’a pas besoin d’être croissante, puisque deux de ses cases ne sont jamais dans la même rangée ni la même colonne. On voit ses quatre trèfles et on les pose un par un dans l’ordre de la pioche, chacun où l’on veut.
ruling-LN-R2 = Tout le monde pose en même temps. On voit ce que chacun a pioché, mais où il l’a posé seulement quand tous ont fini.
ruling-LN-R3 = Un trèfle qui en remplace un autre doit seulement convenir au reste de la rangée et de la colonne. Il ne remplace jamais un trèfle du même nombre : ce serait passer son tour, ce que le livret ne connaît pas.
ruling-LN-R4 = Un trèfle pioché est montré avant la décision. On peut toujours le défausser au centre.
ruling-LN-R5 = Qui remplit sa dernière case libre avec le dernier trèfle gagne aussitôt.
ruling-LN-R6 = Si personne n’a pioché à ses vingt derniers tours, la partie s’arrête et qui a le moins de cases libres gagne.
ruling-LN-R7 = Le score d’une partie est le nombre de cases remplies ; celui d’un tournoi, ses points.
