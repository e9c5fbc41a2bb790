"""The corner of an island where top and side meet in a mitre, and the veins run on over the edge."""

import materials as m
from furniture import *
from kit import *


def counter_edge(cam=((-0.62, -0.74, 1.14), (0.10, 0.10, 0.845), 44), focus=0.98):
    """The near corner of the top at 0.92 m, from above; the kitchen is behind."""
    world((0.7, 0.8, 1), (0.85, 0.9, 0.95), 0.3, (0.5, 0.48, 0.45))
    stone = m.quartz('#f1eee8', rough=0.12, veins=0.75)
    slab(((0.0004, 0.92), (2.4, 0.92), (2.4, 0.88), (0.0404, 0.88)), 1.0, stone)
    slab(((0, 0.9196), (0.04, 0.8796), (0.04, 0), (0, 0)), 1.0, stone)
    box(0.04, 0.02, 0.08, 2.4, 0.98, 0.88, m.paint('#3f5148', 0.4), 0.002)
    for x in (0.66, 1.28, 1.90):
        box(x - 0.0015, 0.0195, 0.1, x + 0.0015, 0.021, 0.87, m.paint('#1e2622', 0.6), 0)
    for x in (0.60, 0.72, 1.22, 1.34):
        tube([(x, -0.014, 0.60), (x, -0.014, 0.80)], 0.005, m.brass(), smooth=False)
        for z in (0.62, 0.78):
            tube([(x, -0.014, z), (x, 0.02, z)], 0.0035, m.brass(), smooth=False)
    bowl(0.74, 0.66, 0.92, m.ceramic('#5d6a66', 0.3), 0.14, 0.075)
    heap('apple', '#848c40', 0.74, 0.66, 0.945, 6, 0.038, 0.058)
    vase_branches(0.42, 0.86, 0.92, m.ceramic('#d8cdb9', 0.45), m.leaf('#66804a', '#9aa873'), 0.24, 6, 0.4, 5)
    floor_planks(-3, -2.5, 3.4, 4.2, m.oak_floor('#b98f61', '#7c5430'), 0.15, 'y', 8, 1.0, 2.3, 0.0014)
    white = m.paint('#eee9df', 0.6)
    opening = (-1.2, 0.5, 0.05, 2.2)
    wall('y', 3.6, -3, 3.4, 2.7, white, [opening])
    window('y', 3.6, *opening, nx=2, nz=3, sky=24, back=2.2, low='#7d9566')
    wall('x', -3, -2.5, 3.6, 2.7, white, [(-0.6, 1.4, 0.8, 2.3)], out=-1)
    window('x', -3, -0.6, 1.4, 0.8, 2.3, out=-1, sky=24, back=2.2)
    wall('x', 3.4, -2.5, 3.6, 2.7, white)
    wall('y', -2.5, -3, 3.4, 2.7, white, out=-1)
    box(-3, -2.5, 2.7, 3.4, 3.6, 2.8, m.paint('#f7f5f0', 0.7), 0)
    with at(0.75, 2.98, 0, 0):
        base_run(0, 2.6, m.paint('#e6dfcf', 0.4), m.brass())
        box(-0.02, -0.025, 0.88, 2.62, 0.62, 0.915, stone, 0.003)
    sun(28, 150, 10, 0.7, (1, 0.89, 0.74))
    area((0, -2.3, 2.2), (0.3, 0.4, 0.9), 3, 1.4, 16, (1, 0.97, 0.94), glossy=False)
    area((0.3, 0.6, 2.66), (0.3, 0.6, 0), 3.4, 3.6, 12, (1, 0.98, 0.95), glossy=False)
    camera(*cam, focus=focus, f=3.2)


def slab(outline, depth, stone):
    """A slab with this outline in x and z, whose edges are eased."""
    front = [(x, 0, z) for x, z in outline]
    n = len(outline)
    sides = [(k, k + n, (k + 1) % n + n, (k + 1) % n) for k in range(n)]
    solid = mesh(
        front + [(x, depth, z) for x, z in outline],
        [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1)), *sides],
        stone,
    )
    solid.modifiers.new('eased', 'BEVEL').width = 0.0007
