"""What lies under pavers: a cut through gravel and sand, and the rows that are laid on them."""

import cv2
import numpy as np

import materials as m
from furniture import *
from kit import *

from .patio import SKY

# Heights of the tops of the layers, and where each ends towards the camera.
SAND, GRAVEL, EARTH = -0.060, -0.085, -0.19
ROW, SAND_END, GRAVEL_END = 0.30, -0.06, -0.36
# Where the field ends at the side.
EDGE = -0.62


def paver_bed(cam=((0.34, -1.10, 0.66), (-0.06, 0.20, -0.06), 29), focus=1.35, f=3.5, sun_dir=(34, 205)):
    """Rows of pavers from near, the bed in steps before them."""
    world(**SKY)
    rows()
    bed()
    restraint()
    stack()
    straightedge(0.30, 0.02, 4, 1.2, SAND)
    mallet(-0.34, 0.17, -9, '#2b2b2d', SAND)
    # A line tells where the next row ends.
    tube([(-0.75, ROW + 0.304, 0.012), (2.5, ROW + 0.300, 0.012)], 0.0011, m.paint('#d8562c', 0.6), smooth=False)
    behind()
    sun(*sun_dir, 5.2, 0.9, (1, 0.90, 0.76))
    camera(*cam, level=False, focus=focus, f=f)


def rows():
    """Pavers in running bond; the two nearest rows are not finished."""
    stone = m.paver('#9a8068', '#b79d7f', '#7b685a')
    outlines = brick(EDGE, ROW, 3.4, 4.6, 0.20, 0.10)
    ends = (0.13, 0.62, 1.33)
    laid = [p for p in outlines if p[0, 1] > ROW + 0.25 or p[:, 0].max() < ends[int((p[0, 1] - ROW) / 0.099)]]
    pieces(laid, stone, 0.003, 0.060, 0.004, 4, 0.0016, 0.0006)
    box(EDGE + 0.01, ROW + 0.22, -0.1, 3.5, 4.6, -0.007, m.grout('#b19b78'), 0)
    with at(0.32, ROW + 0.03, SAND + 0.063, 17, 4, -3):
        pieces([rect(-0.1, -0.05, 0.1, 0.05)], stone, 0, 0.060, 0.004, 4, seed=8)


def bed():
    """Sand that was drawn off, crushed base below it, earth below that; each frays where it ends."""
    rng = np.random.default_rng(6)
    x, y = np.meshgrid(np.arange(EDGE + 0.02, 2.2, 0.006), np.arange(SAND_END - 0.10, 0.62, 0.004))
    end = SAND_END + 0.02 * np.sin(x * 5.3) + 0.012 * np.sin(x * 17) + 0.004 * rng.normal(0, 1, x.shape[1])
    fine = cv2.GaussianBlur(rng.normal(0, 1, x.shape), (0, 0), 1.2)
    lines = 0.0007 * np.sin(x * 160 + 2 * np.sin(y * 3)) * (np.sin(x * 11) > -0.2)
    slope = np.clip((end - y) / 0.045, 0, 1)
    z = SAND + lines * (1 - slope) + fine * (0.0012 + 0.006 * slope) - slope * 0.029
    # Knees and the mallet have left a dent.
    z -= 0.006 * np.exp(-((x + 0.28) ** 2 + (y - 0.10) ** 2) / 0.004)
    sheet(np.stack([x, y, z], -1), m.sand())
    base = m.rough_stone('#938670', '#b5a68c', '#6d6152', 0.002, 0.9, 3)
    n = 30000
    p = np.stack([rng.uniform(EDGE - 0.01, 1.9, n), rng.uniform(GRAVEL_END - 0.10, SAND_END + 0.05, n), np.zeros(n)], 1)
    end = GRAVEL_END + 0.025 * np.sin(p[:, 0] * 4.1 + 1) + 0.012 * np.sin(p[:, 0] * 15)
    down = np.clip((end - p[:, 1]) / 0.09, 0, 1)
    p[:, 2] = GRAVEL - 0.006 - down * (GRAVEL - EARTH) + rng.normal(0, 0.003, n)
    crumbs(p, 0.0018 + 0.0085 * rng.random(n) ** 2.6, base, 3)
    box(EDGE - 0.02, GRAVEL_END + 0.02, -0.4, 2.4, 4.6, GRAVEL - 0.012, m.gravel_base('#8f887c'), 0)
    x, y = np.meshgrid(np.arange(-1.6, 2.4, 0.012), np.arange(-1.3, GRAVEL_END + 0.06, 0.012))
    clods, hollows = (cv2.GaussianBlur(rng.normal(0, 1, x.shape), (0, 0), sigma) for sigma in (1.5, 7))
    sheet(np.stack([x, y, EARTH - 0.004 + 0.008 * clods + 0.05 * hollows], -1), m.soil('#6f5338'))
    n = 500
    away = GRAVEL_END - 0.06 - 0.5 * rng.random(n) ** 2.5
    p = np.stack([rng.uniform(-0.8, 1.8, n), away, np.full(n, EARTH + 0.004)], 1)
    crumbs(p, rng.uniform(0.003, 0.009, n), base, 5)


