"""A family room: a seat under a wide window, a low shelf of toys, vinyl planks that forgive all of it."""

import materials as m
from furniture import *
from kit import *

LEFT, RIGHT, FRONT, BACK, HEIGHT = -3.2, 3.2, -3.6, 3.4, 2.6


def family_room(
    walls='#dde1dc',
    cam=((1.75, -3.2, 1.12), (-0.55, 3.2, 0.66), 25),
    sun_dir=(24, 76),
    sunk=12.0,
    focus=3.4,
):
    """A corner sofa at the left, the window seat at the end, toys on the floor in the sun."""
    world(strength=0.35)
    paint, trim = m.paint(walls, 0.6), m.paint('#f4f2ec', 0.4)
    box(LEFT, FRONT, HEIGHT, RIGHT, BACK, HEIGHT + 0.1, m.paint('#f6f5f1', 0.7), 0)
    wide = (-1.5, 1.9, 0.62, 2.15)
    wall('y', BACK, LEFT, RIGHT, HEIGHT, paint, [wide])
    wall('x', LEFT, FRONT, BACK, HEIGHT, paint, out=-1)
    wall('x', RIGHT, FRONT, BACK, HEIGHT, paint)
    wall('y', FRONT, LEFT, RIGHT, HEIGHT, paint, out=-1)
    window('y', BACK, *wide, nx=4, nz=2, sky=14, back=2.0, low='#86996a', h0=0.7, h1=2.6, mirrored=True)
    polys = planks(LEFT, FRONT, RIGHT, BACK, 0.18, 1.2, 1.22, 6, 'y')
    pieces(polys, m.sawn_oak('#a99a85', '#75675a', 0.36, 0.8, 1.3), 0.0007, 0.012, 0.0014, 2, 0.0004, 0.0001)
    box(LEFT - 0.2, FRONT - 0.2, -0.05, RIGHT + 0.2, BACK + 0.2, -0.009, m.paint('#2a2018', 0.9), 0)
    for x0, x1 in ((LEFT, LEFT + 0.02), (RIGHT - 0.02, RIGHT)):
        box(x0, FRONT, 0, x1, BACK, 0.12, trim, 0.004)
    window_seat(trim)
    corner_sofa()
    toy_shelf()
    with at(0.0, 0.75):
        round_rug(0.2, -0.1, 1.25, '#c3b79f')
    pouf(0.2, 0.62, 0.34, '#c98a6a')
    wooden_blocks(0.95, -0.55)
    train(0.35, -1.05)
    with at(LEFT, 0.6, 0, 90):
        for k, x in enumerate((-0.75, 0.15)):
            framed(x - 0.36, 1.20, x + 0.36, 2.0, -0.002, m.art(1.2 + 3.1 * k, '#efe7da', '#7d9686', '#d0a050'), m.wood('#c9a577', 'z'))
    floor_lamp(-2.75, 2.55, 1.5)
    plant(2.75, 2.75, 1.5, 8, '#d9d2c4', 0.17)
    sun(*sun_dir, sunk, 0.6, (1, 0.88, 0.72))
    area((0, FRONT + 0.3, 2.0), (0, 1.5, 0.9), 5, 1.5, 16, (1, 0.96, 0.92), glossy=False)
    area((0, 0, HEIGHT - 0.05), (0, 0, 0), 5, 5.5, 15, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=1.8)


def window_seat(trim):
    """A bench with drawers and cushions under the window, shelves beside it."""
    box(-1.6, BACK - 0.52, 0, 2.0, BACK, 0.44, trim, 0.003)
    for k in range(3):
        a = -1.58 + 1.19 * k
        box(a + 0.01, BACK - 0.542, 0.08, a + 1.17, BACK - 0.52, 0.40, trim, 0.004)
        with at(a + 0.59, BACK - 0.542, 0.24, 0, 90):
            cyl(0.014, 0, 0.028, m.wood('#c9a577'))
    soft(-1.58, BACK - 0.53, 0.44, 1.98, BACK - 0.02, 0.53, m.fabric('#8fa0a3', 0.8), 0.035, 0.012, 2, 18)
    for k, (x, color) in enumerate(((-1.25, '#d0a050'), (-0.85, '#e5dfd2'), (1.55, '#7d9686'), (1.15, '#c98a6a'))):
        with at(x, BACK - 0.14, 0.53, (8, -6, -10, 5)[k], -16):
            soft(-0.21, -0.06, 0, 0.21, 0.06, 0.38, m.fabric(color, 0.8), 0.06, 0.05, 31 + k)
    open_book(0.35, BACK - 0.30, 0.53, 15)
    for z in (0, 0.66, 1.22, 1.78):
        box(2.06, BACK - 0.34, z if z else 0.02, 3.18, BACK, (z if z else 0.02) + 0.03, trim, 0.002)
    for x in (2.06, 3.15):
        box(x, BACK - 0.34, 0, x + 0.03, BACK, 2.2, trim, 0.002)
    box(2.06, BACK - 0.34, 2.17, 3.18, BACK, 2.2, trim, 0.002)
    row_of_books(2.14, 2.95, BACK - 0.04, 0.69, 4)
    row_of_books(2.14, 2.70, BACK - 0.04, 1.25, 9)
    bowl(2.92, BACK - 0.18, 1.25, m.wood('#9c6f42'), 0.12, 0.07)
    row_of_books(2.40, 3.05, BACK - 0.04, 1.81, 15)


