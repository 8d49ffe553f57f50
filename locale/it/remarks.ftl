### What inmates played by bots say now and then: remark-INMATE-MOMENT-NUMBER, two lines for each moment. `any` speaks for
### whoever has no lines of their own for it. { $name } is another player, always as the one spoken to or the one who
### does something. Nobody's gender is known but the speaker's; `any` hides even that. Short (about 60 letters), dry, in character.

## Anybody

remark-any-start-1 = E si ricomincia.
remark-any-start-2 = L’ultimo che esce spenga la luce.
remark-any-won_fight-1 = Questione chiusa, { $name }.
remark-any-won_fight-2 = Resta giù, { $name }.
remark-any-lost_fight-1 = Questa me la paghi, { $name }.
remark-any-lost_fight-2 = D’accordo. Ha fatto male.
remark-any-extorts-1 = Dammelo, { $name }.
remark-any-extorts-2 = { $name }, due parole.
remark-any-extorted-1 = Ancora tu, { $name }?
remark-any-extorted-2 = Che c’è stavolta, { $name }?
remark-any-gave_in-1 = E tieni, { $name }.
remark-any-gave_in-2 = Non vale i lividi.
remark-any-dug-1 = Un po’ più giù.
remark-any-dug-2 = Chi va piano va sano e va fuori.
remark-any-close-1 = Ci siamo quasi.
remark-any-close-2 = Sento il traffico.
remark-any-rival_close-1 = { $name } sta per farcela.
remark-any-rival_close-2 = Non ci provare, { $name }.
remark-any-beaten-1 = Ahi. Preso nota.
remark-any-beaten-2 = Ho preso di peggio. Di rado.
remark-any-locked_up-1 = Grazie di niente, { $name }.
remark-any-locked_up-2 = Quattro mura. La conosco, questa canzone.
remark-any-joined-1 = Fa piacere avere compagnia.
remark-any-joined-2 = Vi presento i miei nuovi amici.
remark-any-revealed-1 = C’è una cosa che dovreste sapere.
remark-any-revealed-2 = Ho avuto anch’io una vita, prima.
remark-any-robbed-1 = Ehi! { $name }, quello era mio.
remark-any-robbed-2 = { $name }, guarda che ho visto.
remark-any-robs-1 = Troppo gentile, { $name }.
remark-any-robs-2 = Chi trova tiene, { $name }.
remark-any-traded-1 = Prezzo onesto. Per me.
remark-any-traded-2 = Gli affari sono affari.
remark-any-bad_roll-1 = Non era lì che volevo andare.
remark-any-bad_roll-2 = Ovvio. Ovviamente quello.
remark-any-good_roll-1 = Proprio quello che ci voleva.
remark-any-good_roll-2 = Per una volta, grazie.
remark-any-met_michel-1 = Calma. Parliamone.
remark-any-met_michel-2 = Oh no. Oggi no.
remark-any-beat_michel-1 = Da vicino fa meno paura.
remark-any-beat_michel-2 = Questa raccontatela in giro.
remark-any-healed-1 = Altri cinque minuti, per favore.
remark-any-healed-2 = Così va meglio.
remark-any-helped-1 = Grazie, { $name }.
remark-any-helped-2 = Al momento giusto, { $name }.
remark-any-escaped-1 = A mai più rivederci.
remark-any-escaped-2 = Aria fresca. Finalmente.
remark-any-lost-1 = Bello scavo, { $name }.
remark-any-lost-2 = La prossima volta tocca a me.

## Goran, the Brute: large, slow, sure of himself

