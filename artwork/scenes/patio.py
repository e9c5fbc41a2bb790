"""A patio behind a house."""

import numpy as np

import materials as m
from furniture import *
from kit import *

SKY = dict(top=(0.10, 0.27, 0.78), horizon=(0.60, 0.76, 0.98), strength=0.9, ground=(0.25, 0.23, 0.2), clouds=0.75)


def patio(
    ground='pavers',
    cam=((-1.7, -3.7, 1.42), (0.75, 2.4, 0.72), 23),
    sun_dir=(39, 218),
    focus=4.2,
    f=3.5,
):
    """Paved ground before the garden door of a house, a pergola, seats and planting."""
    world(**SKY)
    GROUNDS[ground]()
    house()
    garden()
    pergola(-1.7, 4.3, 0.1, 4.1)
    climb = [(-1.2, 0.86, 0.05), (-1.27, 0.80, 1.0), (-1.12, 0.84, 1.9), (-1.2, 0.75, 2.72), (-0.3, 0.72, 2.86)]
    vine(climb + [(0.7, 0.62, 2.84), (1.5, 0.74, 2.90), (2.1, 0.66, 2.86)], 6500, 5, 0.062, 0.07, flowers=60)
    seats()
    sun(*sun_dir, 5.6, 1.5, (1, 0.90, 0.76))
    camera(*cam, focus=focus, f=f)


def paved(outlines, stone, joint, bevel, tilt, uneven, fill, depth):
    """Stones and what is between them."""
    pieces(outlines, stone, joint, 0.05, bevel, 3, tilt, uneven)
    box(-7, -6.5, -0.1, 7, 4.5, -depth, fill, 0)


def pavers():
    """Concrete pavers of three sizes."""
    stone = m.paver('#9f866c', '#bba184', '#857160')
    paved(ashlar(-6.3, -6.3, 6.0, 3.9), stone, 0.007, 0.007, 0.003, 0.0012, m.grout('#8a7c68'), 0.007)


def brick_herringbone():
    """Brick pavers in a herringbone."""
    stone = m.paver('#93604e', '#a9826d', '#64595a')
    paved(herringbone(-6.3, -6.5, 6.3, 3.9, 0.10, 2), stone, 0.004, 0.005, 0.002, 0.0009, m.grout('#8d8272'), 0.005)


GROUNDS = {'pavers': pavers, 'herringbone': brick_herringbone}


def house():
    """A wall of stucco with a garden door and lamps, capped with metal."""
    door = (-0.6, 2.4, 0.05, 2.35)
    wall('y', 4.1, -1.9, 9, 3.3, m.stucco('#eae0cf'), [door])
    sliding_door(door[0], door[1], 4.12, door[3])
    room_behind(door[0], door[1], 4.26)
    dark = m.paint('#2b2b2c', 0.4)
    for x in (-1.05, 2.85):
        box(x - 0.06, 4.0, 1.75, x + 0.06, 4.1, 2.05, dark, 0.004)
        box(x - 0.045, 3.99, 1.79, x + 0.045, 4.0, 2.0, m.paint('#efe3c8', 0.3), 0.003)
    box(-1.92, 4.08, 0, 9, 4.1, 0.14, m.concrete('#a59b8b', 0.85), 0.004)
    box(-1.95, 4.05, 3.3, 9.05, 4.4, 3.36, dark, 0.004)
    box(-1.9, 4.26, 0, -1.78, 9, 3.3, m.stucco('#eae0cf'), 0)


