"""A wood floor that is being laid: the paper under it, the last row, the next board and the tools."""

import numpy as np

import materials as m
from furniture import *
from kit import *

from .work_room import work_room


def laying(boards, width, thick, cam, focus, f, edge=0.05):
    """Boards run along x; those nearer than `edge` are still to come.

    boards: their material; width and thick: of a board
    """
    work_room(mirrored=True)
    laid = m.sawn_oak(*boards)
    rows = planks(-2.28, edge, 2.28, 2.88, width, 0.7, 1.5, 6, 'x')
    # The row at the edge ends in steps: its next board is not there yet.
    first = [p for p in rows if p[:, 1].min() < edge + 0.01 and p[:, 0].min() > 0.10]
    pieces(
        [p for p in rows if not any(p is q for q in first)], laid, 0.0007, thick, 0.0013, 3, 0.0003, 0.0001
    )
    under_paper(-thick, edge)
    with at(0.66, edge - 0.20, 0.002, -3.5):
        pieces([rect(-0.58, -width / 2, 0.62, width / 2)], laid, 0, thick, 0.0013, 3, seed=9)
    with at(0.5, -0.48, 0.0, 2):
        for k in range(2):
            with at(0.0, 0.01 * k, -thick + thick * (k + 1) + 0.001 * k, 1.5 * k):
                pieces([rect(-0.45, -width / 2, 1.1, width / 2)], laid, 0, thick, 0.0013, 3, seed=11 + k)
    tapping_block(-0.16, edge - 0.036, 2, -thick)
    mallet(-0.12, edge - 0.16, -24, z=-thick)
    tongues(rows, edge, thick)
    with at(0.66, edge - 0.20, 0.002, -3.5):
        box(-0.58, width / 2, -0.62 * thick, 0.62, width / 2 + 0.006, -0.34 * thick, m.wood('#c9a273', 'x', 0.6), 0.0006)
    speed_square(0.10, 0.17, 24, 0.0004)
    pencil(-0.09, 0.20, 74)
    shavings(edge, thick)
    camera(*cam, level=False, focus=focus, f=f)


def tongues(rows, edge, thick):
    """The tongue along the near side of every board that has no neighbour yet."""
    raw = m.wood('#c9a273', 'x', 0.6)
    for p in rows:
        (x0, y0), (x1, _) = p.min(0), p.max(0)
        if y0 < edge + 0.01 and x0 <= 0.10:
            box(x0, y0 - 0.006, -0.62 * thick, x1, y0 + 0.001, -0.34 * thick, raw, 0.0006)


def shavings(edge, thick):
    """Dust of the saw and a few chips on the paper."""
    rng = np.random.default_rng(9)
    n = 900
    at_x, at_y = rng.normal(0.24, 0.16, n), edge - 0.02 - np.abs(rng.normal(0, 0.10, n))
    crumbs(np.stack([at_x, at_y, np.full(n, 0.0008 - thick)], 1), rng.uniform(0.0004, 0.0015, n), m.paint('#cfac7c', 0.9), 3)
    for k in range(7):
        with at(rng.uniform(0.0, 0.45), edge - rng.uniform(0.03, 0.16), 0.004 - thick, rng.uniform(0, 360), 90):
            a = np.linspace(0, 4.2, 18)
            tube([(0.0055 * np.cos(t) * (1 - 0.09 * t), 0.0055 * np.sin(t) * (1 - 0.09 * t), 0.002 * t) for t in a], 0.0011, m.wood('#d2ab78', 'x', 0.7))


def pencil(x, y, turn):
    """A pencil of a carpenter that lies on the boards."""
    with at(x, y, 0.004, turn, 0, 90):
        cyl(0.0037, -0.085, 0.085, m.paint('#c2502f', 0.4), seg=6, b=0.0003)


def wrinkled(x0, y0, x1, y1, z, mat, height, step=0.012):
    """A sheet that does not lie quite flat; sheets over each other have the same folds."""
    rng = np.random.default_rng(4)
    xs, ys = np.arange(x0, x1 + step, step), np.arange(y0, y1 + step, step)
    x, y = np.meshgrid(xs, ys)
    up = np.zeros_like(x)
    for _ in range(16):
        a, k, phase = rng.uniform(0, np.pi), rng.uniform(5, 26), rng.uniform(0, 6.3)
        along = x * np.cos(a) + y * np.sin(a)
        across = y * np.cos(a) - x * np.sin(a)
        up += np.maximum(0, np.sin(along * k + 1.2 * np.sin(across * 2.1 + phase) + phase) - 0.72) ** 1.5
    return sheet(np.stack([x, y, z + height * up], -1), mat)


def under_paper(z, edge):
    """Red rosin paper over plywood, lapped; its edge shows the wood."""
    box(-2.4, -2.6, z - 0.2, 2.4, 2.95, z - 0.004, m.wood('#c79f68', 'x', 0.7, 0.5), 0)
    felt = m.paint('#8a5f4c', 0.9, 0.4)
    wrinkled(-2.28, -0.36, 2.28, edge + 0.2, z - 0.0016, felt, 0.0014)
    wrinkled(-2.28, -0.62, 2.28, -0.30, z - 0.0030, felt, 0.0014)
