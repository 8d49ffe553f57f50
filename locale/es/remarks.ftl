### What inmates played by bots say now and then: remark-INMATE-MOMENT-NUMBER, two lines for each moment. `any` speaks for
### whoever has no lines of their own for it. { $name } is another player whose gender nobody knows. Short (about 60
### letters), dry, in character.

## Anybody

remark-any-start-1 = Venga, otra vez.
remark-any-start-2 = El último que apague la luz.
remark-any-won_fight-1 = Asunto zanjado, { $name }.
remark-any-won_fight-2 = Quédate en el suelo, { $name }.
remark-any-lost_fight-1 = Esta me la pagas, { $name }.
remark-any-lost_fight-2 = Vale. Eso ha dolido.
remark-any-extorts-1 = Suéltalo ya, { $name }.
remark-any-extorts-2 = { $name }, tenemos que hablar.
remark-any-extorted-1 = ¿Otra vez tú, { $name }?
remark-any-extorted-2 = ¿Y ahora qué pasa, { $name }?
remark-any-gave_in-1 = Pues toma, { $name }.
remark-any-gave_in-2 = No vale los moratones.
remark-any-dug-1 = Un poquito más hondo.
remark-any-dug-2 = Despacito y buena tierra.
remark-any-close-1 = Casi está.
remark-any-close-2 = Ya oigo los coches.
remark-any-rival_close-1 = { $name } está a punto de salir.
remark-any-rival_close-2 = Ni se te ocurra, { $name }.
remark-any-beaten-1 = Ay. Tomo nota.
remark-any-beaten-2 = Me han dado peores. Pocas.
remark-any-locked_up-1 = Gracias por nada, { $name }.
remark-any-locked_up-2 = Cuatro paredes. Esta me la sé.
remark-any-joined-1 = Da gusto tener compañía.
remark-any-joined-2 = Os presento a mis nuevos amigos.
remark-any-revealed-1 = Hay algo que deberíais saber.
remark-any-revealed-2 = Yo no siempre he sido así.
remark-any-robbed-1 = ¡Eh! { $name }, eso era mío.
remark-any-robbed-2 = { $name }, te he visto.
remark-any-robs-1 = Muy amable, { $name }.
remark-any-robs-2 = Quien fue a Sevilla perdió su silla, { $name }.
remark-any-traded-1 = Un precio justo. Para mí.
remark-any-traded-2 = El negocio es el negocio.
remark-any-bad_roll-1 = Yo no quería ir ahí.
remark-any-bad_roll-2 = Claro. Tenía que ser ese.
remark-any-good_roll-1 = Que ni pintado.
remark-any-good_roll-2 = Por una vez, gracias.
remark-any-met_michel-1 = Tranquilidad. Se puede hablar.
remark-any-met_michel-2 = Ay, no. Hoy no.
remark-any-beat_michel-1 = De cerca no es para tanto.
remark-any-beat_michel-2 = Contádselo a los demás.
remark-any-healed-1 = Cinco minutitos más, por favor.
remark-any-healed-2 = Así, mucho mejor.
remark-any-helped-1 = Gracias, { $name }.
remark-any-helped-2 = Justo a tiempo, { $name }.
remark-any-escaped-1 = Hasta nunca.
remark-any-escaped-2 = Aire fresco. Por fin.
remark-any-lost-1 = Buen túnel, { $name }.
remark-any-lost-2 = La próxima, yo.

## Goran, the Brute: large, slow, sure of himself