remark-brute-start-1 = Nessuno si muova e nessuno si fa male.
remark-brute-start-2 = Conto fino a tre. Fino a quattro non ci arrivo.
remark-brute-won_fight-1 = Era il riscaldamento, { $name }.
remark-brute-won_fight-2 = { $name } ha inciampato. Diverse volte.
remark-brute-lost_fight-1 = Ti ho fatto vincere, { $name }. Avevo il braccio stanco.
remark-brute-lost_fight-2 = Fortuna. Rifallo quando guardo.
remark-brute-extorts-1 = { $name }, chiedo con le buone. Queste sono le buone.
remark-brute-extorts-2 = Prestami una cosa, { $name }. Per sempre.
remark-brute-extorted-1 = Lo vuoi, { $name }? Vieni a prenderlo.
remark-brute-extorted-2 = { $name } minaccia me. Che tenerezza.
remark-brute-dug-1 = La terra ha ceduto. Cedono tutti.
remark-brute-dug-2 = La terra è solo un avversario lento.
remark-brute-rival_close-1 = { $name } scava in fretta. Io cammino più in fretta.
remark-brute-rival_close-2 = { $name }, dobbiamo parlare. Presto.
remark-brute-beaten-1 = Era un pugno o uno spiffero?
remark-brute-beaten-2 = Bello. Poi tocca a me.
remark-brute-gave_in-1 = Prendilo, { $name }. So dove dormi.
remark-brute-gave_in-2 = Oggi mi sento generoso. Non dura.
remark-brute-locked_up-1 = Isolamento. Finalmente una stanza su misura.
remark-brute-locked_up-2 = Me ne ricorderò, { $name }. Il tempo non manca.
remark-brute-escaped-1 = Sono uscito dal muro. Adesso è una porta.
remark-brute-escaped-2 = Ha cominciato il muro.
remark-brute-lost-1 = { $name } è fuori? Allora la branda grande è mia.
remark-brute-lost-2 = Tanto correre non mi piace.

## Mila, the Mole: quiet, at home in the ground

remark-mole-start-1 = Fate come se non ci fossi. Sono sotto il pavimento.
remark-mole-start-2 = Bella terra, in questo carcere. Ho controllato.
remark-mole-won_fight-1 = Io scavo, { $name }. Ma mordo anche.
remark-mole-won_fight-2 = Troppo rumore, per i miei gusti.
remark-mole-lost_fight-1 = Va bene. Livida, ma scavo lo stesso.
remark-mole-lost_fight-2 = { $name }, hai i piedi sul mio tunnel.
remark-mole-extorts-1 = Scusa, { $name }. Il buco ha fame.
remark-mole-extorts-2 = { $name }, serve più a me che a te.
remark-mole-extorted-1 = Per favore, { $name }. Ero nel mezzo di un buco.
remark-mole-extorted-2 = Non vedi che sono occupata, qui sotto?
remark-mole-dug-1 = Una cucchiaiata più vicino al mare.
remark-mole-dug-2 = Sst. Sento il mondo fuori.
remark-mole-close-1 = Ancora due metri. Che nessuno starnutisca.
remark-mole-close-2 = Sento odore d’erba. O di cane da guardia.
remark-mole-rival_close-1 = { $name } scava quasi bene come me. Quasi.
remark-mole-rival_close-2 = { $name } mi fa tremare il soffitto.
remark-mole-robbed-1 = { $name }, quello faceva parte del mio tunnel.
remark-mole-robbed-2 = Chiedo solo terra e silenzio.
remark-mole-locked_up-1 = Pavimento di cemento. Siete dei mostri.
remark-mole-locked_up-2 = Una celletta buia? Per me è una vacanza.
remark-mole-escaped-1 = La luce del giorno. Che orrore. Mi abituerò.
remark-mole-escaped-2 = Sempre dritto, poi a sinistra alla fogna.
remark-mole-lost-1 = Prima { $name }? Avevo la mappa al contrario.
remark-mole-lost-2 = Il tunnel me lo tengo. È accogliente.

## Aldo, the Merchant: everything is a deal

