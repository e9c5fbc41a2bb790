"""A walk of flagstone."""

import math
import random

import numpy as np

import materials as m
from kit import *
from furniture import *


def walk(joint='grass', cam=((0.25, -3.3, 1.5), (-0.1, 3.2, 0.35), 26), focus=None, sun_dir=(40, 222)):
    """Stones with joints of grass or gravel between planted borders."""
    import cv2

    world((0.16, 0.36, 0.85), (0.72, 0.83, 0.95), 0.95, (0.25, 0.23, 0.2))
    rng = np.random.default_rng(4)

    def path(y):
        return 0.55 * math.sin(y * 0.38 + 0.2)

    stones = [
        roughen(p, 0.024, 0.014, 0.05, rng)
        for p in voronoi(-2.6, -4.5, 2.6, 8.2, 0.54, 8, 2, 0.85)
        if abs(p.mean(0)[0] - path(p.mean(0)[1])) < 1.02
    ]
    pieces(
        stones,
        m.rough_stone('#8b877d', '#b5a68d', '#6f675c', 0.010, 0.8, 1.0, 1.2),
        0.0,
        0.06,
        0.010,
        3,
        0.004,
        0.003,
        uvdir=(1, 0),
    )
    R, lo = 60, np.array([-8, -5.0])
    mask = np.zeros((int(18 * R), int(16 * R)), np.uint8)
    for s in stones:
        cv2.fillPoly(mask, [((s - lo) * R).astype(np.int32)], 255)

    def inside(x, y):
        return (
            mask[
                np.clip(((y + 5) * R).astype(int), 0, mask.shape[0] - 1),
                np.clip(((x + 8) * R).astype(int), 0, mask.shape[1] - 1),
            ]
            > 0
        )

    if joint == 'grass':
        n = 230000
        y = -3.2 + 11.5 * rng.random(n) ** 1.9
        x = rng.uniform(-1, 1, n) * (2.0 + 0.33 * (y + 3.3))
        ok = ~inside(x, y)
        x, y = x[ok], y[ok]
        px = 0.55 * np.sin(y * 0.38 + 0.2)
        near = np.abs(x - px) < 1.1
        P = np.stack([x, y, np.full(len(x), -0.03)], 1)
        G = m.leaf('#55752f', '#93a84f')
        grass(P[near], 0.055, G, 1)
        grass(P[~near], 0.085, G, 2)
        box(-9, -6, -0.2, 9, 12, -0.028, m.soil('#4c4a2c'), 0)
    else:
        box(-9, -6, -0.2, 9, 12, -0.016, m.gravel_base('#a89c8a'), 0)
        n = 26000
        y = -3.2 + 11 * rng.random(n) ** 2.2
        x = rng.uniform(-1, 1, n) * (1.9 + 0.25 * (y + 3.3))
        ok = ~inside(x, y)
        x, y = x[ok], y[ok]
        V, F, Rn = [], [], []
        base = np.array(
            [(1, 0, 0), (0.3, 0.9, 0), (-0.8, 0.6, 0), (-0.9, -0.4, 0), (0.2, -1, 0), (0.2, 0.1, 0.7)]
        )
        for i in range(len(x)):
            s = rng.uniform(0.006, 0.016)
            a = rng.uniform(0, 6.28)
            c_, s_ = math.cos(a), math.sin(a)
            q = (base + rng.normal(0, 0.12, base.shape)) * s
            q = np.stack(
                [q[:, 0] * c_ - q[:, 1] * s_ + x[i], q[:, 0] * s_ + q[:, 1] * c_ + y[i], q[:, 2] - 0.014], 1
            )
            k = len(V)
            V += q.tolist()
            r = rng.random(3)
            for j in range(5):
                F.append((k + j, k + (j + 1) % 5, k + 5))
                Rn.append(r)
        me = bpy.data.meshes.new('gravel')
        me.from_pydata(V, [], F)
        me.update()
        me.attributes.new('rnd', 'FLOAT_VECTOR', 'FACE').data.foreach_set(
            'vector', np.array(Rn, np.float32).ravel()
        )
        obj(me, m.rough_stone('#9b8f7e', '#c7bba6', '#6e655a', 0.002, 0.9, 3), True)
    # planting along both sides, wall and gate at the end
    rs = random.Random(2)
    for side in (-1, 1):
        for i in range(15):
            y = 0.3 + i * 0.60
            x = path(y) + side * (1.72 + rs.uniform(0, 0.55) + 0.04 * i)
            k = rs.randrange(4)
            if k == 0:
                shrub(x, y, 0.36, 0.62, i + 70 * (side + 1), 1500, 0.055, ('#6d8763', '#a9ba8b'))
            elif k == 1:
                grass_tuft(x, y, i + 9, 0.75, 600, 0.22, ('#8b9658', '#cdbf85'))
            elif k == 2:
                shrub(x, y, 0.42, 0.8, i + 31, 1800, 0.06)
            else:
                shrub(x, y, 0.34, 0.5, i + 55, 1300, 0.05)
                q = blob(x, y, 0.30, 0.34, 0.34, 0.28, 260, i, 0.8)
                q[:, 2] += 0.04
                leaves(
                    q,
                    0.04,
                    m.leaf(*(('#b9a3cf', '#8f78b5') if side < 0 else ('#f1ece2', '#e6d9c2'))),
                    i,
                    0.9,
                    1,
                )
    hedge(-5.2, -2, -3.8, 9, 1.5, 26000, 4, 0.08)
    hedge(4.0, -2, 5.4, 9, 1.5, 26000, 5, 0.08)
    St = m.stucco('#eee6d8')
    wall('y', 9.2, -9, 9, 2.7, St, [(-0.75 + path(9), 0.55 + path(9), 0.0, 2.2)])
    d0 = -0.75 + path(9)
    for i in range(6):
        box(
            d0 + i * 1.3 / 6 + 0.004,
            9.28,
            0.03,
            d0 + (i + 1) * 1.3 / 6 - 0.004,
            9.33,
            2.2,
            m.wood('#7d5a38', 'z'),
            0.005,
        )
    box(-9, 9.05, 2.7, 9, 9.5, 2.78, m.concrete('#b5ada0'), 0.006)
    tree(-5.5, 12, 6.5, 3, r=2.2, n=9000)
    tree(4.8, 12.5, 7, 5, r=2.4, n=9000)
    tree(0.5, 14, 6, 9, r=2.0)
    tree(-3.6, -4.6, 5.6, 21, r=1.5, n=2600, size=0.17)  # out of frame: dappled shade over the walk
    sun(*sun_dir, 5.6, 0.6, (1, 0.90, 0.76))
    camera(*cam, focus=focus)
