"""A galley kitchen: two runs of cabinets, and a window over the sink at its end."""

import materials as m
from furniture import *
from kit import *

LEFT, RIGHT, FRONT, BACK, HEIGHT = -1.35, 1.35, -3.6, 3.0, 2.6


def navy_galley(
    cabs='#33455a',
    top='#e9e4da',
    cam=((0.22, -3.05, 1.45), (-0.16, 3.0, 1.06), 25),
    sun_dir=(27, 62),
    sunk=17.0,
    focus=3.6,
):
    """Navy cabinets, a wall of white tile and shelves of oak, walnut boards underfoot."""
    world(strength=0.35)
    white = m.paint('#f1ede4', 0.6)
    box(LEFT - 0.7, FRONT, HEIGHT, RIGHT + 0.7, BACK, HEIGHT + 0.1, m.paint('#f7f5f0', 0.7), 0)
    end, side = (-1.15, 1.15, 1.08, 2.36), (-1.9, -0.35, 0.95, 2.3)
    wall('y', BACK, LEFT - 0.7, RIGHT + 0.7, HEIGHT, white, [end])
    wall('x', LEFT - 0.7, FRONT, BACK, HEIGHT, white, out=-1)
    wall('x', RIGHT + 0.7, FRONT, BACK, HEIGHT, white, [side])
    wall('y', FRONT, LEFT - 0.7, RIGHT + 0.7, HEIGHT, white, out=-1)
    view = dict(sky=20, back=1.9, low='#71875a', h0=1.0, h1=3.0, mirrored=True)
    window('y', BACK, *end, nx=3, nz=2, frame='#f4f1ea', **view)
    window('x', RIGHT + 0.7, *side, nx=2, nz=2, frame='#f4f1ea', **view)
    floor_planks(LEFT - 0.7, FRONT, RIGHT + 0.7, BACK, m.sawn_oak('#7d5636', '#4c3120', 0.3, 0.9, 1.2), 0.13, 'y', 9, bevel=0.0012)
    cabinet, pull, stone = m.paint(cabs, 0.36), m.brass(), m.quartz(top)
    # The left run carries shelves, the right one ends in a tall cupboard.
    with at(LEFT, 0, 0, 90):
        base_run(FRONT + 0.2, BACK - 0.62, cabinet, pull, drawers=(2, 5))
        box(FRONT + 0.2, -0.025, 0.88, BACK, 0.70, 0.915, stone, 0.003)
    with at(RIGHT, 0, 0, -90):
        base_run(-BACK + 0.62, 1.55, cabinet, pull, drawers=(1, 4))
        box(-BACK, -0.025, 0.88, 1.55, 0.70, 0.915, stone, 0.003)
        box(1.55, 0.02, 0.1, 2.75, 0.70, 2.32, cabinet, 0.001)
        for k in range(2):
            a = 1.55 + 0.6 * k
            shaker(a, 0.1, a + 0.6, 1.42, cabinet, 0.02, 0.07, pull='rl'[k], pmat=pull)
            shaker(a, 1.42, a + 0.6, 2.32, cabinet, 0.02, 0.07, pull='r' + 'u' if k == 0 else 'lu', pmat=pull)
    with at(0, BACK - 0.62):
        base_run(LEFT + 0.02, RIGHT - 0.02, cabinet, pull)
        box(LEFT - 0.02, -0.025, 0.88, RIGHT + 0.02, 0.62, 0.915, stone, 0.003)
    sink()
    tiled_wall('y', BACK, LEFT - 0.7, RIGHT + 0.7, 0.915, 1.07, m.glaze('#f1eee6', '#e2ded3'), 0.15, 0.05)
    tiled_wall('x', LEFT - 0.7, FRONT, BACK, 0.915, 2.3, m.glaze('#f1eee6', '#e2ded3', 0.08, 0.6), 0.15, 0.05, face=1)
    shelves_of_oak()
    cooktop(pull)
    things_on_counters()
    with at(0, -0.5):
        bordered_rug(-0.42, -1.5, 0.42, 1.7, '#b5a284', ('#8a3f2e', '#3d4c57'))
    globe(0, 0.9, 2.12, HEIGHT)
    with at(RIGHT + 0.02, 0, 0, -90):
        upper_run(-BACK + 0.62, -1.95 + 3.2, 1.45, 2.28, cabinet, pull)
    sun(*sun_dir, sunk, 0.7, (1, 0.90, 0.76))
    area((0, FRONT + 0.3, 2.0), (0, 1.5, 1.0), 2.4, 1.5, 16, (1, 0.97, 0.93), glossy=False)
    area((0, -0.2, HEIGHT - 0.05), (0, -0.2, 0), 2.2, 5, 17, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=2.0)