remark-brute-start-1 = Si nadie se mueve, nadie cobra.
remark-brute-start-2 = Cuento hasta tres. Hasta cuatro no sé.
remark-brute-won_fight-1 = Eso era el calentamiento, { $name }.
remark-brute-won_fight-2 = { $name } ha tropezado. Varias veces.
remark-brute-lost_fight-1 = Te he dejado ganar, { $name }. Tenía el brazo cansado.
remark-brute-lost_fight-2 = Suerte. Repítelo cuando esté mirando.
remark-brute-extorts-1 = { $name }, te lo pido por las buenas. Estas son las buenas.
remark-brute-extorts-2 = Préstame algo, { $name }. Para siempre.
remark-brute-extorted-1 = ¿Lo quieres, { $name }? Ven a por ello.
remark-brute-extorted-2 = { $name } me amenaza. Qué ternura.
remark-brute-dug-1 = El suelo ha cedido. Todo el mundo cede.
remark-brute-dug-2 = La tierra es un rival lento.
remark-brute-rival_close-1 = { $name } cava rápido. Yo ando más rápido.
remark-brute-rival_close-2 = { $name }, tenemos que hablar. Pronto.
remark-brute-beaten-1 = ¿Eso ha sido un puñetazo o una corriente de aire?
remark-brute-beaten-2 = Buena. Ahora me toca a mí.
remark-brute-gave_in-1 = Quédatelo, { $name }. Sé dónde duermes.
remark-brute-gave_in-2 = Hoy estoy generoso. No durará.
remark-brute-locked_up-1 = Aislamiento. Por fin una habitación de mi talla.
remark-brute-locked_up-2 = Me acordaré, { $name }. Tengo tiempo.
remark-brute-escaped-1 = He usado la pared. Ahora es puerta.
remark-brute-escaped-2 = Empezó la pared.
remark-brute-lost-1 = ¿{ $name } ha salido? Pues me quedo la litera grande.
remark-brute-lost-2 = Correr no me gusta, de todas formas.

## Mila, the Mole: quiet, at home in the ground

remark-mole-start-1 = No os preocupéis por mí. Estaré debajo del suelo.
remark-mole-start-2 = Buena tierra, la de esta cárcel. La he probado.
remark-mole-won_fight-1 = Yo cavo, { $name }. Y también muerdo.
remark-mole-won_fight-2 = Más ruido del que me gusta.
remark-mole-lost_fight-1 = Vale. Con moratones también se cava.
remark-mole-lost_fight-2 = { $name }, estás pisando mi túnel.
remark-mole-extorts-1 = Lo siento, { $name }. El agujero tiene hambre.
remark-mole-extorts-2 = { $name }, a mí me hace más falta que a ti.
remark-mole-extorted-1 = Por favor, { $name }. Estaba a mitad de un agujero.
remark-mole-extorted-2 = ¿No ves que estoy ocupada bajo tierra?
remark-mole-dug-1 = Una cucharada más cerca del mar.
remark-mole-dug-2 = Chis. Oigo el exterior.
remark-mole-close-1 = Dos metros más. Que nadie estornude.
remark-mole-close-2 = Huele a hierba. O a perro policía.
remark-mole-rival_close-1 = { $name } cava casi tan bien como yo. Casi.
remark-mole-rival_close-2 = { $name } me está moviendo el techo.
remark-mole-robbed-1 = { $name }, eso era parte de mi túnel.
remark-mole-robbed-2 = Solo pido tierra y silencio.
remark-mole-locked_up-1 = Suelo de hormigón. Monstruos.
remark-mole-locked_up-2 = ¿Una celdita oscura? Esto son vacaciones.
remark-mole-escaped-1 = La luz del día. Qué horror. Me acostumbraré.
remark-mole-escaped-2 = Todo recto y, en la cloaca, a la izquierda.
remark-mole-lost-1 = ¿{ $name } ha salido antes? Tenía el mapa al revés.
remark-mole-lost-2 = Me quedo el túnel. Es acogedor.

## Aldo, the Merchant: everything is a deal

