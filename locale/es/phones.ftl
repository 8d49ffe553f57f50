## Teléfonos: el panel en la ventana
phones-title = Teléfonos
phones-about = Cada cual tiene su propia mano: escanea un código y tus cartas, tus secretos y tus decisiones están en tu teléfono, en tu idioma. La pantalla es la mesa que todos miran. Sin aplicación y sin internet, solo la red de esta sala.
phones-on = Dejar entrar teléfonos
phones-off = Cerrar a los teléfonos
phones-done = Listo
phones-address = Dirección de este ordenador en la red
phones-alone = Este ordenador no está en ninguna red: solo puede conectarse un navegador que esté en él.
phones-failed = No se puede escuchar en { $address }.
phones-scan = Escanéalo con un teléfono y elige un asiento.
phones-scan-seat = Solo para { $name }, y una sola vez: quien lo escanee tiene este asiento.
phones-type = O abre { $address } y escribe { $code }
phones-trouble = ¿Sin conexión? El teléfono debe estar en la misma red que este ordenador, no en una red de invitados ni con datos móviles, y el cortafuegos debe dejar pasar el puerto { $port }.
phones-who-phone = con teléfono
phones-who-away = teléfono callado
phones-who-screen = en la pantalla
phones-who-bot = un bot
phones-invite = Mostrar un código solo para el asiento de { $name }; otro teléfono que lo escanee toma el relevo
phones-invite-all = Mostrar otra vez el código de todos
phones-release = { $name } juega otra vez en la pantalla

## Lo que se dice a los teléfonos
phones-show-code = Escanea el código de la pantalla o escríbelo aquí.
phones-pick = Elige tu asiento.
phones-no-table = Aún no hay mesa puesta. Espera un momento.
phones-lobby = Tienes asiento. La partida empieza en la pantalla.
phones-wrong-code = Ese no es el código de la pantalla.
phones-taken = Alguien fue más rápido. Elige otro asiento.
phones-wait = Alguien en la pantalla tiene que decir que sí.
phones-said-no = En la pantalla han dicho que no.
phones-said-no-often = En la pantalla han dicho que no. Este teléfono ya no puede pedir este asiento.
phones-no-seat = No tienes asiento.
phones-too-late = Demasiado tarde: ya no es esa la pregunta.
phones-not-possible = Eso no se puede hacer ahora.
phones-not-understood = La mesa no entendió a este teléfono.
phones-won = ¡Estás fuera!
phones-lost = Los demás se han fugado. Tú te quedas.
phones-bye-replaced = Ahora otro dispositivo tiene este asiento.
phones-bye-closed = La mesa ha cerrado a los teléfonos.
phones-bye-full = Hay demasiados dispositivos.
phones-bye-slow = La conexión era demasiado lenta.
phones-bye-flood = Era demasiado de una vez.
phones-bye-malformed = La mesa no entendió a este teléfono.
phones-bye-released = El asiento se juega otra vez en la pantalla.
phones-bye-version = Esta página es de otra versión. Vuelve a cargarla.

## La pregunta en la pantalla
seat-question-title = Un teléfono pide un asiento
seat-question-words = Alguien quiere jugar el asiento de { $name } con un teléfono. Ahora ese asiento se juega en esta pantalla. Con un sí, el teléfono ve la mano y los Antecedentes de { $name }.
seat-question-yes = Sí, ceder el asiento
seat-question-no = No
seat-question-waits = Un teléfono pide el asiento de { $name }. Cierra esta pantalla para responder.

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