def sink():
    """A white sink with an apron before the window, and a faucet of brass."""
    china = m.ceramic('#f4f2ec', 0.1)
    y = BACK - 0.62
    for x0, y0, z0, x1, y1, z1 in (
        (-0.40, y - 0.05, 0.66, 0.40, y - 0.01, 0.925),
        (-0.40, y - 0.01, 0.66, -0.37, y + 0.46, 0.925),
        (0.37, y - 0.01, 0.66, 0.40, y + 0.46, 0.925),
        (-0.40, y + 0.43, 0.66, 0.40, y + 0.46, 0.925),
        (-0.37, y - 0.01, 0.66, 0.37, y + 0.43, 0.70),
    ):
        box(x0, y0, z0, x1, y1, z1, china, 0.006)
    faucet(0, y + 0.53, 0.915, m.brass(), 0.36, 0.2)


def shelves_of_oak():
    """Two boards on the wall at the left with plates and bowls."""
    oak = m.wood('#a8794a', 'y')
    for z in (1.42, 1.80):
        box(LEFT - 0.70, -1.5, z, LEFT - 0.44, 2.1, z + 0.036, oak, 0.003)
        for y in (-1.35, 0.3, 1.95):
            box(LEFT - 0.70, y - 0.012, z - 0.12, LEFT - 0.68, y + 0.012, z, m.brass(), 0.002)
            box(LEFT - 0.70, y - 0.012, z - 0.014, LEFT - 0.48, y + 0.012, z, m.brass(), 0.002)
    x = LEFT - 0.57
    for k, color in enumerate(('#efe9dc', '#5d6f7c', '#efe9dc', '#c9b79f', '#efe9dc')):
        for stack in range(4 if k % 2 == 0 else 2):
            lathe([(0, 0), (0.06, 0), (0.105, 0.012), (0.103, 0.016), (0.055, 0.006), (0, 0.006)], m.ceramic(color, 0.2), x, -1.2 + 0.62 * k, 1.458 + 0.013 * stack, 40)
    for k, (y, color, r) in enumerate(((-1.1, '#5d6f7c', 0.055), (-0.8, '#efe9dc', 0.05), (-0.2, '#c9b79f', 0.07), (0.55, '#efe9dc', 0.05), (0.72, '#efe9dc', 0.05), (1.35, '#5d6f7c', 0.075))):
        lathe([(0, 0), (r * 0.7, 0), (r, 0.06), (r * 0.96, 0.10 + 0.01 * k), (r * 0.9, 0.10 + 0.01 * k), (r * 0.6, 0.01), (0, 0.01)], m.ceramic(color, 0.22), x, y, 1.838, 40)
    lathe([(0, 0), (0.05, 0.005), (0.06, 0.13), (0.03, 0.20), (0.036, 0.25)], m.ceramic('#c9b79f', 0.4), x, 1.75, 1.838)


