### Cards. The forms of a name: .a “una Pala” and .the “la Pala”, .counted for a number of them. What can be crafted or be
### crafted with is also named without article: .counted_bare. Flavour is one line, at most 70 letters.

## What all cards of a sort do
category-component = Componente
    .plural = Componenti
category-weapon = Arma
    .plural = Armi
category-tool = Strumento
    .plural = Strumenti
category-rare = Oggetto raro
    .plural = Oggetti rari
category-accessory = Accessorio
    .plural = Accessori
category-action = Carta Azione
    .plural = Carte Azione
text-weapon = Da giocare per un’estorsione o in uno scontro.
text-tool = Per scavare nel Blocco Detentivo: vale { $points }.
text-rare = Non serve a niente, ma si vende bene.
text-accessory = Parte del prezzo per unirsi { $gangs_to }.
text-recipe = Con { $spent_bare }: { $made_bare }.

## Components
card-container = Contenitore
    .narrow = Conteni{ "\u00AD" }tore
    .a = un Contenitore
    .the = il Contenitore
    .counted = { $n ->
        [one] un Contenitore
       *[other] { $n } Contenitori
    }
    .counted_bare = { $n ->
        [one] Contenitore
       *[other] { $n } Contenitori
    }
card-container-flavour = Prima c’era il tonno. Adesso ci va la terra.
card-pike = Oggetto a punta
    .a = un Oggetto a punta
    .the = l’Oggetto a punta
    .counted = { $n ->
        [one] un Oggetto a punta
       *[other] { $n } Oggetti a punta
    }
    .counted_bare = { $n ->
        [one] Oggetto a punta
       *[other] { $n } Oggetti a punta
    }
card-pike-flavour = La ringhiera ballava. Adesso le manca un ballerino.
card-link = Combinazione
    .narrow = Combi{ "\u00AD" }nazione
    .a = una Combinazione
    .the = la Combinazione
    .counted = { $n ->
        [one] una Combinazione
       *[other] { $n } Combinazioni
    }
    .counted_bare = { $n ->
        [one] Combinazione
       *[other] { $n } Combinazioni
    }
card-link-flavour = Il filo giusto al momento giusto: che combinazione!

## Weapons
card-blade = Lama
    .a = una Lama
    .the = la Lama
    .counted = { $n ->
        [one] una Lama
       *[other] { $n } Lame
    }
    .counted_bare = { $n ->
        [one] Lama
       *[other] { $n } Lame
    }
card-blade-flavour = Barba e capelli. E non per forza in quest’ordine.
card-knife = Coltello
    .a = un Coltello
    .the = il Coltello
    .counted = { $n ->
        [one] un Coltello
       *[other] { $n } Coltelli
    }
    .counted_bare = { $n ->
        [one] Coltello
       *[other] { $n } Coltelli
    }
card-knife-flavour = Apre lettere, scatolette e trattative.

## Tools
card-spoon = Cucchiaio
    .a = un Cucchiaio
    .the = il Cucchiaio
    .counted = { $n ->
        [one] un Cucchiaio
       *[other] { $n } Cucchiai
    }
    .counted_bare = { $n ->
        [one] Cucchiaio
       *[other] { $n } Cucchiai
    }
card-spoon-flavour = Di questo passo sei fuori tra undici anni.
card-pickaxe = Piccone
    .a = un Piccone
    .the = il Piccone
    .counted = { $n ->
        [one] un Piccone
       *[other] { $n } Picconi
    }
    .counted_bare = { $n ->
        [one] Piccone
       *[other] { $n } Picconi
    }
card-pickaxe-flavour = Fa rumore. A ogni colpo, tossisci.
card-shovel = Pala
    .a = una Pala
    .the = la Pala
    .counted = { $n ->
        [one] una Pala
       *[other] { $n } Pale
    }
    .counted_bare = { $n ->
        [one] Pala
       *[other] { $n } Pale
    }
card-shovel-flavour = Il giardinaggio aiuta il reinserimento sociale.

## Rare items
card-wristwatch = Orologio
    .a = un Orologio
    .the = l’Orologio
    .counted = { $n ->
        [one] un Orologio
       *[other] { $n } Orologi
    }
card-wristwatch-flavour = Ti dice solo quanto manca.
card-moonshine = Grappa
    .a = una bottiglia di Grappa
    .the = la Grappa
    .counted = { $n ->
        [one] una bottiglia di Grappa
       *[other] { $n } bottiglie di Grappa
    }
card-moonshine-flavour = Invecchiata in uno stivale. Quasi una settimana.
card-phone = Cellulare
    .a = un Cellulare
    .the = il Cellulare
    .counted = { $n ->
        [one] un Cellulare
       *[other] { $n } Cellulari
    }
card-phone-flavour = Fatto per la cella: lo dice il nome.

## Accessories
card-bandana = Bandana
    .a = una Bandana
    .the = la Bandana
    .counted = { $n ->
        [one] una Bandana
       *[other] { $n } Bandane
    }
