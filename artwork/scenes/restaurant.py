"""A restaurant in an old workshop, for its concrete floor."""

import materials as m
from furniture import *
from kit import *

LEFT, RIGHT, FRONT, BACK, HEIGHT = -4.2, 4.2, -4.0, 8.0, 4.0


def restaurant(
    walls='#e4ddcf',
    cam=((-2.2, -3.4, 1.32), (0.9, 8.0, 1.10), 25),
    sun_dir=(26, 18),
    sunk=16.0,
    focus=5.0,
):
    """A polished floor between a long bench and a bar, under a roof of timber; windows of steel at the right."""
    world((0.3, 0.5, 0.95), (0.85, 0.92, 1), 0.4)
    plaster, brick_red = m.paint(walls, 0.75, 0.3), m.clay('#9c5b41')
    box(LEFT, FRONT, HEIGHT, RIGHT, BACK, HEIGHT + 0.1, m.wood('#9a7146', 'y'), 0)
    high = [(y, y + 2.0, 1.0, 3.2) for y in (-3.4, -0.7, 2.0, 4.7)]
    wall('y', BACK, LEFT, RIGHT, HEIGHT, plaster)
    wall('x', LEFT, FRONT, BACK, HEIGHT, plaster, out=-1)
    wall('x', RIGHT, FRONT, BACK, HEIGHT, plaster, high)
    wall('y', FRONT, LEFT, RIGHT, HEIGHT, plaster, out=-1)
    for opening in high:
        window('x', RIGHT, *opening, nx=4, nz=4, frame='#2d2c2b', bar=0.03, sky=15, back=2.1, low='#87986c', h0=0.9, h1=3.2)
    for k in range(7):
        box(LEFT, FRONT + 0.6 + 1.85 * k, HEIGHT - 0.30, RIGHT, FRONT + 0.78 + 1.85 * k, HEIGHT, m.wood('#7d5634'), 0.008)
    floor = m.terrazzo_concrete('#8b8780', 0.075, 0.4)
    box(LEFT, FRONT, -0.05, RIGHT, BACK, 0, floor, 0)
    joint = m.paint('#45423e', 0.85)
    for y in (-0.6, 2.8, 6.2):
        box(LEFT, y - 0.003, -0.01, RIGHT, y + 0.003, 0.0006, joint, 0)
    for x in (-1.4, 1.4):
        box(x - 0.003, FRONT, -0.01, x + 0.003, BACK, 0.0006, joint, 0)
    # The end wall is of old brick, behind the bar.
    pieces_of_brick(brick_red)
    bar()
    with at(LEFT + 0.02, 0, 0, 90):
        banquette(-3.6, 4.4, 0, '#7a4a3a', '#6a3f31')
    for k, y in enumerate((-0.9, 0.7, 2.3, 3.9)):
        square_table(LEFT + 0.95, y, k)
        dining_chair(LEFT + 1.62, y, 90 + (4, -6, 8, -3)[k], '#4a3323', '#4d5d58')
    for x, y, turn in ((0.5, 0.9, 20), (1.9, 3.2, 50), (0.0, 4.4, -10)):
        round_table(x, y, 0.42)
        for a in (0, 180):
            with at(x, y, 0, turn + a):
                dining_chair(0, -0.62, 180, '#4a3323', '#4d5d58')
        lathe([(0, 0), (0.03, 0), (0.036, 0.07), (0.02, 0.12), (0.018, 0.15)], m.ceramic('#d8cdb9', 0.4), x + 0.05, y, 0.74, 32)
        leaves(blob(x + 0.05, y, 0.96, 0.07, 0.07, 0.08, 60, 4, 0.2), 0.045, m.leaf('#66804a', '#9aa873'), 5)
    for y in (-0.9, 0.7, 2.3, 3.9):
        cone(LEFT + 0.95, y, 1.75)
    for k, y in enumerate((-1.6, 0.5, 2.6)):
        with at(LEFT, y, 0, 90):
            framed(-0.5, 1.45, 0.5, 2.35, -0.002, m.art(3.1 + 1.7 * k, '#e3dac8', '#8f9a8c', '#b0764f'), m.black())
    plant(3.5, -0.95, 2.1, 11, '#5b5148', 0.26, size=0.19)
    plant(3.6, 7.2, 2.3, 5, '#5b5148', 0.26, size=0.19)
    sun(*sun_dir, sunk, 0.7, (1, 0.90, 0.76))
    area((0, FRONT + 0.3, 2.6), (0, 3, 1.2), 6, 2.4, 60, (1, 0.97, 0.93), glossy=False)
    area((0, 2, HEIGHT - 0.35), (0, 2, 0), 6, 9, 100, (1, 0.97, 0.92), glossy=False)
    camera(*cam, focus=focus, f=1.8)


