### What a software centre and the menu of the desktop say about the game.
store-brief = Scava la tua via di fuga prima degli altri
store-what = Ergastolani in gara per scavare un tunnel fuori da Blackgate. Girano per il carcere a colpi di dado, cercano pezzi, costruiscono, comprano o rubano strumenti, taglieggiano i vicini, entrano nelle gang e tirano fuori il proprio passato quando è il momento.
store-players = Da due a sei attorno a uno schermo, ognuno con la sua mano segreta: da soli contro bot che giocano pulito, con gli amici o a squadre.
