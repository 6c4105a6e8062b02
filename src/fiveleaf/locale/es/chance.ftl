### All dice, cards and tiles of this server, counted: on the page and in the terminal.

chance-title = Todos los dados y cartas, contados
chance-lead = Cada dado, cada carta y cada trébol de las partidas terminadas aquí, junto a lo que dice el azar. No se nombra a nadie.
chance-waiting = Se están pidiendo las cifras…
chance-counting = Contando

## Lo que dice el conjunto

chance-verdict-nothing = Aquí todavía no se ha terminado ninguna partida. Juega una hasta el final y sus dados y cartas estarán aquí poco después.
chance-verdict-few = Todavía hay muy pocos dados y cartas para decir algo. Con cada partida esta página dice más.
chance-verdict-good = Como quiere el azar: nada aquí está más lejos de lo esperado de lo que trae la suerte por sí sola.
chance-verdict-unusual = Algo inusual: la suerte por sí sola llega tan lejos en menos de 1 de cada 20 páginas así. Vuelve a mirar después de unas partidas.
chance-verdict-bad = No como quiere el azar: la suerte por sí sola llega tan lejos en menos de 1 de cada 1000 páginas así. Algo falla en los dados o las cartas de aquí.
chance-games =
    { $games ->
        [one] Se ha contado una partida terminada.
       *[other] Se han contado { $games } partidas terminadas.
    }
chance-other-rules =
    { $games ->
        [one] Sin contar: una partida con reglas anteriores, que ya no se puede volver a jugar.
       *[other] Sin contar: { $games } partidas con reglas anteriores, que ya no se pueden volver a jugar.
    }
chance-unplayable =
    { $games ->
        [one] Sin contar: una partida cuyo registro no sigue las reglas.
       *[other] Sin contar: { $games } partidas cuyos registros no siguen las reglas.
    }
chance-outside = De { $all } números, { $outside } quedan fuera de su banda del 95 %; el azar por sí solo pone allí unos { $expected }.

## Una clase de azar en un juego

chance-kind-card = Cartas
chance-kind-tile = Tréboles
chance-kind-die = Dado
chance-kind-die-of = Dado: { $die }
chance-facts =
    { $events ->
        [one] Una vez
       *[other] { $events } veces
    } en { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
chance-fit = La suerte por sí sola llega al menos tan lejos de lo esperado en el { $percent } de los casos (χ² { $statistic }; de media unos { $freedom }).
chance-fit-few = Muy pocos para decir si es probable: antes hay que esperar al menos 5 de cada uno.
chance-column-outcome = Qué salió
chance-column-count = Cuántas veces
chance-column-expected = Esperado
chance-column-band = Banda del 95 %
chance-column-widest = Banda del 99,9 %
chance-figures = Cifras
chance-picture = Imagen: cuántas veces salió cada uno y a qué distancia de lo esperado. { $outside } de { $all } quedan fuera de la banda del 95 %.

## La leyenda

chance-legend-count = cuántas veces salió
chance-legend-expected = esperado
chance-legend-wide = 95 de cada 100 números caen aquí
chance-legend-widest = 999 de cada 1000 caen aquí
chance-legend-far = fuera de las dos bandas
chance-plot-axis = desviaciones típicas respecto a lo esperado

## Cómo se lee

chance-how-title = Cómo se lee esto
chance-how-expected = Lo esperado sale de las reglas. Antes de cada carta dicen cuántas quedan de cada clase, y antes de cada tirada, qué puede mostrar el dado. Esas probabilidades se suman en todas las partidas.
chance-how-bands = Un dado honrado no muestra todas las caras por igual. En 95 de cada 100 casos un número cae en la banda interior; en 999 de cada 1000, en la exterior. Donde se cuenta mucho, algunos quedan fuera de la banda interior: no es señal de trampa.
chance-how-together = Una cifra por clase (χ²) reúne todos sus números. Entre varias clases, a menudo una parece improbable; por eso el veredicto de arriba multiplica la probabilidad más pequeña por el número de clases. Quien mire todos los días verá algún día algo raro.
chance-how-limits = Esto muestra dados y cartas que fallan en conjunto. No puede mostrar una suerte desviada hacia una persona: para eso se puede comprobar cada partida.