def cooktop(metal):
    """Gas burners in the counter at the left, and an oven under them."""
    dark, iron = m.ceramic('#151516', 0.15), m.black()
    box(LEFT - 0.60, 0.35, 0.915, LEFT - 0.10, 1.15, 0.924, dark, 0.003)
    for y in (0.55, 0.95):
        for x in (LEFT - 0.48, LEFT - 0.22):
            lathe([(0.03, 0), (0.05, 0.004), (0.05, 0.014), (0, 0.018)], iron, x, y, 0.924, 32)
            for turn in (0, 90):
                with at(x, y, 0.944, turn):
                    box(-0.10, -0.005, 0, 0.10, 0.005, 0.014, iron, 0.002)
    box(LEFT - 0.02, 0.42, 0.16, LEFT + 0.024, 1.08, 0.82, dark, 0.006)
    tube([(LEFT + 0.055, 0.48, 0.74), (LEFT + 0.055, 1.02, 0.74)], 0.010, metal, smooth=False)
    with at(LEFT - 0.38, 0.95, 0.958):
        lathe([(0, 0), (0.115, 0), (0.12, 0.01), (0.12, 0.11), (0.113, 0.11), (0.11, 0.01), (0, 0.008)], m.paint('#8a3f2e', 0.2))
        lathe([(0.122, 0.11), (0.06, 0.125), (0.02, 0.128), (0.018, 0.15), (0, 0.152)], m.paint('#8a3f2e', 0.2))


def things_on_counters():
    """What a household leaves: a board, a kettle, herbs, a cloth over the rail of the oven."""
    with at(LEFT - 0.62, -0.45, 0.915, 90, -8):
        box(-0.20, -0.012, 0, 0.20, 0.012, 0.34, m.wood('#8a5a33', 'z'), 0.01)
    for k, y in enumerate((-1.15, -1.0, -0.86)):
        cyl(0.045, 0.915, 1.05 + 0.03 * k, m.ceramic('#efe9dc', 0.25), LEFT - 0.55, y)
        cyl(0.047, 1.05 + 0.03 * k, 1.068 + 0.03 * k, m.wood('#a67a4d'), LEFT - 0.55, y)
    with at(0, 0.55):
        throw([(LEFT + 0.064, 0.42), (LEFT + 0.064, 0.74), (LEFT + 0.055, 0.752), (LEFT + 0.046, 0.74), (LEFT + 0.046, 0.46)], 0.30, '#d9d2c2', 5, 0)
    for k, x in enumerate((-0.62, 0.58, 0.70)):
        with at(x, BACK - 0.12, 0.915):
            lathe([(0, 0), (0.045, 0), (0.06, 0.10), (0.056, 0.10), (0.045, 0.012), (0, 0.01)], m.clay())
            leaves(blob(0, 0, 0.17, 0.075, 0.075, 0.085, 150, 3 + k, 0.2), 0.035, m.leaf('#4f7340', '#8dab62'), 3 + k, 0.5, 0.5)
    kettle(RIGHT + 0.30, 1.55)
    cup_on(RIGHT + 0.18, 0.35, 0.915)
    open_book(RIGHT + 0.36, -0.35, 0.915, 80)
    bowl(RIGHT + 0.34, -1.05, 0.915, m.ceramic('#5d6f7c', 0.3), 0.15, 0.085)
    heap('apple', '#8a3f2e', RIGHT + 0.34, -1.05, 0.94, 6, 0.038, 0.066, 5)


def kettle(x, y):
    """A kettle of steel."""
    steel = m.steel()
    with at(x, y, 0.915, 140):
        lathe([(0, 0), (0.095, 0), (0.10, 0.01), (0.092, 0.10), (0.06, 0.155), (0.02, 0.165), (0, 0.166)], steel)
        tube([(0.085, 0, 0.07), (0.14, 0, 0.11), (0.165, 0, 0.155)], 0.013, steel, taper=0.4)
        tube([(-0.07, 0, 0.14), (-0.06, 0, 0.235), (0, 0, 0.265), (0.06, 0, 0.235), (0.07, 0, 0.14)], 0.008, m.black())
        sphere(0.014, m.black(), 0, 0, 0.178)


def globe(x, y, z, ceiling):
    """A globe of milk glass on a rod of brass."""
    brass = m.brass()
    sphere(0.12, m.emit('#fff1dc', 1.9), x, y, z)
    cyl(0.045, z + 0.10, z + 0.135, brass, x, y)
    tube([(x, y, z + 0.13), (x, y, ceiling)], 0.006, brass, smooth=False)
    cyl(0.06, ceiling - 0.02, ceiling, brass, x, y)
    point((x, y, z - 0.16), 7, 0.1, (1, 0.86, 0.68))
