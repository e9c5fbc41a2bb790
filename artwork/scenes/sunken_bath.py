"""A bathroom of travertine: a tub set into a deck in the corner, windows at two sides of it."""

import materials as m
from furniture import *
from kit import *

LEFT, RIGHT, FRONT, BACK, HEIGHT = -2.3, 2.3, -3.0, 2.6, 2.7
DECK = dict(x0=-2.3, x1=0.10, y0=1.15, y1=2.6, top=0.52)
STONE, JOINT = '#d3c2a4', '#b9a786'


def sunken_bath(
    cam=((1.30, -2.7, 1.36), (-0.55, 2.6, 0.86), 24),
    sun_dir=(30, 136),
    sunk=14.0,
    focus=3.7,
):
    """Two low windows meet over the tub; a washstand of walnut to the right."""
    world(strength=0.3)
    plaster = m.paint('#eee5d5', 0.7, 0.15)
    box(LEFT, FRONT, HEIGHT, RIGHT, BACK, HEIGHT + 0.1, m.paint('#f6f2e8', 0.7), 0)
    back, side = (-2.0, 0.0, 0.86, 2.2), (0.9, 2.35, 0.86, 2.2)
    wall('y', BACK, LEFT, RIGHT, HEIGHT, plaster, [back])
    wall('x', LEFT, FRONT, BACK, HEIGHT, plaster, [side], out=-1)
    wall('x', RIGHT, FRONT, BACK, HEIGHT, plaster)
    wall('y', FRONT, LEFT, RIGHT, HEIGHT, plaster, out=-1)
    view = dict(frame='#5b4632', sky=15, back=2.0, low='#7f9362', h0=0.9, h1=2.8, mirrored=True)
    window('y', BACK, *back, nx=3, nz=1, **view)
    window('x', LEFT, *side, out=-1, nx=2, nz=1, **view)
    stone = m.travertine(STONE, 0.4)
    floor_tiles(LEFT, FRONT, RIGHT, BACK, m.travertine('#c9b797', 0.33), 0.9, 0.45, 0.0025, JOINT, shift=0.5, along=(1, 0), tilt=0.0005)
    lay = dict(w=0.9, h=0.43, joint=0.0025, gcol=JOINT, shift=0.5, along=(1, 0), tilt=0.0006)
    tiled_wall('y', BACK, LEFT, RIGHT, 0, 0.86, stone, **lay)
    tiled_wall('x', LEFT, FRONT, BACK, 0, 0.86, stone, **lay, face=1)
    deck(stone)
    walnut_washstand()
    alcove()
    with at(0.15, -0.1):
        bordered_rug(-0.75, -0.5, 0.75, 0.55, '#b7a78a', ('#6b5138', '#7d4f38'))
    with at(1.2, BACK - 0.001, 0):
        framed(-0.45, 1.1, 0.45, 1.95, -0.002, m.art(2.9, '#e9dfc9', '#8f9a8c', '#b0764f'), m.wood('#7d5634', 'z'))
    teak_bench(1.2, 2.2)
    sun(*sun_dir, sunk, 0.7, (1, 0.90, 0.78))
    area((0.3, FRONT + 0.3, 2.0), (0, 1.5, 1.0), 3.6, 1.4, 15, (1, 0.97, 0.94), glossy=False)
    area((0, 0, HEIGHT - 0.05), (0, 0, 0), 3.8, 4.6, 14, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=2.0)


def deck(stone):
    """The deck, the tub in it, and what stands on its rim."""
    x0, x1, y0, y1, top = DECK.values()
    slab = m.travertine('#c6b291', 0.36, tile=0)
    tiled_wall('y', y0 + 0.012, x0, x1, 0, top - 0.03, stone, 0.9, 0.49, 0.0025, JOINT, 0, along=(1, 0))
    tiled_wall('x', x1 - 0.012, y0, y1, 0, top - 0.03, stone, 0.9, 0.49, 0.0025, JOINT, 0, face=1, along=(1, 0))
    box(x0, y0 + 0.012, 0, x1 - 0.012, y1, 0.10, slab, 0)
    tx0, tx1, ty0, ty1 = x0 + 0.34, x1 - 0.34, y0 + 0.28, y1 - 0.30
    for a in ((x0, y0 - 0.02, x1 + 0.02, ty0), (x0, ty1, x1 + 0.02, y1), (x0, ty0, tx0, ty1), (tx1, ty0, x1 + 0.02, ty1)):
        box(a[0], a[1], top - 0.03, a[2], a[3], top, slab, 0.002)
    enamel = m.ceramic('#f6f2ea', 0.1)
    for a in ((tx0 - 0.03, ty0 - 0.03, tx1 + 0.03, ty0 + 0.03), (tx0 - 0.03, ty1 - 0.03, tx1 + 0.03, ty1 + 0.03), (tx0 - 0.03, ty0, tx0 + 0.03, ty1), (tx1 - 0.03, ty0, tx1 + 0.03, ty1)):
        box(a[0], a[1], 0.14, a[2], a[3], top + 0.016, enamel, 0.012, 4)
    box(tx0, ty0, 0.12, tx1, ty1, 0.16, enamel, 0.004)
    box(tx0 + 0.02, ty0 + 0.02, 0.40, tx1 - 0.02, ty1 - 0.02, 0.405, m.water(), 0)
    bronze = m.metal('#7a5a3a', 0.3)
    fx = x1 - 0.17
    for y in (1.75, 2.05):
        cyl(0.022, top, top + 0.06, bronze, fx, y)
        tube([(fx - 0.03, y, top + 0.07), (fx + 0.03, y, top + 0.07)], 0.008, bronze, smooth=False)
    tube([(fx, 1.90, top), (fx, 1.90, top + 0.22), (fx - 0.06, 1.90, top + 0.26), (fx - 0.20, 1.90, top + 0.23)], 0.015, bronze, res=8)
    vase_branches(x0 + 0.20, y1 - 0.18, top, m.ceramic('#a4663f', 0.5), m.leaf('#66804a', '#b3b57c'), 0.26, 8, 0.5, 6)
    for k, h in enumerate((0.16, 0.11, 0.08)):
        cyl(0.036, top, top + h, m.paint('#efe6d2', 0.5), x0 + 0.16 + 0.10 * k, y0 + 0.14, b=0.004)
    towel(x1 - 0.18, y0 + 0.14, top, '#efe9df', 0.24, 0.20, 2)
    bowl(x0 + 0.75, y1 - 0.14, top, m.wood('#7d5634'), 0.10, 0.06)


