### La page de règles de Lucky Jack

rules =
    Sept symboles, douze cartes de chacun. Du plus faible au plus fort : citron 1, cerise 2, diamant 3, trèfle 4, cloche 5, raisin 6, sept 7. Une partie se joue en trois ou cinq manches.

    __La distribution.__ Chacun reçoit sept cartes. Le reste forme la pioche, dont la première carte commence la défausse. Qui commence la manche joue en premier, puis on tourne dans le sens des aiguilles d’une montre. Le sort désigne qui commence la première manche, sauf si la table nomme quelqu’un ; la manche suivante est commencée par le voisin de gauche de qui a commencé la précédente.

    __À votre tour.__ Regardez le haut de la défausse et faites l’une de ces quatre choses :

    - défausser une carte du même symbole ;
    - défausser une carte d’un symbole supérieur ;
    - défausser une carte d’un symbole inférieur, et piocher deux cartes en échange ;
    - piocher une carte. Gardez-la, ou posez-la sur la défausse : c’est toujours gratuit, mais les autres peuvent alors dire « Je prends ! » Parmi les personnes qui la demandent, la plus proche sur votre gauche reçoit la carte. C’est ensuite à votre voisin de gauche de jouer, peu importe qui a pris la carte, et la carte du dessous revient en haut.

    Qui a pioché et gardé une carte n’en défausse aucune pendant ce tour. Avec trois cartes en main, on ne peut que piocher.

    __Jackpot !__ Si votre défausse vous laisse exactement trois cartes, toutes du même symbole, annoncez « Jackpot ! » et marquez le numéro du symbole × 1 000. Avec exactement quatre cartes du même symbole, c’est un double jackpot : × 2 000. Cela ne vaut pas avec une carte inférieure. Personne d’autre ne marque et la manche est finie. Rien n’oblige à annoncer : visez quatre cartes si vous l’osez, mais si quelqu’un est plus rapide, vous perdez tout.

    __La pioche est vide.__ On mélange la défausse, qui devient la pioche, et on retourne sa première carte. Si cela devait arriver une dixième fois dans une manche, la manche s’arrête et personne ne marque.

    __La fin.__ Après la dernière manche, le plus grand total gagne ; en cas d’égalité, la victoire est partagée.
rules-window = Quand une carte est à prendre, tous les autres ont { $seconds } secondes pour le dire. Qui ne dit rien la laisse.

## Ce qu’il y a dans la boîte

pieces = { $cards } cartes, { $copies } de chaque symbole. Ce que chacun rapporte : en jackpot de trois, et en double jackpot de quatre.
pieces-three = trois identiques
pieces-four = quatre identiques

## L’exemple de tour

example-1 = C’est le tour d’Anna. Le même symbole que sur la défausse, ou un symbole supérieur, est gratuit. Chaque carte inférieure en coûterait { $count } nouvelles.
example-2 = Un symbole supérieur est gratuit : rien d’autre ne se passe, et c’est au voisin de gauche.
example-3 = Une carte piochée se pose gratuitement sur la défausse, quel que soit son symbole. Mais les autres peuvent maintenant la demander.
example-4 = Chloé la prend en main. L’ordre du jeu ne change pas, et la carte du dessous revient en haut.
example-5 = Quelques tours plus tard. Anna tient { $cards } cartes, toutes identiques sauf une. Celle-ci peut partir : elle a le même symbole que le haut de la défausse.
example-6 = Il ne reste que des cartes identiques, et Anna l’annonce : { $points } points. Personne d’autre ne marque, et la manche est finie.

## Décisions

ruling-LJ-R1 = On n’annonce un jackpot qu’avec une carte du même symbole ou d’un symbole supérieur. Une carte inférieure fait piocher deux cartes : celles qu’on a en main ne sont donc pas les dernières.
ruling-LJ-R2 = Rien n’oblige à annoncer. Qui garde trois ou quatre cartes identiques sans rien dire doit défausser une autre carte de sa main pour annoncer plus tard ; poser la carte qu’on vient de piocher ne compte pas.
ruling-LJ-R3 = La défausse devient la pioche quand un tour commence avec une pioche vide, et avant chacune des deux cartes que coûte une carte inférieure. La carte qu’on vient de défausser est mélangée avec les autres. Une défausse d’une seule carte reste comme elle est.
ruling-LJ-R4 = Si toutes les cartes sauf celle du dessus sont en main, on en pioche autant qu’il y en a. Seul passe qui ne peut ni piocher ni défausser.
ruling-LJ-R5 = Tous les autres disent en même temps s’ils prennent la carte. Les réponses sont montrées quand elles sont toutes là, ou quand plus rien ne peut changer qui la reçoit.
ruling-LJ-R6 = À total égal à la fin, la victoire est partagée.
ruling-LJ-R7 = Si la pioche devait être refaite une dixième fois dans une manche, la manche s’arrête. Personne ne marque, et la suivante commence comme d’habitude.
ruling-LJ-R8 = Qui a retourné la première carte joue aussi le premier tour ; le livret allemand dit « le joueur suivant ». Là où les cinq langues du livret diffèrent, c’est le français, l’original, qui vaut.
ruling-LJ-R9 = Quand une manche est finie, tout le monde montre ses cartes avant qu’on mélange. Le livret n’en dit rien, et le résultat n’en change pas.
