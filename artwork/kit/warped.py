"""Boards that water has moved."""

import bpy
import numpy as np

from .place import obj


def warped_boards(outlines, mat, shape=None, thick=0.019, bevel=0.0008, joint=0.0005, seed=5):
    """Boards along y, tops at z = 0, as one mesh with the UV map and `rnd` of `pieces`.

    shape: gives of a board's outline and of its own three random numbers None, or a function of x and y, arrays of
    points; its result are their heights, and three numbers of each for the attribute `wet` of the material.
    """
    rng = np.random.default_rng(seed)
    points, faces, uv, own, wet = [], [], [], [], []
    for outline in outlines:
        low, high = outline.min(0) + joint / 2, outline.max(0) - joint / 2
        rnd = rng.random(3)
        bent = shape(outline, rnd) if shape else None
        x, down_x = profile(low[0], high[0], 0.005 if bent else 1, bevel, thick)
        y, down_y = profile(low[1], high[1], 0.012 if bent else 1, bevel, thick)
        x, y = (grid.ravel() for grid in np.meshgrid(x, y))
        z = -np.maximum.reduce([grid.ravel() for grid in np.meshgrid(down_x, down_y)])
        middle = (low + high) / 2
        # No board is laid quite level.
        height, amount = bent(x, y) if bent else (0.004 * (rnd[1] - 0.5) * (x - middle[0]), np.zeros((len(x), 3)))
        # What was below the top is only gray.
        amount[z < -thick / 2] = np.minimum(amount[z < -thick / 2], (0.4, 0, 0))
        start, columns, rows = sum(map(len, points)), len(down_x), len(down_y)
        first = start + (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
        points.append(np.stack([x, y, z + height], -1))
        faces.append(np.stack([first, first + 1, first + columns + 1, first + columns], -1))
        uv.append(np.stack([y - middle[1], middle[0] - x], -1))
        own.append(np.tile(rnd, (len(x), 1)))
        wet.append(amount)
    points, faces, uv, own, wet = map(np.concatenate, (points, faces, uv, own, wet))
    made = bpy.data.meshes.new('boards')
    made.from_pydata(points.tolist(), [], faces.tolist())
    made.update()
    for name, values in (('rnd', own), ('wet', wet)):
        made.attributes.new(name, 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', values.astype(np.float32).ravel())
    corner = np.empty(len(made.loops), np.int32)
    made.loops.foreach_get('vertex_index', corner)
    made.uv_layers.new(name='UVMap').data.foreach_set('uv', uv[corner].astype(np.float32).ravel())
    return obj(made, mat, True, 40)


def profile(low, high, step, bevel, thick):
    """Where points stand between two sides of a board, and how far each is below its top."""
    inner = np.linspace(low + 1.5 * bevel, high - 1.5 * bevel, max(2, int((high - low) / step)))
    # The last but one is level, or the whole top would be shaded as round.
    rounded = np.array([0, 0, 0.3, 1]) * bevel
    down = np.array([thick, bevel, 0.3 * bevel, 0])
    return (
        np.concatenate([low + rounded, inner, high - rounded[::-1]]),
        np.concatenate([down, 0 * inner, down[::-1]]),
    )
