"""The codes of the findings, by the groups of the specification that the sections ask for."""

READING = frozenset("""
    unreadable-token unknown-piece-letter undecided-language mixed-languages
    descriptive-notation no-game unclosed-comment unclosed-variation unmatched-parenthesis
    bad-tag game-too-large duplicate-tag bad-encoding control-character unread-moves
    move-in-prose
""".split())

LEGALITY = frozenset("""
    no-such-move path-blocked pinned-piece king-into-check check-not-parried ambiguous-move
    castling-refused not-en-passant promotion-missing promotion-impossible
    own-piece-captured wrong-side not-priority-piece game-over
""".split())

NOTATION = frozenset("""
    superfluous-disambiguation disambiguation-form check-sign-wrong mate-sign-wrong
    capture-sign-wrong move-number-wrong lowercase-piece captured-piece-named
    piece-letter-missing look-alike-character check-sign-missing mate-sign-missing
    capture-sign-missing castling-form promotion-form en-passant-form pawn-letter long-form
    move-number-form not-english other-form
""".split())

REFUSAL = frozenset("unsupported-variant bad-fen illegal-position bad-tag".split())
"""Those by which a game is refused before its first move."""
