"""A sage kitchen around a corner, with a bench and a round table under its window."""

import materials as m
from furniture import *
from kit import *

LEFT, RIGHT, FRONT, BACK, HEIGHT = -3.0, 3.0, -3.6, 2.8, 2.9


def nook_kitchen(
    cabs='#7f8c78',
    cam=((2.55, -3.35, 1.52), (-1.75, 2.2, 0.90), 22),
    sun_dir=(30, 150),
    sunk=15.0,
    focus=3.9,
):
    """Cabinets along the back wall and a peninsula of oak; the corner under the windows is for breakfast."""
    world(strength=0.35)
    plaster = m.paint('#efe8da', 0.7, 0.15)
    box(LEFT, FRONT, HEIGHT, RIGHT, BACK, HEIGHT + 0.1, m.paint('#f7f4ec', 0.7), 0)
    side = [(-2.9, -1.75, 0.95, 2.45), (-1.45, -0.30, 0.95, 2.45)]
    over_sink = (0.35, 1.65, 1.12, 2.35)
    wall('y', BACK, LEFT, RIGHT, HEIGHT, plaster, [over_sink])
    wall('x', LEFT, FRONT, BACK, HEIGHT, plaster, side, out=-1)
    wall('x', RIGHT, FRONT, BACK, HEIGHT, plaster)
    wall('y', FRONT, LEFT, RIGHT, HEIGHT, plaster, out=-1)
    view = dict(frame='#2f3230', sky=15, back=1.9, low='#7b8f60', h0=0.9, h1=3.0, mirrored=True, bar=0.024)
    for opening in side:
        window('x', LEFT, *opening, out=-1, nx=2, nz=3, **view)
    window('y', BACK, *over_sink, nx=2, nz=2, **view)
    pieces(herringbone(LEFT, FRONT, RIGHT, BACK, 0.13, 5), m.sawn_oak('#a9875c', '#6f5030', 0.33, 0.85, 1.3), 0.0008, 0.012, 0.0016, 2, 0.0004, 0.0001)
    box(LEFT - 0.2, FRONT - 0.2, -0.05, RIGHT + 0.2, BACK + 0.2, -0.009, m.paint('#2a2018', 0.9), 0)
    sage, pull = m.paint(cabs, 0.4), m.black()
    top = m.quartz('#e7e2d6', '#b9b1a2')
    with at(0, BACK - 0.62):
        base_run(-1.55, RIGHT, sage, pull, drawers=(1, 6))
        box(-1.58, -0.025, 0.88, RIGHT, 0.62, 0.92, top, 0.004)
        box(-1.58, 0.60, 0.92, RIGHT, 0.618, 1.04, top, 0.002)
        box(0.62, 0.10, 0.74, 1.38, 0.50, 0.9225, m.ceramic('#f4f2ec', 0.12), 0.008)
        box(0.65, 0.13, 0.80, 1.35, 0.47, 0.9235, m.ceramic('#cfcdc6', 0.2), 0.004)
        faucet(1.0, 0.55, 0.92, m.black(), 0.40, 0.22)
    tall_cupboards(sage, pull)
    arched_hood()
    with at(0, BACK):
        stove()
    # The peninsula ends the kitchen; two stools stand at its outer side.
    oak = m.wood('#a67a4d', 'z')
    box(0.55, -0.35, 0.02, 2.98, 0.35, 0.88, oak, 0.003)
    for k in range(20):
        a = 0.56 + 0.12 * k
        box(a, -0.372, 0.03, a + 0.10, -0.35, 0.87, oak, 0.006)
    box(0.40, -0.66, 0.88, 3.0, 0.40, 0.93, m.wood('#7d5634'), 0.008)
    for x, turn in ((1.05, -6), (1.85, 9)):
        woven_stool(x, -0.78, turn)
    nook()
    on_top()
    sun(*sun_dir, sunk, 0.7, (1, 0.90, 0.76))
    area((0.5, FRONT + 0.3, 2.0), (0, 1.5, 1.0), 4.5, 1.6, 22, (1, 0.97, 0.93), glossy=False)
    area((0.3, -0.2, HEIGHT - 0.05), (0.3, -0.2, 0), 4.8, 5, 20, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=1.8)


