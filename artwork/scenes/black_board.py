"""An oak board that water has stained and moved, in a floor at a wall."""

import numpy as np

import materials as m
from furniture import *
from kit import *
from oak.floor import Floor
from oak.water import Stain

WIDTH = 0.083
BACK = 0.325
# The bad board: where its row begins, and its ends.
ROW, ENDS = -0.045, (-0.36, 0.30)
# Where water stood on it.
STAIN = Stain(((0.02, -0.003, 0.150, 0.075, 0.97), (-0.16, -0.012, 0.085, 0.060, 0.62), (0.17, 0.010, 0.075, 0.050, 0.60)))
# What the camera sees of the floor.
SEEN = (-0.95, -0.55, 0.95, BACK + 0.01)


def black_board(wet, cam=((0.18, -0.80, 1.05), (0.005, 0.055, 0), 60), focus=1.345, f=4):
    """The floor at a wall, from above; wet: one board is stained and cupped, or has been replaced."""
    room()
    boards, bad = layout()
    oak = m.drawn_floor(Floor(SEEN, boards, bad, STAIN, wet))
    sound = [board for board in boards if not wet or board is not bad]
    pieces(sound, oak, 0.0005, 0.019, 0.0005, 2, 0.0012, 0.00008, seed=4)
    if wet:
        cupped_board(bad, oak, 0.0030, STAIN.spots[0][0], (0.0013, 0.0003))
    box(-2, -2, -0.1, 2, BACK + 0.1, -0.0185, m.paint('#17120e', 0.9), 0)
    camera(*cam, level=False, focus=focus, f=f)


def layout():
    """Outlines of all boards along x, and the one that is bad."""
    boards = planks(-1.6, ROW - 14 * WIDTH, 1.6, BACK, WIDTH, 0.5, 1.15, 21)
    boards = [board for board in boards if abs(board.min(0)[1] - ROW) > 0.01]
    ends = (-1.6, -1.05, *ENDS, 0.98, 1.6)
    row = [rect(a, ROW, b, ROW + WIDTH) for a, b in zip(ends, ends[1:])]
    for board in boards:
        board[:, 1] = np.minimum(board[:, 1], SEEN[3])
    return boards + row, row[2]


def room():
    """A wall with its baseboard, and daylight from windows at the left."""
    world(strength=0.3)
    plaster, trim = m.paint('#d8d5c9', 0.7), m.paint('#f1eee6', 0.4)
    wall('y', BACK + 0.016, -1.6, 2.4, 2.6, plaster)
    # The floor mirrors the panes of a window in this wall; how they would light the room is not seen.
    for low, high in ((0.62, 1.06), (1.12, 1.62)):
        pane = area((-0.54, BACK + 0.01, (low + high) / 2), (-0.54, -1, (low + high) / 2), 0.36, high - low, 5)
        pane.visible_diffuse = False
    wall('x', 2.4, -3, BACK, 2.6, plaster)
    wall('y', -3, -1.6, 2.4, 2.6, plaster, out=-1)
    windows = [(-1.9, -0.9), (-0.28, 0.28)]
    wall('x', -1.6, -3, BACK, 2.6, plaster, [(*ends, 0.5, 2.2) for ends in windows], out=-1)
    box(-1.6, -3, 2.6, 2.4, BACK, 2.7, m.paint('#f5f3ee', 0.7), 0)
    for ends in windows:
        window('x', -1.6, *ends, 0.5, 2.2, out=-1, nx=1, nz=2, sky=22, back=2.2, mirrored=True)
    sun(38, 200, 9, 0.8, (1, 0.89, 0.74))
    area((0.6, -2.0, 2.5), (0.2, 0, 0), 2.5, 1.4, 16, (1, 0.97, 0.93), glossy=False)
    # The baseboard does not quite reach the floor.
    box(-1.6, BACK, 0.003, 2.4, BACK + 0.016, 0.118, trim, 0.004)
