"""A furnished room for its stained concrete floor."""

import materials as m
from furniture import *
from kit import *

SIDE, NEAR, BACK, HIGH = 3.3, -3.2, 5.4, 2.9


def stained_room(cam=((1.15, -2.35, 1.12), (-0.55, 2.6, 0.62), 25), focus=3.2, f=4.0):
    """A sitting room with windows on the left; what is mirrored is the wall and the windows, softly."""
    world(strength=0.35)
    shell()
    slab()
    things()
    sun(24, 158, 10, 0.8, (1, 0.89, 0.74))
    area((0, NEAR + 0.3, 2.1), (0, 1.5, 0.6), 4, 1.6, 22, (1, 0.97, 0.94), glossy=False)
    area((0.4, 1.2, HIGH - 0.04), (0.4, 1.2, 0), 4.5, 5.5, 34, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=f)


def shell():
    """Walls with two tall windows, a doorway to a lit hall, and trim."""
    plaster, trim = m.paint('#e7e1d5', 0.65), m.paint('#f3f0e8', 0.4)
    windows = [(0.2, 1.9, 0.06, 2.4), (2.6, 4.3, 0.06, 2.4)]
    door = (1.35, 2.35, 0.0, 2.2)
    box(-SIDE, NEAR, HIGH, SIDE, BACK, HIGH + 0.1, m.paint('#f7f5f0', 0.7), 0)
    wall('x', -SIDE, NEAR, BACK, HIGH, plaster, windows, out=-1)
    wall('y', BACK, -SIDE, SIDE, HIGH, plaster, [door])
    wall('x', SIDE, NEAR, BACK, HIGH, plaster)
    wall('y', NEAR, -SIDE, SIDE, HIGH, plaster, out=-1)
    for w in windows:
        window('x', -SIDE, *w, out=-1, nx=2, nz=4, frame='#2d2c2b', sky=18, back=2.0, bar=0.026)
    # The hall behind the doorway has light of its own.
    hall = m.paint('#ece6da', 0.65)
    box(0.2, BACK + 0.16, 0, 0.3, BACK + 2.2, 2.6, hall, 0)
    box(3.4, BACK + 0.16, 0, 3.5, BACK + 2.2, 2.6, hall, 0)
    box(0.2, BACK + 2.2, 0, 3.5, BACK + 2.3, 2.6, hall, 0)
    box(0.2, BACK + 0.16, 2.6, 3.5, BACK + 2.3, 2.7, hall, 0)
    framed(1.55, 1.15, 2.25, 2.05, BACK + 2.199, m.art(6.4, '#efe7da', '#8d7a62', '#4d5f5a'))
    area((1.9, BACK + 1.2, 2.55), (1.9, BACK + 1.2, 0), 1.6, 1.4, 22, (1, 0.95, 0.86), glossy=False)
    for a, b in ((-SIDE, door[0] - 0.08), (door[1] + 0.08, SIDE)):
        box(a, BACK - 0.016, 0, b, BACK, 0.11, trim, 0.004)
    box(SIDE - 0.016, NEAR, 0, SIDE, BACK, 0.11, trim, 0.004)
    for a, b in ((NEAR, windows[0][0]), (windows[0][1], windows[1][0]), (windows[1][1], BACK)):
        box(-SIDE, a, 0, -SIDE + 0.016, b, 0.11, trim, 0.004)
    for a in (door[0] - 0.08, door[1]):
        box(a, BACK - 0.02, 0, a + 0.08, BACK, door[3] + 0.08, trim, 0.004)
    box(door[0], BACK - 0.02, door[3], door[1], BACK, door[3] + 0.08, trim, 0.004)


def slab():
    """One slab through both rooms, stained the brown of tobacco, with its saw cuts."""
    box(-SIDE, NEAR, -0.05, SIDE, BACK + 2.3, 0, m.concrete_stain('#5d4a38', '#86694c', '#392f26', 0.17, 0.9), 0)
    dark = m.paint('#2c2620', 0.85)
    for x in (-1.1, 1.1):
        box(x - 0.0025, NEAR, -0.01, x + 0.0025, BACK, 0.0005, dark, 0)
    for y in (-0.6, 2.0, 4.6):
        box(-SIDE, y - 0.0025, -0.01, SIDE, y + 0.0025, 0.0005, dark, 0)


def things():
    """A sofa along the right wall, an armchair, a table, a console and plants."""
    sofa(2.55, 2.55, -90, 2.3, '#a9a394', ('#5f6f66', '#e5dfd2', '#8c5f45'))
    armchair(-0.75, 4.05, 22, '#7c7a6b')
    walnut = m.wood('#6f4a2a', 'y')
    box(0.85, 2.1, 0.33, 1.45, 3.2, 0.365, walnut, 0.006)
    for x in (0.9, 1.40):
        for y in (2.16, 3.14):
            box(x - 0.02, y - 0.02, 0, x + 0.02, y + 0.02, 0.33, m.black(), 0.003)
    bowl(1.12, 2.85, 0.365, m.ceramic('#5d6a66', 0.3), 0.13, 0.075)
    box(1.0, 2.28, 0.365, 1.26, 2.47, 0.39, m.paint('#e7e0d2', 0.6), 0.003)
    box(1.02, 2.29, 0.39, 1.24, 2.45, 0.41, m.paint('#5b6b66', 0.6), 0.003)
    box(-1.75, BACK - 0.44, 0.14, 0.55, BACK - 0.02, 0.70, m.wood('#8a6238'), 0.006)
    for x in (-1.18, -0.61, -0.03):
        box(x - 0.002, BACK - 0.442, 0.16, x + 0.002, BACK - 0.43, 0.68, m.black(), 0)
    for x in (-1.65, 0.45):
        for y in (BACK - 0.38, BACK - 0.08):
            box(x - 0.02, y - 0.02, 0, x + 0.02, y + 0.02, 0.14, m.black(), 0.002)
    framed(-1.35, 1.08, 0.15, 2.02, BACK - 0.001, m.art(9.2, '#eae1d0', '#b08a63', '#42524d'))
    vase_branches(0.28, BACK - 0.22, 0.70, m.ceramic('#d8cdb9', 0.45), m.leaf('#66804a', '#9aa873'), 0.26, 7, 0.5, 5)
    plant(-2.75, 5.0, 1.75, 6, '#8d8378', 0.2)
    # A rug that leaves the floor free.
    box(0.35, 1.35, 0.0, 2.1, 3.9, 0.010, m.fabric('#b9ae9a', 0.3), 0.004)
