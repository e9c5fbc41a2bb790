"""Boards from near; the room that they lie in is out of focus."""

import materials as m
from furniture import *
from kit import *

from .work_room import work_room

BACK = 2.9


def boards(
    floor='planks',
    walls='#e7e2d6',
    rug_at=(-1.75, 0.62),
    chair=(1.28, 1.72, -38, '#6f7d68'),
    cam=((-0.42, -0.86, 0.43), (0.10, 0.9, 0.02), 34),
    focus=1.15,
):
    """Sun from a garden door over oak, an armchair before it; rug_at: the left front corner of a rug."""
    work_room(walls, BACK, (25, 106), mirrored=True)
    FLOORS[floor]()
    box(-2.5, -2.8, -0.1, 2.5, BACK + 0.2, -0.010, m.paint('#1f1812', 0.9), 0)
    trim = m.paint('#f4f1ea', 0.4)
    for a, b in ((-2.3, -0.63), (1.33, 2.3)):
        box(a, BACK - 0.018, 0, b, BACK, 0.14, trim, 0.004)
    box(-2.3, -2.6, 0, -2.282, BACK, 0.14, trim, 0.004)
    box(2.282, -2.6, 0, 2.3, BACK, 0.14, trim, 0.004)
    for a, b in ((-0.66, -0.54), (1.24, 1.36)):
        box(a, BACK - 0.024, 0, b, BACK + 0.01, 2.3, trim, 0.004)
    if rug_at:
        bordered_rug(rug_at[0], rug_at[1], rug_at[0] + 1.5, rug_at[1] + 2.0)
        open_book(rug_at[0] + 1.1, rug_at[1] + 0.5, 0.013, 24)
    armchair(*chair)
    plant(-1.0, 2.45, 1.3, 5, '#d9d2c4', 0.17)
    with at(0, BACK):
        curtain(1.2, 1.75, 2.4, folds=7, seed=3)
    camera(*cam, focus=focus, f=2.2)


def lay(outlines, oak):
    """Boards of these outlines, sanded level, each a hair higher or lower than the next."""
    pieces(outlines, oak, 0.0006, 0.014, 0.0011, 3, 0.0005, 0.00012)


def straight():
    """Boards that run to the door, from wall to wall."""
    lay(planks(-2.3, -1.4, 2.3, BACK, 0.125, 0.9, 2.0, 12, 'y'), m.sawn_oak(var=0.8, figure=1.3))


def in_herringbone():
    """Darker blocks, of which each ends at the side of the next."""
    lay(herringbone(-2.3, -1.4, 2.3, BACK, 0.09, 6), m.sawn_oak('#a67a4c', '#6b4626', 0.36, 0.5, 1.3, spec=0.18))


FLOORS = {'planks': straight, 'herringbone': in_herringbone}
