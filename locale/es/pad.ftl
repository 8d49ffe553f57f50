### The controller: what its buttons do, told below every screen while one is in use.
pad-plugged = { $name }: todo listo.
pad-unplugged = { $name } está desconectado. El ratón y las teclas siguen funcionando.
pad-press = Elegir
pad-write = Escribir
pad-change = Cambiar
pad-back = Atrás
pad-closer = Ver de cerca
pad-undo = Deshacer
pad-panels = Otro panel
pad-pages = Otra página
pad-menu = Menú
pad-scroll = Desplazar
pad-rules = Reglas
pad-capitals = Mayúsculas
pad-letters = Más letras
pad-delete = Borrar
pad-done = Listo
