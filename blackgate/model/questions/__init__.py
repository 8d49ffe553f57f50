"""What players are asked, one module a question: its fields, options, answer and refusals, and what goes with them.

`agenda.py` lists them; all tables of the rules are made from that list.
"""