def garden():
    """A fence with planting before it, trees, a low wall with long grass behind it, and the roof of a neighbor."""
    box(-60, -30, -0.2, 60, 70, -0.11, m.soil('#5f6a38'), 0)
    box(-6.4, 3.95, -0.05, -1.9, 4.4, 0.03, m.soil('#4c3d2c'), 0.0)
    fence(-9.5, 5.2, -1.8, 5.2, 1.85)
    fence(-7.5, -3.5, -7.5, 5.2, 1.85)
    fence(7.9, -0.5, 7.9, 4.05, 1.85)
    for x, y, width, depth in ((-7.5, -3.5, 1.0, 7.8), (-6.5, 4.4, 4.6, 0.8), (7.1, -0.5, 0.8, 4.6)):
        box(x, y, -0.05, x + width, y + depth, 0.03, m.soil('#4c3d2c'), 0)
    beds()
    for x, y, h, seed, r in (
        (-4.4, 8.2, 5.2, 3, 1.5), (-8.6, 9.5, 6.2, 8, 2.0), (-12.5, 7.5, 5.4, 12, 1.7), (10.5, 6.5, 5.6, 15, 1.7),
        (-17, 18, 7.5, 21, 2.6), (-10, 22, 7.0, 22, 2.6), (-14, 2.5, 5.6, 24, 1.8),
    ):  # fmt: skip
        tree(x, y, h, seed, r=r)
    with at(-13, 16, 0, 12):
        box(-4, 0, 0, 4, 6, 3.0, m.stucco('#d9cdb8'), 0)
        eaves(-4.4, 4.4, -0.5, 3.0, 4.2)
    stone = m.rough_stone('#9a8b76', '#c2ad8d', '#70604f', 0.007, 0.85, 1.6)
    cap = m.rough_stone('#b7aa94', '#cfc2aa', '#998a74', 0.003, 0.8, 1.2, 0.5)
    seat_wall(-5.6, 3.0, -2.1, 3.36, 0.44, stone, cap)
    for i, x in enumerate((-5.3, -4.75, -4.2, -3.6, -3.05, -2.5)):
        if i % 3 == 2:
            shrub(x, 3.85, 0.34, 0.8, 50 + i, 2600, 0.045, ('#6a8660', '#b3c29a'))
        elif i % 3 == 1:
            lavender(x, 3.78, 60 + i, 0.62, 220, 0.24)
        else:
            grass_tuft(x, 3.75, 40 + i, 0.85, 1100, 0.2)
    planter(-1.45, 3.5, 0.5, 0.52, seed=3)
    planter(3.1, 3.55, 0.5, 0.52, seed=9, kind='shrub')
    # A tree outside of the picture lays its shade over the paving.
    tree(-6.4, -5.2, 5.6, 31, r=1.7, n=7000, size=0.13)
    fallen(-4.5, -3.0, 4.5, 2.5, 70, 4)
    fallen(-5.5, 2.2, -1.2, 3.0, 50, 5)


def beds():
    """What grows before the fence, no two alike beside each other."""
    rng = np.random.default_rng(12)
    spots = [(-7.05, y) for y in np.arange(-3.2, 4.4, 0.62)] + [(x, 4.8) for x in np.arange(-6.4, -2.3, 0.66)]
    spots += [(7.45, y) for y in np.arange(-0.3, 4.0, 0.62)]
    for i, (x, y) in enumerate(spots):
        x, y = x + rng.uniform(-0.15, 0.15), y + rng.uniform(-0.12, 0.12)
        seed = 200 + i
        kind = (0, 1, 2, 0, 3, 1, 4)[i % 7]
        if kind == 0:
            grass_tuft(x, y, seed, rng.uniform(0.75, 1.15), 1300, 0.22, ('#7d8a52', '#d3c58d'))
        elif kind == 1:
            lavender(x, y, seed, 0.6, 260, 0.26)
        elif kind == 2:
            agave(x, y, seed, 0.5)
        elif kind == 3:
            shrub(x, y, 0.40, rng.uniform(0.7, 1.0), seed, 2800, 0.045, ('#69845f', '#b3c299'))
        else:
            shrub(x, y, 0.36, 0.6, seed, 2600, 0.042)
    olive(-6.9, 1.3, 3.6, 301)
    olive(-4.1, 4.9, 3.9, 311)


def seats():
    """A sofa, an armchair and a low table on a rug."""
    outdoor_sofa(1.2, 3.2, 0, 2.3)
    with at(2.75, 1.95, 0, -78):
        armchair(0, 0, 0, '#cfc6b4')
    cast = m.concrete('#b9b2a5', 0.7)
    top = [(0, 0.30), (0.44, 0.30), (0.455, 0.31), (0.455, 0.34), (0.44, 0.35), (0, 0.35)]
    lathe(top, cast, 1.05, 1.75, 0, 72)
    cyl(0.16, 0, 0.30, cast, 1.05, 1.75)
    bowl(0.98, 1.80, 0.35, m.ceramic('#5d6a66', 0.3), 0.15, 0.08)
    fruit(0.98, 1.80, 0.385, 5, 0.033)
    for x, y in ((1.28, 1.62), (1.20, 1.95)):
        cup = [(0, 0), (0.032, 0), (0.037, 0.11), (0.034, 0.11), (0.029, 0.008), (0, 0.008)]
        lathe(cup, m.ceramic('#dfe6e2', 0.1), x, y, 0.35)
    with at(0, 0, 0.03, 3):
        box(-0.25, 0.95, -0.028, 2.6, 3.4, -0.018, m.fabric('#a3967f', 0.3), 0.004)
        for y in (1.05, 1.16, 3.19, 3.30):
            box(-0.25, y - 0.02, -0.0179, 2.6, y + 0.02, -0.0172, m.fabric('#6e6a5c', 0.3), 0)