def tall_cupboards(paint, pull):
    """Cupboards to the ceiling at the right, with a niche for an oven."""
    with at(RIGHT - 0.66, 0, 0, -90):
        box(-1.62, 0.02, 0.1, -0.42, 0.66, 2.62, paint, 0.001)
        for k in range(2):
            a = -1.62 + 0.6 * k
            shaker(a, 0.1, a + 0.6, 1.5, paint, 0.02, 0.07, pull='r' if k == 0 else 'l', pmat=pull)
            shaker(a, 1.5, a + 0.6, 2.62, paint, 0.02, 0.07, pull='ru' if k == 0 else 'lu', pmat=pull)


def arched_hood():
    """A hood of plaster over the stove, thinner towards the ceiling."""
    plaster = m.paint('#efe8da', 0.75, 0.2)
    x, y = -0.45, BACK
    low = [(x - 0.52, y - 0.56, 1.78), (x + 0.52, y - 0.56, 1.78), (x + 0.52, y, 1.78), (x - 0.52, y, 1.78)]
    mid = [(x - 0.50, y - 0.54, 1.98), (x + 0.50, y - 0.54, 1.98), (x + 0.50, y, 1.98), (x - 0.50, y, 1.98)]
    high = [(x - 0.28, y - 0.34, HEIGHT), (x + 0.28, y - 0.34, HEIGHT), (x + 0.28, y, HEIGHT), (x - 0.28, y, HEIGHT)]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7), (0, 3, 2, 1), (4, 5, 9, 8), (5, 6, 10, 9), (7, 4, 8, 11)]
    mesh([*low, *mid, *high], faces, plaster)
    box(x - 0.54, y - 0.58, 1.75, x + 0.54, y, 1.80, m.wood('#7d5634'), 0.006)
    tiled_wall('y', BACK, -1.58, 0.30, 1.04, 1.78, m.glaze('#d9cdb4', '#c6b696', 0.1, 0.8), 0.065, 0.13, shift=0)


def stove():
    """A range in cream with a rail of brass."""
    cream, brass, dark = m.paint('#e9dfc9', 0.25), m.brass(), m.ceramic('#141416', 0.15)
    box(-0.88, -0.66, 0.08, -0.02, 0, 0.925, cream, 0.008)
    for x0, x1 in ((-0.85, -0.46), (-0.44, -0.05)):
        box(x0, -0.685, 0.16, x1, -0.66, 0.70, cream, 0.006)
        tube([(x0 + 0.04, -0.725, 0.64), (x1 - 0.04, -0.725, 0.64)], 0.010, brass, smooth=False)
    tube([(-0.86, -0.73, 0.86), (-0.04, -0.73, 0.86)], 0.012, brass, smooth=False)
    for k in range(5):
        with at(-0.77 + 0.16 * k, -0.66, 0.79, 0, 90):
            cyl(0.020, 0, 0.03, brass)
    box(-0.86, -0.63, 0.925, -0.04, -0.03, 0.932, dark, 0.003)
    for x in (-0.68, -0.45, -0.22):
        for turn in (0, 90):
            with at(x, -0.33, 0.94, turn):
                box(-0.20, -0.006, 0, 0.20, 0.006, 0.016, m.black(), 0.002) if turn else box(-0.10, -0.006, 0, 0.10, 0.006, 0.016, m.black(), 0.002)


