"""What is woven: curtains, throws, rugs with a border."""

import numpy as np

import materials as m
from kit import *

from .things import rug


def sheet(corners, mat):
    """A smooth surface of a grid of corners, rows by columns by 3."""
    rows, columns = corners.shape[:2]
    i = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)[None]).ravel()
    return mesh(
        corners.reshape(-1, 3).tolist(), np.stack([i, i + 1, i + columns + 1, i + columns], 1).tolist(), mat, True
    )


def curtain(x0, x1, top, y=-0.07, folds=6, color='#e9e2d3', seed=1, bottom=0.015):
    """A curtain in the local x-z plane that hangs from rings, and nearly touches the floor unless it is shorter."""
    rng = np.random.default_rng(seed)
    t, z = np.linspace(0, 1, 14 * folds + 1), np.linspace(top, bottom, 26)
    phase = np.cumsum(np.interp(t, np.linspace(0, 1, folds + 1), rng.uniform(0.75, 1.25, folds + 1)))
    phase = phase / phase[-1] * folds * 2 * np.pi
    down = ((top - z) / (top - bottom))[:, None]
    sway = rng.uniform(-1, 1, 3)
    lean = 0.02 * sway[0] * np.sin(down * 3 + 2 * t[None] + sway[1] * 3)
    deep = (0.022 + 0.020 * down) * np.sin(phase[None] + 0.5 * down * np.sin(3 * t[None] + sway[2]))
    width = x1 - x0
    x = x0 + width * t[None] + 0.012 * np.sin(2 * phase[None]) + lean * 0.6 + 0 * down
    sheet(np.stack([x, y + deep + lean, z[:, None] + 0 * x], -1), m.linen(color))


def curtained(a, b, beside, before, over):
    """A rod over a window from a to b, and a curtain at either side.

    How far the curtains hang beside the window and before it, and the rod reaches over it, in meters.
    """
    rod(a - over, b + over, 2.46)
    curtain(a - beside, a + before, 2.44, folds=5, seed=int(a * 10) + 40)
    curtain(b - before, b + beside, 2.44, folds=5, seed=int(b * 10) + 60)


def rod(x0, x1, z, y=-0.07):
    """A rod of brass with a knob at either end."""
    brass = m.brass()
    tube([(x0, y, z), (x1, y, z)], 0.012, brass, smooth=False)
    for x in (x0, x1):
        sphere(0.02, brass, x, y, z)
    for x in (x0 + 0.08, x1 - 0.08):
        tube([(x, y, z), (x, 0, z)], 0.006, brass, smooth=False)


def throw(path, width, color, seed=2, fringe=0.05):
    """A blanket laid along a path of (x, z) in the local frame, width along y; folds run with the path."""
    rng = np.random.default_rng(seed)
    path = np.array(path, float)
    walked = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    steps = np.linspace(0, walked[-1], int(walked[-1] / 0.015))
    x, z = (np.interp(steps, walked, path[:, k]) for k in (0, 1))
    # Cloth is stiff: it goes round a corner and not over it.
    soft_x, soft_z = (np.convolve(np.pad(q, 3, 'edge'), np.ones(7) / 7, 'valid') for q in (x, z))
    across = np.linspace(-0.5, 0.5, 46)
    a, b, c = rng.uniform(0, 6, 3)
    out = 0.009 * np.sin(23 * across + a)[None] + 0.007 * np.sin(
        41 * across[None] + 3 * steps[:, None] + b
    )
    gather = width * across[None] * (1 - 0.10 * np.sin(2.5 * steps[:, None] + c))
    normal = np.stack([-np.gradient(soft_z), np.gradient(soft_x)], -1)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9
    corners = np.stack(
        [
            soft_x[:, None] + normal[:, :1] * (0.014 + out),
            gather + 0 * steps[:, None],
            soft_z[:, None] + normal[:, 1:] * (0.014 + out),
        ],
        -1,
    )
    cloth = m.fabric(color, 0.5)
    sheet(corners, cloth)
    if not fringe:
        return
    for end, before in ((corners[0], corners[1]), (corners[-1], corners[-2])):
        for k in range(1, len(end) - 1, 2):
            p = end[k]
            q = p + (p - before[k]) / (np.linalg.norm(p - before[k]) + 1e-9) * fringe + rng.normal(0, 0.006, 3)
            tube([tuple(p), tuple(q)], 0.0016, cloth, smooth=False, res=1)


def bordered_rug(x0, y0, x1, y1, col='#cfc4b0', lines=('#7d4f38', '#55604f'), z=0.011):
    """A flat woven rug whose ends have bands of two colors; the pile has been walked on."""
    rug(x0, y0, x1, y1, col, z)
    for k, (inset, wide) in enumerate(((0.10, 0.035), (0.165, 0.012), (0.21, 0.07), (0.31, 0.012))):
        cloth = m.fabric(lines[k % 2], 0.35)
        for low in (y0 + inset, y1 - inset - wide):
            box(x0 + 0.003, low, z, x1 - 0.003, low + wide, z + 0.0012, cloth, 0.0005)


def carpet_edge(x0, x1, y0, y1, color='#66584a'):
    """Old carpet from x0 to a cut near x1 that a knife has left uneven and that has come off the floor here and there."""
    rng = np.random.default_rng(8)
    y, across = np.meshgrid(np.arange(y0, y1, 0.02), np.linspace(0, 1, 60), indexing='ij')
    cut = x1 + 0.035 * np.sin(1.3 * y) + 0.015 * np.sin(5.1 * y + 1) + np.interp(y, np.arange(y0, y1 + 1, 0.45), rng.normal(0, 0.02, int((y1 - y0 + 1) / 0.45) + 1))
    x = x0 + (cut - x0) * np.minimum(across / 0.96, 1)
    loose = np.clip(np.sin(1.9 * y + 0.6), 0, 1) * 0.045 + np.clip(np.sin(4.3 * y + 2), 0, 1) * 0.012
    off = np.clip(1 - (cut - x) / 0.22, 0, 1) ** 2
    z = 0.010 + loose * off + rng.normal(0, 0.0009, x.shape)
    # The last columns turn down: they are the thickness of the carpet.
    z -= 0.0095 * np.clip((across - 0.965) / 0.035, 0, 1)
    sheet(np.stack([x, y, z], -1), m.pile(color))
