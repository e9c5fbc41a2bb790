"""A quartz counter with a sink and a tap, in the light of a window at its left."""

import materials as m
from furniture import *
from kit import *

# The cutout of the sink.
LEFT, RIGHT, NEAR, FAR = -0.22, 0.52, 0.36, 0.80


def sink_counter():
    """Low sun lies over the stone and rakes the tile, so that every tile has an edge."""
    world((0.7, 0.8, 1), (0.8, 0.85, 0.9), 0.25, (0.5, 0.48, 0.45))
    stone, brass = m.quartz('#f0ede6', rough=0.09, veins=0.6), m.brass()
    counter = box(-1.6, -0.2, -0.03, 3.2, 1.25, 0, stone, 0)
    take_off(counter, box(LEFT, NEAR, -0.2, RIGHT, FAR, 0.2, stone, 0.018, 4), 0.0015)
    basin()
    faucet(0.15, 0.92, 0, brass, 0.44, 0.24)
    cyl(0.016, 0, 0.03, brass, 0.42, 0.95)
    box(-1.6, -0.16, -0.9, 3.2, 1.2, -0.26, m.paint('#4b5a58', 0.4), 0.002)
    wall('y', 1.27, -3, 4, 2.6, m.paint('#e9e4da', 0.7))
    glaze = m.glaze('#7d9a8b', '#5f8274')
    tiled_wall('y', 1.26, -1.8, 3.2, 0, 1.2, glaze, 0.2, 0.066, shift=0.5, bevel=0.0025, tilt=0.007)
    vase_branches(0.70, 0.95, 0, m.ceramic('#cfc4b1', 0.45), m.leaf('#66804a', '#9aa873'), 0.26, 7, 0.5, 5)
    with at(-0.62, 1.16, 0, 0, -10):
        box(-0.15, -0.01, 0, 0.15, 0.016, 0.42, m.wood('#a8743f', 'z'), 0.006)
    cyl(0.034, 0, 0.17, m.ceramic('#5d6a66', 0.3), -0.33, 1.02)
    cyl(0.006, 0.17, 0.21, brass, -0.33, 1.02)
    daylight()
    camera((-0.7, -0.55, 0.5), (0.14, 0.7, 0.1), 33, level=False, focus=1.4, f=9)


def basin():
    """The bowl of steel under the cutout, and its drain."""
    steel = m.steel()
    x0, x1, y0, y1 = LEFT - 0.01, RIGHT + 0.01, NEAR - 0.01, FAR + 0.01
    for side in (
        (x0, y0, x0 + 0.014, y1),
        (x1 - 0.014, y0, x1, y1),
        (x0, y0, x1, y0 + 0.014),
        (x0, y1 - 0.014, x1, y1),
    ):
        box(*side[:2], -0.24, *side[2:], -0.03, steel, 0)
    box(x0, y0, -0.25, x1, y1, -0.235, steel, 0)
    cyl(0.045, -0.235, -0.231, m.chrome(), (LEFT + RIGHT) / 2, 0.62)


def daylight():
    """Panes at the left: light, and a reflection that reads as a window."""
    for i in range(3):
        for j in range(2):
            pane = (-2.2, 0.1 + i * 0.62, 0.35 + j * 0.72)
            area(pane, (0, 0.1 + i * 0.62, 0.2), 0.54, 0.64, 15, (0.95, 0.98, 1))
    panes = [(-0.85, -0.42, 0.42, 1.22), (-0.32, 0.11, 0.42, 1.22)]
    wall('x', -2.7, -5, 5, 5, m.paint('#e9e4da', 0.7), panes, t=0.02)
    sun(21, 194, 7.5, 0.9, (1, 0.88, 0.70))
    area((0.6, -2.2, 2.2), (0, 0.5, 0), 2.5, 1.5, 22, (1, 0.96, 0.9), glossy=False)