def restraint():
    """The edge that keeps the field together, with its spikes, and the ground beside it."""
    black = m.paint('#232425', 0.5)
    box(EDGE - 0.006, -0.02, GRAVEL, EDGE - 0.001, 4.6, -0.018, black, 0.001)
    box(EDGE - 0.085, -0.02, GRAVEL, EDGE - 0.006, 4.6, GRAVEL + 0.005, black, 0.001)
    for k in range(12):
        y = 0.05 + 0.3 * k
        box(EDGE - 0.05, y, GRAVEL + 0.004, EDGE - 0.006, y + 0.006, -0.03, black, 0.001)
        cyl(0.011, GRAVEL + 0.004, GRAVEL + 0.012, m.steel(), EDGE - 0.045, y + 0.09)
    rng = np.random.default_rng(9)
    x, y = np.meshgrid(np.arange(-2.4, EDGE - 0.02, 0.012), np.arange(-1.3, 4.6, 0.012))
    bank = np.clip((EDGE - 0.13 - x) / 0.07, 0, 1)
    lumps = cv2.GaussianBlur(rng.normal(0, 1, x.shape), (0, 0), 1.5) * 0.009
    z = (EARTH + (GRAVEL - EARTH - 0.003) * np.clip((y - GRAVEL_END) / 0.12, 0, 1)) * (1 - bank) - 0.022 * bank + lumps
    sheet(np.stack([x, y, z], -1), m.soil('#66492f'))
    n = 60000
    p = np.stack([EDGE - 0.20 - 1.5 * rng.random(n), rng.uniform(-1.0, 4.6, n), np.full(n, -0.03)], 1)
    p = p[p[:, 0] < EDGE - 0.21 + 0.03 * np.sin(p[:, 1] * 9)]
    grass(p, 0.055, m.leaf('#4f7030', '#9aae56'), 4, 0.0017)


def stack():
    """Pavers that wait beside the edge of the field."""
    stone = m.paver('#9a8068', '#b79d7f', '#7b685a')
    for k, (x, y, turn) in enumerate(((1.02, 0.44, 8), (1.23, 0.45, 6), (1.04, 0.55, 7))):
        for level in range(3 - (k == 2)):
            with at(x + 0.006 * level, y, 0.062 * level + 0.061, turn + 2 * level):
                pieces([rect(-0.1, -0.05, 0.1, 0.05)], stone, 0, 0.060, 0.004, 4, seed=20 + 5 * k + level)


def behind():
    """A hedge and shrubs at the end of the field, out of focus."""
    box(-40, -20, -0.5, 40, 40, -0.42, m.soil('#5f6a38'), 0)
    box(-6, 4.6, -0.4, 6, 8, -0.02, m.soil('#4c4a2c'), 0)
    hedge(-6, 6.0, 6, 7.0, 1.5, 900, 9, 0.07, sides='f')
    for i in range(8):
        x = -3.2 + 0.85 * i
        if i % 2:
            grass_tuft(x, 5.2, 60 + i, 0.7, 800, 0.2)
        else:
            shrub(x, 5.3, 0.45, 0.7, 80 + i, 2200, 0.06)
    tree(-3.2, 9.5, 5.4, 11, r=1.8)
    tree(3.4, 10, 5.8, 12, r=2.0)
