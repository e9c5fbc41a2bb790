"""How a surface is divided: outlines of boards, tiles and stones."""

import math
import random

import numpy as np


def rect(x0, y0, x1, y1):
    """The outline of a rectangle."""
    return np.array([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], float)


def planks(x0, y0, x1, y1, w, lmin, lmax, seed=1, along='x', wvar=None):
    """Random-length boards."""
    rng, out = random.Random(seed), []
    if along == 'y':
        return [p[:, ::-1][::-1].copy() for p in planks(y0, x0, y1, x1, w, lmin, lmax, seed, 'x', wvar)]
    y = y0
    while y < y1:
        ww = rng.choice(wvar) if wvar else w
        x = x0 - rng.uniform(0, lmax)
        while x < x1:
            l = rng.uniform(lmin, lmax)
            if x + l > x0:
                out.append(rect(max(x, x0 - 0.5), y, min(x + l, x1 + 0.5), y + ww))
            x += l
        y += ww
    return out


def brick(x0, y0, x1, y1, w, h, shift=0.5):
    """Rows of rectangles, each row moved on by a part of their width."""
    out, j, y = [], 0, y0
    while y < y1 - 1e-6:
        x = x0 - ((j * shift) % 1) * w
        while x < x1 - 1e-6:
            a, b = max(x, x0), min(x + w, x1)
            if b - a > 0.006:
                out.append(rect(a, y, b, min(y + h, y1)))
            x += w
        y += h
        j += 1
    return out


def ashlar(x0, y0, x1, y1, u=0.15, seed=2):
    """Random rectangular pattern on a grid of unit u (three paver sizes)."""
    rng = random.Random(seed)
    nx, ny = int((x1 - x0) / u), int((y1 - y0) / u)
    used = np.zeros((ny + 3, nx + 3), bool)
    out = []
    for j in range(ny):
        for i in range(nx):
            if used[j, i]:
                continue
            opts = [(3, 2), (2, 2), (2, 1), (1, 2), (2, 3)]
            rng.shuffle(opts)
            for a, b in sorted(opts, key=lambda o: -(o[0] * o[1]) * rng.random()) + [(1, 1)]:
                if not used[j : j + b, i : i + a].any() and i + a <= nx and j + b <= ny:
                    break
            used[j : j + b, i : i + a] = True
            out.append(rect(x0 + i * u, y0 + j * u, x0 + (i + a) * u, y0 + (j + b) * u))
    return out


def herringbone(x0, y0, x1, y1, w, k=5, rot=45):
    """Boards w x k*w in a herringbone, clipped to boards whose centre is inside."""
    out, n = [], int(max(x1 - x0, y1 - y0) / w * 1.6) + 2 * k
    c, s = math.cos(math.radians(rot)), math.sin(math.radians(rot))
    R = np.array([[c, s], [-s, c]])
    mid = np.array([(x0 + x1) / 2, (y0 + y1) / 2])
    for i in range(-n, n):
        for j in range(-n // k - 2, n // k + 3):
            for v in (0, 1):
                bx, by = (i + j * 2 * k) * w, i * w
                p = (
                    rect(bx, by, bx + k * w, by + w)
                    if v == 0
                    else rect(bx + k * w, by - (k - 1) * w, bx + (k + 1) * w, by + w)
                )
                q = p @ R + mid
                cx, cy = q.mean(0)
                if x0 - k * w < cx < x1 + k * w and y0 - k * w < cy < y1 + k * w:
                    out.append(q)
    return out


def voronoi(x0, y0, x1, y1, d, seed=3, relax=2, jitter=0.75):
    """Convex irregular stones (Voronoi cells by half-plane clipping)."""
    rng = np.random.default_rng(seed)
    gx, gy = np.meshgrid(np.arange(x0 - d, x1 + 2 * d, d), np.arange(y0 - d, y1 + 2 * d, d))
    gx = gx + (np.arange(gx.shape[0]) % 2)[:, None] * d * 0.5
    P = np.stack([gx.ravel(), gy.ravel()], 1) + rng.uniform(-1, 1, (gx.size, 2)) * d * 0.5 * jitter
    cells = []
    for it in range(relax if relax > 0 else 1):
        cells = []
        for i, p in enumerate(P):
            poly = rect(p[0] - 2 * d, p[1] - 2 * d, p[0] + 2 * d, p[1] + 2 * d)
            near = np.argsort(((P - p) ** 2).sum(1))[1:22]
            for q in P[near]:
                m, nrm = (p + q) / 2, q - p
                dist = (poly - m) @ nrm
                if (dist > 0).any():
                    new = []
                    for a in range(len(poly)):
                        b = (a + 1) % len(poly)
                        if dist[a] <= 0:
                            new.append(poly[a])
                        if (dist[a] > 0) != (dist[b] > 0):
                            t = dist[a] / (dist[a] - dist[b])
                            new.append(poly[a] + t * (poly[b] - poly[a]))
                    poly = np.array(new)
            cells.append(poly)
        if it < relax - 1:
            P = P + 0.5 * (np.array([c.mean(0) for c in cells]) - P)
    return cells


def roughen(poly, inset, amp, step, rng):
    """Shrink a polygon, round its corners and make its outline irregular (natural stone)."""
    c = poly.mean(0)
    pts = []
    n = len(poly)
    for a in range(n):
        p, q = poly[a], poly[(a + 1) % n]
        L = np.linalg.norm(q - p)
        k = max(1, int(L / step))
        for i in range(k):
            pts.append(p + (q - p) * (i / k))
    pts = np.array(pts)
    for _ in range(3):  # corner rounding
        pts = 0.5 * pts + 0.25 * (np.roll(pts, 1, 0) + np.roll(pts, -1, 0))
    d = pts - c
    r = np.linalg.norm(d, axis=1, keepdims=True)
    n = len(pts)
    nz = rng.normal(0, 1, n)
    nz = 0.5 * nz + 0.25 * (np.roll(nz, 1) + np.roll(nz, -1))
    lo = np.interp(np.arange(n), np.linspace(0, n, 8), np.append(v := rng.normal(0, 1, 7), v[0]))
    return c + d / r * (r - inset + amp * (0.6 * nz + 0.8 * lo)[:, None])
