### The controller: what its buttons do, told below every screen while one is in use.
pad-plugged = { $name } is ready.
pad-unplugged = { $name } was unplugged. Mouse and keys still work.
pad-press = Choose
pad-write = Write
pad-change = Change
pad-back = Back
pad-closer = Look closer
pad-undo = Take back
pad-panels = Next panel
pad-pages = Next page
pad-menu = Menu
pad-scroll = Scroll
pad-rules = Rules
pad-capitals = Capitals
pad-letters = More letters
pad-delete = Delete
pad-done = Done
