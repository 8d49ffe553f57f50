### The page that phones open. Without variables: a phone is sent them as they are.

## Coming in
page-code = Código
page-enter = Entrar
page-code-again = Volver a entrar
page-name = Tu nombre
page-sit = Sentarse
page-free = libre
page-askable = pedir en la pantalla
page-ask = Pedir este puesto
page-watch = Mirar la mesa
page-watching = Estás mirando.
page-stop-watching = Dejar de mirar
page-sit-here = Sentarse aquí
page-colour = Tu color
page-another-game = Otra partida
page-wins = Partidas ganadas
page-stolen = Herramientas robadas
page-stop-waiting = Elegir otro puesto

## Who plays a seat
page-who-you = tú
page-who-phone = con teléfono
page-who-away = teléfono sin conexión
page-who-screen = en la pantalla
page-who-bot = un bot
page-team-a = Equipo A
page-team-b = Equipo B

## Parts of the page
page-parts = Partes de la mesa
page-play = Jugar
page-yard = Localizaciones
page-log = Crónica
page-seats = Los demás
page-hand = Mano
page-hand-empty = Ninguna carta en la mano.
page-background = Antecedentes
page-gang = Banda
page-no-gang = Ninguna Banda
page-cards = Cartas en la mano
page-cigarettes = Cigarrillos
page-beatings = Palizas
page-tunnel = Túnel
page-points = Puntos de Túnel
page-team-points = Puntos de Túnel del equipo
page-actions = Acciones restantes
page-die = Dado
page-deck = Mazo de Búsqueda
page-discard = Descartes de Búsqueda
page-known = Lo que sabes de su mano
page-known-nothing = No se ha visto ninguna de estas cartas.
page-in-tunnel = Ya en el túnel

## Answering
page-turn = Tu turno
page-asked = ¡Te toca!
page-nudged = ¡Los demás esperan!
page-back = Atrás
page-close = Cerrar
page-look = Ver de cerca
page-closed = Ahora no se puede. Toca para ver por qué.
page-commit = Decidir en secreto
page-picked = elegidas
page-fewer = menos
page-more = más
page-undo = Deshacer la última acción
page-hint = Consejo
page-hint-thinking = El entrenador lo piensa…
page-hint-not-asked = Puedes pedir un consejo cuando te toca decidir.
page-hint-counted = Los consejos se cuentan y se muestran al final.

## The menu
page-menu = Menú
page-language = Idioma
page-rules = Reglas
page-search = Buscar en las reglas
page-search-nothing = Sin resultados en las reglas.
page-emotes = Poner una cara
page-sound-on = Sonido cuando me toca: sí
page-sound-off = Sonido cuando me toca: no
page-bot = Que juegue un bot por mí
page-bot-plays = Un bot juega por ti.
page-play-again = Volver a jugar yo
page-leave = Dejar el puesto
page-leave-sure = Tu puesto se jugará en la pantalla, y este teléfono ya no mostrará tus cartas.
page-stay = Quedarse

## Standing orders
page-orders = Respuestas automáticas
page-orders-intro = Solo las ves tú. Se guardan con la partida y valen hasta que las cambies.
page-orders-cards = Cartas contra mí
page-orders-let = no preguntarme
page-orders-ask = preguntarme
page-orders-give = cooperar
page-orders-fight = pelear
page-orders-weapons = Armas por pelea
page-orders-confirm = Guardar

## The line to the table
page-lost = Conexión perdida
page-offline = Este teléfono no tiene red
page-silent = La mesa no responde
page-lost-trying = Tu puesto se guarda. Buscando la mesa…
page-retry = Intentar de nuevo