def woven_stool(x, y, rot):
    """A stool with a seat of cord."""
    timber = m.wood('#7d5634', 'z')
    with at(x, y, 0, rot):
        soft(-0.19, -0.17, 0.63, 0.19, 0.17, 0.675, m.fabric('#cdb78c', 0.25), 0.015, 0.004, 2, 8)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube([(sx * 0.17, sy * 0.15, 0.66), (sx * 0.20, sy * 0.18, 0)], 0.015, timber, smooth=False)
            tube([(sx * 0.19, -0.17, 0.26), (sx * 0.19, 0.17, 0.26)], 0.010, timber, smooth=False)
        for sy in (-1, 1):
            tube([(-0.19, sy * 0.17, 0.20), (0.19, sy * 0.17, 0.20)], 0.010, timber, smooth=False)


def nook():
    """A bench around the corner under the windows, a round table and a chair, a lamp of rattan."""
    oak = m.wood('#a67a4d', 'y')
    box(LEFT, -3.0, 0, LEFT + 0.50, 0.05, 0.42, oak, 0.004)
    for k in range(4):
        a = -2.98 + 0.755 * k
        soft(LEFT + 0.01, a + 0.004, 0.42, LEFT + 0.52, a + 0.75, 0.49, m.fabric('#c9bfa6', 0.8), 0.03, 0.012, 3 + k)
    for k, (y, color) in enumerate(((-2.55, '#8f9a86'), (-1.75, '#b0764f'), (-0.65, '#e5dfd2'), (-0.28, '#8f9a86'))):
        with at(LEFT + 0.12, y, 0.49, 90 + (4, -8, 6, -5)[k], -18):
            soft(-0.22, -0.06, 0, 0.22, 0.06, 0.42, m.fabric(color, 0.8), 0.06, 0.05, 21 + k)
    round_table(LEFT + 1.10, -1.45, 0.55, '#7d5634')
    dining_chair(LEFT + 1.95, -1.15, 100, '#5f3f26', '#c9bfa6')
    dining_chair(LEFT + 1.35, -2.35, 160, '#5f3f26', '#c9bfa6')
    vase_branches(LEFT + 1.10, -1.40, 0.74, m.ceramic('#e9e2d2', 0.4), m.leaf('#66804a', '#a9b57f'), 0.22, 7, 0.36, 9)
    cup_on(LEFT + 0.85, -1.72, 0.74)
    open_book(LEFT + 1.28, -1.75, 0.74, 35)
    cord = m.fabric('#b58f5a', 0.3)
    lathe([(0.30, 0), (0.27, 0.12), (0.16, 0.22), (0.04, 0.26)], cord, LEFT + 1.10, -1.45, 1.55)
    tube([(LEFT + 1.10, -1.45, 1.80), (LEFT + 1.10, -1.45, HEIGHT)], 0.004, m.black(), smooth=False)
    point((LEFT + 1.10, -1.45, 1.60), 9, 0.06, (1, 0.82, 0.60))


def on_top():
    """Bread on a board, olive oil, bowls: what the counters carry."""
    z = 0.92
    with at(-1.25, BACK - 0.10, z, 0, -9):
        box(-0.15, -0.012, 0, 0.15, 0.012, 0.40, m.wood('#7d5634', 'z'), 0.02)
    for k, x in enumerate((0.12, 0.24)):
        cyl(0.045, z, z + 0.13 + 0.05 * k, m.ceramic('#e9e2d2', 0.3), x, BACK - 0.22)
    plant(1.95, BACK - 0.28, 0.62, 4, '#b5694a', 0.09, ('#4f7340', '#8dab62'), 0.06, 90)
    z = 0.93
    box(2.05, -0.30, z, 2.60, 0.02, z + 0.024, m.wood('#b5824b'), 0.006)
    with at(2.30, -0.14, z + 0.06, 20):
        soft(-0.17, -0.06, -0.035, 0.17, 0.06, 0.055, m.paint('#a8713c', 0.75, 0.3), 0.05, 0.03, 4)
    bowl(1.25, -0.10, z, m.ceramic('#6d7a72', 0.3), 0.16, 0.09)
    heap('apple', '#7f9a40', 1.25, -0.10, z + 0.025, 6, 0.039, 0.07, 7)
