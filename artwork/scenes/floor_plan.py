"""The plan of a room on a table: what an estimator draws on the first visit."""

import numpy as np

import materials as m
from furniture import *
from kit import *

from .table_by_window import table_by_window

# The room, in meters of paper: its outer corners from the left of the door around to its right.
ROOM = ((-0.055, -0.10), (-0.155, -0.10), (-0.155, 0.10), (0.155, 0.10), (0.155, 0.005), (0.085, 0.005), (0.085, -0.10), (-0.005, -0.10))
WALL = 0.006


def floor_plan(cam=((0.16, -0.46, 1.15), (0.055, 0.085, 0.74), 38), focus=0.66):
    """Walls, a door, boards and the lengths of the walls; a pencil, a tape measure and samples lie around the sheet."""
    table_by_window()
    with at(0.02, 0.09, TABLE, 7):
        paper(0.42, 0.297)
        drawn()
    pencil(0.13, -0.02, 38)
    tape_measure(-0.17, -0.115, 8, 0.22, TABLE + 0.001)
    chips = (
        (m.oak('#caa273', '#94683c', 0.3, 0.5, 0, 1.2), 0.31, 0.215, 14),
        (m.travertine(), 0.325, 0.115, -4),
        (m.porcelain('#8f8a82', 0.4, 0.8, '#6d675f'), 0.315, 0.020, 9),
    )
    for k, (stuff, x, y, turn) in enumerate(chips):
        with at(x, y, TABLE + 0.0115 + 0.0004 * k, turn):
            pieces([rect(-0.05, -0.04, 0.05, 0.04)], stuff, 0, 0.0115, 0.0012, 3, seed=40 + k, uvdir=(1, 0))
    with at(0, 0, TABLE):
        coffee_cup(-0.27, 0.33)
    camera(*cam, level=False, focus=focus, f=5)


def drawn():
    """The plan itself, in two colors of ink."""
    stroke(ROOM, 0.0024)
    # The corners run clockwise, so that what is inside has a negative distance.
    stroke(offset(np.array(ROOM), -WALL), 0.0016)
    # The door swings in; two windows are lines across the wall.
    turn = np.radians(np.linspace(0, 90, 14))
    stroke([(-0.055 + 0.05 * np.cos(a), -0.097 + 0.05 * np.sin(a)) for a in turn], 0.0012)
    stroke([(-0.055, -0.10), (-0.055, -0.047)], 0.0018)
    for a, b in ((-0.10, -0.03), (0.03, 0.10)):
        stroke([(a, 0.097), (b, 0.097)], 0.0034, '#8fa3ad')
    # Boards run to the windows.
    for x in np.arange(-0.140, 0.148, 0.0115):
        low = 0.012 if x > 0.078 else -0.092
        stroke([(x, low), (x, 0.092)], 0.0008, '#b07a4a')
    # How long the walls are.
    for a, b in (((-0.155, 0.122), (0.155, 0.122)), ((-0.178, -0.10), (-0.178, 0.10)), ((0.085, -0.118), (0.155, -0.118))):
        stroke([a, b], 0.0011, '#b5502f')
        across = np.array((a[1] - b[1], b[0] - a[0])) / np.hypot(b[0] - a[0], b[1] - a[1]) * 0.004
        for end in (a, b):
            stroke([tuple(np.array(end) - across), tuple(np.array(end) + across)], 0.0014, '#b5502f')