remark-merchant-start-1 = Buonasera. Svendo tutto, a cominciare da me.
remark-merchant-start-2 = Siamo aperti. Non si accettano resi.
remark-merchant-won_fight-1 = { $name } ha pagato il conto. Due volte.
remark-merchant-won_fight-2 = Il cliente non ha sempre ragione.
remark-merchant-lost_fight-1 = Questa te la metto in conto, { $name }.
remark-merchant-lost_fight-2 = Una perdita. La scarico dalle tasse.
remark-merchant-extorts-1 = { $name }, la mia offerta è molto competitiva.
remark-merchant-extorts-2 = Scalata ostile, { $name }. Niente di personale.
remark-merchant-extorted-1 = { $name }, qui si paga in Sigarette, non in minacce.
remark-merchant-extorted-2 = Discutiamo il prezzo, { $name }.
remark-merchant-dug-1 = Investo nel mattone. Dal di sotto.
remark-merchant-dug-2 = Immobili: il valore sta nelle fondamenta.
remark-merchant-traded-1 = È stato un piacere. Torni a trovarci.
remark-merchant-traded-2 = Compra basso, scava più basso.
remark-merchant-rival_close-1 = { $name } sta per chiudere l’affare.
remark-merchant-rival_close-2 = { $name } l’avrà comprato da qualche parte. Ah. Da me.
remark-merchant-robbed-1 = { $name }, i taccheggiatori saranno denunciati.
remark-merchant-robbed-2 = Ammanchi di magazzino. Capita ai migliori.
remark-merchant-locked_up-1 = Isolamento. Niente clienti, ma niente affitto.
remark-merchant-locked_up-2 = { $name }, addio sconto fedeltà.
remark-merchant-escaped-1 = Liquidazione totale. Il negozio è vuoto.
remark-merchant-escaped-2 = Grazie per averci scelto. Addio.
remark-merchant-lost-1 = Oggi l’affare l’ha fatto { $name }.
remark-merchant-lost-2 = Avrei dovuto vendere i biglietti.

## Carmen, the Gambler: luck is a friend who owes her money

remark-gambler-start-1 = Fine pena mai. Oggi mi sento fortunata.
remark-gambler-start-2 = Decida il dado. Tanto lo fa sempre.
remark-gambler-won_fight-1 = Le quote erano dalla mia, { $name }.
remark-gambler-won_fight-2 = Lascia o raddoppia, { $name }? No? Peccato.
remark-gambler-lost_fight-1 = La prima mano non la vinco mai.
remark-gambler-lost_fight-2 = { $name } aveva la mano migliore. E anche il pugno.
remark-gambler-extorts-1 = Vedi o passi, { $name }?
remark-gambler-extorts-2 = { $name }, scommetto che non puoi rifiutare.
remark-gambler-extorted-1 = Stai bluffando, { $name }? Io lo farei.
remark-gambler-extorted-2 = Guardami negli occhi, { $name }, mentre ci penso.
remark-gambler-dug-1 = Picche è briscola.
remark-gambler-dug-2 = All in. Fino alle ginocchia.
remark-gambler-good_roll-1 = Visto? Ci ho soffiato sopra.
remark-gambler-good_roll-2 = Di questo dado non ho mai dubitato.
remark-gambler-bad_roll-1 = Il dado è truccato. Stavolta non da me.
remark-gambler-bad_roll-2 = Un altro tiro e gira. Vedrete.
remark-gambler-rival_close-1 = { $name } ha una serie fortunata. Le serie finiscono.
remark-gambler-rival_close-2 = Ora i pronostici danno { $name }. Odio i pronostici.
remark-gambler-locked_up-1 = Isolamento. Almeno qui il banco non vince.
remark-gambler-locked_up-2 = { $name }, hai tagliato tu il mazzo. L’ho sentito.
remark-gambler-escaped-1 = Jackpot. Un po’ infangato.
remark-gambler-escaped-2 = Mi davo quaranta a uno.
remark-gambler-lost-1 = Vince { $name }. Un’altra mano, qualcuno?
remark-gambler-lost-2 = Il banco vince sempre. Questo banco ha le sbarre.

## Noor, the Networker: knows somebody who knows somebody

