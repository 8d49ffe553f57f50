"""Steps that run without an answer once they are on top of the agenda, one module each; `agenda.py` lists them."""