def square_table(x, y, k):
    """A table for two before the bench, laid."""
    box(x - 0.33, y - 0.36, 0.71, x + 0.33, y + 0.36, 0.745, m.wood('#8a6238', 'y'), 0.004)
    iron = m.black()
    cyl(0.03, 0.02, 0.71, iron, x, y)
    box(x - 0.26, y - 0.26, 0, x + 0.26, y + 0.26, 0.015, iron, 0.004)
    with at(x, y, 0.745):
        place_setting(-0.15, 0, 0, 90, '#efe9dc')
        place_setting(0.15, 0, 0, -90, '#efe9dc')
    if k % 2 == 0:
        cyl(0.032, 0.745, 0.83, m.glass('#f2e2c0'), x, y + 0.24)


def pieces_of_brick(mat):
    """The end wall: bricks in running bond."""
    with at(LEFT, BACK - 0.012, 0, 0, 90):
        pieces(brick(0, 0, RIGHT - LEFT, HEIGHT - 0.3, 0.215, 0.072), mat, 0.009, 0.010, 0.003, 2, 0.004, 0.0015)
    box(LEFT, BACK - 0.009, 0, RIGHT, BACK, HEIGHT, m.grout('#b9afa0'), 0)


def bar():
    """A bar of walnut with a top of marble, stools, and bottles on shelves behind it."""
    walnut, iron = m.wood('#5f3f26', 'z'), m.black()
    y = BACK - 2.0
    box(-1.6, y, 0.04, 2.9, y + 0.62, 1.06, walnut, 0.004)
    for k in range(18):
        a = -1.58 + 0.25 * k
        box(a, y - 0.018, 0.14, a + 0.21, y, 1.0, walnut, 0.004)
    box(-1.68, y - 0.16, 1.06, 2.98, y + 0.70, 1.11, m.marble(0.08, 1.0, 1.0, 0.9, 0.15), 0.006)
    tube([(-1.6, y - 0.16, 0.22), (2.9, y - 0.16, 0.22)], 0.022, m.brass(), smooth=False)
    for k in range(5):
        stool(-1.1 + 0.85 * k, y - 0.42, 0.76, 180 + (5, -7, 3, 9, -4)[k], m.wood('#6f4c2c'), iron)
    for z in (1.35, 1.80, 2.25):
        box(-1.3, BACK - 0.34, z, 2.6, BACK - 0.06, z + 0.04, m.wood('#7d5634'), 0.003)
        rng_colors = ('#5b4a2a', '#2f4a38', '#7a4a2a', '#c9b98f', '#3b2f2a', '#8a6b3a')
        for k in range(24):
            color = rng_colors[(k * 7 + int(z * 10)) % 6]
            h = 0.22 + 0.05 * ((k * 5) % 3)
            lathe([(0, 0), (0.036, 0), (0.037, h * 0.62), (0.014, h * 0.80), (0.013, h), (0, h)], m.ceramic(color, 0.1), -1.15 + 0.155 * k, BACK - 0.20, z + 0.04, 24)
    for x in (-0.9, 0.65, 2.2):
        cone(x, y + 0.2, 2.0, '#b98a56')


def cone(x, y, z, color='#2b2c2d'):
    """A lamp with a shade of sheet metal."""
    lathe([(0.20, 0), (0.05, 0.20), (0.03, 0.24)], m.paint(color, 0.4), x, y, z)
    lathe([(0.197, 0.002), (0.048, 0.198)], m.paint('#f3ead6', 0.5), x, y, z)
    tube([(x, y, z + 0.24), (x, y, HEIGHT - 0.3)], 0.004, m.black(), smooth=False)
    sphere(0.035, m.emit('#ffe0b8', 9), x, y, z + 0.06)
    point((x, y, z), 10, 0.06, (1, 0.80, 0.58))
