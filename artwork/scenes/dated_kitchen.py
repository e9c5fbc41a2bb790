"""The kitchen before it was remodeled: honey oak, laminate and a box of tubes on the ceiling."""

import materials as m
from furniture import *
from kit import *

from .kitchen_room import HEIGHT, kitchen_light, kitchen_shell


def dated_kitchen(cam):
    """The same room, window and door as in `kitchen`."""
    kitchen_shell()
    floor_tiles(
        -3.4, -4.4, 3.4, 3.4, m.porcelain('#bfae92', 0.34, 0.6, '#a08b6b'), 0.305, 0.305, 0.0015, '#8d7a5e'
    )
    oak, pull = m.wood('#9b6a3b', 'z', 0.36), m.brass()
    laminate = m.porcelain('#cfc3ab', 0.33, 0.8, '#b5a584')
    splash = m.glaze('#d8c6a4', '#cbb792', 0.16, 0.1, 0.4)
    with at(0, 2.78):
        base_run(-2.8, -0.40, oak, pull, drawers=(3,))
        base_run(0.40, 2.3, oak, pull)
        for a, b in ((-3.4, -0.40), (0.40, 2.3)):
            box(a, -0.03, 0.88, b, 0.62, 0.92, laminate, 0.006)
    tiled_wall('y', 3.4, -3.4, 2.3, 0.92, 1.44, splash, 0.108, 0.108, 0.003, '#b3a07f', 0)
    with at(0, 3.05):
        upper_run(-2.75, -0.40, 1.44, 2.18, oak, pull)
        upper_run(-0.40, 0.40, 1.80, 2.18, oak, pull)
        upper_run(0.40, 2.3, 1.44, 2.18, oak, pull)
    box(-3.4, 3.0, 2.25, 3.4, 3.4, HEIGHT, m.paint('#efe9dc', 0.7), 0)
    range_and_hood()
    fridge()
    with at(-2.76, 0, 0, 90):
        base_run(-0.3, 2.78, oak, pull)
        box(-0.33, -0.03, 0.88, 2.78, 0.64, 0.92, laminate, 0.006)
        box(0.75, 0.10, 0.915, 1.45, 0.52, 0.924, m.steel(), 0.003)
        box(0.79, 0.14, 0.80, 1.41, 0.48, 0.9245, m.metal('#8d8f90', 0.4), 0.003)
        faucet(1.1, 0.55, 0.92, m.chrome(), 0.26, 0.2)
    table_for_two()
    clutter()
    frame = m.wood('#9b6a3b')
    box(-0.75, -0.25, HEIGHT - 0.09, 0.75, 0.65, HEIGHT, frame, 0.004)
    box(-0.71, -0.21, HEIGHT - 0.095, 0.71, 0.61, HEIGHT - 0.08, m.emit('#f6f6ea', 1.5), 0)
    kitchen_light()
    camera(*cam)


def range_and_hood():
    """A white range with four coils, and a white hood."""
    enamel, dark = m.ceramic('#efece3', 0.2), m.ceramic('#141416', 0.2)
    box(-0.385, 2.76, 0.06, 0.385, 3.38, 0.91, enamel, 0.008)
    box(-0.30, 2.752, 0.34, 0.30, 2.77, 0.62, dark, 0.004)
    tube([(-0.32, 2.72, 0.72), (0.32, 2.72, 0.72)], 0.011, m.chrome(), smooth=False)
    box(-0.385, 3.30, 0.91, 0.385, 3.38, 1.10, enamel, 0.01)
    for x in (-0.28, -0.17, 0.17, 0.28):
        with at(x, 3.30, 1.01, 0, 90):
            cyl(0.02, 0, 0.025, dark)
    for x, y in ((-0.19, 2.92), (0.19, 2.92), (-0.19, 3.16), (0.19, 3.16)):
        cyl(0.095, 0.91, 0.916, m.chrome(), x, y)
        for r in (0.03, 0.055, 0.08):
            lathe([(r - 0.007, 0), (r, 0.007), (r + 0.007, 0)], dark, x, y, 0.917)
    box(-0.38, 2.90, 1.66, 0.38, 3.40, 1.80, enamel, 0.01)


