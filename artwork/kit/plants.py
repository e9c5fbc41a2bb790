"""Leaves and blades of grass."""

import math

import bpy
import numpy as np

from .place import obj


def leaves(points, size, mat, seed=0, aspect=0.4, up=0.3, curve=0.3):
    """One mesh of small bent leaves, one per point."""
    rng = np.random.default_rng(seed)
    P = np.asarray(points, float)
    n = len(P)
    d = rng.normal(0, 1, (n, 3))
    d[:, 2] += up
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    s = np.cross(d, rng.normal(0, 1, (n, 3)))
    s /= np.linalg.norm(s, axis=1, keepdims=True)
    u = np.cross(s, d)
    L = size * rng.uniform(0.6, 1.2, (n, 1))
    w = L * aspect / 2
    a, b, c = P, P + d * L * 0.5 + u * L * curve * 0.3, P + d * L
    V = np.stack([a, b - s * w, b + s * w, c, b - u * w * 0.35], 1).reshape(-1, 3)
    i = np.arange(n)[:, None] * 5
    F = np.concatenate([i + [0, 1, 4], i + [0, 4, 2], i + [1, 3, 4], i + [4, 3, 2]])
    me = bpy.data.meshes.new('leaves')
    me.from_pydata(V.tolist(), [], F.tolist())
    me.update()
    r = np.repeat(rng.random((n, 3))[None], 4, 0).reshape(-1, 3)
    me.attributes.new('rnd', 'FLOAT_VECTOR', 'FACE').data.foreach_set('vector', r.astype(np.float32).ravel())
    return obj(me, mat, True)


def blob(cx, cy, cz, rx, ry, rz, n, seed=0, shell=0.6, boxy=0):
    """Points in an ellipsoid shell (boxy=1: box) for hedges and crowns."""
    rng = np.random.default_rng(seed)
    d = rng.normal(0, 1, (n, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    if boxy:
        d = d / np.maximum(np.abs(d).max(1, keepdims=True), 1e-6)
    r = (
        shell
        + (1 - shell) * rng.random((n, 1))
        + 0.06 * np.sin(d[:, :1] * 9 + seed) * np.sin(d[:, 2:] * 7 + seed * 2)
    )
    return np.array([cx, cy, cz]) + d * r * np.array([rx, ry, rz])


def grass(points, h, mat, seed=0):
    """One mesh of bent blades, one per point."""
    rng = np.random.default_rng(seed)
    P = np.asarray(points, float)
    n = len(P)
    a = rng.uniform(0, 2 * math.pi, n)
    s = np.stack([np.cos(a), np.sin(a), 0 * a], 1)
    lean = rng.normal(0, 0.45, (n, 3))
    lean[:, 2] = 1
    L = (h * rng.uniform(0.5, 1.25, n))[:, None]
    w = L * 0.055
    m = P + lean * L * 0.5
    t = P + lean * L + lean * [1, 1, 0] * L * 0.5
    V = np.stack([P - s * w, P + s * w, m - s * w * 0.8, m + s * w * 0.8, t], 1).reshape(-1, 3)
    i = np.arange(n)[:, None] * 5
    me = bpy.data.meshes.new('grass')
    me.from_pydata(V.tolist(), [], (i + [0, 1, 3, 2]).tolist() + (i + [2, 3, 4]).tolist())
    me.update()
    r = np.concatenate([q := rng.random((n, 3)), q])
    me.attributes.new('rnd', 'FLOAT_VECTOR', 'FACE').data.foreach_set('vector', r.astype(np.float32).ravel())
    return obj(me, mat, True)
