"""The tools of a crew, laid out on canvas before the work begins."""

import cv2
import numpy as np

import materials as m
from furniture import *
from kit import *

from .work_room import work_room


def crew_tools(cam=((-0.20, -0.66, 0.40), (0.02, 0.14, 0.01), 40), focus=0.76):
    """A notched trowel, a square, a chisel and a mallet on canvas; a level, a bucket and boards behind them."""
    work_room(walls='#dfdbd0', sun_dir=(30, 97), mirrored=True)
    pieces(planks(-2.3, -1.4, 2.3, 2.9, 0.125, 0.9, 2.0, 12, 'y'), m.sawn_oak(rough=0.42, var=0.8, figure=1.2), 0.0006, 0.014, 0.0011)
    box(-2.5, -2.8, -0.1, 2.5, 3.1, -0.010, m.paint('#1f1812', 0.9), 0)
    canvas()
    lying = 0.006
    notched_trowel(-0.21, 0.11, 30, lying)
    speed_square(0.05, -0.05, 12, lying)
    chisel(0.075, 0.185, -24, lying)
    mallet(0.27, 0.20, 150, z=lying)
    tape_measure(-0.30, -0.10, 14, 0.11, lying)
    level(0.10, 0.50, 9, lying)
    with at(0.62, 0.98, 0.004):
        bucket(0, 0)
    for k in range(4):
        with at(-0.50, 1.22, 0.020 + 0.019 * k, 4 + 3 * k):
            pieces([rect(-0.9, -0.0625, 0.6, 0.0625)], m.sawn_oak(var=0.8, figure=1.2), 0, 0.018, 0.0012, 3, seed=k)
    camera(*cam, level=False, focus=focus, f=2.4)


def level(x, y, turn, z):
    """A box level with three vials and a grip in it."""
    with at(x, y, z, turn):
        body, dark = m.paint('#b3372a', 0.38), m.paint('#242427', 0.5)
        box(-0.48, -0.012, 0, 0.48, 0.012, 0.058, body, 0.003, 3)
        for side in (0.003, 0.052):
            box(-0.478, -0.0135, side, 0.478, 0.0135, side + 0.004, m.metal('#c4c7c9', 0.3), 0.001)
        for end in (-0.48, 0.48):
            box(end - 0.012, -0.014, -0.001, end + 0.012, 0.014, 0.060, dark, 0.004)
        for vial, wide in ((-0.34, 0.022), (0, 0.034), (0.34, 0.022)):
            box(vial - wide - 0.008, -0.0132, 0.014, vial + wide + 0.008, 0.0132, 0.046, dark, 0.003)
            with at(vial, -0.0138, 0.030, 0, 0, 90):
                cyl(0.0085, -wide, wide, m.paint('#c3d63e', 0.12), b=0.003)
                for mark in (-0.008, 0.008):
                    cyl(0.0089, mark - 0.0005, mark + 0.0005, dark, b=0)
        for hole in (-0.17, 0.17):
            box(hole - 0.055, -0.0128, 0.016, hole + 0.055, 0.0128, 0.043, m.paint('#4a1712', 0.6), 0.010, 4)


def canvas():
    """A drop cloth whose folds have not quite gone."""
    rng = np.random.default_rng(8)
    xs, ys = np.linspace(-0.95, 0.80, 240), np.linspace(-0.55, 0.84, 200)
    x, y = np.meshgrid(xs, ys)
    lumps = cv2.GaussianBlur(rng.random(x.shape) - 0.5, (0, 0), 7) * 0.10
    folds = sum(0.006 * np.exp(-(((x - at_x + 0.03 * np.sin(5 * y + k)) / 0.011) ** 2)) for k, at_x in enumerate((-0.44, -0.05, 0.38)))
    across = 0.005 * np.exp(-(((y - 0.37 + 0.02 * np.sin(6 * x)) / 0.011) ** 2))
    skew = 0.02 * np.sin(3 * y)
    creases = 0.0035 * np.maximum(0, np.sin(31 * x + 17 * y + 2 * np.sin(9 * y)) - 0.86) ** 0.5
    # What lies on it presses it flat.
    pressed = 1 - 0.85 * np.exp(-((x / 0.42) ** 2 + ((y - 0.13) / 0.20) ** 2) ** 2)
    up = 0.0025 + np.maximum(lumps, -0.0015) + (folds + across + creases) * pressed
    corners = np.stack([x + skew, y + 0.015 * np.sin(4 * x), up], -1)
    sheet(corners, drop_cloth())