remark-merchant-start-1 = Buenas tardes. Liquidación total; yo, el primero.
remark-merchant-start-2 = Abierto al público. No se admiten devoluciones.
remark-merchant-won_fight-1 = Cobrado, { $name }. Con IVA.
remark-merchant-won_fight-2 = El cliente no siempre tiene la razón.
remark-merchant-lost_fight-1 = Esto va a tu cuenta, { $name }.
remark-merchant-lost_fight-2 = Una pérdida. Ya me la desgravaré.
remark-merchant-extorts-1 = { $name }, mi oferta es muy competitiva.
remark-merchant-extorts-2 = Una opa hostil, { $name }. Nada personal.
remark-merchant-extorted-1 = { $name }, aquí se aceptan Cigarrillos, no amenazas.
remark-merchant-extorted-2 = Hablemos del precio, { $name }.
remark-merchant-dug-1 = Invierto en ladrillo. Hacia abajo.
remark-merchant-dug-2 = Ubicación, ubicación y excavación.
remark-merchant-traded-1 = Un placer. Vuelva cuando quiera.
remark-merchant-traded-2 = Comprar barato, cavar hondo.
remark-merchant-rival_close-1 = { $name } está a punto de cerrar el trato.
remark-merchant-rival_close-2 = { $name } lo habrá comprado en algún sitio. Ah. Aquí.
remark-merchant-robbed-1 = { $name }, se denunciará todo hurto.
remark-merchant-robbed-2 = Mermas de almacén. Pasa en las mejores tiendas.
remark-merchant-locked_up-1 = Aislamiento. Ni clientes ni alquiler.
remark-merchant-locked_up-2 = { $name }, acabas de perder tu descuento.
remark-merchant-escaped-1 = Cerrado por traslado. La tienda queda vacía.
remark-merchant-escaped-2 = Gracias por su visita. Adiós.
remark-merchant-lost-1 = { $name } se lleva hoy la mejor oferta.
remark-merchant-lost-2 = Tenía que haber vendido entradas.

## Carmen, the Gambler: luck is a friend who owes her money

remark-gambler-start-1 = Perpetua sin revisión. Hoy me siento con suerte.
remark-gambler-start-2 = Que decida el dado. Total, siempre decide él.
remark-gambler-won_fight-1 = Las apuestas iban conmigo, { $name }.
remark-gambler-won_fight-2 = ¿Doble o nada, { $name }? ¿No? Lástima.
remark-gambler-lost_fight-1 = La primera mano nunca la gano.
remark-gambler-lost_fight-2 = { $name } tenía mejor mano. Y mejor puño.
remark-gambler-extorts-1 = ¿Vas o no vas, { $name }?
remark-gambler-extorts-2 = { $name }, órdago a la grande.
remark-gambler-extorted-1 = ¿Vas de farol, { $name }? Yo iría.
remark-gambler-extorted-2 = Mírame a los ojos, { $name }, mientras lo pienso.
remark-gambler-dug-1 = Hoy pintan palas.
remark-gambler-dug-2 = Voy con todo. Hasta las rodillas.
remark-gambler-good_roll-1 = ¿Lo habéis visto? Le había soplado.
remark-gambler-good_roll-2 = Jamás he dudado de este dado.
remark-gambler-bad_roll-1 = El dado está cargado. Esta vez no he sido yo.
remark-gambler-bad_roll-2 = Una tirada más y cambia la racha. Ya veréis.
remark-gambler-rival_close-1 = { $name } está en racha. Las rachas se acaban.
remark-gambler-rival_close-2 = Ahora todos apuestan por { $name }. Odio a los favoritos.
remark-gambler-locked_up-1 = Aislamiento. Aquí al menos no gana la banca.
remark-gambler-locked_up-2 = { $name }, has marcado la baraja. Lo he notado.
remark-gambler-escaped-1 = ¡El gordo! Viene con un poco de barro.
remark-gambler-escaped-2 = Me pagaban cuarenta a uno. Aposté por mí.
remark-gambler-lost-1 = Gana { $name }. ¿Alguien echa otra mano?
remark-gambler-lost-2 = La banca siempre gana. Esta tiene barrotes.

## Noor, the Networker: knows somebody who knows somebody

