"""Narrow oak boards before a dishwasher that has leaked, in the light of a garden door."""

import numpy as np

import materials as m
from furniture import *
from kit import *

from .galley import garden_room

WIDTH = 0.057
# Where the dishwasher leaks, and where the end of a board has come up.
LEAK = np.array((-1.12, 0.30))
LIFTED = (-0.90, 0.10)


def leaking_dishwasher(
    flooded=False, cam=((-0.20, -1.46, 1.22), (-0.88, 0.46, 0.17), 32), focus=2.0, f=5
):
    """The floor from the height of a counter; flooded: black, cupped and lifted before the dishwasher."""
    garden_room('#ece6da', (-1.0, 0.7, 0.06, 2.2), sky=30, mirrored=True, col=(1, 0.985, 0.96))
    floor(flooded)
    cabinet, handle = m.paint('#7f8b80', 0.45), m.brass()
    with at(-1.32, 0, 0, 90):
        for a, b in ((-2.4, 0), (0.6, 3.0)):
            base_run(a, b, cabinet, handle)
        box(-2.4, -0.025, 0.88, 3.02, 0.88, 0.915, m.quartz(), 0.003)
    dishwasher()
    with at(0, 0.30):
        throw([(-1.292, 0.50), (-1.292, 0.79), (-1.278, 0.795), (-1.262, 0.79), (-1.258, 0.36)], 0.30, '#e9e3d6', 4, 0)
    stool(0.36, 1.95, 0.66, 24)
    plant(1.3, 2.85, 1.5, 6, '#d9d2c4', 0.15, ('#4f7340', '#8dab62'), 0.13, 200)
    sun(24, 112, 6, 1.6, (1, 0.9, 0.77))
    area((0, -2.4, 2.0), (0, 1.2, 0.5), 3.4, 1.4, 12, (1, 0.97, 0.94), glossy=False)
    area((0, 0.6, 2.56), (0, 0.6, 0), 3.4, 4, 8, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=f)


def dishwasher():
    """A steel front with a bar, a dark kick plate under it, and a gap on every side."""
    steel, dark = m.metal('#dededc', 0.42, 1), m.paint('#565450', 0.42)
    steel.pass_index = m.SHEEN
    box(-1.9, 0, 0.0, -1.345, 0.6, 0.878, m.black(), 0)
    for low, high in ((0.106, 0.794), (0.797, 0.874)):
        box(-1.345, 0.0035, low, -1.312, 0.5965, high, steel, 0.003)
    box(-1.4, 0.004, 0.006, -1.372, 0.596, 0.102, dark, 0.002)
    tube([(-1.278, 0.05, 0.755), (-1.278, 0.55, 0.755)], 0.011, steel, smooth=False)
    for y in (0.09, 0.51):
        tube([(-1.278, y, 0.755), (-1.315, y, 0.755)], 0.008, steel, smooth=False)


def floor(flooded):
    """The boards; every outline and color is the same before and after."""
    boards = planks(-2.2, -2.6, 2.0, 3.5, WIDTH, 0.45, 1.35, 11, 'y')
    warped_boards(boards, m.flooded_oak() if flooded else m.strip_oak(), shape_of(boards) if flooded else None)
    box(-2.2, -2.6, -0.05, 2.0, 3.5, -0.019, m.paint('#3a2c20', 0.9), 0)


def shape_of(boards):
    """What a board becomes; gives the `shape` of `warped_boards`."""

    def gap(board):
        return abs(board[:, 0].mean() - LIFTED[0]) + 0.5 * abs(board[:, 1].min() - LIFTED[1])

    lifted = min(boards, key=gap)
    near, column = lifted[:, 1].min(), lifted[:, 0].mean()

    def shape(board, own):
        low, high = board.min(0), board.max(0)
        center, side = (low[0] + high[0]) / 2, abs((low[0] + high[0]) / 2 - LEAK[0]) / 0.46
        if side >= 1 or low[1] > LEAK[1] + 1.1 or high[1] < LEAK[1] - 1.1:
            return None
        # Each board drinks as it likes: how much, how far along its grain, and from where.
        reach = 0.62 * (1 - side**2) ** 0.5 * (0.55 + 0.75 * own[1])
        # Water that runs along a row reaches the next board in it, too.
        drunk = 0.55 * own[0] + 0.45 * (0.5 + 0.5 * np.sin(190 * center))
        amount = (1 - 0.55 * side**2) * (0.48 + 0.60 * drunk)
        start = LEAK[1] + 0.22 * (own[2] - 0.5)
        beside = round((center - column) / WIDTH)

        def bent(x, y):
            across = (x - center) / (WIDTH / 2)
            away = np.abs(y - start)
            wet = amount * (0.55 if board is lifted else 1) * step(away, reach * 1.1, reach * 0.45)
            joint = np.clip((np.abs(across) - 0.45) / 0.55, 0, 1) ** 1.5
            end = np.clip(1 - np.minimum(y - low[1], high[1] - y) / 0.07, 0, 1) ** 1.5
            cup = 0.0024 + 0.0030 * own[2]
            height = cup * (1 - side**2) * step(away, reach * 1.7, reach * 0.5) * (across**2 - 0.35)
            return height + risen(y, across), np.stack([wet, joint, end], -1)

        def risen(y, across):
            if board is lifted:
                # Its near end is up, and its right edge more than its left.
                return step(y, near + 0.62, near - 0.12) * (0.027 + 0.013 * across)
            tent = np.exp(-(((y - near - 0.16) / 0.26) ** 2))
            # The one to the right leans against it like a roof.
            if beside == 1:
                return tent * 0.0075 * (1 - across)
            return tent * 0.0025 * (1 + across) if beside == -1 else 0

        return bent

    return shape


def step(value, none, full):
    """From 0 at `none` to 1 at `full`, without a corner."""
    t = np.clip((value - none) / (full - none), 0, 1)
    return t * t * (3 - 2 * t)
