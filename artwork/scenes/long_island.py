"""A kitchen open to the terrace: a long island of quartz before a wall of oak."""

import materials as m
from furniture import *
from kit import *

LEFT, RIGHT, FRONT, BACK, HEIGHT = -2.6, 3.4, -4.2, 5.0, 2.8


def long_island(
    top='#efece6',
    cam=((2.05, -3.2, 1.48), (-0.45, 4.6, 0.92), 25),
    sun_dir=(28, 74),
    sunk=16.0,
    focus=3.0,
):
    """The island runs towards glass doors; a wall of fluted oak hides everything else."""
    world(strength=0.35)
    white = m.paint('#f1eee7', 0.65)
    box(LEFT, FRONT, HEIGHT, RIGHT, BACK, HEIGHT + 0.1, m.paint('#f6f4ef', 0.7), 0)
    doors = (-1.2, 3.0, 0.04, 2.5)
    wall('y', BACK, LEFT, RIGHT, HEIGHT, white, [doors])
    wall('x', LEFT, FRONT, BACK, HEIGHT, white, out=-1)
    wall('x', RIGHT, FRONT, BACK, HEIGHT, white)
    wall('y', FRONT, LEFT, RIGHT, HEIGHT, white, out=-1)
    window('y', BACK, *doors, nx=4, nz=1, frame='#26282a', bar=0.05, sky=12, back=2.0, low='#8a9a70', h0=0.7, h1=2.9)
    floor_tiles(LEFT, FRONT, RIGHT, BACK, m.porcelain('#cdc6ba', 0.3, 0.4, '#b0a797'), 1.2, 1.2, 0.0025, '#b3ab9e')
    oak_wall()
    quartz = m.quartz(top, '#a7a39b', 0.12, 0.5)
    x0, x1, y0, y1 = -0.55, 0.55, -1.5, 2.7
    box(x0, y0, 0.86, x1, y1, 0.92, quartz, 0.003)
    box(x0, y0, 0, x1, y0 + 0.06, 0.8595, quartz, 0.003)
    box(x0, y1 - 0.06, 0, x1, y1, 0.8595, quartz, 0.003)
    body = m.paint('#3b3f3d', 0.45)
    box(x0 + 0.02, y0 + 0.06, 0.06, x1 - 0.34, y1 - 0.06, 0.8595, body, 0.001)
    for k in range(5):
        a = y0 + 0.06 + 0.816 * k
        box(x0, a + 0.003, 0.08, x0 + 0.02, a + 0.813, 0.85, body, 0.002)
    for k, y in enumerate((-0.85, 0.05, 0.95, 1.85)):
        leather_stool(0.78, y, 90 + (5, -6, 10, -3)[k])
    linear_lamp()
    box(-0.36, 0.2, 0.74, 0.10, 1.0, 0.9225, m.steel(), 0.003)
    box(-0.33, 0.23, 0.80, 0.07, 0.97, 0.9235, m.metal('#8d8f90', 0.4), 0.003)
    with at(-0.42, 0.6, 0.92, 90):
        faucet(0, 0, 0, m.black(), 0.40, 0.22)
    bowl(0.10, -0.75, 0.92, m.wood('#6f4a2a', rough=0.5), 0.19, 0.08)
    heap('tomato', '#b03a24', 0.10, -0.75, 0.945, 6, 0.042, 0.085, 3)
    vase_branches(-0.05, 2.05, 0.92, m.ceramic('#3b3f3d', 0.45), m.leaf('#66804a', '#b3b57c'), 0.30, 9, 0.62, 4)
    open_book(0.22, 1.25, 0.92, 96)
    cup_on(0.20, 1.62, 0.92)
    with at(RIGHT - 0.001, 0.9, 0, -90):
        framed(-0.8, 1.05, 0.8, 2.15, -0.002, m.art(8.1, '#e6dfd0', '#4d5d58', '#b98a56'), m.black())
    plant(2.95, 4.3, 2.0, 5, '#5b5148', 0.22, size=0.19)
    bordered_rug(1.5, 1.7, 3.1, 4.1, '#b9ad98', ('#6b5138', '#55604f'))
    armchair(2.3, 3.1, -35, '#a4663f')
    sun(*sun_dir, sunk, 0.7, (1, 0.90, 0.76))
    area((0.4, FRONT + 0.3, 2.0), (0, 1.5, 1.0), 5, 1.6, 24, (1, 0.97, 0.93), glossy=False)
    area((0.4, 0.6, HEIGHT - 0.05), (0.4, 0.6, 0), 5, 8, 26, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=1.8)