remark-networker-start-1 = Hola a todos. Creo que tenemos amigos comunes.
remark-networker-start-2 = Conozco a uno que conoce a todos los de aquí.
remark-networker-won_fight-1 = { $name }, recuerdos de mi club de lectura.
remark-networker-won_fight-2 = No he ganado yo. Hemos ganado.
remark-networker-lost_fight-1 = { $name }, esto sale en mi boletín.
remark-networker-lost_fight-2 = Esto lo arreglo yo con dos llamadas.
remark-networker-extorts-1 = { $name }, unos amigos míos tienen una pregunta.
remark-networker-extorts-2 = No es una amenaza, { $name }. Es una presentación.
remark-networker-extorted-1 = { $name }, ¿tú sabes a quién conozco yo?
remark-networker-extorted-2 = Y yo que creía en lo nuestro, { $name }.
remark-networker-dug-1 = No es lo que cavas. Es a quién conoces.
remark-networker-dug-2 = Los planos me los pasó la hermana del arquitecto.
remark-networker-joined-1 = Amigos nuevos. Ya me gustan las chaquetas.
remark-networker-joined-2 = Siempre fui de los vuestros. Desde ahora mismo.
remark-networker-rival_close-1 = { $name }, acuérdate de quién te presentó.
remark-networker-rival_close-2 = { $name } va a llegar lejos. Me apunto.
remark-networker-helped-1 = Para eso están los contactos, { $name }.
remark-networker-helped-2 = { $name }, te debo una. Te apunto en la lista.
remark-networker-locked_up-1 = Aislamiento. Aquí no conozco a nadie.
remark-networker-locked_up-2 = Una llamada, por favor. Va para largo.
remark-networker-escaped-1 = El guardia de la puerta es un viejo amigo.
remark-networker-escaped-2 = Llamadme. O mejor no.
remark-networker-lost-1 = { $name } ni siquiera se ha despedido.
remark-networker-lost-2 = Sabía que alguien saldría. Conozco a todo el mundo.

## Tomasz, the Loyal One: gentle, honest, in the wrong place

remark-loyal-start-1 = A ver si nos portamos todos bien.
remark-loyal-start-2 = Le prometí a mi madre volver antes del verano.
remark-loyal-won_fight-1 = Lo siento muchísimo, { $name }. ¿Te duele?
remark-loyal-won_fight-2 = Yo solo quería que parásemos.
remark-loyal-lost_fight-1 = Sin rencor, { $name }. Bueno, con poco.
remark-loyal-lost_fight-2 = Creo que me he contenido demasiado.
remark-loyal-extorts-1 = Me sabe fatal hacerte esto, { $name }.
remark-loyal-extorts-2 = { $name }, no me hagas pedirlo dos veces, por favor.
remark-loyal-extorted-1 = { $name }, esto no es propio de ti.
remark-loyal-extorted-2 = Y yo guardándote el sitio, { $name }.
remark-loyal-gave_in-1 = Aquí tienes, { $name }. Bastaba con pedirlo.
remark-loyal-gave_in-2 = Es solo una cosa. Importan más las personas.
remark-loyal-dug-1 = Si a alguien le molesta, lo vuelvo a tapar.
remark-loyal-dug-2 = Lento, honrado y un poco ilegal.
remark-loyal-rival_close-1 = Muy bien, { $name }. No te olvides de nosotros.
remark-loyal-rival_close-2 = { $name } casi está fuera. Intento alegrarme.
remark-loyal-helped-1 = Esto no lo olvido, { $name }.
remark-loyal-helped-2 = { $name }, tú sí que vales.
remark-loyal-locked_up-1 = Seguro que tenías un buen motivo, { $name }.
remark-loyal-locked_up-2 = Ha sido un malentendido. Como siempre.
remark-loyal-escaped-1 = Os dejo el agujero abierto.
remark-loyal-escaped-2 = Madre, ve poniendo la mesa.
remark-loyal-lost-1 = Te lo mereces, { $name }. Escribe.
remark-loyal-lost-2 = Yo me quedo. Alguien tiene que regar la planta.

## Silas, the Vulture: polite, patient, professionally sad

