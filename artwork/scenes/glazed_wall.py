"""Hand-made glazed tile over a counter, from near, in raking sun."""

import random

import materials as m
from furniture import *
from kit import *

# No kiln gives one green: most tiles are of the first, some of the others.
GREENS = (('#6f9183', '#557a6d'), ('#7f9c86', '#658a74'), ('#5d8178', '#46685f'))
WALL = 0.62


def glazed_wall(cam=((-0.50, -0.40, 0.34), (0.12, 0.62, 0.20), 36), focus=1.12):
    """Tiles of 10 cm with a pale joint; a board, a dish and a tap stand before them."""
    world(strength=0.35)
    plaster = m.paint('#ece6da', 0.6)
    wall('y', WALL + 0.02, -1.5, 3, 1.7, plaster)
    wall('x', -1.5, -2.4, WALL + 0.2, 1.7, plaster, [(-1.5, 0.35, 0.12, 1.4)], out=-1)
    window('x', -1.5, -1.5, 0.35, 0.12, 1.4, out=-1, nx=3, nz=2, sky=20, back=2.0, mirrored=True)
    box(-1.5, -2.4, 1.68, 3, WALL + 0.2, 1.75, plaster, 0)
    box(3, -2.4, -0.9, 3.1, WALL + 0.2, 1.75, plaster, 0)
    tiles()
    box(-1.5, -0.06, -0.035, 3, WALL, 0, m.quartz('#ece8e0', veins=0.7), 0.003, 3)
    box(-1.5, -0.02, -0.9, 3, WALL, -0.04, m.paint('#3f4d47', 0.4), 0.002)
    # What is used every day.
    with at(0.42, WALL - 0.078, 0, 0, -10):
        box(-0.13, -0.009, 0, 0.13, 0.009, 0.36, m.wood('#a8743f', 'z'), 0.012, 3)
    bowl(0.10, 0.40, 0, m.ceramic('#ece5d8', 0.25), 0.085, 0.055)
    heap('egg', '#bf8f68', 0.10, 0.40, 0.014, 5, 0.022, 0.034, 4)
    faucet(0.98, 0.50, 0, m.brass(), 0.40, 0.22)
    with at(-0.34, 0.16):
        cyl(0.034, 0, 0.14, m.ceramic('#d9cfbd', 0.4), b=0.006)
        cyl(0.006, 0.14, 0.19, m.brass())
        tube([(0, 0, 0.188), (0.02, -0.02, 0.192), (0.04, -0.04, 0.182)], 0.0055, m.brass())
    sun(24, 198, 12, 0.7, (1, 0.89, 0.74))
    area((0.4, -2.2, 1.3), (0.4, 0.5, 0.4), 2.6, 1.0, 8, (1, 0.97, 0.94), glossy=False)
    area((0.4, -0.6, 1.66), (0.4, -0.6, 0), 2.6, 2.4, 7, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=2.8)


def tiles():
    """Tiles that no two kilns and no two hands made alike."""
    rng = random.Random(5)
    polys = brick(0, 0, 4.5, 1.7, 0.10, 0.10, 0)
    kinds = [rng.choices(range(3), (6, 3, 2))[0] for _ in polys]
    with at(-1.5, WALL, 0.001, rx=90):
        for k, colors in enumerate(GREENS):
            chosen = [p for p, kind in zip(polys, kinds) if kind == k]
            pieces(chosen, m.glaze(*colors, 0.06), 0.003, 0.012, 0.0022, 4, 0.010, 0.0005, seed=5 + k, flat=False)
        box(0, 0, -0.012, 4.5, 1.7, -0.0022, m.grout('#d9d2c2'), 0)
