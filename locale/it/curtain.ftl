curtain-hand-over = Il mouse passa di mano: { $name }
curtain-nobody-else = Adesso nessun altro guardi lo schermo.
curtain-ready = Sono { $name }
