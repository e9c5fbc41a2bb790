"""A room with a front of steel and glass, for its concrete floor."""

import materials as m
from furniture import *
from kit import *

FLOORS = {
    'bare': m.bare_slab,
    'glued': m.glued_slab,
    'oily': lambda: m.garage_slab(True),
    'sealed': m.garage_slab,
    'polished': lambda: m.terrazzo_concrete('#8f8b84', 0.085, 0.6),
    'stained': lambda: m.concrete_stain('#5e4632', '#94704a', '#33271d', 0.14, 1.1),
}


def loft(floor, things, walls='#ece7dc', cam=((0.35, -1.7, 1.15), (-0.12, 3.0, 0.55), 24), f=1.8):
    """The floor from sitting height before the glass front; floor and things are names of FLOORS and THINGS."""
    height, side, back = 3.1, 3.1, 6.0
    world(strength=0.35)
    white = m.paint(walls, 0.65)
    box(-side, -3, height, side, back, height + 0.1, m.paint('#f7f5f0', 0.7), 0)
    front = (-1.9, 1.5, 0.05, 2.6)
    high = (0.6, 2.2, 0.9, 2.5)
    wall('y', back, -side, side, height, white, [front])
    wall('x', -side, -3, back, height, white, [high], out=-1)
    wall('x', side, -3, back, height, white)
    wall('y', -3, -side, side, height, white, out=-1)
    window('y', back, *front, nx=5, nz=4, frame='#2d2c2b', sky=4, back=2.3, bar=0.034)
    window('x', -side, *high, out=-1, nx=3, nz=3, frame='#2d2c2b', sky=20, back=2.2)
    trim = m.paint('#f3f0e8', 0.4)
    for a, b in ((-side, front[0]), (front[1], side)):
        box(a, back - 0.018, 0, b, back, 0.12, trim, 0.004)
    for x in (-side, side - 0.018):
        box(x, -3, 0, x + 0.018, back, 0.12, trim, 0.004)
    slab(-side, -3, side, back, FLOORS[floor]())
    THINGS[things]()
    sun(25, 118, 15, 0.7, (1, 0.89, 0.74))
    area((0, -2.8, 2.2), (0, 1.2, 0.6), 4, 1.6, 16, (1, 0.97, 0.94), glossy=False)
    area((0, 1.5, 3.05), (0, 1.5, 0), 4.5, 6, 34, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=2.6, f=f)


def slab(x0, y0, x1, y1, concrete):
    """A slab whose saw cuts make three by three fields."""
    box(x0, y0, -0.05, x1, y1, 0, concrete, 0)
    dark = m.paint('#3a3733', 0.85)
    for k in (1, 2):
        x, y = x0 + (x1 - x0) * k / 3, y0 + (y1 - y0) * k / 3
        box(x - 0.0025, y0, -0.01, x + 0.0025, y1, 0.0005, dark, 0)
        box(x0, y - 0.0025, -0.01, x1, y + 0.0025, 0.0005, dark, 0)


def living_set():
    """A sofa, a low table and a plant."""
    sofa(2.45, 3.4, -90, 2.2, '#b9b3a6', ('#58656a', '#e5dfd2', '#8c5f45'))
    table = m.wood('#6f4a2a')
    box(0.75, 3.0, 0.34, 1.35, 4.1, 0.375, table, 0.004)
    for x in (0.80, 1.30):
        for y in (3.06, 4.04):
            box(x - 0.02, y - 0.02, 0, x + 0.02, y + 0.02, 0.34, m.black(), 0.003)
    bowl(1.05, 3.7, 0.375, m.ceramic('#5d6a66', 0.3), 0.13, 0.075)
    armchair(-1.55, 4.3, 35, '#8d7a62')
    plant(-2.55, 5.4, 1.9, 6, '#8d8378', 0.2)
    framed(1.8, 1.2, 2.8, 2.3, 5.998, m.art(4.1, '#efe7da', '#6d7a72', '#c08a58'))


def dining_set():
    """A table with four chairs."""
    wood = m.wood('#8a6238', 'y')
    box(0.55, 2.3, 0.71, 1.45, 4.2, 0.75, wood, 0.006)
    for x in (0.63, 1.37):
        for y in (2.38, 4.12):
            box(x - 0.03, y - 0.03, 0, x + 0.03, y + 0.03, 0.71, m.black(), 0.003)
    for x, turn in ((0.42, 90), (1.58, -90)):
        for y in (2.85, 3.65):
            stool(x, y, 0.46, turn + (6 if y < 3 else -8))
    vase_branches(1.0, 3.3, 0.75, m.ceramic('#d8cdb9', 0.45), m.leaf('#66804a', '#9aa873'), 0.26, 7, 0.5, 5)
    plant(-2.5, 5.3, 1.8, 6, '#d9d2c4', 0.2)
    pendant(1.0, 3.25, 1.62, 3.1, m.brass(), m.paint('#e9dcc0', 0.6), 0.26)
    framed(1.75, 1.15, 2.75, 2.25, 5.998, m.art(4.1, '#efe7da', '#6d7a72', '#c08a58'))
    bowl(1.0, 2.75, 0.75, m.ceramic('#5d6a66', 0.3), 0.13, 0.075)


