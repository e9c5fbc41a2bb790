"""Surfaces from near."""

import numpy as np

import materials as m
from kit import *
from furniture import *


def closeup(
    surface='planks',
    cam=((-0.25, -0.75, 0.55), (0.1, 0.25, 0), 40),
    focus=0.95,
    f=5.6,
    sun_dir=(17, 150),
    sunk=4.0,
    key=20,
    back=0.9,
):
    """A floor or wall surface lying flat at z=0 under raking window light."""
    world((0.7, 0.8, 1), (0.85, 0.9, 1), 0.32, (0.5, 0.48, 0.45))
    if surface == 'planks':
        pieces(
            planks(-2.2, -1.6, 2.2, 2.6, 0.18, 1.1, 2.0, 12, 'x'),
            m.oak('#c0966a', '#764b26', 0.28, 0.6, 0, 1.25),
            0.0012,
            0.014,
            0.0022,
            4,
            0.0012,
            0.0002,
        )
        box(-3, -3, -0.1, 3, 3, -0.011, m.paint('#1f1812', 0.9), 0)
    elif surface == 'herringbone':
        pieces(
            herringbone(-2, -1.4, 2, 2.4, 0.10, 5),
            m.oak('#b58857', '#6f4722', 0.27, 0.6, 0, 1.6),
            0.0012,
            0.014,
            0.0022,
            4,
            0.0015,
            0.0002,
        )
        box(-3, -3, -0.1, 3, 3, -0.011, m.paint('#1f1812', 0.9), 0)
    elif surface == 'zellige':
        pieces(
            brick(-1.2, -1.0, 1.2, 1.4, 0.10, 0.10, 0),
            m.glaze('#6f9183', '#557a6d', 0.06),
            0.0030,
            0.012,
            0.0022,
            4,
            0.010,
            0.0005,
            flat=False,
        )
        box(-3, -3, -0.1, 3, 3, -0.0022, m.grout('#ddd8cc'), 0)
    elif surface == 'subway':
        pieces(
            brick(-1.5, -1.0, 1.5, 1.5, 0.20, 0.075, 0.5),
            m.glaze('#6f8d84', '#557a70', 0.07, 0.55, 0.8),
            0.0030,
            0.012,
            0.0028,
            4,
            0.006,
            0.0004,
        )
        box(-3, -3, -0.1, 3, 3, -0.0024, m.grout('#d9d5cb'), 0)
    elif surface == 'stained':
        box(-3, -3, -0.05, 3, 3, 0, m.concrete_stain('#74422a', '#a3713f', '#38271c', scale=1.6), 0)
    elif surface == 'stamped':
        rs = np.random.default_rng(5)
        ps = [roughen(p, 0.012, 0.010, 0.03, rs) for p in ashlar(-2.4, -1.8, 2.4, 3.0, 0.22, 6)]
        pieces(
            ps,
            m.rough_stone('#93826d', '#b09b80', '#5f5244', 0.014, 0.45, 1.1, 0.4),
            0.003,
            0.03,
            0.014,
            4,
            0.003,
            0.0012,
            uvdir=(1, 0),
        )
        box(-3, -3, -0.1, 3, 3, -0.010, m.concrete('#54493d', 0.6), 0)
    elif surface == 'install':
        T_ = m.porcelain('#cdc6b8', 0.25, 0.7, '#a0968a')
        a = 0.40
        laid = [
            (i, j)
            for i in range(-4, 4)
            for j in range(-3, 5)
            if not (i >= 0 and j <= 0) and not (i >= 1 and j <= 1)
        ]
        polys = [rect(i * a, j * a, (i + 1) * a, (j + 1) * a) for i, j in laid]
        with at(0, 0, 0.016):
            pieces(polys, T_, 0.004, 0.010, 0.001, 3, 0.0003, 0.0001, uvdir=(1, 0))
        G = m.grout('#a7a39b')
        box(-3, -3, -0.05, 3, 3, -0.0005, m.concrete('#9b968d', 0.85), 0)
        box(-1.6, 0, 0, 1.2, 2, 0.006, G, 0)
        box(-1.6, -1.2, 0, 0, 0.1, 0.006, G, 0)
        # combed thinset: ridges 10 mm apart, swept in slight arcs
        V, F = [], []
        rs = np.random.default_rng(2)
        for x0, x1, y0, y1, ph in ((0.006, 0.80, -0.37, 0.395, 0), (0.41, 1.21, 0.405, 0.78, 1.7)):
            ny = int((y1 - y0) / 0.0025)
            nx = 90
            xs, ys = np.linspace(x0, x1, nx), np.linspace(y0, y1, ny)
            XX, YY = np.meshgrid(xs, ys)
            arc = YY + 0.028 * np.sin((XX + ph) * 3.1) + 0.004 * np.sin(XX * 21 + ph)
            t = (arc / 0.0115) % 1
            Z = 0.0015 + 0.0072 * np.clip(1.25 * np.sin(np.pi * np.clip(t / 0.62, 0, 1)), 0, 1) ** 0.8
            Z *= 1 + 0.10 * np.sin(XX * 63 + 5 * np.sin(YY * 90)) * np.sin(YY * 140)
            Z += rs.normal(0, 0.00022, Z.shape)
            edge = np.minimum.reduce([XX - x0, x1 - XX, YY - y0, y1 - YY]) + 0.012 * np.sin(XX * 37) * np.sin(
                YY * 29 + 1
            )
            Z *= np.clip(edge / 0.018, 0, 1)
            k = len(V)
            V += np.stack([XX, YY, Z], -1).reshape(-1, 3).tolist()
            I = (np.arange(ny - 1)[:, None] * nx + np.arange(nx - 1)[None]).ravel() + k
            F += np.stack([I, I + 1, I + nx + 1, I + nx], 1).tolist()
        mesh(V, F, m.grout('#b4b0a7'), True)
        # spacers in the joints
        R = m.paint('#d8402f', 0.35)
        for i, j in [(i, j) for i in range(-3, 4) for j in range(-2, 5)]:
            if sum((i + p, j + q) in laid for p in (-1, 0) for q in (-1, 0)) >= 3:
                box(i * a - 0.014, j * a - 0.0015, 0.010, i * a + 0.014, j * a + 0.0015, 0.021, R, 0.0006)
                box(i * a - 0.0015, j * a - 0.014, 0.010, i * a + 0.0015, j * a + 0.014, 0.021, R, 0.0006)
        # one tile about to be set, leaning on a rubber block; notched trowel
        with at(0.44, 0.012, 0.019, 2, 4.5):
            pieces([rect(0, 0.02, a, 0.02 + a)], T_, 0, 0.010, 0.001, 3, uvdir=(1, 0))
        S = m.metal('#c9cbcc', 0.3)
        with at(0.98, 0.03, 0.012, 28):
            box(-0.14, -0.057, 0, 0.14, 0.057, 0.0015, S, 0.0005)
            for k in range(14):
                box(-0.14 + k * 0.02, -0.064, 0, -0.13 + k * 0.02, -0.056, 0.0015, S, 0.0003)
            tube([(-0.07, 0, 0.002), (-0.07, 0, 0.035), (-0.05, 0, 0.055)], 0.007, S)
            with at(0, 0, 0.058, 0, 0, 90):
                cyl(0.0165, -0.075, 0.085, m.wood('#a5713c'))
    if surface in ('planks', 'herringbone', 'stained', 'stamped'):
        wall('y', 3.0, -4, 4, 2.6, m.paint('#e9e4da', 0.7))
    for i in range(3):
        for j in range(2):
            area(
                (-2.4, 0.1 + i * 0.66, 0.45 + j * 0.75),
                (0, 0.1 + i * 0.5, 0),
                0.56,
                0.66,
                key,
                (0.95, 0.98, 1),
            )
    for i in range(3):
        area((-0.6 + i * 0.98, 2.8, 1.15), (0, 0, 0), 0.86, 1.55, key * back, (0.95, 0.98, 1))
    sun(*sun_dir, sunk, 0.8, (1, 0.89, 0.74))
    camera(*cam, level=False, focus=focus, f=f)