remark-vulture-start-1 = Sin prisa. Yo nunca la tengo.
remark-vulture-start-2 = A ver quién tropieza primero.
remark-vulture-won_fight-1 = Tenías mala cara, { $name }. Échate un rato.
remark-vulture-won_fight-2 = Así sufres menos, { $name }.
remark-vulture-lost_fight-1 = Te quedaba más vida de la que parecía, { $name }.
remark-vulture-lost_fight-2 = Me he adelantado. No volverá a pasar.
remark-vulture-extorts-1 = { $name }, esto ya no te va a hacer falta.
remark-vulture-extorts-2 = No tienes buen aspecto, { $name }. Deja que te lo lleve.
remark-vulture-extorted-1 = { $name }, soy todo huesos. Prueba con los demás.
remark-vulture-extorted-2 = Qué novedad, { $name }. Eso suelo hacerlo yo.
remark-vulture-robs-1 = No lo estabas usando, { $name }. No de verdad.
remark-vulture-robs-2 = Aquí se aprovecha todo, { $name }.
remark-vulture-dug-1 = Dos metros es la profundidad tradicional.
remark-vulture-dug-2 = Cerca de un hoyo siempre me siento en casa.
remark-vulture-rival_close-1 = { $name } está en su mejor momento. Nunca dura.
remark-vulture-rival_close-2 = Solo vuelo en círculos, { $name }. No mires arriba.
remark-vulture-beaten-1 = Con cuidado. Me magullo como la fruta.
remark-vulture-beaten-2 = Así que esto es lo que siente el menú.
remark-vulture-locked_up-1 = Silencio, frío, nadie cerca. Una delicia.
remark-vulture-locked_up-2 = Volveremos a vernos, { $name }. Con todos me pasa.
remark-vulture-escaped-1 = Mandaré flores. Blancas.
remark-vulture-escaped-2 = He volado. Más o menos.
remark-vulture-lost-1 = { $name } está ya en un lugar mejor.
remark-vulture-lost-2 = Puedo esperar. Es lo mío.

## Vera, the Paranoid: they are all in it together

remark-paranoid-start-1 = Entre vosotros hay un guardia. Igual dos.
remark-paranoid-start-2 = Espalda contra la pared. Así me gusta.
remark-paranoid-won_fight-1 = Sabía que eras tú, { $name }. Siempre lo supe.
remark-paranoid-won_fight-2 = ¿Y a ti quién te manda, { $name }?
remark-paranoid-lost_fight-1 = { $name } trabaja para ellos. Ya está claro.
remark-paranoid-lost_fight-2 = Estaba planeado. Fijaos en la hora.
remark-paranoid-extorts-1 = Vacíate los bolsillos, { $name }. Despacio.
remark-paranoid-extorts-2 = { $name }, ¿qué escondes? Tengo una lista.
remark-paranoid-extorted-1 = Te esperaba, { $name }. Desde el martes.
remark-paranoid-extorted-2 = ¿Por qué yo, { $name }? ¿Quién te lo ha dicho?
remark-paranoid-dug-1 = Si yo puedo salir, ellos pueden entrar.
remark-paranoid-dug-2 = Más hondo. Aquí no llegan los micrófonos.
remark-paranoid-met_michel-1 = Alguien le dijo dónde iba a estar.
remark-paranoid-met_michel-2 = Esa cara ya la he visto. En un sueño.
remark-paranoid-rival_close-1 = { $name } ha tenido ayuda. Hay un mapa.
remark-paranoid-rival_close-2 = ¿{ $name } ha llegado hasta ahí sin ayuda? ¿Seguro?
remark-paranoid-robbed-1 = Las tenía contadas, { $name }. Dos veces al día.
remark-paranoid-robbed-2 = Ya ha empezado. Se llevan las cosas.
remark-paranoid-locked_up-1 = Sola y con la puerta cerrada. Por fin.
remark-paranoid-locked_up-2 = Ha sido { $name }. Lo dije. Nadie me escucha.
remark-paranoid-escaped-1 = No me sigáis. Me daré cuenta.
remark-paranoid-escaped-2 = Fuera. Ahora empieza de verdad.
remark-paranoid-lost-1 = Así que siempre fue { $name }.
remark-paranoid-lost-2 = Demasiado fácil. Lo de fuera es una trampa.

## Renard, the Fox: a gentleman with several pasts

