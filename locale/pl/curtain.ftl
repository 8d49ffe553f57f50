curtain-hand-over = Mysz przejmuje { $name }
curtain-nobody-else = Nikt inny nie patrzy teraz na ekran.
curtain-ready = To ja, { $name }
