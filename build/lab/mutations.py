"""Finds the small changes that can be made to a Python file: another comparison, another sign, a call left out."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,), ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Lt: (ast.GtE, ast.LtE), ast.LtE: (ast.Gt, ast.Lt), ast.Gt: (ast.LtE, ast.GtE), ast.GtE: (ast.Lt, ast.Gt),
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Div: ast.Mult, ast.FloorDiv: ast.Mult,
}
FUNCTIONS = {"min": "max", "max": "min"}
NOT_RUN = ("annotation", "returns", "decorator_list")       # fields of a node that are not executed
LOG_CALL = re.compile(r"(\w+\.)*_?(log|logger|logging)\.\w+$")


@dataclass(frozen=True)
class Mutation:
    """One change at one place."""

    path: str               # from the root of the tree
    line: int
    column: int
    start: int              # the first byte that is replaced
    old: bytes
    new: bytes

    def apply(self, source: bytes) -> bytes:
        return source[:self.start] + self.new + source[self.start + len(self.old):]

    def __str__(self) -> str:
        old, new = (" ".join(text.decode().split()) for text in (self.old, self.new))
        return f"{self.path}:{self.line}:{self.column}  {old} -> {new}"


def find_mutations(path: str, source: bytes) -> Iterator[Mutation]:
    """Every change that can be made to a file, in the order of the file."""
    lines = [b"", *source.splitlines(keepends=True)]
    for old, new in (change for node in walk(ast.parse(source)) for change in changes(node)):
        assert old.end_lineno and old.end_col_offset is not None
        start = sum(map(len, lines[:old.lineno])) + old.col_offset
        end = sum(map(len, lines[:old.end_lineno])) + old.end_col_offset
        text = ast.unparse(new).encode()
        if isinstance(old, ast.expr) and not isinstance(new, ast.Constant | ast.Name):
            text = b"(" + text + b")"       # keeps the precedence of the old expression
        yield Mutation(path, old.lineno, old.col_offset + 1, start, source[start:end], text)


def walk(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for field, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and field not in NOT_RUN and not is_left_alone(child):
                yield from walk(child)


def changes(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, ast.AST]]:
    """Pairs of a part of the code and a possible replacement."""
    match node:
        case ast.Compare(left, ops, comparators):
            for number, op in enumerate(ops):
                for other in COMPARISONS[type(op)]:
                    yield node, ast.Compare(left, [*ops[:number], other(), *ops[number + 1:]], comparators)
        case ast.BoolOp(op, values):
            yield node, ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not(), operand):
            yield node, operand
        case ast.BinOp(left, op, right) if type(op) in OPERATORS and not is_text(left) and not is_text(right):
            yield node, ast.BinOp(left, OPERATORS[type(op)](), right)
        case ast.AugAssign(target, ast.Add() | ast.Sub() as op, value):
            yield node, ast.AugAssign(target, OPERATORS[type(op)](), value)
        case ast.Constant(bool(value)):
            yield node, ast.Constant(not value)
        case ast.Constant(int(value)):
            yield node, ast.Constant(value + 1)
        case ast.Call(ast.Name(name) as function) if name in FUNCTIONS:
            yield function, ast.Name(FUNCTIONS[name])
        case ast.Expr(ast.Call()):
            yield node, ast.Pass()
        case ast.Return(ast.expr() as value) if not isinstance(value, ast.Constant) or value.value:
            yield node, ast.Return(ast.Constant(None))      # None instead of False, 0 or "" is hardly a change
        case ast.If(test) | ast.IfExp(test):
            yield test, ast.Constant(True)
            yield test, ast.Constant(False)
        case ast.Break():
            yield node, ast.Continue()
        case ast.Continue():
            yield node, ast.Break()


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def is_left_alone(node: ast.AST) -> bool:
    """Whether a node is not changed: assertions, f-strings, logs, and code for type checkers."""
    match node:
        case ast.Assert() | ast.JoinedStr():
            return True
        case ast.If(test):
            return ast.unparse(test) in ("TYPE_CHECKING", "__name__ == '__main__'")
        case ast.Expr(ast.Call(function)) | ast.Call(function):
            return LOG_CALL.match(ast.unparse(function)) is not None
    return False
