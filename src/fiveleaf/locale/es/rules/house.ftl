### Lo que comparten las páginas de reglas de todos los juegos

rules-brief = Las reglas
rules-example = Un turno de ejemplo
rules-pieces = Qué hay en la caja
rules-time = Tiempo para responder
rules-window-note = En una mesa con reloj para las jugadas vale ese tiempo, pero al menos { $least } segundos. El tiempo no corre mientras alguien lee un primer consejo o se pasa el dispositivo. Si juegas solo contra bots, o todos en un mismo dispositivo, la pregunta espera.
rules-rulings = Lo que ha decidido la casa
rules-rulings-note = Las reglas impresas dejan algunas cosas abiertas. Así se juegan aquí.
rules-makers = Quién lo hizo
rules-designed = Diseño: { $names }
rules-illustrated = Ilustraciones: { $names }
rules-published = Editorial: { $names }
rules-unnamed = Las reglas impresas no nombran ni autores ni editorial.
rules-thanks = El juego es de quienes lo hicieron: si te gusta, compra la caja. Las palabras y los dibujos de aquí son nuestros.
