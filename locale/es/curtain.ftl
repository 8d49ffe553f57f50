curtain-hand-over = Pásale el ratón a { $name }
curtain-nobody-else = Que nadie más mire ahora la pantalla.
curtain-ready = Soy { $name }
