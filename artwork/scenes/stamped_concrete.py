"""The edge of a patio of concrete that was stamped as slate, from near."""

import bpy
import cv2
import numpy as np

import materials as m
from furniture import *
from kit import *
from kit.place import obj

from .patio import SKY

EYE, AIM = (-0.35, -1.0, 0.62), (0.10, 0.22, 0.0)
# Where the stamped field ends, and where the slab does.
FIELD, SLAB = 1.32, 1.56
UNIT = 0.155


def stamped_concrete():
    """One slab with shallow joints, a border that was troweled smooth, and the lawn behind it."""
    world(**SKY)
    slab()
    rng = np.random.default_rng(2)
    spots = np.stack([rng.uniform(-1.6, 3.6, 90000), SLAB + 0.01 + 2.2 * rng.random(90000) ** 1.4, np.full(90000, -0.05)], 1)
    grass(spots, 0.06, m.leaf('#55693a', '#93a062'), 1, 0.0019)
    box(-6, SLAB, -0.2, 8, 9, -0.045, m.soil('#46502a'), 0)
    rim = [(0.150, 0.238), (0.152, 0.275), (0.136, 0.278), (0.132, 0.25), (0, 0.25)]
    lathe([(0, 0), (0.10, 0), (0.104, 0.006), (0.132, 0.236), *rim], m.clay(), 0.98, 1.16, -0.004)
    lavender(0.98, 1.16, 3, 0.40, 200, 0.16, z=0.25)
    sun(27, 162, 5.2, 1.0, (1, 0.90, 0.76))
    camera(EYE, AIM, 34, level=False, focus=1.2, f=4)


def slab(columns=1300, rows=900):
    """The surface of the concrete, finest near the camera."""
    away = np.geomspace(0.45, SLAB - EYE[1], rows)[:, None]
    y = np.broadcast_to(EYE[1] + away, (rows, columns))
    x = EYE[0] + away * (AIM[0] - EYE[0]) / (AIM[1] - EYE[1]) + np.linspace(-0.8, 1.15, columns) * (0.12 + 0.70 * away)
    height, powder = relief(x, y)
    index = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    me = bpy.data.meshes.new('slab')
    me.vertices.add(rows * columns)
    me.vertices.foreach_set('co', np.stack([x, y, height], -1).astype(np.float32).ravel())
    me.loops.add(faces.size)
    me.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
    me.polygons.add(len(faces))
    me.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(faces), 4, np.int32))
    me.update()
    me.attributes.new('powder', 'FLOAT', 'POINT').data.foreach_set('value', powder.astype(np.float32).ravel())
    obj(me, m.stamped(), True)


def relief(x, y):
    """Returns the height of the surface in meters, and how much release powder is left on it, 0 to 1."""
    rng = np.random.default_rng(7)
    wobble = [0.018 * (fractal(x, y, 8, 5, seed) - 0.5) for seed in (1, 2)]
    u, v = x + wobble[0], y + wobble[1]
    edge, own = np.full(x.shape, 1.0), np.zeros((2, *x.shape))
    for stone in ashlar(-2.17, -0.93, 4.03, FIELD + 0.001, UNIT, 6):
        (x0, y0), (x1, y1) = stone[0], stone[2]
        inside = (u >= x0) & (u < x1) & (v >= y0) & (v < y1)
        edge[inside] = np.minimum(np.minimum(u - x0, x1 - u), np.minimum(v - y0, y1 - v))[inside]
        own[:, inside] = rng.uniform(0, 90, (2, 1))
    field = np.clip((FIELD - y) / 0.012, 0, 1)
    # Slate splits in layers, whose edges are ragged.
    layers = 10 * fractal(x + own[0], (y + own[1]) * 1.4, 2.6, 7, 3)
    split = layers % 1
    cleft = 0.0028 * (np.floor(layers) - 5 + np.clip(split / 0.2, 0, 1) ** 0.7 - 0.5 + 0.3 * split)
    cleft += 0.0024 * (fractal(x + own[0], y, 26, 5, 4) - 0.5)
    joint = 1 - np.clip((edge - 0.002) / 0.0065, 0, 1)
    joint = joint**2 * (3 - 2 * joint)
    shoulder = 0.0010 * np.clip(1 - edge / 0.03, 0, 1)
    height = np.clip(cleft, -0.006, 0.006) * np.clip(edge / 0.02, 0.15, 1) - shoulder
    height = (1 - joint) * height - 0.0045 * joint
    # A groove divides the field from the border, and the border has a rounded edge.
    groove = np.exp(-(((y - FIELD - 0.008) / 0.006) ** 2))
    smooth = 0.0006 * (fractal(x, y, 9, 4, 5) - 0.5) - 0.006 * groove
    smooth -= 0.05 * np.clip((y - SLAB + 0.012) / 0.012, 0, 1) ** 3
    height = np.where(field > 0, field * height + (1 - field) * smooth, smooth).astype(np.float32)
    hollow = cv2.GaussianBlur(height, (0, 0), 9) - height
    powder = np.clip(hollow / 0.0020, -0.2, 0.7) + 0.62 * np.maximum(joint * field, 0.7 * groove)
    return height, powder + 1.15 * (fractal(x, y, 2.6, 7, 6) - 0.47)


def fractal(x, y, scale, octaves, seed):
    """Value noise of several octaves, about 0.2 to 0.8."""
    table = np.random.default_rng(seed).random((256, 256))
    total, weight = 0, 0
    for k in range(octaves):
        a, b = x * scale * 2**k + 17.3 * k, y * scale * 2**k + 9.1 * k
        i, j = np.floor(a).astype(int), np.floor(b).astype(int)
        s, t = (f * f * (3 - 2 * f) for f in (a - i, b - j))
        i, j, i1, j1 = i % 256, j % 256, (i + 1) % 256, (j + 1) % 256
        low = table[i, j] * (1 - s) + table[i1, j] * s
        high = table[i, j1] * (1 - s) + table[i1, j1] * s
        total = total + 0.55**k * (low * (1 - t) + high * t)
        weight += 0.55**k
    return total / weight
