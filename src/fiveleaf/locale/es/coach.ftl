### The coach of a first game; hint n of a game is said when extras/coach.ts says so.

page-coach = Tu guía
page-coach-skip = Sin más consejos
page-coach-hello = ¡Hola!
page-coach-ok = Entendido

## lucky-jack

page-coach-lucky-jack-1 = Estas son tus cartas. Solo un bote da puntos: tres o cuatro cartas, todas con el mismo símbolo.
page-coach-lucky-jack-2 = Mira la pila de descartes. El mismo símbolo o uno superior se descarta gratis. Uno inferior te cuesta dos cartas nuevas.
page-coach-lucky-jack-3 = ¿Nada que te convenga? Roba una carta. No cuesta nada, y decides qué hacer con ella cuando la has visto.
page-coach-lucky-jack-4 = Has robado una carta. Quédatela o ponla en la pila de descartes: eso siempre es gratis, pero entonces los demás pueden tomarla.
page-coach-lucky-jack-5 = Alguien deja una carta. ¿Va bien con las tuyas? Di «¡La tomo!». Si la quieren varias personas, la recibe la más cercana a la izquierda de quien la deja.
page-coach-lucky-jack-6 = ¡Bote! Con este descarte solo te queda un símbolo. Anúncialo ahora, o espera a tener cuatro iguales y confía en que nadie sea más rápido.

## 8-28

page-coach-8-28-1 = Busca 8 o 28. La regla muestra lo que suman tus cartas, también la secreta. Justo por debajo está bien; por encima es demasiado.
page-coach-8-28-2 = Te ofrecen una carta sin enseñarla. Acéptala o recházala. Puedes decir que no ahora y que sí después; si en una vuelta completa nadie acepta, la ronda termina.
page-coach-8-28-3 = En cada vuelta llega una gema al centro. Al final forman dos tesoros iguales: uno para quien más se acerque a 8 y otro para quien más se acerque a 28.
page-coach-8-28-4 = La carta 1/11 cuenta como 1 o como 11, lo que más te convenga al final. La regla muestra todas las sumas. ¡Exactamente 8 y a la vez exactamente 28 es un jackpot!
page-coach-8-28-5 = Con 28 o más en cartas a la vista quedas fuera de la ronda. ¿Te gusta lo que tienes? Toca «Rechazar siempre», y no se te volverá a preguntar hasta que lo anules.
page-coach-8-28-6 = Tus cartas podrían ganar cualquiera de los dos tesoros, pero solo te llevas uno. Mira lo que daría cada uno y elige.

## lucky-numbers

page-coach-lucky-numbers-1 = Pon tus primeros cuatro tréboles en la diagonal. Los números pequeños arriba a la izquierda y los grandes abajo a la derecha te dejan más espacio.
page-coach-lucky-numbers-2 = La regla del jardín: en cada fila los números crecen de izquierda a derecha, y en cada columna de arriba abajo. Se pueden saltar números, pero no repetirlos.
page-coach-lucky-numbers-3 = Te toca: roba un trébol boca abajo y prueba suerte, o toma del centro uno de los que ya se ven.
page-coach-lucky-numbers-4 = Las casillas que brillan pueden recibir este trébol. ¿Ninguna te gusta? Déjalo en el centro; pero allí lo pueden tomar los demás.
page-coach-lucky-numbers-5 = Un trébol también puede sustituir a uno de los tuyos, que pasa al centro. Un buen cambio puede despejar una fila entera.
page-coach-lucky-numbers-6 = Date prisa: quien llena primero su jardín gana en el acto. Fíjate en cuántas casillas les quedan libres a los demás.

## lucky-hand

page-coach-lucky-hand-1 = Primero el dado tiene que dejarte entrar: con 10 o más podrás jugar cartas desde tu próximo turno. Rueda solo; deséale suerte.
page-coach-lucky-hand-2 = Juega exactamente una carta. Una carta de bonificación muestra sus posibilidades: si el dado sale bastante alto, va a tu bote.
page-coach-lucky-hand-3 = Lo que hay en el bote cuenta al final; las cartas de la mano no valen nada. Así que prueba suerte a menudo.
page-coach-lucky-hand-4 = Las penalizaciones se juegan contra otras personas: tiradas peores, puntos robados, turnos perdidos. Busca quién tiene lo que quieres. ¡Si no tiene una carta así, das tú una de las tuyas!
page-coach-lucky-hand-5 = Alguien juega una penalización contra ti. Con una carta de inmunidad puedes contrarrestarla ahora mismo. Sin ella, sonríe y acepta.
page-coach-lucky-hand-6 = Máximo de puntos: cada cual puede apostar una carta de bonificación, se muestran todas a la vez y la tirada más alta se las lleva. No apuestes nada si prefieres mirar.

## lucky-five

page-coach-lucky-five-1 = La carta muestra los dados que vas a tirar, y ves lo que suman ahora.
page-coach-lucky-five-2 = Apuesta exactamente una ficha. Las fichas grandes hacen montones grandes, pero solo tienes diez para toda la partida.
page-coach-lucky-five-3 = ¿Sumarán más o menos que ahora? La misma suma también es un fallo. Los dados bajos suelen subir, los altos suelen bajar.
page-coach-lucky-five-4 = ¡Acierto! Plántate y llévate tu montón: cartas por fichas. O descubre otra carta para uno mayor; pero con un solo fallo se pierde.
page-coach-lucky-five-5 = Aquí eliges dos dados. Para ti, lo que sea fácil de superar; para otra persona, lo que sea difícil.
page-coach-lucky-five-6 = A tu lado hay un Lucky Five. Puedes hacer tirar otra vez un dado antes de la apuesta: haz que la suma sea difícil de adivinar.
