### The coach of a first game; hint n of a game is said when extras/coach.ts says so.

page-coach = Votre guide
page-coach-skip = Arrêter les conseils
page-coach-hello = Bonjour !
page-coach-ok = Compris

## lucky-jack

page-coach-lucky-jack-1 = Voici vos cartes. Seul un jackpot rapporte des points : trois ou quatre cartes en main, toutes du même symbole.
page-coach-lucky-jack-2 = Regardez le haut de la défausse. Le même symbole ou un symbole supérieur se pose gratuitement. Un symbole inférieur vous coûte deux nouvelles cartes.
page-coach-lucky-jack-3 = Rien qui convienne ? Piochez une carte. C’est gratuit, et vous décidez qu’en faire après l’avoir vue.
page-coach-lucky-jack-4 = Vous avez pioché une carte. Gardez-la, ou posez-la sur la défausse : c’est toujours gratuit, mais les autres pourront la prendre.
page-coach-lucky-jack-5 = Quelqu’un laisse une carte. Va-t-elle avec les vôtres ? Dites « Je prends ! » Si plusieurs personnes la veulent, elle va à la plus proche sur la gauche de qui la laisse.
page-coach-lucky-jack-6 = Jackpot ! Cette défausse ne vous laisse qu’un seul symbole. Annoncez-le maintenant, ou attendez d’en avoir quatre en espérant que personne ne soit plus rapide.

## 8-28

page-coach-8-28-1 = Visez 8 ou 28. La règle montre ce que font vos cartes, carte secrète comprise. Juste en dessous, c’est bien ; au-dessus, c’est trop.
page-coach-8-28-2 = On vous offre une carte, cachée. Acceptez-la ou refusez-la. On peut refuser maintenant et accepter plus tard ; si personne n’accepte pendant un tour complet, la manche est finie.
page-coach-8-28-3 = À chaque tour, une pierre arrive au centre. À la fin, elles forment deux trésors égaux : l’un pour le total le plus proche de 8, l’autre pour le plus proche de 28.
page-coach-8-28-4 = La carte 1/11 compte 1 ou 11, selon ce qui vous arrange à la fin. La règle montre tous vos totaux. Exactement 8 et aussi exactement 28, c’est le jackpot !
page-coach-8-28-5 = Des cartes visibles qui font 28 ou plus vous éliminent de la manche. Satisfait de votre jeu ? Touchez « Toujours refuser » : on ne vous demandera plus rien tant que vous ne l’aurez pas annulé.
page-coach-8-28-6 = Vos cartes pourraient gagner l’un ou l’autre trésor, mais un seul sera à vous. Regardez ce que rapporte chacun, puis choisissez.

## lucky-numbers

page-coach-lucky-numbers-1 = Posez vos quatre premiers trèfles sur la diagonale. Les petits nombres en haut à gauche et les grands en bas à droite vous laissent le plus de place.
page-coach-lucky-numbers-2 = La règle du jardin : dans chaque rangée les nombres augmentent de gauche à droite, dans chaque colonne de haut en bas. On peut en sauter, jamais en répéter.
page-coach-lucky-numbers-3 = À vous : piochez un trèfle caché en tentant votre chance, ou prenez au centre un trèfle visible que vous connaissez déjà.
page-coach-lucky-numbers-4 = Les cases qui brillent peuvent recevoir ce trèfle. Aucune ne vous plaît ? Défaussez-le au centre ; mais là, les autres pourront le prendre.
page-coach-lucky-numbers-5 = Un trèfle peut aussi remplacer l’un des vôtres, qui part au centre. Un bon échange peut libérer toute une rangée.
page-coach-lucky-numbers-6 = C’est une course : qui remplit son jardin en premier gagne aussitôt. Surveillez combien de cases restent libres chez les autres.

## lucky-hand

page-coach-lucky-hand-1 = D’abord, le dé doit vous laisser entrer : avec 10 ou plus, vous jouerez des cartes dès votre prochain tour. Il roule tout seul ; souhaitez-lui bonne chance.
page-coach-lucky-hand-2 = Jouez exactement une carte. Une carte bonus montre ses chances : si le dé est assez haut, elle va dans votre cagnotte.
page-coach-lucky-hand-3 = Ce qui est dans la cagnotte compte à la fin ; les cartes en main ne valent rien. Tentez donc souvent votre chance.
page-coach-lucky-hand-4 = Les malus se jouent contre les autres : un lancer moins bon, des points volés, des tours sautés. Cherchez qui a ce que vous voulez. Si la personne n’a pas cette carte, c’est à vous d’en donner une !
page-coach-lucky-hand-5 = On joue un malus contre vous. Avec une carte immunité, vous pouvez le contrer tout de suite. Sans elle, souriez et acceptez.
page-coach-lucky-hand-6 = Max de points : chacun peut miser une carte bonus, on dévoile tout ensemble, et le plus grand lancer emporte toutes les mises. Ne misez rien si vous préférez regarder.

## lucky-five

page-coach-lucky-five-1 = La carte montre les dés que vous allez lancer, et vous voyez ce qu’ils font maintenant.
page-coach-lucky-five-2 = Misez un jeton, un seul. Les gros jetons font les gros tas, mais vous n’en avez que dix pour toute la partie.
page-coach-lucky-five-3 = Les dés feront-ils plus, ou moins que maintenant ? Le même total est faux aussi. Les petits dés aiment monter, les grands aiment descendre.
page-coach-lucky-five-4 = Gagné ! Arrêtez-vous et gardez votre tas : cartes fois jetons. Ou retournez une autre carte pour un plus gros tas ; mais une seule erreur et il est perdu.
page-coach-lucky-five-5 = Ici, vous choisissez deux dés. Pour vous, prenez ce qui est facile à battre ; pour quelqu’un d’autre, ce qui est difficile.
page-coach-lucky-five-6 = Quelqu’un à côté de vous a un Lucky Five. Vous pouvez faire relancer un dé avant le pari : rendez le total difficile à deviner.
