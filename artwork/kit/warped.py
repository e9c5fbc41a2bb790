"""A board that water has moved."""

import bpy
import numpy as np

from .place import obj


def cupped_board(outline, mat, rise, middle, gaps, thick=0.019, bevel=0.0009):
    """A board along x whose edges stand up by `rise` meters and which has shrunk: gaps before and behind it.

    middle: where it has moved most, along x
    """
    low, high = outline.min(0), outline.max(0)
    x = np.linspace(low[0] + 0.0008, high[0] - 0.0008, 120)
    # How far a point is across, and how far below the top: both edges are eased.
    inner = np.linspace(0, 1, 24)
    across = np.concatenate([[0, 0], inner, [1, 1]])
    down = np.concatenate([[thick, bevel], 0 * inner, [bevel, thick]])
    ease = np.concatenate([[0, 0], np.full(24, 1.0), [0, 0]])
    moved = np.exp(-(((x - middle) / 0.17) ** 2))
    # Gaps are not as wide here as there.
    front = 0.0003 + gaps[0] * (1 + 0.3 * np.sin(23 * x + 1)) * moved
    back = 0.0003 + gaps[1] * (1 + 0.3 * np.sin(19 * x + 4)) * moved
    start, stop = low[1] + front[:, None], high[1] - back[:, None]
    y = start + (stop - start) * across
    y = np.where(ease > 0, np.clip(y, start + 0.7 * bevel, stop - 0.7 * bevel), y)
    cup = rise * moved[:, None]
    z = cup * ((2 * across - 1) ** 2 - 0.25) - down
    points = np.stack([np.broadcast_to(x[:, None], y.shape), y, z], -1)
    rows, columns = y.shape
    first = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    faces = np.stack([first, first + columns, first + columns + 1, first + 1], -1)
    made = bpy.data.meshes.new('board')
    made.from_pydata(points.reshape(-1, 3).tolist(), [], faces.tolist())
    made.update()
    return obj(made, mat, True, 40)