remark-fox-start-1 = Soy inocente, por supuesto. Como todos.
remark-fox-start-2 = Encantado. Ni notaréis que me voy.
remark-fox-won_fight-1 = Qué torpeza la tuya, { $name }. Y la mía.
remark-fox-won_fight-2 = Detesto la violencia, { $name }. Por lo general.
remark-fox-lost_fight-1 = { $name }, esta camisa era buena.
remark-fox-lost_fight-2 = Era mi intención. Juego a largo plazo.
remark-fox-extorts-1 = { $name }, una pequeña contribución, si no es molestia.
remark-fox-extorts-2 = Considéralo un préstamo, { $name }.
remark-fox-extorted-1 = { $name }, seguro que podemos ser civilizados.
remark-fox-extorted-2 = ¿Amenazas, { $name }? Qué falta de sutileza.
remark-fox-robs-1 = Se te ha caído esto, { $name }. En mi mano.
remark-fox-robs-2 = { $name }, cuéntate también los dedos.
remark-fox-revealed-1 = Puede que eso no figure en mi expediente.
remark-fox-revealed-2 = Un caballero tiene varios pasados.
remark-fox-dug-1 = Prefiero las puertas, pero uno se adapta.
remark-fox-dug-2 = Que mi sastre no se entere de esto.
remark-fox-rival_close-1 = { $name } tiene prisa. Qué vulgaridad.
remark-fox-rival_close-2 = Espérame, { $name }. Conozco un atajo.
remark-fox-locked_up-1 = Me he fugado de sitios más pequeños.
remark-fox-locked_up-2 = Bien jugado, { $name }. Casi siento orgullo.
remark-fox-escaped-1 = Dejo la celda en orden. Y la cuenta sin pagar.
remark-fox-escaped-2 = Yo nunca he estado aquí. Preguntad.
remark-fox-lost-1 = { $name } me ha dado lecciones de zorro. Lo negaré.
remark-fox-lost-2 = Me iré mañana. Hoy la sopa está buena.

## Olga, the Hoarder: it might come in useful

remark-hoarder-start-1 = ¿Alguien usa eso todavía?
remark-hoarder-start-2 = Voy ligera de equipaje. Once bolsas.
remark-hoarder-won_fight-1 = Los trozos rotos también me los quedo, { $name }.
remark-hoarder-won_fight-2 = { $name }, puedes irte. Tus cosas se quedan.
remark-hoarder-lost_fight-1 = He perdido. Y yo nunca pierdo nada.
remark-hoarder-lost_fight-2 = Vale. Tengo más dientes. En una caja.
remark-hoarder-extorts-1 = { $name }, con eso completo la colección.
remark-hoarder-extorts-2 = Eso lo tienes repe, { $name }. Se te nota.
remark-hoarder-extorted-1 = { $name }, no es para dar. Es para tener.
remark-hoarder-extorted-2 = No puedo, { $name }. Son una familia.
remark-hoarder-gave_in-1 = Llévatelo, { $name }. Rápido. No puedo mirar.
remark-hoarder-gave_in-2 = Ya encontraré otro. Siempre encuentro otro.
remark-hoarder-dug-1 = Adiós, vieja amiga. Me has sido útil.
remark-hoarder-dug-2 = La tierra también me la quedo. En tarros.
remark-hoarder-rival_close-1 = { $name }, cuando te vayas deja tus cosas.
remark-hoarder-rival_close-2 = { $name } viaja sin nada. No me da confianza.
remark-hoarder-robbed-1 = { $name }, eso tenía nombre.
remark-hoarder-robbed-2 = Ahora hay un hueco. Estoy viendo el hueco.
remark-hoarder-locked_up-1 = Aislamiento. Sin estantes. ¿Quién vive así?
remark-hoarder-locked_up-2 = { $name }, no toques mi montón. Está contado.
remark-hoarder-escaped-1 = Dos viajes más y lo tengo todo fuera.
remark-hoarder-escaped-2 = Ya estoy fuera. El equipaje viene después.
remark-hoarder-lost-1 = { $name } se ha ido sin un recuerdo. Qué raro.
remark-hoarder-lost-2 = Tampoco habría podido con todo.

## Dario, the Daredevil: pain is a kind of applause