remark-networker-start-1 = Salve a tutti. Credo che abbiamo amici in comune.
remark-networker-start-2 = Conosco uno che qui conosce tutti.
remark-networker-won_fight-1 = { $name }, ti saluta il mio club del libro.
remark-networker-won_fight-2 = Non ho vinto io. Abbiamo vinto noi.
remark-networker-lost_fight-1 = { $name }, questa finisce nella mia newsletter.
remark-networker-lost_fight-2 = Qui mi tocca fare un paio di telefonate.
remark-networker-extorts-1 = { $name }, certi amici miei si chiedevano una cosa.
remark-networker-extorts-2 = Non è una minaccia, { $name }. È una presentazione.
remark-networker-extorted-1 = { $name }, lei non sa chi conosco io.
remark-networker-extorted-2 = Credevo che fossimo in confidenza, { $name }.
remark-networker-dug-1 = Non conta quanto scavi. Conta chi conosci.
remark-networker-dug-2 = I progetti li ho avuti dalla sorella dell’architetto.
remark-networker-joined-1 = Nuovi amici. Le giacche già mi piacciono.
remark-networker-joined-2 = Sono da sempre dei vostri. Da poco fa.
remark-networker-rival_close-1 = { $name }, ricordati chi ti ha fatto entrare nel giro.
remark-networker-rival_close-2 = { $name } farà strada. Voglio venire anch’io.
remark-networker-helped-1 = A questo servono gli agganci, { $name }.
remark-networker-helped-2 = { $name }, ti devo un favore. Sei in lista.
remark-networker-locked_up-1 = Isolamento. Qui non conosco nessuno.
remark-networker-locked_up-2 = Una telefonata, grazie. Sarà lunga.
remark-networker-escaped-1 = La guardia al cancello è una vecchia conoscenza.
remark-networker-escaped-2 = Teniamoci in contatto. Anzi, no.
remark-networker-lost-1 = { $name } non ha nemmeno salutato.
remark-networker-lost-2 = Qualcuno ce l’avrebbe fatta. E io conosco tutti.

## Tomasz, the Loyal One: gentle, honest, in the wrong place

remark-loyal-start-1 = Cerchiamo di restare persone perbene.
remark-loyal-start-2 = Ho promesso a mamma di tornare per l’estate.
remark-loyal-won_fight-1 = Scusami tanto, { $name }. Tutto bene?
remark-loyal-won_fight-2 = Volevo solo che la smettessimo.
remark-loyal-lost_fight-1 = Senza rancore, { $name }. Quasi senza.
remark-loyal-lost_fight-2 = Credo di essermi trattenuto troppo.
remark-loyal-extorts-1 = Mi dispiace da morire, { $name }.
remark-loyal-extorts-2 = { $name }, ti prego, non farmelo chiedere due volte.
remark-loyal-extorted-1 = { $name }, questo non è da te.
remark-loyal-extorted-2 = E io che ti tenevo il posto, { $name }.
remark-loyal-gave_in-1 = Ecco, { $name }. Bastava chiedere.
remark-loyal-gave_in-2 = È solo un oggetto. Contano le persone.
remark-loyal-dug-1 = Se a qualcuno dà fastidio, lo riempio.
remark-loyal-dug-2 = Lento, onesto e un filo illegale.
remark-loyal-rival_close-1 = Complimenti, { $name }. Non scordarti di noi.
remark-loyal-rival_close-2 = { $name } è quasi fuori. Provo a essere contento.
remark-loyal-helped-1 = Non lo dimenticherò, { $name }.
remark-loyal-helped-2 = { $name }, hai un cuore d’oro.
remark-loyal-locked_up-1 = Avrai avuto un buon motivo, { $name }.
remark-loyal-locked_up-2 = È stato un malinteso. Lo è quasi sempre.
remark-loyal-escaped-1 = Vi lascio il buco aperto.
remark-loyal-escaped-2 = Mamma, butta la pasta.
remark-loyal-lost-1 = Te lo meriti, { $name }. Scrivi, ogni tanto.
remark-loyal-lost-2 = Resto io. Qualcuno deve annaffiare la pianta.

## Silas, the Vulture: polite, patient, professionally sad

