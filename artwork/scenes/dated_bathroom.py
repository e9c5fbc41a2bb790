"""The bathroom before it was remodeled: almond tile, a built-in tub and a curtain."""

import materials as m
from furniture import *
from kit import *

from .bathroom import bathroom_light, bathroom_shell


def dated_bathroom(cam, sky, sunk):
    """The same room and windows as in `bathroom`."""
    bathroom_shell(sky)
    tile = m.glaze('#d9c3a6', '#cdb494', 0.14, 0.1, 0.5)
    tiled_wall('y', 2.6, -2.2, 2.2, 0, 1.95, tile, 0.108, 0.108, 0.003, '#a8977c', 0)
    tiled_wall('x', 2.2, -2.8, 2.6, 0, 1.14, tile, 0.108, 0.108, 0.003, '#a8977c', 0, face=-1)
    floor_tiles(
        -2.2, -2.8, 2.2, 2.6, m.porcelain('#b9a58a', 0.34, 0.7, '#9c8567'), 0.305, 0.305, 0.006, '#6f6250'
    )
    built_in_tub(tile)
    shower_curtain()
    vanity()
    bath_mat(-0.15, 1.16)
    towel_rail(1.35, 2.59, 1.30)
    bathroom_light(sunk=sunk)
    camera(*cam)


def built_in_tub(tile):
    """A tub of enamel steel behind a tiled front, and what stands on its rim."""
    enamel, chrome = m.ceramic('#efe6d3', 0.14), m.chrome()
    x0, x1, y0, y1, rim = -2.2, 0.55, 1.75, 2.59, 0.5
    tiled_wall('y', y0 + 0.03, x0, x1, 0, rim - 0.02, tile, 0.108, 0.108, 0.003, '#a8977c', 0)
    box(x0, y0 + 0.03, 0, x1, y0 + 0.06, rim - 0.02, m.grout('#a8977c'), 0)
    for a in (
        (x0, y0, x1, y0 + 0.08),
        (x0, y1 - 0.06, x1, y1),
        (x0, y0, x0 + 0.12, y1),
        (x1 - 0.12, y0, x1, y1),
    ):
        box(a[0], a[1], rim - 0.03, a[2], a[3], rim, enamel, 0.012, 4)
    box(x1 - 0.06, y0 + 0.03, 0, x1, y1, rim - 0.03, enamel, 0.004)
    box(x0, y1 - 0.05, 0.1, x1, y1, rim, enamel, 0)
    box(x0, y0 + 0.05, 0.08, x1, y1, 0.12, enamel, 0)
    for z, r in ((0.78, 0.055), (1.78, 0.035)):
        with at(0.1, y1 - 0.01, z, 0, 90):
            cyl(r, 0, 0.012, chrome)
            cyl(r * 0.4, 0.01, 0.06, chrome)
    tube([(0.1, y1, 1.78), (0.1, y1 - 0.12, 1.80), (0.1, y1 - 0.18, 1.74)], 0.009, chrome)
    with at(0.1, y1 - 0.20, 1.68, 0, -25):
        cyl(0.035, 0, 0.04, chrome)
    tube([(0.1, y1, 0.62), (0.1, y1 - 0.13, 0.62), (0.1, y1 - 0.15, 0.59)], 0.02, chrome)
    for x, h, color in ((-0.12, 0.20, '#f0ead9'), (-0.21, 0.17, '#8fa0a3'), (-0.29, 0.21, '#c98f6a')):
        cyl(0.03, rim, rim + h, m.paint(color, 0.35), x, y1 - 0.05)


def shower_curtain():
    """A curtain that is half drawn, on a rod with rings."""
    chrome, folds = m.chrome(), 7
    tube([(-2.2, 1.70, 1.98), (0.62, 1.70, 1.98), (0.62, 2.6, 1.98)], 0.012, chrome, smooth=False)
    curtain(-2.14, -1.00, 1.95, 1.70, folds, '#e6dcc8', 11, 0.19)
    for k in range(folds):
        with at(-2.10 + 1.10 / folds * k, 1.70, 1.968, 0, 0, 90):
            lathe([(0.022, -0.002), (0.024, 0), (0.022, 0.002)], chrome)


def vanity():
    """An oak cabinet under a molded top, a plain mirror and a bar of bulbs."""
    oak, chrome = m.wood('#a86f38', 'z', 0.36), m.chrome()
    y0, y1 = -0.75, 1.35
    with at(1.64, 0, 0, -90):
        # Local x is -y of the room.
        box(-y1, 0.0, 0.10, -y0, 0.56, 0.80, oak, 0.002)
        box(-y1, 0.06, 0, -y0, 0.5, 0.10, m.paint('#4a3a28', 0.7), 0)
        for k in range(4):
            a = -y1 + (y1 - y0) * k / 4
            shaker(a, 0.12, a + (y1 - y0) / 4, 0.79, oak, 0, pull='r' if k % 2 == 0 else 'l', pmat=m.brass())
    top = m.marble(0.09, 1.6, 0.4, 0.5, 0.8, '#e6dcc6', '#d6c8ab', '#b5a37f')
    box(1.60, y0 - 0.02, 0.80, 2.2, y1 + 0.02, 0.84, top, 0.008)
    box(2.17, y0, 0.84, 2.19, y1, 0.94, top, 0.004)
    for y in (-0.25, 0.85):
        lathe([(0.21, 0.001), (0.19, 0.012), (0.17, 0.004), (0.10, -0.02)], top, 1.88, y, 0.84, sx=0.85)
        with at(2.06, y, 0.84, -90):
            tube([(0, 0, 0), (0, 0, 0.09), (0, -0.06, 0.115), (0, -0.12, 0.09)], 0.011, chrome)
            for x in (-0.1, 0.1):
                cyl(0.022, 0, 0.05, chrome, x, 0)
    box(2.175, y0 + 0.1, 1.0, 2.185, y1 - 0.1, 1.95, m.mirror(), 0)
    box(2.13, y0 + 0.35, 2.03, 2.19, y1 - 0.35, 2.15, chrome, 0.006)
    for k in range(5):
        sphere(0.05, m.emit('#ffe9c8', 3.2), 2.09, y0 + 0.5 + 0.275 * k, 2.09)
    tooth_glass(1.84, 0.36, 0.84)
    soft(1.72, 0.36, 0.84, 1.86, 0.46, 0.88, m.paint('#efe3d2', 0.4), 0.012, 0.003)
