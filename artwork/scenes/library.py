"""A library: shelves to the ceiling, a fireplace and two armchairs on a herringbone floor."""

import materials as m
from furniture import *
from kit import *

LEFT, RIGHT, FRONT, BACK, HEIGHT = -2.9, 2.9, -3.8, 3.2, 3.0


def library(
    walls='#d9d2c3',
    cases='#3c4a44',
    cam=((-1.75, -3.3, 1.22), (0.55, 3.0, 0.86), 24),
    sun_dir=(26, 28),
    sunk=15.0,
    focus=3.6,
):
    """The end of a long room: bookcases at either side of the chimney, tall windows to the right."""
    world(strength=0.35)
    paint, trim = m.paint(walls, 0.6), m.paint('#f2eee5', 0.4)
    box(LEFT, FRONT, HEIGHT, RIGHT, BACK, HEIGHT + 0.1, m.paint('#f6f3ec', 0.7), 0)
    tall = [(-2.6, -1.5, 0.35, 2.6), (-0.7, 0.4, 0.35, 2.6), (1.2, 2.3, 0.35, 2.6)]
    wall('y', BACK, LEFT, RIGHT, HEIGHT, paint)
    wall('x', LEFT, FRONT, BACK, HEIGHT, paint, out=-1)
    wall('x', RIGHT, FRONT, BACK, HEIGHT, paint, tall)
    wall('y', FRONT, LEFT, RIGHT, HEIGHT, paint, out=-1)
    for opening in tall:
        window('x', RIGHT, *opening, nx=2, nz=4, sky=13, back=1.9, low='#6f8458', h0=0.7, h1=2.8, mirrored=True)
        a, b, z0, z1 = opening
        for u, v, w, x in ((a - 0.10, a, z0 - 0.06, z1), (b, b + 0.10, z0 - 0.06, z1), (a - 0.13, b + 0.13, z1, z1 + 0.13)):
            box(RIGHT - 0.022, u, w, RIGHT + 0.01, v, x, trim, 0.004)
    box(RIGHT - 0.02, FRONT, 0, RIGHT, BACK, 0.18, trim, 0.004)
    box(LEFT, FRONT, 0, LEFT + 0.02, BACK, 0.18, trim, 0.004)
    for z, deep in ((HEIGHT - 0.10, 0.05), (HEIGHT - 0.05, 0.09)):
        box(LEFT, BACK - deep, z, RIGHT, BACK, z + 0.05, trim, 0.006)
        box(RIGHT - deep, FRONT, z, RIGHT, BACK, z + 0.05, trim, 0.006)
    oak = m.sawn_oak('#b98f5f', '#7c522c', 0.27, 0.9, 1.4)
    pieces(herringbone(LEFT, FRONT, RIGHT, BACK, 0.10, 6), oak, 0.0007, 0.012, 0.0014, 2, 0.0004, 0.0001)
    box(LEFT - 0.2, FRONT - 0.2, -0.05, RIGHT + 0.2, BACK + 0.2, -0.009, m.paint('#2a2018', 0.9), 0)
    # The chimney stands out between the bookcases.
    box(-0.85, BACK - 0.34, 0, 0.95, BACK, HEIGHT, paint, 0.002)
    fireplace(0.05, BACK - 0.34, 1.52, 1.16)
    framed(-0.45, 1.42, 0.55, 2.42, BACK - 0.345, m.art(6.3, '#d9cdb8', '#6d7a72', '#7a3f2c'), m.brass())
    bookcase(LEFT + 0.02, -0.87, BACK, 2.62, cases, 5, 3)
    bookcase(0.97, RIGHT - 0.02, BACK, 2.62, cases, 5, 8)
    mantel = 1.165
    lathe([(0, 0), (0.05, 0), (0.085, 0.08), (0.04, 0.20), (0.03, 0.24)], m.ceramic('#8f9a8c', 0.35), -0.55, BACK - 0.44, mantel)
    candlesticks(0.48, BACK - 0.44, mantel)
    with at(0.1, 0.4):
        bordered_rug(-1.35, -1.25, 1.35, 1.55, '#b7a88c', ('#7a3f2c', '#2f3d4a'))
    club_chair(-0.72, 1.15, -148, '#5a3a28')
    club_chair(0.95, 1.25, 150, '#5a3a28')
    coffee_table(0.10, 0.45, '#5f3f26', 0.42, 0.42)
    books(0.00, 0.55, 0.42, 16, ('#2f3d4a', '#c9c2b4', '#a33f2c'))
    open_book(0.22, 0.30, 0.42, -24)
    cup_on(-0.16, 0.30, 0.42)
    floor_lamp(-1.35, 1.95, 1.45)
    plant(2.35, 2.35, 1.9, 12, '#5b5148', 0.2)
    ladder(-2.25, BACK - 0.50)
    sun(*sun_dir, sunk, 0.6, (1, 0.87, 0.70))
    area((-0.5, FRONT + 0.3, 2.1), (0, 1.5, 1.0), 4.4, 1.6, 15, (1, 0.96, 0.92), glossy=False)
    area((0, 0, HEIGHT - 0.15), (0, 0, 0), 4.5, 5.5, 14, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=1.8)


def club_chair(x, y, rot, color):
    """A low chair of leather with round arms, facing -y."""
    hide = m.paint(color, 0.38, 0.05)
    with at(x, y, 0, rot):
        soft(-0.30, -0.40, 0.24, 0.30, 0.22, 0.44, hide, 0.06, 0.03, 3)
        box(-0.42, -0.36, 0.08, 0.42, 0.40, 0.28, hide, 0.04, 4)
        with at(0, 0.26, 0.34, 0, -12):
            soft(-0.33, -0.09, 0, 0.33, 0.10, 0.44, hide, 0.08, 0.02, 5)
        for side in (-1, 1):
            soft(side * 0.37 - 0.10, -0.40, 0.20, side * 0.37 + 0.10, 0.34, 0.60, hide, 0.09, 0.015, 7 + side)
            for yy in (-0.30, 0.32):
                cyl(0.02, 0, 0.09, m.wood('#4a3020', 'z'), side * 0.34, yy)


def candlesticks(x, y, z):
    """Two candlesticks of brass."""
    for k, height in enumerate((0.22, 0.30)):
        lathe([(0, 0), (0.045, 0), (0.042, 0.012), (0.012, 0.03), (0.010, height), (0.022, height + 0.012), (0, height + 0.012)], m.brass(), x + 0.13 * k, y, z, 40)
        cyl(0.011, z + height + 0.012, z + height + 0.15, m.paint('#efe6d2', 0.5), x + 0.13 * k, y)


def ladder(x, y):
    """A ladder that leans against the shelves."""
    oak = m.wood('#a67a4d', 'z')
    low, high = (y - 0.55, 0), (y + 0.03, 2.45)
    for side in (-0.21, 0.21):
        tube([(x + side, *low), (x + side, *high)], 0.02, oak, smooth=False)
    for k in range(1, 8):
        t = k / 8
        a, b = low[0] + (high[0] - low[0]) * t, high[1] * t
        box(x - 0.20, a - 0.04, b - 0.012, x + 0.20, a + 0.04, b + 0.012, m.wood('#a67a4d'), 0.004)