def drop_cloth():
    """Canvas of thick yarn with what dropped on it: thinset, paint and the dust of the saw."""
    s = m.Shader('drop_cloth')
    s.avg = m.srgb('#b9ad94')
    p = s.pos()
    warp, weft = s.noise(s.map(p, (1400, 90, 1)), 1, 2), s.noise(s.map(p, (90, 1400, 1)), 1, 2)
    weave = s.math('MAXIMUM', warp, weft)
    color = s.mix(s.rng(weave, 0.4, 0.75), m.srgb('#94876d'), m.srgb('#cdc2aa'))
    color = s.mix(s.rng(s.noise(p, 6, 5, 0.6), 0.45, 0.72, 0, 0.5), color, m.srgb('#8c7f69'))
    drops = s.math('MULTIPLY', s.rng(s.voro(s.v('ADD', p, s.vs(s.noise(p, 40, 3, col=True), 0.02)), 16), 0.10, 0.12, 1, 0), s.rng(s.noise(p, 2.3, 2), 0.53, 0.56))
    color = s.mix(s.math('MULTIPLY', drops, 0.85), color, m.srgb('#d9d6cd'))
    height = s.math('ADD', weave, s.math('MULTIPLY', drops, 0.8))
    return s.pbr(color, 0.95, s.bump(height, 0.5, 0.0018), spec=0.2, Sheen=0.3)


def notched_trowel(x, y, turn, z):
    """A trowel whose long side has teeth, for setting tile, with mortar that has dried on it."""
    steel = worn_steel()
    with at(x, y, z, turn):
        mortar = np.random.default_rng(6)
        spots = np.stack([mortar.uniform(-0.13, 0.13, 260), -0.052 + np.abs(mortar.normal(0, 0.014, 260)), np.full(260, 0.0016)], 1)
        crumbs(spots, mortar.uniform(0.0006, 0.0026, 260), m.paint('#b8b3a8', 0.95), 6)
        box(-0.14, -0.050, 0, 0.14, 0.055, 0.0014, steel, 0.0004)
        for k in range(14):
            box(-0.138 + 0.020 * k, -0.060, 0, -0.128 + 0.020 * k, -0.049, 0.0014, steel, 0.0003)
        for end in (-0.07, 0.06):
            tube([(end, 0, 0.001), (end, 0, 0.03), (end * 0.85, 0, 0.052)], 0.006, steel)
        with at(0, 0, 0.058, 0, 0, 90):
            lathe(
                [(0, -0.08), (0.013, -0.08), (0.018, -0.03), (0.016, 0.03), (0.018, 0.06), (0.012, 0.075), (0, 0.077)],
                m.paint('#2f4a3f', 0.5),
            )


def worn_steel():
    """Steel with scratches of sand and a film of dried mortar along its teeth."""
    s = m.Shader('worn_steel')
    p = s.pos()
    film = s.math('MULTIPLY', s.rng(s.noise(p, 26, 5, 0.65), 0.5, 0.66), 0.75)
    lines = s.rng(s.noise(s.map(p, (40, 900, 1), (0, 0, 0.66)), 1, 2), 0.55, 0.75)
    color = s.mix(film, m.srgb('#b9bbbb'), m.srgb('#aaa69b'))
    rough = s.math('ADD', s.math('MULTIPLY_ADD', lines, 0.12, 0.30), s.math('MULTIPLY', film, 0.5))
    return s.pbr(color, rough, s.bump(s.math('ADD', lines, film), 0.15, 0.0006), metal=s.math('SUBTRACT', 1, film))
