"""One oak board that water has turned black, among sound ones, in the light of a garden door."""

import numpy as np

import materials as m
from furniture import *
from kit import *

from .work_room import work_room

BACK = 2.9
# The board whose middle is nearest to this, across and along the boards, has drunk.
WET = (0.14, 0.42)
# How far from it its neighbors are stained, where water went farthest.
HALO = 0.075


def black_board(wet, cam=((-0.16, -0.50, 0.44), (0.07, 0.30, 0.0), 35), focus=0.95, f=9):
    """The floor from the height of a knee; wet: one board is black and cupped, or has been replaced."""
    work_room('#e7e2d6', BACK, (32, 106), mirrored=True)
    boards = planks(-1.4, -1.95, 2.75, 2.85, 0.083, 0.62, 1.1, 21, 'y')
    bad = min(boards, key=lambda board: np.hypot(*(board.mean(0) - WET)))
    others = [board for board in boards if board is not bad]
    # They run across the picture, so that half of the black one is seen beside half of the new one.
    with at(0.48, 0.20, 0, 90):
        # Sanding leaves a shadow in the neighbors.
        warped_boards(others, m.flooded_oak(left=1 if wet else 0.2), beside(bad))
        # Years of light have not yet darkened a new board.
        fresh = m.strip_oak('#cda271', '#8f643c')
        warped_boards([bad], m.flooded_oak() if wet else fresh, cupped if wet else None, seed=8)
    box(-2.5, -2.8, -0.1, 2.5, BACK + 0.2, -0.019, m.paint('#1f1812', 0.9), 0)
    trim = m.paint('#f4f1ea', 0.4)
    for a, b in ((-2.3, -0.63), (1.33, 2.3)):
        box(a, BACK - 0.018, 0, b, BACK, 0.14, trim, 0.004)
    for a, b in ((-0.66, -0.54), (1.24, 1.36)):
        box(a, BACK - 0.024, 0, b, BACK + 0.01, 2.3, trim, 0.004)
    bordered_rug(-1.95, 0.95, -0.45, 2.75)
    camera(*cam, focus=focus, f=f)


def wetness(board, y):
    """How wet the board is along its grain: soaked where it dripped, sound toward its ends."""
    low, high = board.min(0)[1], board.max(0)[1]
    off = (y - low - 0.42 * (high - low)) / ((high - low) / 2)
    return np.clip(1.2 - 1.75 * np.abs(off) ** 1.6 + 0.07 * np.sin(23 * y) + 0.05 * np.sin(61 * y), 0, 1.0)


def cupped(board, own):
    """The `shape` of the black board: its edges stand up."""
    (left, low), (right, high) = board.min(0), board.max(0)

    def bent(x, y):
        across, end = 2 * (x - left) / (right - left) - 1, np.minimum(y - low, high - y)
        joint = np.clip((np.abs(across) - 0.45) / 0.55, 0, 1) ** 1.5
        height = 0.0045 * (across**2 - 0.3) * np.clip(0.35 + end / 0.25, 0, 1)
        return height, np.stack([wetness(board, y), joint, np.clip(1 - end / 0.05, 0, 1) ** 1.5], -1)

    return bent


def beside(bad):
    """The `shape` of the boards around the black one: flat, and stained near it."""
    low, high = bad.min(0), bad.max(0)

    def shape(board, own):
        if (board.min(0) > high + HALO).any() or (board.max(0) < low - HALO).any():
            return None

        def bent(x, y):
            points = np.stack([x, y], -1)
            away = np.hypot(*(points - np.clip(points, low, high)).T)
            # Water went farther here than there, and along the grain.
            reach = HALO * np.clip(0.42 + 0.38 * np.sin(7 * y + 6 * own[0]) + 0.24 * np.sin(19 * y + 9 * own[1]), 0.12, 1)
            stain = np.clip(1 - away / reach, 0, 1)
            return 0 * x, np.stack([0.95 * stain**0.7 * wetness(bad, y), np.exp(-away / 0.007), 0 * x], -1)

        return bent

    return shape