def oak_wall():
    """Doors of fluted oak to the ceiling, two ovens in them, and a niche with a counter that is lit."""
    oak, dark = m.wood('#a87c4c', 'z'), m.ceramic('#131416', 0.12)
    x = LEFT + 0.66
    for y0, y1 in ((-3.2, -0.4), (2.1, 4.4)):
        box(LEFT, y0, 0.05, x - 0.02, y1, 2.6, m.paint('#2a241e', 0.8), 0)
        count = round((y1 - y0) / 0.045)
        for k in range(count):
            a = y0 + k * (y1 - y0) / count
            box(x - 0.025, a + 0.003, 0.06, x, a + (y1 - y0) / count - 0.003, 2.58, oak, 0.006)
    for z0, z1 in ((0.72, 1.28), (1.34, 1.80)):
        box(x - 0.01, -1.05, z0, x + 0.012, -0.45, z1, dark, 0.004)
        tube([(x + 0.045, -1.0, z1 - 0.07), (x + 0.045, -0.5, z1 - 0.07)], 0.009, m.steel(), smooth=False)
    stone = m.marble(0.08, 1.1, 0.9, 0.9, 0.1, '#e6e1d8', '#cfc8bc', '#9a9185')
    box(LEFT, -0.4, 0.05, x, 2.1, 0.86, m.paint('#3b3f3d', 0.45), 0.002)
    box(LEFT, -0.4, 0.86, x + 0.02, 2.1, 0.90, stone, 0.003)
    box(LEFT, -0.4, 0.90, LEFT + 0.02, 2.1, 1.55, stone, 0.001)
    box(LEFT, -0.4, 1.55, x - 0.25, 2.1, 2.6, m.wood('#a87c4c', 'z'), 0.002)
    for k in range(3):
        a = -0.4 + 0.833 * k
        box(x - 0.25, a + 0.002, 1.56, x - 0.232, a + 0.831, 2.59, oak, 0.002)
    area((LEFT + 0.25, 0.85, 1.53), (LEFT + 0.2, 0.85, 0.9), 0.1, 2.2, 7, (1, 0.86, 0.66), glossy=False)
    for k, (y, h, color) in enumerate(((-0.1, 0.24, '#d8cdb9'), (0.12, 0.18, '#3b3f3d'), (1.55, 0.30, '#b0764f'))):
        lathe([(0, 0), (0.05, 0), (0.075, h * 0.4), (0.03, h * 0.85), (0.036, h)], m.ceramic(color, 0.35), LEFT + 0.28, y, 0.90)
    with at(LEFT + 0.09, 0.75, 0.90, 90, -9):
        box(-0.18, -0.012, 0, 0.18, 0.012, 0.42, m.wood('#7d5634', 'z'), 0.02)
    box(LEFT + 0.16, 1.05, 0.90, LEFT + 0.46, 1.34, 1.24, m.steel(), 0.02)


def leather_stool(x, y, rot):
    """A stool with a low back of tan leather on legs of oak, facing -y."""
    hide, timber = m.paint('#9a6238', 0.42, 0.05), m.wood('#7d5634', 'z')
    with at(x, y, 0, rot + 90):
        soft(-0.22, -0.20, 0.62, 0.22, 0.20, 0.70, hide, 0.03, 0.012, 3, 10)
        soft(-0.22, 0.16, 0.66, 0.22, 0.22, 0.92, hide, 0.03, 0.01, 5, 10)
        for sx in (-1, 1):
            for sy in (-1, 1):
                tube([(sx * 0.17, sy * 0.15, 0.64), (sx * 0.21, sy * 0.20, 0)], 0.014, timber, smooth=False)
            tube([(sx * 0.195, -0.18, 0.24), (sx * 0.195, 0.18, 0.24)], 0.009, m.black(), smooth=False)
        tube([(-0.195, -0.18, 0.24), (0.195, -0.18, 0.24)], 0.009, m.black(), smooth=False)


def linear_lamp():
    """A bar of black metal that shines down along the island."""
    iron = m.black()
    box(-0.03, -0.6, 1.86, 0.03, 1.9, 1.90, iron, 0.004)
    box(-0.022, -0.58, 1.853, 0.022, 1.88, 1.862, m.emit('#ffe9cc', 7), 0)
    for y in (-0.2, 1.5):
        tube([(0, y, 1.90), (0, y, HEIGHT)], 0.003, iron, smooth=False)
    area((0, 0.65, 1.84), (0, 0.65, 0), 0.08, 2.4, 16, (1, 0.88, 0.70), glossy=False)
