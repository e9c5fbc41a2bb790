"""The tools of a crew, laid out on canvas before the work begins."""

import cv2
import numpy as np

import materials as m
from furniture import *
from kit import *

from .work_room import work_room


def crew_tools(cam=((-0.24, -0.60, 0.62), (0.0, 0.27, 0.0), 33), focus=1.0):
    """A level, trowel, mallet, tape and moisture meter in a row, and a bucket and boards behind them."""
    work_room(walls='#dfdbd0', sun_dir=(41, 104), mirrored=True)
    pieces(planks(-2.3, -1.4, 2.3, 2.9, 0.125, 0.9, 2.0, 12, 'y'), m.sawn_oak(var=0.8, figure=1.2), 0.0006, 0.014, 0.0011)
    box(-2.5, -2.8, -0.1, 2.5, 3.1, -0.010, m.paint('#1f1812', 0.9), 0)
    canvas()
    lying = 0.007
    straightedge(0.16, 0.52, 7, 1.2, lying)
    trowel(-0.20, 0.20, 64, lying)
    mallet(0.10, 0.24, 78, z=lying)
    tapping_block(0.27, 0.10, 12, lying)
    moisture_meter(0.36, 0.30, -16, lying)
    tape_measure(-0.44, 0.02, 4, 0.16, lying)
    notched_trowel(-0.44, 0.34, 58, lying)
    with at(0.86, 1.05, 0.004):
        bucket(0, 0)
    for k in range(3):
        with at(-0.62, 1.30, 0.020 + 0.019 * k, 4 + 3 * k):
            pieces([rect(-0.7, -0.0625, 0.7, 0.0625)], m.sawn_oak(var=0.8, figure=1.2), 0, 0.018, 0.0012, 3, seed=k)
    camera(*cam, level=False, focus=focus, f=3.2)


def canvas():
    """A drop cloth whose folds have not quite gone."""
    rng = np.random.default_rng(8)
    xs, ys = np.linspace(-0.95, 0.80, 240), np.linspace(-0.55, 0.84, 200)
    x, y = np.meshgrid(xs, ys)
    lumps = cv2.GaussianBlur(rng.random(x.shape) - 0.5, (0, 0), 7) * 0.07
    folds = sum(0.004 * np.exp(-(((x - at_x) / 0.012) ** 2)) for at_x in (-0.38, 0.22))
    across = 0.003 * np.exp(-(((y - 0.40) / 0.012) ** 2))
    skew = 0.02 * np.sin(3 * y)
    corners = np.stack([x + skew, y + 0.015 * np.sin(4 * x), 0.0025 + np.maximum(lumps, -0.0015) + folds + across], -1)
    sheet(corners, m.fabric('#cbbfa6', 1.6))


def moisture_meter(x, y, turn, z):
    """A meter with a display; the pins that go into the wood point to the right."""
    with at(x, y, z, turn):
        box(-0.085, -0.036, 0, 0.065, 0.036, 0.028, m.paint('#d99a2b', 0.4), 0.007, 3)
        box(-0.075, -0.030, 0.0275, 0.040, 0.030, 0.0295, m.paint('#26282b', 0.5), 0.002)
        box(-0.012, -0.022, 0.0292, 0.034, 0.022, 0.0302, m.emit('#c6d3b0', 0.5), 0.001)
        for step in (-0.014, 0.014):
            with at(-0.045, step, 0.0295):
                cyl(0.009, 0, 0.002, m.paint('#c8c6bf', 0.5), b=0.0008)
            with at(0.065, step, 0.014, 0, 0, 90):
                cyl(0.0016, 0, 0.020, m.steel(), b=0.0003)


def notched_trowel(x, y, turn, z):
    """A trowel whose long side has teeth, for setting tile."""
    steel = m.metal('#c9cbcc', 0.25)
    with at(x, y, z, turn):
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