def before_stain():
    """Buckets, a roller on its pole and a tray, rolls of paper along the wall that is not covered yet."""
    buckets()
    pole = m.wood('#b98a52', 'x')
    with at(-0.35, 2.75, 0.012, 24, 0, 90):
        cyl(0.012, 0, 1.25, pole, b=0.002)
    with at(0.83, 3.27, 0.035, 24, 90):
        cyl(0.032, -0.12, 0.12, m.fabric('#d8cdb6', 2.0), b=0.008)
    with at(1.05, 2.55, 0, -14):
        tray = m.paint('#2f3331', 0.5)
        box(-0.20, -0.15, 0, 0.20, 0.15, 0.008, tray, 0.003)
        for x0, y0, x1, y1 in (
            (-0.20, -0.15, -0.19, 0.15),
            (0.19, -0.15, 0.20, 0.15),
            (-0.20, -0.15, 0.20, -0.14),
            (-0.20, 0.14, 0.20, 0.15),
        ):
            box(x0, y0, 0, x1, y1, 0.06, tray, 0.002)
    for k, (y, color) in enumerate(((4.5, '#c2a578'), (4.85, '#d9d2c2'))):
        with at(2.75, y, 0.06, 84 + 5 * k, 90):
            cyl(0.06, -0.45, 0.45, m.paint(color, 0.8), b=0.004)


def buckets():
    """What builders leave in a corner."""
    for x, y, color in ((-2.3, 4.9, '#e9e6df'), (-1.95, 5.1, '#39413f')):
        lathe(
            [
                (0, 0),
                (0.125, 0),
                (0.13, 0.01),
                (0.15, 0.36),
                (0.156, 0.365),
                (0.15, 0.37),
                (0.14, 0.365),
                (0.12, 0.02),
            ],
            m.paint(color, 0.4),
            x,
            y,
        )
        tube([(x - 0.15, y, 0.34), (x, y - 0.17, 0.24), (x + 0.15, y, 0.34)], 0.0025, m.steel())


def carpet():
    """A roll of old carpet along the wall, its backing outside, and a strip that is still glued down opposite."""
    carpet_edge(-3.08, -2.02, 0.1, 4.45)
    with at(2.72, 2.2, 0.17, 90, 0, 90):
        lathe(
            [(0, 0), (0.05, 0.004), (0.06, -0.004), (0.10, 0.004), (0.11, -0.004), (0.165, 0), (0.17, 0.01)]
            + [(0.168 + 0.004 * (k % 2), 0.01 + 0.3 * k) for k in range(1, 10)]
            + [(0.16, 2.72), (0, 2.72)],
            m.fabric('#867963', 0.2),
        )


