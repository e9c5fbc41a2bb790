"""A screed before tile: a straightedge across it, a trowel, and the level that shows it is true."""

import cv2
import numpy as np

import materials as m
from furniture import *
from kit import *

from .work_room import work_room

# Where the trowel has stopped.
EDGE = -0.30


def screed(cam=((-0.52, -0.80, 0.50), (0.08, 0.26, 0.0), 30), focus=1.0):
    """Smooth mortar on the right, damp and still rough on the left of the line where the trowel stopped."""
    work_room(walls='#dedad0')
    surface()
    straightedge(0.22, 0.22, 14, 1.25, 0.001)
    trowel(0.28, -0.22, -32, 0.001)
    # A bucket of mortar, and the first tiles beyond.
    bucket(-0.62, 1.15)
    tiles = brick(0.45, 1.28, 2.3, 2.9, 0.6, 0.6, 0)
    with at(0, 0, 0.012):
        pieces(
            tiles,
            m.porcelain('#d8d2c6', 0.25, 0.7, '#a89e90'),
            0.003,
            0.010,
            0.001,
            3,
            0.0003,
            0.0001,
            uvdir=(1, 0),
        )
    for k in range(4):
        with at(1.42, 0.70, 0.001 + 0.0105 * k, 3 * k):
            pieces(
                [rect(-0.3, -0.3, 0.3, 0.3)],
                m.porcelain('#d8d2c6', 0.25, 0.7, '#a89e90'),
                0,
                0.010,
                0.001,
                3,
                seed=k,
            )
    camera(*cam, level=False, focus=focus, f=3.2)


def surface():
    """Mortar as the trowel left it: faint arcs, and to the left of them loose grains."""
    rng = np.random.default_rng(3)
    box(-2.4, -2.6, -0.1, 2.4, 2.95, -0.004, m.concrete('#8d8578', 0.85), 0)
    smooth = m.concrete('#958c7e', 0.62, 0.0012, 3.2)
    spread(np.linspace(EDGE, 2.3, 500), arcs, smooth)
    spread(
        np.linspace(-1.6, EDGE + 0.06, 260),
        lambda x, y: -0.009 + 0.03 * blurred(rng, x.shape, 2) + 0.14 * blurred(rng, x.shape, 9),
        m.concrete('#6f6658', 0.9, 0.003, 3.2),
    )
    # Loose grains, the fewer the larger.
    for count, radius in ((7000, 0.0011), (900, 0.0022), (90, 0.005)):
        x, y = rng.uniform(-1.2, EDGE + 0.02, count), rng.uniform(-0.75, 1.6, count)
        crumbs(np.stack([x, y, np.full(count, -0.004)], -1), radius, m.concrete('#7d7364', 0.9, 0.002, 3.2), count)


def blurred(rng, shape, sigma):
    """Lumps of mortar, about 0."""
    return cv2.GaussianBlur(rng.random(shape) - 0.5, (0, 0), sigma)


def arcs(x, y):
    """Ridges where the end of the trowel has turned."""
    z = np.zeros_like(x)
    for cx, cy in ((0.2, -0.9), (1.1, -0.6), (0.5, 0.4), (1.5, 0.5), (0.1, 1.2)):
        r, turn = np.hypot(x - cx, y - cy), np.arctan2(y - cy, x - cx)
        z += 0.0016 * np.exp(-(((r - 0.85) / 0.005) ** 2)) * (np.sin(turn * 3 + cx) > 0.2)
    # Towards the edge it is thinner, and frays.
    return z - 0.012 * np.clip(
        (EDGE + 0.05 + 0.03 * np.sin(y * 4.1) + 0.012 * np.sin(y * 31) - x) / 0.03, 0, 1
    )


def spread(xs, height, mat):
    """A surface over these x and all y that are seen."""
    ys = np.linspace(-1.0, 2.6, 560)
    x, y = np.meshgrid(xs, ys)
    sheet(np.stack([x, y, height(x, y)], -1), mat)
