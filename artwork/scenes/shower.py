"""A walk-in shower of travertine."""

import materials as m
from furniture import *
from kit import *

HEIGHT = 2.6
NICHE = (-0.30, 0.30, 1.20, 1.50)
STONE = '#cdbea6'
JOINT = '#a5957c'


def shower(cam=((-0.60, -1.95, 1.28), (0.05, 1.6, 0.98), 26), focus=3.5):
    """Stone walls with a niche and a bench, behind a clear pane that stands on the right."""
    room()
    stone_walls()
    niche()
    bench()
    floors()
    pane_of_glass()
    shower_set()
    teak_stool(-0.20, 1.06)
    towel(-0.22, 1.06, 0.426, '#93a08c', w=0.28, d=0.20, n=1)
    sun(19, 236, 20, 0.7, (1, 0.9, 0.78))
    area((-0.3, 1.2, 2.56), (-0.3, 1.2, 0), 1.9, 1.2, 9, (1, 0.98, 0.95), glossy=False)
    area((0.6, -2.5, 2.0), (-0.2, 1.5, 1.0), 3, 1.4, 9, (1, 0.97, 0.94), glossy=False)
    area((0, -0.8, 2.56), (0, -0.8, 0), 2.4, 3, 6, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=2.8)


def slab():
    """Travertine in one piece, a shade darker than the tiles: shelves, the seat and the sill."""
    return m.travertine('#bda98c', 0.35, tile=0)


def room():
    """Plaster around the shower, and the window that the sun comes through."""
    world(strength=0.3)
    plaster = m.paint('#ece6da', 0.6)
    box(-1.5, -2.8, HEIGHT, 1.3, 2.0, HEIGHT + 0.1, m.paint('#f5f2ea', 0.7), 0)
    opening = (-1.7, -0.2, 0.8, 2.25)
    wall('x', -1.5, -2.8, 2, HEIGHT, plaster, [opening], out=-1)
    window('x', -1.5, *opening, out=-1, nx=2, nz=2, sky=26, frame='#3a3a3a')
    wall('x', 1.3, -2.8, 2, HEIGHT, plaster)
    wall('y', -2.8, -1.5, 1.3, HEIGHT, plaster, out=-1)
    wall('y', 2.0, -1.5, 1.3, HEIGHT, m.grout(JOINT), [NICHE])


def stone_walls():
    """Tiles of two to one, in bond, whose joints are told from the stone."""
    stone = m.travertine(STONE, 0.42)
    size = dict(w=0.60, h=0.30, joint=0.003, gcol=JOINT, shift=0.5, tilt=0.0012, hvar=0.0003, along=(1, 0))
    a, b, low, high = NICHE

    def around_niche(middle):
        return not (a < middle[0] - 1.5 < b and low < middle[1] < high)

    tiled_wall('y', 2.0, -1.5, 1.3, 0, HEIGHT, stone, **size, keep=around_niche)
    tiled_wall('x', -1.5, 0.45, 2.0, 0, HEIGHT, stone, **size, face=1)
    tiled_wall('x', 1.3, 0.45, 2.0, 0, HEIGHT, stone, **size, face=-1)


def niche():
    """A shelf in the wall with bottles, a bar of soap and a sponge."""
    a, b, low, high = NICHE
    box(a, 2.085, low, b, 2.10, high, slab(), 0)
    for x0, z0, x1, z1 in (
        (a, low, b, low + 0.02),
        (a, high - 0.02, b, high),
        (a, low, a + 0.02, high),
        (b - 0.02, low, b, high),
    ):
        box(x0, 1.982, z0, x1, 2.09, z1, slab(), 0.002)
    shelf = low + 0.02
    for x, y, radius, tall, color in (
        (a + 0.10, 2.04, 0.030, 0.165, '#5d6a66'),
        (a + 0.18, 2.05, 0.026, 0.14, '#d9cfbd'),
    ):
        cyl(radius, shelf, shelf + tall, m.ceramic(color, 0.3), x, y, b=0.004)
        cyl(0.008, shelf + tall, shelf + tall + 0.025, m.brass(), x, y, b=0.001)
        tube([(x, y, shelf + tall + 0.022), (x, y - 0.04, shelf + tall + 0.024)], 0.005, m.brass(), smooth=False)
    soft(a + 0.27, 2.015, shelf, a + 0.35, 2.065, shelf + 0.028, m.ceramic('#e8dcc4', 0.5), 0.011, 0.001, 4)
    soft(b - 0.17, 2.01, shelf, b - 0.05, 2.075, shelf + 0.06, m.fabric('#b98f5c', 2.5), 0.028, 0.006, 9)


