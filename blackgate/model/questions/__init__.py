"""The questions to players, one module each: its fields, options, answer, refusals and the rest.

`agenda.py` lists them; the tables of the rules are made from that list.
"""