card-bandana-flavour = Colore giusto, giorno sbagliato: è rissa.
card-gold_chain = Catena d’oro
    .a = una Catena d’oro
    .the = la Catena d’oro
    .counted = { $n ->
        [one] una Catena d’oro
       *[other] { $n } Catene d’oro
    }
card-gold_chain-flavour = Rende il collo verde e gli amici gentili.
card-tracksuit = Tuta
    .a = una Tuta
    .the = la Tuta
    .counted = { $n ->
        [one] una Tuta
       *[other] { $n } Tute
    }
card-tracksuit-flavour = Mai usata per correre. Nemmeno per scappare.
card-leather_gloves = Guanti di pelle
    .a = un paio di Guanti di pelle
    .the = i Guanti di pelle
    .counted = { $n ->
        [one] un paio di Guanti di pelle
       *[other] { $n } paia di Guanti di pelle
    }
card-leather_gloves-flavour = Per la moto. O per non lasciare impronte.
card-tattoo_ink = Inchiostro
    .a = una boccetta d’Inchiostro
    .the = l’Inchiostro
    .counted = { $n ->
        [one] una boccetta d’Inchiostro
       *[other] { $n } boccette d’Inchiostro
    }
card-tattoo_ink-flavour = L’ortografia si controlla prima, non dopo.
card-signet_ring = Anello con sigillo
    .a = un Anello con sigillo
    .the = l’Anello con sigillo
    .counted = { $n ->
        [one] un Anello con sigillo
       *[other] { $n } Anelli con sigillo
    }
card-signet_ring-flavour = Il bacio è compreso.

## Action cards
card-ambush = Agguato
    .a = un Agguato
    .the = l’Agguato
    .counted = { $n ->
        [one] un Agguato
       *[other] { $n } Agguati
    }
card-ambush-text = Un altro giocatore, ovunque tranne che in Isolamento, subisce { $beat_times_a }.
card-ambush-flavour = Nel carrello della biancheria non c’era biancheria.
card-riot = Rivolta
    .a = una Rivolta
    .the = la Rivolta
    .counted = { $n ->
        [one] una Rivolta
       *[other] { $n } Rivolte
    }
card-riot-text = Tutte le carte in mano si raccolgono, si mescolano e si ridistribuiscono una a una, in senso orario, a partire da te.
card-riot-flavour = È cominciata dalla minestra. Comincia sempre dalla minestra.
card-care_package = Pacco da casa
    .a = un Pacco da casa
    .the = il Pacco da casa
    .counted = { $n ->
        [one] un Pacco da casa
       *[other] { $n } Pacchi da casa
    }
card-care_package-text = Pesca { $draw_cards } e guadagna { $gain_cigarettes_count }.
card-care_package-flavour = La torta di zia Rosa pesa quattro chili e tintinna.
card-passkey = Passepartout
    .narrow = Passe{ "\u00AD" }partout
    .a = un Passepartout
    .the = il Passepartout
    .counted = { $n ->
        [one] un Passepartout
       *[other] { $n } Passepartout
    }
card-passkey-text = Vai in un qualsiasi altro Luogo aperto.
card-passkey-flavour = Apre tutte le porte, tranne una.
card-snitch = Infame
    .a = un Infame
    .the = l’Infame
    .counted = { $n ->
        [one] un Infame
       *[other] { $n } Infami
    }
card-snitch-text = Manda un altro giocatore in Isolamento.
card-snitch-flavour = Canta meglio del coro della prigione.
card-sleight_of_hand = Gioco di mano
    .a = un Gioco di mano
    .the = il Gioco di mano
    .counted = { $n ->
        [one] un Gioco di mano
       *[other] { $n } Giochi di mano
    }
card-sleight_of_hand-text = Prendi una carta a caso dalla mano di un altro giocatore nel tuo Luogo.
card-sleight_of_hand-flavour = Gioco di mano, gioco di villano.
card-inspection = Perquisizione
    .narrow = Perqui{ "\u00AD" }sizione
    .a = una Perquisizione
    .the = la Perquisizione
    .counted = { $n ->
        [one] una Perquisizione
       *[other] { $n } Perquisizioni
    }
card-inspection-text = Scegli un Luogo aperto. Chi si trova lì con Strumenti in mano, anche tu, ne scarta uno a scelta.
card-inspection-flavour = «Ordinaria amministrazione», dicono le guardie. E portano il cane.
card-rigged_game = Partita truccata
    .a = una Partita truccata
    .the = la Partita truccata
    .counted = { $n ->
        [one] una Partita truccata
       *[other] { $n } Partite truccate
    }
card-rigged_game-text = Prendi fino a { $take_cigarettes_up_to } a un altro giocatore.
card-rigged_game-flavour = Cinque assi. Quando si dice la fortuna.
card-bandages = Bende
    .a = un rotolo di Bende
    .the = le Bende
    .counted = { $n ->
        [one] un rotolo di Bende
       *[other] { $n } rotoli di Bende
    }
card-bandages-text = { $heal_all ->
    [0] Rimuovi { $heal_count_a }
   *[other] Rimuovi tutti i tuoi Pestaggi
} e pesca { $draw_cards }.
card-bandages-flavour = Bollite due volte. Probabilmente.
