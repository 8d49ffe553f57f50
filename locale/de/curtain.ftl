curtain-hand-over = Gib die Maus an { $name }
curtain-nobody-else = Jetzt schaut sonst niemand auf den Bildschirm.
curtain-ready = Ich bin { $name }
