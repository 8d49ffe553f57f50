curtain-hand-over = Passa il mouse a { $name }
curtain-nobody-else = Adesso nessun altro guardi lo schermo.
curtain-ready = Sono { $name }
