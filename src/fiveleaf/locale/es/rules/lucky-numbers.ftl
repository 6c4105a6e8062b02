### La página de reglas de Lucky Numbers

rules =
    Cada jugador tiene un jardín de 4 × 4 casillas. Los tréboles numerados del 1 al 20, una serie completa por jugador, se mezclan boca abajo en el centro.

    __La regla del jardín.__ En cada fila, de izquierda a derecha, y en cada columna, de arriba abajo, los números crecen. Se pueden saltar números, pero nunca repetirlos.

    __La preparación.__ Roba cuatro tréboles y ponlos en la diagonal, de arriba a la izquierda a abajo a la derecha, en el orden que quieras. La suerte decide quién empieza, salvo que la mesa nombre a alguien.

    __Tu turno.__ Haz una de estas dos cosas:

    - Roba un trébol boca abajo. Colócalo o déjalo boca arriba en el centro.
    - Toma un trébol boca arriba del centro y colócalo.

    Un trébol va a una casilla libre o sustituye a uno de los tuyos con otro número, que pasa boca arriba al centro.

    __El final.__ Quien llena su última casilla libre gana en el acto. Si antes se descubre el último trébol boca abajo, se termina ese turno y gana quien tenga menos casillas libres; si hay empate, se comparte la victoria. Lo mismo ocurre si nadie ha robado en sus últimos veinte turnos.

    __La preparación de Michael.__ Todos roban y ponen un trébol cada vez, cuatro veces; un trébol puesto no se mueve.

    __Torneo.__ Tantas partidas como jugadores; cada uno empieza una vez. Ganar da 2 puntos; los demás pierden 1 punto por casilla libre. Tras la última partida gana quien tenga más puntos; si hay empate, se comparte la victoria.

## Qué hay en la caja

pieces = Una serie de tréboles por jugador, numerados del { $low } al { $high }; con { $seats } jugadores son { $tiles }. Los colores no importan.

## El turno de ejemplo

example-1 = Solo { $cells } pueden recibirlo: una casilla libre, o una cuyo trébol sustituiría. En cualquier otra, una fila o una columna dejaría de crecer.
example-2 = Allí sustituye al { $old }, que ahora está boca arriba en el centro.
example-3 = Ben podría haber robado, pero le gusta lo que ve. Un trébol tomado del centro tiene que ir al jardín.

## Decisiones

ruling-LN-R1 = La diagonal no tiene que crecer, porque ninguna de sus casillas comparte fila o columna con otra. Ves los cuatro tréboles y los pones uno a uno en el orden en que se robaron, cada uno donde quieras.
ruling-LN-R2 = Todos ponen sus tréboles a la vez. Se ve lo que ha robado cada cual, pero dónde está solo cuando todos han terminado.
ruling-LN-R3 = Un trébol que sustituye a otro solo tiene que encajar con el resto de la fila y la columna. Nunca sustituye a uno con el mismo número: sería pasar, y el librito no lo conoce.
ruling-LN-R4 = Un trébol robado se enseña antes de decidir. Siempre se puede dejar en el centro.
ruling-LN-R5 = Quien llena su última casilla libre con el último trébol gana en el acto.
ruling-LN-R6 = Si nadie ha robado en sus últimos veinte turnos, la partida termina y gana quien tenga menos casillas libres.
ruling-LN-R7 = En una sola partida cuentan las casillas llenas; en un torneo, sus puntos.