def workshop():
    """What stands along the walls of a garage: a bench with tools over it, tires and a shelf of boxes."""
    wood, steel = m.wood('#b08a5a', 'y'), m.black()
    box(2.30, 1.6, 0.86, 3.08, 4.6, 0.92, wood, 0.006)
    for y in (1.68, 3.05, 4.5):
        for x in (2.36, 3.0):
            box(x - 0.04, y - 0.04, 0, x + 0.04, y + 0.04, 0.86, wood, 0.004)
    box(2.36, 1.66, 0.22, 3.04, 4.54, 0.26, wood, 0.004)
    for y, w, h, color in ((1.95, 0.42, 0.30, '#8a6b45'), (2.6, 0.5, 0.36, '#4d5f68'), (3.4, 0.55, 0.28, '#9a7b52')):
        carton(2.45, y - w / 2, 0.26, 2.95, y + w / 2, 0.26 + h, color)
    box(3.06, 1.7, 1.15, 3.09, 4.5, 2.05, m.paint('#d8cdb6', 0.7), 0.003)
    with at(3.06, 0, 0, 90):
        hung_tools()
    box(2.55, 2.2, 0.92, 2.85, 2.75, 1.12, m.paint('#a4432c', 0.35), 0.012)
    for y in (3.3, 3.52):
        cyl(0.09, 0.92, 1.12, m.paint('#d9d4c8', 0.4), 2.7, y)
    rubber = m.paint('#1d1d1e', 0.75)
    for k in range(3):
        with at(-2.45, 5.0, 0.205 * k, 25 * k):
            lathe(
                [
                    (0.20, 0.02),
                    (0.24, 0.0),
                    (0.31, 0.012),
                    (0.33, 0.05),
                    (0.33, 0.155),
                    (0.31, 0.193),
                    (0.24, 0.205),
                    (0.20, 0.185),
                ],
                rubber,
            )
            cyl(0.20, 0.04, 0.16, m.steel())
    for y in (2.62, 4.12):
        for x in (-3.05, -2.62):
            box(x - 0.02, y - 0.02, 0, x + 0.02, y + 0.02, 1.95, steel, 0.002)
    for z in (0.25, 0.85, 1.45, 1.93):
        box(-3.08, 2.58, z, -2.58, 4.16, z + 0.03, steel, 0.002)
    for z, y, w, h, color in (
        (0.28, 2.95, 0.5, 0.40, '#b79466'),
        (0.28, 3.6, 0.6, 0.34, '#5d6a66'),
        (0.88, 2.85, 0.4, 0.32, '#d2cdc2'),
        (0.88, 3.3, 0.36, 0.40, '#b79466'),
        (0.88, 3.8, 0.44, 0.26, '#8f8574'),
        (1.48, 3.0, 0.55, 0.36, '#b79466'),
        (1.48, 3.7, 0.5, 0.28, '#4d5f68'),
    ):
        carton(-3.02, y - w / 2, z, -2.62, y + w / 2, z + h, color)


def carton(x0, y0, z0, x1, y1, z1, color):
    """A box of cardboard, closed with tape, with a label on either side."""
    board, middle, tape = m.paint(color, 0.75), (y0 + y1) / 2, m.paint('#cdb589', 0.35)
    box(x0, y0, z0, x1, y1, z1, board, 0.008, 3)
    box(x0 - 0.0006, middle - 0.025, z1 - 0.09, x1 + 0.0006, middle + 0.025, z1 + 0.0006, tape, 0.0004)
    # The seam of its flaps.
    box(x0 + 0.006, middle - 0.001, z1, x1 - 0.006, middle + 0.001, z1 + 0.0009, m.paint('#4d3d2a', 0.9), 0)
    for x in (x0 - 0.0006, x1 - 0.0004):
        box(x, y0 + 0.04, z0 + 0.05, x + 0.001, y0 + 0.15, z0 + 0.13, m.paint('#ece8df', 0.6), 0)


def hung_tools():
    """Hammers, wrenches, a saw and a level on the local x-z plane; what is drawn on the wall is y = 0."""
    steel, wood = m.steel(), m.wood('#8a5a33', 'z')
    for x, length in ((2.0, 0.34), (2.24, 0.28)):
        box(x - 0.014, 0.004, 1.86 - length, x + 0.014, 0.026, 1.88, wood, 0.006, 3)
        box(x - 0.06, 0.002, 1.86, x + 0.055, 0.03, 1.892, steel, 0.006, 3)
    for k, length in enumerate((0.30, 0.25, 0.21, 0.18)):
        x = 2.52 + 0.13 * k
        box(x - 0.009, 0.004, 1.86 - length, x + 0.009, 0.012, 1.86, steel, 0.003)
        for z, r in ((1.87, 0.024), (1.85 - length, 0.02)):
            with at(x, 0.003, z, 0, -90):
                lathe([(r * 0.55, 0), (r, 0), (r, 0.012), (r * 0.55, 0.012), (r * 0.55, 0)], steel, seg=24)
    blade = [(3.16, 1.87), (3.72, 1.83), (3.72, 1.79), (3.16, 1.72)]
    mesh([(x, 0.006, z) for x, z in blade], [(0, 1, 2, 3)], steel)
    box(3.05, 0.002, 1.70, 3.18, 0.026, 1.88, wood, 0.02, 4)
    box(3.95, 0.002, 1.30, 4.0, 0.04, 1.95, m.paint('#d9a21e', 0.35), 0.004)
    for z in (1.42, 1.62, 1.82):
        box(3.958, 0.0, z - 0.025, 3.992, 0.042, z + 0.025, m.paint('#e8f0c8', 0.2), 0.002)
    for x, color in ((2.1, '#3f5148'), (2.35, '#b0764f')):
        tube([(x, 0.012, 1.38), (x - 0.07, 0.02, 1.30), (x, 0.03, 1.22), (x + 0.07, 0.02, 1.30), (x, 0.012, 1.37)], 0.011, m.paint(color, 0.5))


THINGS = {
    'living': living_set,
    'dining': dining_set,
    'before stain': before_stain,
    'carpet': carpet,
    'workshop': workshop,
}
