"""A joint between flagstones from near: crushed granite swept in, thyme that creeps over the edges."""

import cv2
import numpy as np

import materials as m
from furniture import *
from kit import *

from .patio import SKY


def flagstone_joint(cam=((-0.30, -0.86, 0.40), (0.08, 0.52, 0.0), 31), focus=1.0, f=2.8, sun_dir=(26, 172)):
    """Stones of a walk from knee height, and the garden out of focus behind them."""
    world(**SKY)
    rng = np.random.default_rng(11)
    outlines = [roughen(p, 0.024, 0.009, 0.012, rng) for p in voronoi(-3.0, -1.6, 3.0, 4.2, 0.56, 12, 2, 0.85)]
    stone = m.rough_stone('#80776a', '#b8a07c', '#665646', 0.034, 0.75, 1.25, 0.9)
    pieces(outlines, stone, 0.0, 0.05, 0.007, 4, 0.005, 0.003, uvdir=(1, 0))
    box(-4, -3, -0.2, 4, 5, -0.020, m.gravel_base('#a08d72'), 0)
    free = between(outlines)
    granite(free, rng)
    thyme(free)
    behind()
    fallen(-0.7, -0.5, 0.9, 1.6, 7, 3, 0.05, 0.014, ('#9a7b3f', '#b98f52'))
    sun(*sun_dir, 5.0, 0.9, (1, 0.89, 0.74))
    camera(*cam, level=False, focus=focus, f=f)


def between(outlines):
    """A function that tells which points lie between the stones."""
    per_metre, low = 400, np.array([-2.0, -1.2])
    covered = np.zeros((int(3.4 * per_metre), int(4.0 * per_metre)), np.uint8)
    for outline in outlines:
        cv2.fillPoly(covered, [((outline - low) * per_metre).astype(np.int32)], 255)

    def free(p):
        at_ = ((p[:, :2] - low) * per_metre).astype(int)
        inside = ((at_ >= 0) & (at_ < covered.shape[::-1])).all(1)
        at_ = np.clip(at_, 0, np.array(covered.shape[::-1]) - 1)
        return inside & (covered[at_[:, 1], at_[:, 0]] == 0)

    return free


def granite(free, rng):
    """Crushed granite to just below the edges of the stones; some of it was not swept up."""
    n = 520000
    p = np.stack([rng.uniform(-2.0, 2.0, n), -1.1 + 3.2 * rng.random(n) ** 1.7, np.zeros(n)], 1)
    filled = free(p)
    stray = ~filled & (rng.random(n) < 0.0022)
    p[filled, 2] = rng.uniform(-0.020, -0.006, filled.sum())
    p[stray, 2] = 0.004
    p = p[filled | stray]
    n = len(p)
    size = rng.uniform(0.0011, 0.0030, n) * np.where(rng.random(n) < 0.08, 1.7, 1)
    crumbs(p, size, m.rough_stone('#a98f6c', '#d0b88f', '#75604a', 0.001, 0.9, 3), 4)


def thyme(free):
    """Cushions of thyme in the joints, with a few flowers."""
    rng = np.random.default_rng(5)
    n = 230000
    p = np.stack([rng.uniform(-1.6, 1.8, n), rng.uniform(-0.9, 2.6, n), np.full(n, -0.012)], 1)
    cushion = 0.25 * waves(p * [1, 1, 0], 21, 6)
    places = ((-0.02, 0.02, 0.17), (0.42, -0.30, 0.15), (-0.62, 0.30, 0.22), (0.75, 0.70, 0.3), (0.1, 1.3, 0.4))
    for x, y, far in places:
        cushion = np.maximum(cushion, 1.15 - np.hypot(p[:, 0] - x, p[:, 1] - y) / far + 0.25 * cushion)
    keep = free(p) & (cushion > 0.2)
    p, cushion = p[keep], cushion[keep]
    height = 0.040 * np.clip((cushion - 0.2) / 0.4, 0.12, 1)
    p = np.repeat(p, 2, 0) + rng.normal(0, 0.013, (2 * len(p), 3)) * [1, 1, 0]
    p[:, 2] += np.repeat(height, 2) * rng.random(len(p)) ** 0.6 + 0.004
    tint = 0.45 + 0.4 * waves(p, 8, 9)
    leaves(p, 0.0085, m.leaf('#4c6b3a', '#9db86a'), 5, 0.55, 0.5, 0.2, tint=tint.clip(0, 1))
    some = rng.random(len(p)) < 0.008
    blossoms = np.repeat(p[some] + [0, 0, 0.008], 5, 0)
    leaves(blossoms, 0.006, m.leaf('#b48ac0', '#dcc0e2'), 6, 0.7, 0.2, 0.2)


def behind():
    """Long grass and shrubs where the walk ends, and a hedge: out of focus."""
    for i in range(9):
        x = -2.6 + 0.62 * i
        if i % 3 == 0:
            grass_tuft(x, 3.4 + 0.2 * (i % 2), 60 + i, 0.7, 900, 0.2)
        elif i % 3 == 1:
            lavender(x, 3.2, 70 + i, 0.5, 240, 0.22)
        else:
            shrub(x, 3.6, 0.42, 0.7, 80 + i, 2600, 0.05)
    hedge(-6, 5.2, 6, 6.2, 1.5, 1000, 9, 0.06, sides='f')
    tree(-4.4, 8.5, 5.4, 11, r=1.8)
    tree(3.6, 9.5, 5.8, 12, r=2.0)
    tree(-2.6, -1.9, 4.4, 21, r=1.0, n=1800, size=0.10)  # out of frame: dappled shade