remark-daredevil-start-1 = Sujetadme la sopa y mirad esto.
remark-daredevil-start-2 = Sin red. Sin plan. Vamos.
remark-daredevil-won_fight-1 = ¡Y el público enloquece, { $name }!
remark-daredevil-won_fight-2 = ¡Otra vez, { $name }! ¡Desde más arriba!
remark-daredevil-lost_fight-1 = Nada roto que no lo estuviera ya.
remark-daredevil-lost_fight-2 = Un diez por el aterrizaje.
remark-daredevil-extorts-1 = { $name }, ¿te gustan las sorpresas?
remark-daredevil-extorts-2 = A la de tres, { $name }. ¡Tres!
remark-daredevil-extorted-1 = ¿Solo eso, { $name }? Tráete refuerzos.
remark-daredevil-extorted-2 = Por fin un poco de espectáculo, { $name }.
remark-daredevil-dug-1 = Yo suelo saltar por encima. Esto es nuevo.
remark-daredevil-dug-2 = ¡Más rápido! Apuntalar es de cobardes.
remark-daredevil-met_michel-1 = Qué bien. Empezaba a aburrirme.
remark-daredevil-met_michel-2 = Hola, preciosidad. ¿Mañana a la misma hora?
remark-daredevil-rival_close-1 = { $name } va por delante. Ahora sí es una carrera.
remark-daredevil-rival_close-2 = No pares ahora, { $name }. Necesito emoción.
remark-daredevil-beaten-1 = Va a quedar una cicatriz preciosa.
remark-daredevil-beaten-2 = ¿Lo ha grabado alguien?
remark-daredevil-locked_up-1 = Me han encerrado. Saldré de un salto.
remark-daredevil-locked_up-2 = Buen número, { $name }. ¿Quién lo ha ensayado?
remark-daredevil-escaped-1 = Y ahora, el más difícil todavía: la libertad.
remark-daredevil-escaped-2 = Salté sin mirar. Ha funcionado.
remark-daredevil-lost-1 = Saluda al público, { $name }. El próximo salto es mío.
remark-daredevil-lost-2 = Ha merecido la pena. Otra vez, con los ojos vendados.

## Ines, the Professor: everything is a lecture

remark-professor-start-1 = Buenos días, clase. Hoy: geología aplicada.
remark-professor-start-2 = Yo lo traigo preparado. ¿Y vosotros?
remark-professor-won_fight-1 = Según lo previsto, { $name }. Véase la figura uno.
remark-professor-won_fight-2 = { $name }, nos vemos en septiembre.
remark-professor-lost_fight-1 = Un resultado interesante. Necesito más datos.
remark-professor-lost_fight-2 = Tu método es tosco pero válido, { $name }.
remark-professor-extorts-1 = { $name }, necesito una muestra para mi estudio.
remark-professor-extorts-2 = Tómatelo como un examen, { $name }.
remark-professor-extorted-1 = { $name }, tu hipótesis hace aguas.
remark-professor-extorted-2 = Razona tu respuesta, { $name }.
remark-professor-revealed-1 = Mi obra temprana es quizá menos conocida.
remark-professor-revealed-2 = Esto no figura en mi lista de publicaciones.
remark-professor-bad_roll-1 = Una tirada no demuestra nada, estadísticamente.
remark-professor-bad_roll-2 = Dentro del margen de error. Por poco.
remark-professor-dug-1 = El desplazamiento es igual al esfuerzo. Más o menos.
remark-professor-dug-2 = Capítulo primero: la capa superficial.
remark-professor-rival_close-1 = { $name } va adelantando temario.
remark-professor-rival_close-2 = { $name } habrá copiado mis apuntes.
remark-professor-locked_up-1 = Una sala tranquila. Igual termino el artículo.
remark-professor-locked_up-2 = { $name }, serás una nota a pie de página.
remark-professor-escaped-1 = Como queríamos demostrar.
remark-professor-escaped-2 = Los revisores tendrán que encontrarme primero.
remark-professor-lost-1 = { $name } ha publicado antes. Enhorabuena.
remark-professor-lost-2 = Un resultado negativo también es un resultado.
