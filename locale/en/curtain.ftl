curtain-hand-over = Hand the mouse to { $name }
curtain-nobody-else = Nobody else looks at the screen now.
curtain-ready = I am { $name }