remark-vulture-start-1 = Fate con comodo. Io faccio sempre così.
remark-vulture-start-2 = Chissà chi inciampa per primo.
remark-vulture-won_fight-1 = Avevi l’aria stanca, { $name }. Sdraiati pure.
remark-vulture-won_fight-2 = È stato meglio così, { $name }.
remark-vulture-lost_fight-1 = Avevi più fiato di quanto sembrasse, { $name }.
remark-vulture-lost_fight-2 = Sono calato troppo presto. Non si ripeterà.
remark-vulture-extorts-1 = { $name }, non ti servirà ancora per molto.
remark-vulture-extorts-2 = Ti vedo male, { $name }. Lascia, porto io.
remark-vulture-extorted-1 = { $name }, sono quasi tutto ossa. Prova altrove.
remark-vulture-extorted-2 = Che novità, { $name }. Di solito lo faccio io.
remark-vulture-robs-1 = Non lo usavi, { $name }. Non davvero.
remark-vulture-robs-2 = Non si butta via niente, { $name }.
remark-vulture-dug-1 = Due metri: la profondità della tradizione.
remark-vulture-dug-2 = Vicino alle buche mi sento a casa.
remark-vulture-rival_close-1 = { $name } risplende. Non dura mai.
remark-vulture-rival_close-2 = Volteggio e basta, { $name }. Non guardare su.
remark-vulture-beaten-1 = Piano. Mi ammacco come la frutta.
remark-vulture-beaten-2 = Ecco come ci si sente nel menu.
remark-vulture-locked_up-1 = Silenzio, freddo, nessuno in giro. Delizioso.
remark-vulture-locked_up-2 = Ci rivedremo, { $name }. Con me succede a tutti.
remark-vulture-escaped-1 = Manderò dei fiori. Bianchi.
remark-vulture-escaped-2 = Ho volato. Più o meno.
remark-vulture-lost-1 = { $name } è in un posto migliore.
remark-vulture-lost-2 = So aspettare. È il mio mestiere.

## Vera, the Paranoid: they are all in it together

remark-paranoid-start-1 = Uno di voi è una guardia. Forse due.
remark-paranoid-start-2 = Ho le spalle al muro. Ci sto bene.
remark-paranoid-won_fight-1 = Sapevo che eri tu, { $name }. L’ho sempre saputo.
remark-paranoid-won_fight-2 = E a te chi ti manda, { $name }?
remark-paranoid-lost_fight-1 = { $name } lavora per loro. Ormai è evidente.
remark-paranoid-lost_fight-2 = Era tutto calcolato. Guardate l’orario.
remark-paranoid-extorts-1 = Svuota le tasche, { $name }. Piano.
remark-paranoid-extorts-2 = { $name }, che cosa nascondi? Ho una lista.
remark-paranoid-extorted-1 = Ti aspettavo, { $name }. Da martedì.
remark-paranoid-extorted-2 = Perché io, { $name }? Chi te l’ha detto?
remark-paranoid-dug-1 = Se io posso uscire, loro possono entrare.
remark-paranoid-dug-2 = Più giù. Qui i microfoni non arrivano.
remark-paranoid-met_michel-1 = Qualcuno ha detto dove trovarmi.
remark-paranoid-met_michel-2 = Quella faccia l’ho già vista. In sogno.
remark-paranoid-rival_close-1 = { $name } ha avuto aiuto. Qualcuno fa le mappe.
remark-paranoid-rival_close-2 = Senza aiuto, { $name }? A chi la racconti?
remark-paranoid-robbed-1 = Li avevo contati, { $name }. Due volte al giorno.
remark-paranoid-robbed-2 = È cominciata. Portano via le cose.
remark-paranoid-locked_up-1 = Sola, dietro una porta chiusa. Finalmente.
remark-paranoid-locked_up-2 = Opera di { $name }. L’avevo detto. Chi mi ascolta?
remark-paranoid-escaped-1 = Non seguitemi. Me ne accorgo.
remark-paranoid-escaped-2 = Fuori. Adesso comincia davvero.
remark-paranoid-lost-1 = Allora dietro a tutto c’era { $name }.
remark-paranoid-lost-2 = Troppo facile. Là fuori è una trappola.

## Renard, the Fox: a gentleman with several pasts

