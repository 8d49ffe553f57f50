curtain-hand-over = Hand the mouse to { $name }
curtain-nobody-else = Everybody else looks away now.
curtain-ready = I am { $name }
