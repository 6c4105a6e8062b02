### La página de reglas de Lucky Jack

rules =
    Siete símbolos, doce cartas de cada uno. De menor a mayor: limón 1, cereza 2, diamante 3, trébol 4, campana 5, uva 6 y siete 7. Una partida tiene tres o cinco rondas.

    __El reparto.__ Cada jugador recibe siete cartas. El resto es el montón; su primera carta inicia la pila de descartes. Quien empieza la ronda juega primero, y se sigue en el sentido de las agujas del reloj. La suerte decide quién empieza la primera ronda, salvo que la mesa nombre a alguien; cada ronda siguiente la empieza quien está a la izquierda de quien empezó la anterior.

    __Tu turno.__ Mira la carta de arriba de la pila de descartes y haz una de estas cuatro cosas:

    - descarta una carta del mismo símbolo;
    - descarta una carta de un símbolo superior;
    - descarta una carta de un símbolo inferior y roba dos a cambio;
    - roba una carta. Quédatela o ponla en la pila de descartes: eso nunca cuesta nada, pero entonces los demás pueden decir «¡La tomo!». De quienes lo digan, la recibe quien esté más cerca a tu izquierda. Después le toca a quien está a tu izquierda, sea quien sea quien la tomó, y la carta de debajo vuelve a estar arriba.

    Quien ha robado una carta y se la ha quedado no descarta ninguna en ese turno. Con tres cartas en la mano solo puedes robar.

    __¡Bote!__ Si al descartar te quedan exactamente tres cartas, todas del mismo símbolo, anuncia «¡Bote!» y apúntate el número del símbolo × 1000. Con exactamente cuatro del mismo símbolo es un doble bote: × 2000. No vale con una carta inferior. Nadie más puntúa y la ronda termina. No estás obligado a anunciar: intenta conseguir cuatro si te atreves, pero si alguien es más rápido te quedas sin nada.

    __El montón se agota.__ Se baraja la pila de descartes, que pasa a ser el montón, y se da la vuelta a su primera carta. Si eso tuviera que ocurrir por décima vez en una ronda, la ronda termina y nadie puntúa.

    __El final.__ Después de la última ronda gana el total más alto; si hay empate, se comparte la victoria.
rules-window = Cuando se puede tomar una carta, todos los demás tienen { $seconds } segundos para decirlo. Quien no dice nada la deja.

## Qué hay en la caja

pieces = { $cards } cartas, { $copies } de cada símbolo. Lo que vale cada uno: como bote de tres y como doble bote de cuatro.
pieces-three = tres iguales
pieces-four = cuatro iguales

## El turno de ejemplo

example-1 = Le toca a Anna. El mismo símbolo que hay en la pila, o uno superior, es gratis. Cada carta inferior costaría { $count } nuevas.
example-2 = Un símbolo superior es gratis: no pasa nada más, y el turno sigue por la izquierda.
example-3 = Una carta robada se puede poner gratis en la pila, sea cual sea su símbolo. Pero ahora los demás pueden pedirla.
example-4 = Chloé se la lleva a la mano. El orden de juego sigue como estaba, y la carta de debajo vuelve a estar arriba.
example-5 = Unos turnos después. Anna tiene { $cards } cartas, y todas menos una son iguales. Esa puede irse: tiene el mismo símbolo que la carta de arriba.
example-6 = Solo quedan cartas iguales, y Anna lo anuncia: { $points } puntos. Nadie más puntúa, y la ronda termina.

## Decisiones

ruling-LJ-R1 = Un bote solo se anuncia con una carta del mismo símbolo o de uno superior. Una inferior obliga a robar dos, así que las de la mano no son las últimas.
ruling-LJ-R2 = Nadie está obligado a anunciar. Quien se guarda tres o cuatro cartas iguales sin decir nada necesita otro descarte de la mano para anunciar más tarde; dejar la carta recién robada no cuenta.
ruling-LJ-R3 = La pila de descartes pasa a ser el montón cuando un turno empieza con el montón vacío, y antes de cada una de las dos cartas que cuesta una inferior. La carta recién descartada se baraja con las demás. Una pila de una sola carta se queda como está.
ruling-LJ-R4 = Si todas las cartas menos la de arriba están en las manos, se roban las que haya. Solo pasa quien no puede ni robar ni descartar.
ruling-LJ-R5 = Todos los demás dicen a la vez si toman la carta. Las respuestas se muestran cuando están todas, o cuando ya nada puede cambiar quién la recibe.
ruling-LJ-R6 = Con el mismo total al final, se comparte la victoria.
ruling-LJ-R7 = Si el montón tuviera que formarse de nuevo por décima vez en una ronda, la ronda termina. Nadie puntúa, y la siguiente empieza como siempre.
ruling-LJ-R8 = Quien descubrió la primera carta juega también el primer turno; el librito alemán dice «el siguiente jugador». Donde los cinco idiomas del librito difieren, vale el francés, que es el original.
ruling-LJ-R9 = Cuando termina una ronda, todos enseñan sus cartas antes de barajar. El librito no dice nada de ello, y el resultado no cambia.