remark-fox-start-1 = Io sono innocente, si capisce. Come tutti, no?
remark-fox-start-2 = Incantato. Non noterete nemmeno che esco.
remark-fox-won_fight-1 = Che goffaggine, { $name }. La tua e la mia.
remark-fox-won_fight-2 = Detesto la violenza, { $name }. Di norma.
remark-fox-lost_fight-1 = { $name }, era una buona camicia.
remark-fox-lost_fight-2 = L’ho fatto apposta. È un gioco lungo.
remark-fox-extorts-1 = { $name }, un piccolo contributo, se non disturbo.
remark-fox-extorts-2 = Consideralo un prestito, { $name }.
remark-fox-extorted-1 = { $name }, siamo gente civile, spero.
remark-fox-extorted-2 = Minacce, { $name }? Che franchezza.
remark-fox-robs-1 = Ti è caduto questo, { $name }. Nella mia mano.
remark-fox-robs-2 = { $name }, conta anche le dita, già che ci sei.
remark-fox-revealed-1 = Questo potrei averlo omesso dal fascicolo.
remark-fox-revealed-2 = Un gentiluomo ha più di un passato.
remark-fox-dug-1 = Preferisco le porte, ma ci si adatta.
remark-fox-dug-2 = Il mio sarto non deve saperlo mai.
remark-fox-rival_close-1 = { $name } ha fretta. Che volgarità.
remark-fox-rival_close-2 = Aspettami, { $name }. Conosco una scorciatoia.
remark-fox-locked_up-1 = Sono evaso da stanze più piccole.
remark-fox-locked_up-2 = Bel colpo, { $name }. Ne sono quasi fiero.
remark-fox-escaped-1 = La cella è in ordine. Il conto è da pagare.
remark-fox-escaped-2 = Non sono mai stato qui. Chiedete a chiunque.
remark-fox-lost-1 = { $name } è più volpe di me. Negherò tutto.
remark-fox-lost-2 = Parto domani. Oggi la minestra è buona.

## Olga, the Hoarder: it might come in useful

remark-hoarder-start-1 = Quello lo usa ancora qualcuno?
remark-hoarder-start-2 = Viaggio leggera. Undici borse.
remark-hoarder-won_fight-1 = Tengo anche i pezzi rotti, { $name }.
remark-hoarder-won_fight-2 = { $name }, vai pure. La tua roba resta.
remark-hoarder-lost_fight-1 = Ho perso. E io non perdo mai niente.
remark-hoarder-lost_fight-2 = Fa niente. Ho altri denti. In una scatola.
remark-hoarder-extorts-1 = { $name }, con quello completo la serie.
remark-hoarder-extorts-2 = Ne hai uno di troppo, { $name }. Si vede.
remark-hoarder-extorted-1 = { $name }, non è da dare. È da avere.
remark-hoarder-extorted-2 = Non posso, { $name }. Sono una famiglia.
remark-hoarder-gave_in-1 = Prendilo, { $name }. In fretta. Non guardo.
remark-hoarder-gave_in-2 = Ne troverò un altro. Ne trovo sempre un altro.
remark-hoarder-dug-1 = Addio, vecchio mio. Sei stato utile.
remark-hoarder-dug-2 = Tengo anche la terra. Nei barattoli.
remark-hoarder-rival_close-1 = { $name }, se te ne vai lascia qui la roba.
remark-hoarder-rival_close-2 = { $name } viaggia senza bagagli. Non mi fido.
remark-hoarder-robbed-1 = { $name }, quello aveva un nome.
remark-hoarder-robbed-2 = Ora c’è un vuoto. Lo vedo, il vuoto.
remark-hoarder-locked_up-1 = Isolamento. Senza mensole. Ma come si vive?
remark-hoarder-locked_up-2 = { $name }, giù le mani dal mucchio. L’ho contato.
remark-hoarder-escaped-1 = Altri due viaggi e ho portato fuori tutto.
remark-hoarder-escaped-2 = Sono fuori. I bagagli seguono.
remark-hoarder-lost-1 = { $name } senza nemmeno un souvenir. Strano.
remark-hoarder-lost-2 = Tanto non sarei riuscita a portare tutto.

## Dario, the Daredevil: pain is a kind of applause

