"""The entrance of an office: a long desk of terrazzo, a meeting room behind glass."""

import materials as m
from furniture import *
from kit import *

LEFT, RIGHT, FRONT, BACK, HEIGHT = -4.6, 4.6, -3.4, 9.5, 3.3


def office(
    cam=((2.6, -2.9, 1.40), (-1.0, 9.5, 1.02), 25),
    sun_dir=(24, 172),
    sunk=14.0,
    focus=5.2,
):
    """Polished concrete from the door to a garden court; a desk at the right, seats at the left."""
    world((0.3, 0.5, 0.95), (0.85, 0.92, 1), 0.4)
    white = m.paint('#ece8df', 0.65)
    box(LEFT, FRONT, HEIGHT, RIGHT, BACK, HEIGHT + 0.1, m.paint('#f4f2ed', 0.7), 0)
    front = [(y, y + 2.3, 0.05, 2.75) for y in (-3.0, -0.5, 2.0, 4.5)]
    court = (-2.6, 1.4, 0.05, 2.75)
    wall('y', BACK, LEFT, RIGHT, HEIGHT, white, [court])
    wall('x', LEFT, FRONT, BACK, HEIGHT, white, front, out=-1)
    wall('x', RIGHT, FRONT, BACK, HEIGHT, white)
    wall('y', FRONT, LEFT, RIGHT, HEIGHT, white, out=-1)
    view = dict(frame='#3b3630', bar=0.045, back=2.0, low='#87976f', h0=0.8, h1=3.2)
    for opening in front:
        window('x', LEFT, *opening, out=-1, nx=2, nz=1, sky=13, **view)
    window('y', BACK, *court, nx=4, nz=1, sky=12, **view)
    box(LEFT, FRONT, -0.05, RIGHT, BACK, 0, m.terrazzo_concrete('#938d84', 0.085, 0.5), 0)
    joint = m.paint('#4a4641', 0.85)
    for y in (-0.4, 2.9, 6.2):
        box(LEFT, y - 0.003, -0.01, RIGHT, y + 0.003, 0.0006, joint, 0)
    for x in (-1.5, 1.6):
        box(x - 0.003, FRONT, -0.01, x + 0.003, BACK, 0.0006, joint, 0)
    slats()
    reception()
    meeting_room()
    lounge()
    for k in range(6):
        y = -2.2 + 1.9 * k
        lathe([(0.30, 0), (0.29, 0.045), (0.02, 0.06)], m.paint('#d9d2c2', 0.6), 0.2, y, HEIGHT - 0.55)
        lathe([(0.285, 0.004), (0.27, 0.01), (0, 0.012)], m.emit('#fff0da', 3.2), 0.2, y, HEIGHT - 0.55)
        tube([(0.2, y, HEIGHT - 0.49), (0.2, y, HEIGHT)], 0.004, m.black(), smooth=False)
    sun(*sun_dir, sunk, 0.7, (1, 0.91, 0.78))
    area((0, FRONT + 0.3, 2.4), (0, 3, 1.2), 7, 2.0, 45, (1, 0.97, 0.93), glossy=False)
    area((0, 3, HEIGHT - 0.05), (0, 3, 0), 7, 11, 110, (1, 0.97, 0.93), glossy=False)
    camera(*cam, focus=focus, f=1.8)


def slats():
    """A wall of ash slats at the right, up to a band of plaster."""
    ash = m.wood('#b9986a', 'z')
    box(RIGHT - 0.02, FRONT, 0, RIGHT, BACK, HEIGHT, m.paint('#2b241d', 0.8), 0)
    for k in range(118):
        y = FRONT + 0.11 * k
        box(RIGHT - 0.07, y, 0.0, RIGHT - 0.02, y + 0.06, 2.75, ash, 0.003)
    box(RIGHT - 0.08, FRONT, 2.75, RIGHT, BACK, HEIGHT, m.paint('#ece8df', 0.65), 0)


