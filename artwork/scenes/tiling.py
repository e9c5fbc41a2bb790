"""Stone tile that is being set: what is laid, combed mortar for the next row, and the tools."""

import numpy as np

import materials as m
from furniture import *
from kit import *

from .work_room import work_room

SIZE = 0.40
# The first row of tiles that is still to come, and the first column.
EDGE_Y, EDGE_X = 0.10, -0.30


def tiling(cam=((0.62, -1.02, 0.68), (0.04, 0.62, -0.04), 29), focus=1.2):
    """Rows behind and on the left are laid; the mortar before them has been combed."""
    work_room('#e3dccd', sun_dir=(27, 112), mirrored=True)
    stone = m.travertine('#cbb794', 0.34)
    columns, rows = range(-5, 6), range(-3, 8)
    corner = [(EDGE_X + i * SIZE, EDGE_Y + j * SIZE) for i in columns for j in rows]
    laid = [(x, y) for x, y in corner if y > EDGE_Y - 0.01 or x < EDGE_X - 0.01]
    # The last row is not full yet.
    laid = [(x, y) for x, y in laid if not (abs(y - EDGE_Y) < 0.01 and x > EDGE_X + 1.3 * SIZE)]
    tiles = [rect(x, y, x + SIZE, y + SIZE) for x, y in laid]
    pieces(tiles, stone, 0.004, 0.010, 0.0014, 3, 0.0003, 0.0001, uvdir=(1, 0))
    box(-2.5, -2.6, -0.2, 2.5, 2.95, -0.0155, m.concrete('#a8a195', 0.85), 0)
    mortar = m.grout('#c9c2b4')
    box(-2.3, EDGE_Y + 0.015, -0.0155, EDGE_X + 2 * SIZE - 0.01, 2.9, -0.0085, mortar, 0.001)
    box(EDGE_X + 2 * SIZE - 0.02, EDGE_Y + SIZE + 0.015, -0.0155, 2.3, 2.9, -0.0085, mortar, 0.001)
    box(-2.3, -1.3, -0.0155, EDGE_X - 0.012, EDGE_Y + 0.03, -0.0085, mortar, 0.001)
    combed(EDGE_X - 0.008, EDGE_X + 1.02, -0.34, EDGE_Y + 0.012, 0, mortar)
    combed(EDGE_X + 2 * SIZE - 0.012, EDGE_X + 3.6 * SIZE, EDGE_Y - 0.02, EDGE_Y + SIZE + 0.012, 1.7, mortar)
    spacers(laid)
    with at(0.24, -0.06, -0.006, 24):
        notched_trowel()
    # The next tiles, and what sets them.
    for k in range(6):
        with at(0.80, 1.02, 0.0107 + 0.0105 * k, 4 * k - 3):
            half = SIZE / 2
            pieces([rect(-half, -half, half, half)], stone, 0, 0.010, 0.0014, 3, seed=20 + k, uvdir=(1, 0))
    mallet(-0.12, 0.42, 38)
    used_bucket(-0.95, 1.35)
    camera(*cam, focus=focus, f=2.5)


def combed(x0, x1, y0, y1, phase, mat):
    """Mortar in ridges 11 mm apart, swept in slight arcs; it thins out at its edges."""
    rng = np.random.default_rng(2)
    x, y = np.meshgrid(np.linspace(x0, x1, 110), np.linspace(y0, y1, int((y1 - y0) / 0.0022)))
    arc = y + 0.028 * np.sin((x + phase) * 3.1) + 0.004 * np.sin(x * 21 + phase)
    part = (arc / 0.0115) % 1
    ridge = np.clip(1.25 * np.sin(np.pi * np.clip(part / 0.62, 0, 1)), 0, 1) ** 0.8
    up = 0.0015 + 0.0072 * ridge
    up *= 1 + 0.10 * np.sin(x * 63 + 5 * np.sin(y * 90)) * np.sin(y * 140)
    up += rng.normal(0, 0.0002, up.shape)
    edge = np.minimum.reduce([x - x0, x1 - x, y - y0]) + 0.012 * np.sin(x * 37) * np.sin(y * 29 + 1)
    up *= np.clip(edge / 0.018, 0, 1)
    sheet(np.stack([x, y, up - 0.0157], -1), mat)


def spacers(laid):
    """Crosses of plastic where tiles meet."""
    red, known = m.paint('#b8433a', 0.35), {(round(x, 2), round(y, 2)) for x, y in laid}
    for x, y in known:
        around = [(round(x - a, 2), round(y - b, 2)) in known for a in (0, SIZE) for b in (0, SIZE)]
        if sum(around) >= 3 and y < 1.6:
            box(x - 0.014, y - 0.0015, -0.005, x + 0.014, y + 0.0015, 0.006, red, 0.0006)
            box(x - 0.0015, y - 0.014, -0.005, x + 0.0015, y + 0.014, 0.006, red, 0.0006)


def notched_trowel():
    """A trowel with teeth that lies on the ridges it has made, mortar still on its blade."""
    steel = m.metal('#c9cbcc', 0.3)
    box(-0.14, -0.057, 0, 0.14, 0.057, 0.0015, steel, 0.0005)
    for k in range(14):
        box(-0.14 + k * 0.02, -0.066, 0, -0.13 + k * 0.02, -0.056, 0.0015, steel, 0.0003)
    soft(-0.05, -0.062, 0.001, 0.125, -0.018, 0.011, m.grout('#c9c2b4'), 0.004, 0.004, 5, 12)
    tube([(-0.07, 0, 0.002), (-0.07, 0, 0.035), (-0.05, 0, 0.055)], 0.007, steel)
    with at(0, 0, 0.058, 0, 0, 90):
        handle = [(0, -0.08), (0.014, -0.078), (0.018, -0.03), (0.0165, 0.03), (0.017, 0.075), (0.0, 0.086)]
        lathe(handle, m.wood('#a5713c', 'x'))


def used_bucket(x, y):
    """A bucket of mortar with a smear down its side, and the handle of a trowel in it."""
    bucket(x, y, inside=((0.122, 0.2), (0, 0.21)))
    bow = [(-0.15, 0, 0.29), (-0.10, -0.11, 0.20), (0.10, -0.11, 0.20), (0.15, 0, 0.29)]
    tube([(x + a, y + b, z) for a, b, z in bow], 0.003, m.steel())
    tube([(x + 0.02, y, 0.20), (x + 0.13, y + 0.03, 0.42)], 0.014, m.wood('#a5713c', 'z'), smooth=False)