remark-daredevil-start-1 = Qualcuno mi regga la minestra e guardi qua.
remark-daredevil-start-2 = Niente rete. Niente piano. Si va.
remark-daredevil-won_fight-1 = E il pubblico impazzisce, { $name }!
remark-daredevil-won_fight-2 = Ancora, { $name }! Da più in alto!
remark-daredevil-lost_fight-1 = Niente di rotto che non lo fosse già.
remark-daredevil-lost_fight-2 = Dieci e lode per l’atterraggio.
remark-daredevil-extorts-1 = { $name }, ti piacciono le sorprese?
remark-daredevil-extorts-2 = Al tre, { $name }. Tre!
remark-daredevil-extorted-1 = Tutto qui, { $name }? Porta rinforzi.
remark-daredevil-extorted-2 = Finalmente un po’ di spettacolo, { $name }.
remark-daredevil-dug-1 = Di solito le cose le salto. Questa è nuova.
remark-daredevil-dug-2 = Più in fretta! I puntelli sono per i vigliacchi.
remark-daredevil-met_michel-1 = Oh, bene. Cominciavo ad annoiarmi.
remark-daredevil-met_michel-2 = Ciao, splendore. Domani alla stessa ora?
remark-daredevil-rival_close-1 = { $name } è in testa. Ora è una gara.
remark-daredevil-rival_close-2 = Non fermarti, { $name }. Mi serve la suspense.
remark-daredevil-beaten-1 = Verrà una cicatrice magnifica.
remark-daredevil-beaten-2 = Qualcuno l’ha ripreso?
remark-daredevil-locked_up-1 = Mi hanno chiuso dentro. Salterò fuori.
remark-daredevil-locked_up-2 = Bel numero, { $name }. Da quanto lo provavi?
remark-daredevil-escaped-1 = E adesso, il gran finale: la libertà.
remark-daredevil-escaped-2 = Ho saltato senza guardare. Ha funzionato.
remark-daredevil-lost-1 = Inchinati, { $name }. Il prossimo numero è mio.
remark-daredevil-lost-2 = Ne è valsa la pena. Adesso a occhi bendati.

## Ines, the Professor: everything is a lecture

remark-professor-start-1 = Buongiorno, ragazzi. Oggi: geologia applicata.
remark-professor-start-2 = Io ho studiato. E voi?
remark-professor-won_fight-1 = Come previsto, { $name }. Vedi figura uno.
remark-professor-won_fight-2 = { $name }, ci vediamo a settembre.
remark-professor-lost_fight-1 = Risultato interessante. Mi servono più dati.
remark-professor-lost_fight-2 = Metodi rozzi ma validi, { $name }.
remark-professor-extorts-1 = { $name }, mi serve un campione per la ricerca.
remark-professor-extorts-2 = Consideralo un esame, { $name }.
remark-professor-extorted-1 = { $name }, la tua ipotesi non regge.
remark-professor-extorted-2 = Mostrami i passaggi, { $name }.
remark-professor-revealed-1 = I miei primi lavori sono forse meno noti.
remark-professor-revealed-2 = Questo non figura tra le mie pubblicazioni.
remark-professor-bad_roll-1 = Un solo tiro non prova niente, statisticamente.
remark-professor-bad_roll-2 = Entro il margine d’errore. Per un pelo.
remark-professor-dug-1 = Lavoro uguale forza per spostamento. All’incirca.
remark-professor-dug-2 = Capitolo primo: lo strato superficiale.
remark-professor-rival_close-1 = { $name } è avanti col programma.
remark-professor-rival_close-2 = { $name } avrà copiato i miei appunti.
remark-professor-locked_up-1 = Una stanza tranquilla. Finirò l’articolo.
remark-professor-locked_up-2 = { $name }, per te solo una nota a piè di pagina.
remark-professor-escaped-1 = Come volevasi dimostrare.
remark-professor-escaped-2 = I revisori, prima, dovranno trovarmi.
remark-professor-lost-1 = { $name } ha pubblicato prima di me. Congratulazioni.
remark-professor-lost-2 = Anche un risultato negativo è un risultato.
