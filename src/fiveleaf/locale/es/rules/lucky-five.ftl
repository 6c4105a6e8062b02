### La página de reglas de Lucky Five

rules =
    Cada jugador empieza con diez fichas: siete verde claro (10), dos verde oscuro (50) y una negra (100). Hay tres dados, rojo, naranja y amarillo, y un sabot con 33 cartas: 21 muestran uno, dos o tres dados, más cuatro «??», cuatro «!!» y cuatro «Lucky Five». La suerte decide quién empieza, salvo que la mesa nombre a alguien. Quien empieza tira una vez los tres dados. Después los dados se quedan como están hasta que alguien apueste.

    __Tu turno__ se compone de pasos. En cada paso:

    1. Descubre una carta. Muestra los dados que vas a tirar: uno, dos o los tres.
    2. Apuesta exactamente una ficha.
    3. Di «más» o «menos» que lo que suman ahora esos dados, y tíralos.

    __¿Has acertado?__ Plántate: todas las cartas de tu turno y todas las fichas de la mesa forman un montón delante de ti. O sigue con otra carta para ganar un montón mayor.

    __¿Has fallado?__ La misma suma también es un fallo. Tu turno termina, tus cartas se descartan y las fichas se quedan en la mesa para quien sepa plantarse a tiempo.

    __Cartas especiales__

    - «??»: eliges dos dados.
    - «!!»: quien está a tu derecha elige dos dados por ti.
    - Lucky Five: tiras los tres dados, pero antes quien está a tu derecha puede hacer tirar otra vez uno de ellos. Si aciertas, tu turno termina y tu montón cuenta como cinco cartas, tenga las que tenga.

    __¿No quedan cartas por descubrir?__ Se barajan las descartadas, que forman el nuevo mazo.

    __Los puntos.__ Un montón vale sus cartas por la suma de sus fichas: 3 cartas con 120 en fichas son 360. Los montones se cuentan uno por uno y se suman.

    __El final.__ Sin fichas ya no se juega ningún turno ni se es vecino de nadie: lo es la siguiente persona a la derecha que tenga fichas. Cuando solo una persona tiene fichas, juega un último turno; las fichas que no estén en ningún montón no valen nada. Si hace falta una carta y no queda ninguna, ni siquiera descartada, la partida también termina, y entonces las fichas en mano puntúan su valor. Gana quien tiene más puntos; en caso de empate, quien tiene más cartas.

## Qué hay en la caja

pieces = { $cards } cartas, { $dice } dados y, para cada jugador, { $chips } fichas que valen { $worth }. El librito no dice cuántas cartas hay de cada tipo: este reparto es nuestro, y una mesa puede elegir otro.

## El turno de ejemplo

example-1 = Le toca a Anna. La carta muestra qué dados va a tirar; ahora suman { $sum }.
example-2 = La tirada suma { $sum }, que es más: acierto. Anna podría plantarse o seguir.
example-3 = Otro acierto. Plantarse ahora daría { $cards } cartas × { $chips } = { $points } puntos.
example-4 = Con esta carta elige quien está a la derecha. Los dos dados suman ahora { $sum }: difícil de superar y difícil de rebajar.
example-5 = La misma suma es un fallo. El turno termina, las cartas se descartan y { $chips } en fichas esperan en la mesa a quien sepa plantarse a tiempo.

## Decisiones

ruling-L5-R1 = Un paso tiene siempre el mismo orden: la carta; la elección de los dados, o la tirada de quien está a la derecha; la ficha; más o menos.
ruling-L5-R2 = Quien tiene fichas juega todos sus turnos, y no puede plantarse antes de la primera apuesta.
ruling-L5-R3 = Tras acertar, quien ya no tiene fichas, o no encuentra carta que descubrir, se planta sin que se le pregunte. Si un turno tiene que empezar y no hay carta, la partida termina, aunque fuera el último turno.
ruling-L5-R4 = En el último turno no hay nadie a la derecha: quien juega elige los dados de «!!», y antes de un Lucky Five no se tira otra vez ningún dado.
ruling-L5-R5 = Las cartas descartadas se barajan cuando hace falta una carta. Las del turno en curso se quedan donde están.
ruling-L5-R6 = En un empate, cada carta de un montón Lucky Five cuenta como una. Si siguen iguales, se comparte la victoria.
