### La página de reglas de 8·28

rules =
    51 cartas: números del 1 al 10, muchos de ellos unos, y la 1/11. Una gema azul vale 1 punto y una roja 2. Esperan en dos reservas y llegan al centro de una en una.

    __Una ronda.__ Cada cual recibe una carta, la mira en secreto y la deja boca abajo. La suerte decide quién reparte primero, salvo que la mesa nombre a alguien. Quien reparte hace dos cosas:

    - Poner una gema azul en el centro. Cuando ya no quedan azules, una roja.
    - Ofrecer a cada persona, por turno, la siguiente carta del mazo sin enseñarla; quien reparte va al final. Se acepta o se rechaza libremente: quien dice que no puede decir que sí más tarde.

    Una carta aceptada se deja boca arriba. La carta 1/11 cuenta como 1 o como 11, lo que más convenga. Quien llega a 28 o más con las cartas a la vista queda fuera de la ronda.

    El mazo pasa entonces a la persona de la izquierda, que reparte del mismo modo. Si en una vuelta completa nadie acepta una carta, la ronda termina.

    __El reparto.__ Se descubren todas las cartas, y con las gemas del centro se hacen dos tesoros del mismo valor. El primero es para quien más se acerca a 8 y el segundo para quien más se acerca a 28, sin pasarse nunca. En caso de empate, se comparte. Un tesoro que nadie gana, y todo lo que no se puede dividir, se queda en el centro para la ronda siguiente.

    __Un solo tesoro.__ ¿Tus cartas sirven para los dos? Entonces eliges uno; quien repartió en último lugar elige primero.

    __¡Jackpot!__ Si tus cartas suman exactamente 8 y también exactamente 28, todas las gemas del centro son para ti. Si hay varios jackpots, se reparten.

    __La ronda siguiente.__ Se barajan todas las cartas, y reparte primero quien está a la izquierda de quien repartió en último lugar.

    __El final.__ La ronda en la que se pone la primera gema roja es la última. Si también se acaban las rojas, se termina sin gemas nuevas. Gana quien tiene más puntos; si hay empate, se comparte la victoria. Lo que queda en el centro no es de nadie.

## Qué hay en la caja

pieces = { $cards } cartas y { $gems } gemas. La lista del librito no se ha conservado. Se conocen dos versiones del mazo, y una mesa puede elegir; esta es la habitual.
pieces-blue = azules, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } cada una
pieces-red = rojas, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } cada una

## El turno de ejemplo

example-1 = Cada cual tiene una carta boca abajo; miramos por encima del hombro de Anna. Ella reparte primero y pone una gema en el centro.
example-2 = La carta se ofreció sin enseñarla. Una vez aceptada, se queda boca arriba delante de Ben.
example-3 = Tras dos vueltas. Anna ha aceptado dos veces una 1/11: con su carta oculta suman { $totals }, lo que ella prefiera.
example-4 = En esta vuelta nadie acepta una carta: la ronda termina y se descubren todas. Las { $gems } gemas forman dos tesoros que valen { $treasure } cada uno.
example-5 = Las cartas de Anna sirven para los dos tesoros. Repartió en último lugar y elige primero: con { $total } es quien más se acerca a 28.
example-6 = Chloé también podía probar con cualquiera, y gana el primer tesoro con { $total }. A Ben lo superan con su { $other } y no gana nada.

## Decisiones

ruling-EX-R1 = Para saber si alguien queda fuera, cada 1/11 cuenta como 1: nadie queda fuera mientras alguna lectura mantenga sus cartas a la vista por debajo de 28.
ruling-EX-R2 = Quien está fuera de la ronda reparte cuando le llega el mazo, pero no se le ofrece ninguna carta y no tiene parte.
ruling-EX-R3 = Si todos están fuera, la ronda termina en el acto. De un mazo vacío no se puede tomar nada; las vueltas se dan igual, con su gema, hasta que en una nadie tome una carta.
ruling-EX-R4 = Los tesoros y las partes son tan grandes como permiten las gemas, y una roja no se puede cortar. Primero se dan las rojas, y primero se llena el tesoro con menos ganadores, para que las gemas pequeñas estén donde hay que dividir.
ruling-EX-R5 = Quien solo tiene sumas por encima de 28 no tiene parte. Quien solo tiene sumas por encima de 8 participa en el segundo tesoro sin que se le pregunte. En un reparto cuenta la mejor suma.
ruling-EX-R6 = Con un jackpot nadie tiene que elegir. Si no, se pregunta a todos aquellos cuyas cartas sirven para los dos tesoros, aunque no valgan nada.
ruling-EX-R7 = Las gemas que quedan en el centro al final no son de nadie. Con los mismos puntos, se comparte la victoria.
