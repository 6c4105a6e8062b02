### Ce que les pages de règles de tous les jeux ont en commun

rules-brief = Les règles
rules-example = Un exemple de tour
rules-pieces = Ce qu’il y a dans la boîte
rules-time = Le temps de répondre
rules-window-note = À une table avec un minuteur pour les coups, c’est ce temps-là, mais au moins { $least } secondes. Le temps ne court pas pendant que quelqu’un lit un premier conseil ou que l’appareil change de mains. Si vous jouez seul contre des robots, ou tous sur un même appareil, la question attend.
rules-rulings = Ce que la maison a décidé
rules-rulings-note = Les règles imprimées laissent quelques points ouverts. Voici comment on les joue ici.
rules-makers = Qui l’a créé
rules-designed = Création : { $names }
rules-illustrated = Illustrations : { $names }
rules-published = Édition : { $names }
rules-unnamed = Les règles imprimées ne nomment ni auteurs ni éditeur.
rules-thanks = Le jeu appartient à celles et ceux qui l’ont fait : s’il vous plaît, achetez la boîte. Les mots et les dessins d’ici sont les nôtres.