def corner_sofa():
    """A sofa around a corner in blue-gray, a blanket over its arm."""
    with at(LEFT + 0.62, 0.55, 0, 90):
        sofa(0, 0, 0, 2.7, '#7f8f96', ('#d0a050', '#e5dfd2', '#c98a6a'))
    cloth = m.fabric('#7f8f96')
    soft(LEFT + 0.10, -1.72, 0.12, LEFT + 1.80, -0.86, 0.36, cloth, 0.05, 0.01, 41)
    soft(LEFT + 0.12, -1.70, 0.34, LEFT + 1.78, -0.84, 0.50, cloth, 0.06, 0.03, 42)
    with at(0, -1.28, 0):
        throw([(LEFT + 1.02, 0.515), (LEFT + 1.74, 0.52), (LEFT + 1.80, 0.50), (LEFT + 1.805, 0.14)], 0.52, '#d9cdb4', 6)


def toy_shelf():
    """A low shelf at the right with baskets and boxes, a globe and books on it."""
    birch = m.wood('#c9a577', 'y')
    x = RIGHT - 0.40
    for z in (0.04, 0.38, 0.72):
        box(x, -0.9, z, RIGHT - 0.01, 1.5, z + 0.024, birch, 0.003)
    for y in (-0.9, -0.1, 0.70, 1.476):
        box(x, y, 0.0, RIGHT - 0.01, y + 0.024, 0.744, birch, 0.003)
    for k, (y, z, color) in enumerate(((-0.5, 0.064, '#b58f5a'), (0.3, 0.064, '#8fa0a3'), (1.1, 0.404, '#b58f5a'), (-0.5, 0.404, '#d0a050'))):
        soft(x + 0.03, y - 0.30, z, RIGHT - 0.05, y + 0.30, z + 0.26, m.fabric(color, 0.3), 0.03, 0.006, 50 + k, 10)
    with at(0, 0, 0):
        for k, (y, color) in enumerate(((1.0, '#c98a6a'), (1.13, '#4d6a80'), (1.26, '#d0a050'))):
            box(x + 0.06, y, 0.064, x + 0.30, y + 0.09, 0.29, m.paint(color, 0.5), 0.004)
    sphere(0.13, m.art(3.3, '#6d8fa3', '#8dab62', '#c9b98f'), x + 0.20, 1.15, 0.93)
    cyl(0.07, 0.744, 0.76, m.wood('#7d5634'), x + 0.20, 1.15)
    tube([(x + 0.20, 1.15, 0.76), (x + 0.20, 1.15, 0.82)], 0.012, m.wood('#7d5634'), smooth=False)
    books(x + 0.20, -0.55, 0.744, 82, ('#4d6a80', '#d0a050', '#7d9686'))
    lathe([(0, 0), (0.06, 0), (0.07, 0.11), (0.066, 0.11), (0.055, 0.01), (0, 0.01)], m.ceramic('#e5dfd2', 0.3), x + 0.18, 0.25, 0.744)
    for k, color in enumerate(('#b5563c', '#4d6a80', '#d9b25a', '#5f7d6c', '#2f3d4a')):
        tube([(x + 0.16 + 0.012 * k, 0.25, 0.76), (x + 0.13 + 0.028 * k, 0.24 + 0.006 * k, 0.93)], 0.0045, m.paint(color, 0.4), smooth=False)


def pouf(x, y, r, color):
    """A round cushion of knitted wool to sit on."""
    side = [(0, 0), (r * 0.8, 0), (r * 0.96, 0.05), (r, 0.15), (r * 0.96, 0.25), (r * 0.80, 0.30), (r * 0.3, 0.315), (0, 0.31)]
    lathe(side, m.fabric(color, 0.3), x, y, 0.012, 72, angle=180)


def round_rug(x, y, r, color):
    """A round rug of braided wool."""
    rings = [(0, 0.010)]
    for k in range(1, 26):
        rings += [(r * (k - 0.5) / 25, 0.014), (r * k / 25, 0.009)]
    lathe([*rings, (r, 0.0)], m.fabric(color, 0.4), x, y, 0.001, 96, angle=180)


def train(x, y):
    """A wooden train with three cars."""
    for k, color in enumerate(('#b5563c', '#c9a577', '#4d6a80')):
        with at(x - 0.16 * k, y + 0.03 * k, 0, 14 * k - 10):
            box(-0.06, -0.03, 0.022, 0.06, 0.03, 0.045, m.wood('#c9a577'), 0.004)
            box(-0.05, -0.026, 0.045, 0.03 if k == 0 else 0.05, 0.026, 0.095 if k == 0 else 0.075, m.paint(color, 0.45), 0.004)
            for wx in (-0.038, 0.038):
                for wy in (-0.034, 0.026):
                    with at(wx, wy, 0.018, 0, -90):
                        cyl(0.018, 0, 0.008, m.paint('#2b2c2d', 0.5), b=0.001)
            if k == 0:
                cyl(0.016, 0.09, 0.125, m.paint('#2b2c2d', 0.5), 0.045, 0)
                with at(0.045, 0, 0.062, 0, 0, 90):
                    cyl(0.026, -0.03, 0.03, m.paint('#5f7d6c', 0.45))
