### The manual page (man blackgate) and what a software centre shows about the game. What the commands do stands in cli.ftl.
manual-short = gioco da tavolo e di carte su un’evasione scavata a cucchiaiate
manual-brief = Scava la tua via di fuga prima degli altri
manual-what = Ergastolani in gara per scavare un tunnel fuori da Blackgate. Girano per il carcere a colpi di dado, cercano pezzi, costruiscono, comprano o rubano strumenti, estorcono ai vicini, entrano nelle gang e tirano fuori il proprio passato quando è il momento.
manual-players = Da due a sei attorno a uno schermo, ognuno con la sua mano segreta: da soli contro bot che giocano pulito, con gli amici o a squadre.

## The manual page: its headings, the section it is in, and the short parts below them.
manual-heading-name = Nome
manual-heading-synopsis = Sintassi
manual-heading-description = Descrizione
manual-heading-commands = Comandi
manual-heading-files = File
manual-heading-environment = Ambiente
manual-heading-status = Stato di uscita
manual-section = Giochi
manual-window = Senza comando si apre la finestra di gioco.
manual-saves = partite salvate, replay, statistiche e pacchetti di carte
manual-settings = le opzioni
manual-log = il registro e i rapporti su ciò che è andato storto
manual-home = una cartella che contiene invece tutti questi file
manual-well = tutto è andato bene
manual-failed = un controllo è fallito
manual-wrong = una chiamata sbagliata o un file illeggibile
