"""What goes on by itself as soon as it is on top of the agenda, one module each; `agenda.py` lists them."""
