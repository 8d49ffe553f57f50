### Credits.
credits-title = Créditos
credits-game-title = El juego
credits-game = Blackgate es un juego de tablero y cartas para de dos a seis presos que preferirían estar en otra parte: se busca, se fabrica, se amenaza y se cava, y gana quien sale primero. Las reglas siguen las de un juego de mesa publicado; las palabras, los textos de las cartas, las ilustraciones y el sonido son nuestros.
credits-art-title = Ilustraciones
credits-art = Todas las imágenes se dibujaron para este juego, con líneas y formas que se ven nítidas a cualquier tamaño.
credits-sound-title = Sonido
credits-sound = Todos los sonidos y toda la música los hizo para este juego un programa que viene con él.
credits-fonts-title = Tipos de letra
credits-fonts = Source Sans Pro, de Paul D. Hunt, para todo lo que se lee. Amatic SC, de Vernon Adams, para todo lo arañado en la pared. Ambos con la SIL Open Font License.
credits-thanks-title = Gracias
credits-thanks = A todas las personas que escriben y mantienen el software libre que figura aquí.
credits-works = Hecho con
credits-read = Muestra la licencia.
credits-no-text = El texto de esta licencia no está aquí.
