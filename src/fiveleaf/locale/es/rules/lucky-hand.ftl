### La página de reglas de Lucky Hand

rules =
    Todo el mundo tiene tres cartas en la mano. Gana cartas de bonificación con el dado de 20 caras y reúnelas en tu bote, a la vista. Cuando se acaba el tiempo, normalmente a los 20 minutos, gana el bote más lleno. De las 55 cartas, 33 son de bonificación: tres +20, siete +15, diez +10 y trece +5. Las demás son dos máximos de puntos, cuatro penalizaciones al dado, siete penalizaciones de puntos, seis prohibiciones de jugar y tres inmunidades.

    __Para empezar.__ La suerte decide quién empieza, salvo que la mesa nombre a alguien. En tu turno tira el dado. Con 10 o más podrás jugar cartas desde tu próximo turno; con menos, lo intentas otra vez en el siguiente. Con un 20 juegas una carta enseguida.

    __Tu turno.__ Juega una carta. Es obligatorio, salvo que la mesa permita pasar. Después de cada carta jugada se roba hasta que cada mano vuelva a tener tres. Cuando se agota el mazo, se baraja el descarte y pasa a ser el nuevo mazo.

    - Bonificación: tira el dado. Ganas +20 desde 17, +15 desde 14, +10 desde 10 y +5 desde 5. Una carta ganada va a tu bote; una perdida, al descarte.
    - Máximo de puntos: cada persona puede apostar en secreto una carta de bonificación y luego se muestran todas. Quienes apostaron tiran; la tirada más alta se lleva todas las apuestas, y las más altas iguales se repiten. Si apuesta una sola persona, debe alcanzar el número de su carta. Aquí no cuentan las penalizaciones: no se resta nada de la tirada, y una prohibición no impide apostar.
    - Penalización al dado (−4 o −2): queda delante de otra persona y se resta de su próxima tirada por una carta de bonificación. Varias se suman.
    - Penalización de puntos (−20, −15, −10, −5): otra persona te da de su bote una carta de bonificación de ese valor. ¡Cuidado! Si no tiene ninguna, la das tú, si la tienes.
    - Prohibido jugar: otra persona pierde 1 o 2 turnos. Varias se suman.
    - Inmunidad: durante 2 turnos ninguna penalización te afecta. Con esta carta en la mano también puedes contrarrestar una penalización en el momento en que la juegan contra ti, salvo si todavía no puedes jugar cartas. Contrarrestar no es un turno: si después te toca, juegas igualmente una carta.

    Las penalizaciones al dado y las prohibiciones también se pueden dar a quien todavía no puede jugar cartas. Esperan hasta que pueda.

    __El final.__ Cuando se acaba el tiempo, o tras las rondas acordadas, se cuentan los botes. En caso de empate, la victoria se comparte.
rules-window = Una pregunta sobre una penalización o una apuesta queda abierta { $seconds } segundos. Callar es aceptar la penalización y no apostar nada.

## Qué hay en la caja

pieces = { $cards } cartas y un dado de { $sides } caras. Junto a una carta de bonificación, la tirada que la gana.

## El turno de ejemplo

example-1 = Con { $needed } o más en el dado, la carta está ganada y va al bote.
example-2 = La penalización queda delante de Steve hasta su próxima tirada por una carta de bonificación.
example-3 = Laura tiene justo una carta así en su bote, de modo que pasa a Aviva. Si no la tuviera, Aviva tendría que dar una.
example-4 = La penalización resta { $minus }: { $roll } se queda en { $result }, y la carta necesita { $needed }. Va al descarte, y la penalización también.
example-5 = Todos apuestan a la vez y en secreto, y nadie está obligado.
example-6 = La tirada más alta se lo lleva todo: { $points } puntos para el bote de Johanna. Después todos roban hasta volver a tener { $hand } cartas.

## Decisiones

ruling-LH-R1 = El derecho a jugar cartas se gana una vez, para toda la partida.
ruling-LH-R2 = Quien puede jugar cartas tiene que jugar una, también después de un 20: el librito enumera lo que se puede hacer en un turno, y pasar no está entre ello. Una mesa puede permitirlo; después de pasar no se roba nada. Se puede jugar una penalización contra alguien inmune, y se pierde. Nadie juega una contra sí mismo.
ruling-LH-R3 = Todas las penalizaciones al dado que tienes delante cuentan juntas en tu próxima tirada.
ruling-LH-R4 = También una prohibición espera a quien todavía no puede jugar cartas, y las prohibiciones se suman. El primer turno perdido es el primero en que se habría podido jugar una carta; después de un 20, es ese mismo turno.
ruling-LH-R5 = Una prohibición solo cuesta turnos: aún puedes apostar y contrarrestar. Quien todavía no puede jugar cartas puede apostar, pero no contrarrestar.
ruling-LH-R6 = Una inmunidad dura los 2 turnos siguientes de quien la juega, también los perdidos, y luego va al descarte; al contrarrestar protege del mismo modo. Una segunda vuelve a empezar en 2. Lo que ya tenías delante se queda.
ruling-LH-R7 = En un máximo de puntos se pregunta a todos a la vez, tengan lo que tengan, y las apuestas se muestran juntas. Se tira en el orden de juego desde quien jugó la carta; las tiradas más altas iguales se repiten. Sin apuestas no pasa nada.
ruling-LH-R8 = Una penalización de puntos actúa en el acto, también sobre quien todavía no puede jugar cartas. Se contrarresta antes del efecto. Se pregunta a cualquiera que pudiera contrarrestar, tenga o no la carta.
ruling-LH-R9 = Roba primero quien tiene el turno, y después los demás en el orden de juego. El descarte pasa a ser el mazo cuando hace falta una carta y no queda ninguna.
ruling-LH-R10 = Si el tiempo se acaba mientras se juega una carta, se juega hasta el final, con el robo incluido. En cualquier otro momento la partida termina en el acto.
ruling-LH-R11 = Una partida tiene reloj o un número de rondas, no las dos cosas. Sin reloj y sin elección, son 40 rondas.
ruling-LH-R12 = Con la misma suma, se comparte la victoria.