def walnut_washstand():
    """A floating washstand of walnut along the right wall, a long mirror, a shelf of light."""
    with at(RIGHT, -0.2, 0, -90):
        walnut, bronze = m.wood('#6f4a2f'), m.metal('#7a5a3a', 0.3)
        slab = m.travertine('#c6b291', 0.36, tile=0)
        box(-1.3, -0.52, 0.40, 1.2, 0, 0.78, walnut, 0.003)
        for k in range(3):
            a = -1.3 + 0.833 * k
            box(a + 0.003, -0.54, 0.41, a + 0.83, -0.52, 0.77, walnut, 0.003)
            box(a + 0.30, -0.548, 0.752, a + 0.53, -0.53, 0.764, bronze, 0.002)
        box(-1.34, -0.56, 0.78, 1.24, 0, 0.84, slab, 0.003)
        for x in (-0.75, 0.55):
            lathe([(0, 0.01), (0.13, 0.012), (0.19, 0.05), (0.21, 0.11), (0.20, 0.115), (0.13, 0.03), (0, 0.022)], m.ceramic('#efe6d6', 0.35), x, -0.28, 0.835, 64, 1.1, 0.85)
            tube([(x, 0, 1.06), (x, -0.16, 1.06), (x, -0.18, 1.04)], 0.011, bronze)
            for side in (-0.10, 0.10):
                with at(x + side, 0, 1.06, 0, 90):
                    cyl(0.02, 0, 0.05, bronze)
        box(-1.25, -0.03, 1.22, 1.15, -0.002, 2.05, m.mirror(), 0)
        for z in (1.20, 2.05):
            box(-1.27, -0.035, z, 1.17, -0.002, z + 0.018, bronze, 0.002)
        for x in (-0.10,):
            lathe([(0, 0), (0.06, 0), (0.07, 0.12), (0.03, 0.20), (0.034, 0.22)], m.ceramic('#8f9a8c', 0.35), x, -0.16, 0.84)
        cyl(0.032, 0.84, 1.0, m.ceramic('#a4663f', 0.4), 0.05, -0.22)
        tooth_glass(-0.28, -0.24, 0.84)
        area((0, -0.30, 2.2), (0, -0.2, 0.9), 2.2, 0.06, 7, (1, 0.88, 0.70), glossy=False)


def alcove():
    """Shelves in the wall at the left with rolled towels and jars."""
    oak = m.wood('#7d5634', 'y')
    for z in (1.15, 1.50, 1.85):
        box(LEFT, -1.4, z, LEFT + 0.26, -0.1, z + 0.036, oak, 0.003)
    for k in range(4):
        with at(LEFT + 0.02, -1.2 + 0.17 * k, 1.255, 0, 0, 90):
            cyl(0.068, 0, 0.22, m.fabric(('#efe9df', '#c9b79f', '#efe9df', '#93a08c')[k], 0.6), b=0.012)
    for k, (y, h, color) in enumerate(((-1.2, 0.16, '#a4663f'), (-0.95, 0.12, '#efe6d6'), (-0.4, 0.18, '#8f9a8c'))):
        lathe([(0, 0), (0.05, 0), (0.06, h * 0.6), (0.045, h), (0.04, h)], m.ceramic(color, 0.35), LEFT + 0.13, y, 1.536)
    bowl(LEFT + 0.13, -0.75, 1.886, m.ceramic('#c6b291', 0.5), 0.10, 0.07)


def teak_bench(x, y):
    """A bench of slats with a basket under it."""
    teak = m.wood('#9a6a40')
    for k in range(5):
        box(x - 0.5, y - 0.16 + 0.07 * k, 0.42, x + 0.5, y - 0.105 + 0.07 * k, 0.445, teak, 0.004)
    for sx in (-0.42, 0.42):
        for sy in (-0.12, 0.14):
            box(x + sx - 0.02, y + sy - 0.02, 0, x + sx + 0.02, y + sy + 0.02, 0.42, teak, 0.003)
    towel(x - 0.22, y, 0.446, '#c9b79f', 0.34, 0.24, 2)
    lathe([(0, 0), (0.17, 0), (0.19, 0.02), (0.20, 0.26), (0.19, 0.26), (0.175, 0.03), (0, 0.02)], m.fabric('#a8834f', 0.25), x + 0.05, y, 0.002)