def reception():
    """A long desk with a lower part for guests, a screen, papers and a lamp on it."""
    stone, ash = m.terrazzo_concrete('#cfc8bb', 0.2, 0.9), m.wood('#b9986a', 'y')
    box(2.0, 2.6, 0, 2.62, 6.4, 1.06, stone, 0.006)
    box(1.92, 2.5, 1.06, 2.72, 6.5, 1.10, ash, 0.004)
    box(2.62, 2.6, 0.70, 3.25, 6.4, 0.74, ash, 0.003)
    box(2.75, 3.8, 0.78, 2.78, 4.4, 1.18, m.black(), 0.004)
    box(2.70, 4.08, 0.74, 2.84, 4.12, 0.80, m.black(), 0.003)
    books(2.30, 3.0, 1.10, 75, ('#c9c2b4', '#4d5d58'))
    vase_branches(2.32, 5.7, 1.10, m.ceramic('#4d5d58', 0.4), m.leaf('#66804a', '#b3b57c'), 0.30, 9, 0.6, 4)
    with at(2.30, 4.7, 1.10):
        lathe([(0, 0), (0.07, 0), (0.07, 0.012), (0.012, 0.02), (0.010, 0.30), (0, 0.30)], m.brass())
        lathe([(0.11, 0.28), (0.07, 0.42)], m.linen('#efe3cd'))
    task_chair(3.45, 4.2, -95)


def task_chair(x, y, rot):
    """A chair on castors."""
    cloth, iron = m.fabric('#4d5d58'), m.black()
    with at(x, y, 0, rot):
        soft(-0.24, -0.24, 0.44, 0.24, 0.22, 0.52, cloth, 0.03, 0.012, 3, 10)
        soft(-0.22, 0.20, 0.60, 0.22, 0.26, 1.0, cloth, 0.03, 0.012, 4, 10)
        tube([(0, 0.20, 0.44), (0, 0.27, 0.55), (0, 0.25, 0.72)], 0.018, iron)
        cyl(0.025, 0.10, 0.44, iron)
        for k in range(5):
            with at(0, 0, 0, 72 * k + 10):
                tube([(0, 0, 0.12), (0.28, 0, 0.06)], 0.014, iron, smooth=False)
                sphere(0.026, iron, 0.28, 0, 0.028)


def meeting_room():
    """Panes in black frames across the corner at the far right, a table and chairs behind them."""
    iron = m.black()
    y = 7.0
    for x in (1.75, 2.7, 3.65, 4.5):
        box(x - 0.02, y - 0.025, 0, x + 0.02, y + 0.025, 2.75, iron, 0.002)
    for z in (0.0, 2.05, 2.71):
        box(1.75, y - 0.025, z, RIGHT, y + 0.025, z + 0.04, iron, 0.002)
    box(1.77, y - 0.004, 0.04, RIGHT, y + 0.004, 2.71, m.pane(), 0)
    box(1.75, y - 0.03, 2.75, RIGHT, y + 0.03, HEIGHT, m.paint('#ece8df', 0.65), 0)
    dining_table(3.15, 8.3, 1.7, 0.95, '#7d5634', 0)
    for x in (2.6, 3.5):
        dining_chair(x, 7.62, 180, '#3a2a1e', '#4d5d58')
        dining_chair(x, 8.98, 0, '#3a2a1e', '#4d5d58')
    with at(0, BACK):
        framed(2.4, 1.15, 4.0, 2.15, -0.002, m.art(5.7, '#e6dfd0', '#4d5d58', '#b0764f'), iron)


def lounge():
    """A sofa and two chairs at a low table near the glass, on a rug."""
    bordered_rug(-4.0, 1.6, -1.4, 4.6, '#b3a992', ('#4d5d58', '#7a3f2c'))
    sofa(-3.0, 4.55, 0, 2.1, '#8b948a', ('#b98a56', '#e5dfd2', '#4d5d58'))
    armchair(-3.85, 2.75, 62, '#b98a56')
    box(-3.2, 2.7, 0.34, -2.1, 3.3, 0.38, m.wood('#7d5634'), 0.004)
    for x in (-3.12, -2.18):
        for y in (2.76, 3.24):
            box(x - 0.018, y - 0.018, 0, x + 0.018, y + 0.018, 0.34, m.black(), 0.002)
    open_book(-2.75, 2.95, 0.38, 12)
    cup_on(-2.35, 3.08, 0.38)
    plant(-4.1, 6.6, 2.2, 5, '#5b5148', 0.26, size=0.19)
    plant(-1.0, 8.7, 1.8, 12, '#5b5148', 0.22, size=0.18)