def bench():
    """A bench of the same stone along the back, towels on it."""
    tiled_wall('y', 1.60, -1.5, -0.72, 0, 0.43, m.travertine(STONE, 0.42), 0.78, 0.43, gcol=JOINT, shift=0)
    box(-1.5, 1.60, 0, -0.73, 1.99, 0.43, m.grout(JOINT), 0)
    box(-1.5, 1.57, 0.43, -0.70, 1.99, 0.465, slab(), 0.004)
    towel(-0.96, 1.78, 0.466, w=0.32, d=0.22, n=3)
    vase_branches(
        -1.30,
        1.80,
        0.465,
        m.ceramic('#d8cdb9', 0.5),
        m.leaf('#5f7d48', '#9cb070'),
        h=0.20,
        n=7,
        L=0.42,
        seed=6,
        size=0.05,
        count=34,
    )


def floors():
    """Small stone with a drain inside the shower, large stone outside."""
    small = m.travertine('#ad9a80', 0.5)
    pieces(brick(-1.5, 0.45, 1.3, 2.0, 0.10, 0.05, 0.5), small, 0.004, 0.01, 0.0012, 2, 0.003, 0.0003)
    box(-1.5, 0.45, -0.05, 1.3, 2, -0.002, m.grout(JOINT), 0)
    floor_tiles(
        -1.5, -2.8, 1.3, 0.42, m.travertine('#bcae98', 0.3), 0.6, 0.6, 0.003, JOINT, tilt=0.0008
    )
    box(-1.5, 0.40, -0.02, 1.3, 0.46, 0.012, slab(), 0.002)
    steel = m.steel()
    box(0.05, 1.86, -0.001, 0.95, 1.94, 0.0005, steel, 0.0004)
    for k in range(44):
        box(0.07 + 0.02 * k, 1.875, 0.0004, 0.078 + 0.02 * k, 1.925, 0.0009, m.black(), 0)


def pane_of_glass():
    """One pane without a frame: clamps of brass, and an edge that is green as glass is."""
    brass, x0, x1, top = m.brass(), 0.30, 1.29, 2.15
    box(x0, 0.424, 0.012, x1, 0.434, top, m.pane('#f9fdfb'), 0)
    edge = m.paint('#6f9f8f', 0.08)
    box(x0 - 0.0015, 0.424, 0.012, x0, 0.434, top, edge, 0)
    box(x0, 0.424, top, x1, 0.434, top + 0.0015, edge, 0)
    for z in (0.30, 1.85):
        box(x1 - 0.045, 0.416, z, x1 + 0.008, 0.442, z + 0.05, brass, 0.003)
    box(x0 + 0.10, 0.416, 0.012, x0 + 0.15, 0.442, 0.055, brass, 0.003)


def shower_set():
    """A rain head, a hand shower on its bar, and two handles."""
    brass = m.brass()
    tube([(0.66, 1.985, 2.14), (0.66, 1.66, 2.14), (0.66, 1.62, 2.13), (0.66, 1.61, 2.09)], 0.011, brass)
    cyl(0.13, 2.066, 2.084, brass, 0.66, 1.61, b=0.003)
    for z, r in ((1.18, 0.075), (0.98, 0.05)):
        with at(0.66, 1.985, z, 0, 90):
            cyl(r, 0, 0.012, brass, b=0.002)
            cyl(r * 0.4, 0.01, 0.05, brass, b=0.002)
        tube([(0.66, 1.945, z), (0.66 + r * 0.8, 1.94, z + r * 0.8)], 0.006, brass, smooth=False)
    tube([(0.94, 1.95, 0.98), (0.94, 1.95, 1.74)], 0.009, brass, smooth=False)
    for z in (1.0, 1.72):
        tube([(0.94, 1.95, z), (0.94, 1.99, z)], 0.007, brass, smooth=False)
    tube([(0.94, 1.93, 1.60), (0.93, 1.84, 1.66)], 0.014, brass, smooth=False)
    hose = [(0.94, 1.93, 1.60), (1.05, 1.90, 1.2), (0.98, 1.90, 0.72), (0.80, 1.93, 0.70), (0.72, 1.96, 0.90)]
    tube(hose, 0.006, m.chrome())


def teak_stool(x, y):
    """A low stool of slats."""
    teak = m.wood('#9a6a40', 'x')
    for k in range(5):
        box(x - 0.20, y - 0.135 + 0.056 * k, 0.405, x + 0.20, y - 0.087 + 0.056 * k, 0.425, teak, 0.004)
    for side in (-1, 1):
        for end in (-1, 1):
            tube(
                [(x + side * 0.15, y + end * 0.10, 0.405), (x + side * 0.18, y + end * 0.12, 0)],
                0.015,
                teak,
                smooth=False,
            )
        box(x + side * 0.155 - 0.012, y - 0.11, 0.12, x + side * 0.155 + 0.012, y + 0.11, 0.145, teak, 0.003)
