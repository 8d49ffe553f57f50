## Teléfonos: el panel en la ventana
phones-title = Teléfonos
phones-about = Cada cual ve sus cartas en su propio teléfono: escanea un código, y tus cartas, tus secretos y tus decisiones están ahí, en tu idioma. La pantalla es la mesa que todos miran. Sin aplicación y sin internet, solo la red de esta sala.
phones-on = Permitir teléfonos
phones-off = Desconectar teléfonos
phones-done = Listo
phones-address = Dirección de este ordenador en la red
phones-alone = Este ordenador no está en ninguna red. Solo puede conectarse un navegador de este ordenador.
phones-failed = No se puede usar la dirección { $address }. ¿Usa ese puerto otro programa?
phones-started-again = La conexión con los teléfonos había fallado y vuelve a funcionar. Los teléfonos regresan solos.
phones-stopped = La conexión con los teléfonos ha fallado. En el menú puedes volver a permitirlos.
phones-scan = Escanéalo con un teléfono y elige un puesto.
phones-scan-seat = Solo para { $name }, y una sola vez: quien lo escanee recibe este puesto.
phones-type = O abre { $address } y escribe { $code }
phones-trouble = ¿Sin conexión? El teléfono debe estar en la misma red que este ordenador, no en una red de invitados ni con datos móviles, y el cortafuegos debe dejar pasar el puerto { $port }.
phones-who-phone = con teléfono
phones-who-away = teléfono sin conexión
phones-who-screen = en la pantalla
phones-who-bot = un bot
phones-who-watches = mira la partida
phones-invite = Mostrar un código solo para el puesto de { $name }. Otro teléfono que lo escanee toma el relevo.
phones-invite-all = Mostrar otra vez el código para todos
phones-release = { $name } juega otra vez en la pantalla
phones-ban = Excluir el teléfono de { $name } por esta noche. El código cambia; los demás teléfonos se quedan.
phones-ban-title = ¿Excluir el teléfono de { $name }?
phones-ban-yes = Excluir
phones-new-code = Código nuevo
phones-new-code-help = El código anterior ya no deja entrar a nadie. Los teléfonos con puesto lo conservan.
phones-off-title = ¿Desconectar todos los teléfonos?
phones-off-words = { $count ->
    [one] { $count } teléfono tiene puesto. Para volver necesitará un código nuevo, y su puesto se juega en esta pantalla.
    [many] { $count } teléfonos tienen puesto. Para volver necesitarán un código nuevo, y sus puestos se juegan en esta pantalla.
   *[other] { $count } teléfonos tienen puesto. Para volver necesitarán un código nuevo, y sus puestos se juegan en esta pantalla.
}
phones-off-no = Dejarlos conectados

## Lo que se dice a los teléfonos
phones-show-code = Escanea el código de la pantalla o escríbelo aquí.
phones-pick = Elige tu puesto.
phones-watch-only = Todos los puestos están ocupados. Puedes mirar la mesa.
phones-no-table = Aún no hay partida. Espera un momento.
phones-lobby = Ya tienes puesto. La partida empieza en la pantalla.
phones-wrong-code = Ese no es el código de la pantalla.
phones-taken = Alguien fue más rápido. Elige otro puesto.
phones-wait = Alguien en la pantalla tiene que decir que sí.
phones-said-no = En la pantalla han dicho que no.
phones-said-no-often = En la pantalla han dicho que no. Este teléfono ya no puede pedir este puesto.
phones-no-seat = No tienes puesto.
phones-too-late = Demasiado tarde: ahora la pregunta es otra.
phones-not-possible = Eso no se puede hacer ahora.
phones-not-understood = El juego no ha entendido lo que envió este teléfono.
phones-won = ¡Estás fuera!
phones-lost = Esta vez te quedas dentro.
phones-bye-replaced = Ahora este puesto lo tiene otro dispositivo.
phones-bye-closed = En la mesa se han desconectado todos los teléfonos.
phones-bye-full = Hay demasiados dispositivos conectados.
phones-bye-slow = La conexión era demasiado lenta.
phones-bye-flood = Este teléfono ha enviado demasiado de una vez.
phones-bye-malformed = El juego no ha entendido lo que envió este teléfono.
phones-bye-released = Este puesto se juega otra vez en la pantalla.
phones-bye-banned = Este teléfono ha quedado excluido de la mesa.
phones-bye-version = Esta página es de otra versión. Vuelve a cargarla.

## La pregunta en la pantalla
seat-question-title = Un teléfono pide un puesto
seat-question-words = Alguien quiere jugar el puesto de { $name } con un teléfono. Ahora ese puesto se juega en esta pantalla. Si dices que sí, el teléfono muestra la mano y los Antecedentes de { $name }.
seat-question-bot = Alguien quiere seguir la partida del bot { $name } con un teléfono. Si dices que sí, el teléfono muestra la mano y los Antecedentes de { $name }.
seat-question-yes = Sí, ceder el puesto
seat-question-no = No
seat-question-waits = Un teléfono pide el puesto de { $name }. Cierra esta pantalla para responder.

## Caras que mostrar, para quien no las ve
emote-grin = Sonrisa burlona
emote-laugh = Risa
emote-proud = Orgullo
emote-thanks = Gracias
emote-shrug = Encogerse de hombros
emote-surprised = Sorpresa
emote-suspicious = Sospecha
emote-greedy = Codicia
emote-sad = Tristeza
emote-anger = Enfado
emote-fear = Miedo
emote-sleepy = Bostezo
