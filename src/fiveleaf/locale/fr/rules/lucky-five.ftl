### La page de règles de Lucky Five

rules =
    Chacun commence avec dix jetons : sept vert clair (10), deux vert foncé (50) et un noir (100). Il y a trois dés, rouge, orange et jaune, et un sabot de 33 cartes : 21 montrent un, deux ou trois dés, plus quatre « ?? », quatre « !! » et quatre « Lucky Five ». Le sort désigne qui commence, sauf si la table nomme quelqu’un. La personne qui commence lance une fois les trois dés. Ensuite, les dés restent comme ils sont jusqu’au prochain pari.

    __À votre tour__, vous jouez par étapes. À chaque étape :

    1. Retournez une carte. Elle montre les dés que vous allez lancer : un, deux ou les trois.
    2. Misez un jeton, un seul.
    3. Annoncez « plus fort » ou « plus petit » que le total actuel de ces dés, et lancez-les.

    __C’est juste ?__ Arrêtez-vous : toutes les cartes de votre tour et tous les jetons sur la table forment un tas devant vous. Ou continuez avec une autre carte pour un plus gros tas.

    __C’est faux ?__ Le même total est faux aussi. Votre tour est fini, vos cartes partent à la défausse, et les jetons restent sur la table pour qui saura s’arrêter à temps.

    __Les cartes spéciales__

    - « ?? » : vous choisissez deux dés.
    - « !! » : votre voisin de droite choisit deux dés pour vous.
    - Lucky Five : vous lancez les trois dés, mais d’abord votre voisin de droite peut en faire relancer un. Si votre pari est juste, votre tour est fini et votre tas compte pour cinq cartes, quel qu’en soit le nombre.

    __Plus de carte à retourner ?__ On mélange la défausse, qui devient la nouvelle pioche.

    __Les points.__ Un tas vaut son nombre de cartes fois la somme de ses jetons : 3 cartes avec 120 en jetons font 360. On compte tas par tas et on additionne.

    __La fin.__ Sans jeton, on ne joue plus, et on n’est plus le voisin de personne : c’est alors la personne suivante à droite qui a des jetons. Quand une seule personne a encore des jetons, elle joue un dernier tour ; les jetons qui ne sont dans aucun tas ne valent rien. S’il faut une carte et qu’il n’y en a plus du tout, même en défausse, la partie est finie aussi, et les jetons en main rapportent alors leur valeur. Qui a le plus de points gagne ; en cas d’égalité, qui a le plus de cartes.

## Ce qu’il y a dans la boîte

pieces = { $cards } cartes, { $dice } dés et, pour chacun, { $chips } jetons valant { $worth }. Le livret ne dit pas comment les cartes se répartissent : cette répartition est la nôtre, et une table peut en choisir une autre.

## L’exemple de tour

example-1 = C’est le tour d’Anna. La carte montre les dés qu’elle va lancer ; pour l’instant, ils font { $sum }.
example-2 = Le lancer fait { $sum }, c’est plus fort : juste. Anna peut s’arrêter ou continuer.
example-3 = C’est encore juste. S’arrêter maintenant rapporterait { $cards } cartes × { $chips } = { $points } points.
example-4 = Avec cette carte, c’est le voisin de droite qui choisit. Les deux dés font { $sum } : difficile à battre dans un sens comme dans l’autre.
example-5 = Le même total est faux. Le tour est fini, les cartes partent à la défausse, et { $chips } en jetons attendent sur la table qui saura s’arrêter à temps.

## Décisions

ruling-L5-R1 = Une étape a toujours le même ordre : la carte ; le choix des dés, ou le lancer du voisin ; la mise ; l’annonce.
ruling-L5-R2 = Qui a des jetons joue chacun de ses tours, et ne peut pas s’arrêter avant le premier pari.
ruling-L5-R3 = Après un pari juste, qui n’a plus de jeton, ou ne trouve plus de carte à retourner, s’arrête sans qu’on le lui demande. Si un tour doit commencer et qu’il n’y a pas de carte, la partie est finie, même si c’était le dernier tour.
ruling-L5-R4 = Au dernier tour, il n’y a plus de voisin de droite : la personne choisit elle-même les dés de « !! », et aucun dé n’est relancé avant un Lucky Five.
ruling-L5-R5 = On mélange la défausse au moment où il faut une carte. Les cartes du tour en cours restent où elles sont.
ruling-L5-R6 = En cas d’égalité, chaque carte d’un tas Lucky Five compte pour une. Si l’égalité demeure, la victoire est partagée.