def fridge():
    """A refrigerator with notes under magnets."""
    almond = m.paint('#e4dac4', 0.3)
    box(2.34, 2.74, 0.05, 3.22, 3.38, 1.18, almond, 0.012)
    box(2.34, 2.74, 1.195, 3.22, 3.38, 1.74, almond, 0.012)
    for z0, z1 in ((0.72, 1.12), (1.25, 1.50)):
        box(2.37, 2.69, z0, 2.40, 2.745, z1, m.paint('#cfc4ab', 0.4), 0.006)
    for x, z, w, h, color in (
        (2.72, 1.42, 0.15, 0.20, '#f5f2e8'),
        (2.95, 1.50, 0.12, 0.10, '#d9b8a0'),
        (2.90, 0.85, 0.20, 0.15, '#eef0e6'),
    ):
        box(x, 2.737, z, x + w, 2.74, z + h, m.paint(color, 0.8), 0)
    oak, pull = m.wood('#9b6a3b', 'z', 0.36), m.brass()
    with at(0, 2.80):
        upper_run(2.32, 3.4, 1.80, 2.18, oak, pull, 0.6)


def table_for_two():
    """A small table where an island will stand."""
    cyl(0.50, 0.70, 0.735, m.wood('#9b6a3b'), 0.1, 0.75, b=0.008)
    cyl(0.05, 0.04, 0.70, m.wood('#9b6a3b', 'z'), 0.1, 0.75)
    cyl(0.26, 0, 0.04, m.wood('#9b6a3b'), 0.1, 0.75)
    for x, y, turn in ((-0.62, 0.55, 75), (0.85, 0.85, -105)):
        stool(x, y, 0.46, turn, m.wood('#9b6a3b'), m.wood('#8f5c2d', 'z'))
    bowl(0.1, 0.75, 0.735, m.ceramic('#b98d5f', 0.35), 0.13, 0.07)
    heap('apple', '#a8452f', 0.1, 0.75, 0.76, 4, 0.036, 0.055, 3)


def clutter():
    """What has no place of its own stands on the counter, and the floor before the sink has a mat."""
    box(-2.55, 3.02, 0.92, -2.02, 3.36, 1.22, m.paint('#e6e2d8', 0.35), 0.012)
    box(-2.52, 3.012, 0.95, -2.17, 3.03, 1.19, m.ceramic('#17181a', 0.15), 0.004)
    cyl(0.055, 0.92, 1.19, m.paint('#f4f2ec', 0.9), 0.62, 3.22)
    box(1.55, 3.08, 0.92, 1.86, 3.26, 1.10, m.steel(), 0.02)
    box(1.02, 3.08, 0.92, 1.22, 3.34, 1.25, m.paint('#2b2a29', 0.35), 0.015)
    cyl(0.062, 0.94, 1.06, m.ceramic('#3a2618', 0.1), 1.12, 3.03)
    for k, h in enumerate((0.20, 0.16, 0.13)):
        cyl(0.055, 0.92, 0.92 + h, m.ceramic('#b98d5f', 0.35), -0.62 - 0.14 * k, 3.2)
    for x, y, h, color in (
        (-3.18, 0.62, 0.21, '#6f8f5a'),
        (-3.20, 0.52, 0.17, '#d9a441'),
        (-1.75, 3.2, 0.26, '#5a3a22'),
    ):
        cyl(0.034, 0.92, 0.92 + h, m.paint(color, 0.3), x, y)
    for k in range(5):
        with at(-2.98, 1.62 + 0.045 * k, 1.04, 0, 82):
            cyl(0.12, 0, 0.008, m.ceramic('#ece7da', 0.2))
    box(-0.20, 2.700, 0.44, 0.02, 2.712, 0.732, m.fabric('#c7cdd0', 0.5), 0.004)
    box(-0.20, 2.698, 0.50, 0.02, 2.713, 0.54, m.fabric('#7f5a4e', 0.5), 0.004)
    soft(-2.55, 0.55, 0, -1.95, 1.65, 0.02, m.fabric('#7d7a63', 0.35), 0.009, 0.003)
    box(3.385, 1.2, 1.35, 3.395, 1.6, 1.95, m.paint('#f3f0e6', 0.8), 0)
