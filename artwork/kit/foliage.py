"""Large leaves of plants in rooms, each with a stalk, a fold along its middle and a droop."""

import numpy as np
import bpy

from .place import obj

# How wide a leaf is from its stalk to its tip.
OUTLINE = np.array([0.02, 0.42, 0.80, 1.0, 0.98, 0.74, 0.36, 0.0])


def broad_leaves(points, directions, size, mat, seed=0, aspect=0.55, droop=0.5, fold=0.22):
    """One mesh of leaves that start at points and grow in directions; droop: how far their tips hang."""
    rng = np.random.default_rng(seed)
    start, ahead = np.asarray(points, float), np.asarray(directions, float)
    count, steps = len(start), len(OUTLINE)
    ahead = ahead / np.linalg.norm(ahead, axis=1, keepdims=True)
    side = np.cross(ahead, [0, 0, 1.0]) + rng.normal(0, 0.22, (count, 3))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, ahead)
    length = size * rng.uniform(0.65, 1.15, (count, 1))
    hang = droop * rng.uniform(0.5, 1.4, (count, 1))
    rows = []
    for k, wide in enumerate(OUTLINE):
        t = k / (steps - 1)
        middle = start + ahead * length * (t - 0.18 * hang * t * t) - np.array([0, 0, 1.0]) * length * hang * t**2 * 0.6
        wave = 0.05 * np.sin(5.1 * t + rng.uniform(0, 6, (count, 1))) * length
        half = side * length * aspect / 2 * wide
        lift = up * (length * aspect / 2 * wide * fold + wave * wide)
        rows += [middle - half + lift, middle, middle + half + lift]
    corners = np.stack(rows, 1).reshape(-1, 3)
    base = np.arange(count)[:, None] * 3 * steps
    faces = np.concatenate(
        [
            base + np.array([3 * k + c, 3 * k + c + 1, 3 * k + c + 4, 3 * k + c + 3])
            for k in range(steps - 1)
            for c in (0, 1)
        ]
    )
    mesh = bpy.data.meshes.new('broad leaves')
    mesh.from_pydata(corners.tolist(), [], faces.tolist())
    mesh.update()
    own = np.tile(rng.random((count, 3)), (2 * (steps - 1), 1))
    mesh.attributes.new('rnd', 'FLOAT_VECTOR', 'FACE').data.foreach_set('vector', own.astype(np.float32).ravel())
    return obj(mesh, mat, True)
