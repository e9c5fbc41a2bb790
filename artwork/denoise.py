"""Noise is taken out of the light alone, never out of the colours that it falls on.

Two renders with different seeds tell how noisy each pixel is. An edge-avoiding a-trous filter smooths as much as that,
and keeps the edges of shadows and reflections; normals and positions tell it where a surface ends.
"""

import cv2
import numpy as np
from numba import njit, prange

from materials.plain import MIRROR, SHEEN

LUMINANCE = np.array([0.3, 0.6, 0.1], np.float32)
# Levels of the filter for each kind of light, and how far that of the sun, of lamps and of what they shine on may
# differ from its surroundings.
KINDS = {'Diff': (7, (5.0, 8.0, 12.0)), 'Gloss': (5, (2.5, 2.5, 4.0)), 'Trans': (4, (3.0, 3.0, 5.0))}


def combine(a, b, edges):
    """The passes of two seeds become one clean linear picture, and how far away each of its pixels is."""
    both = {name: (a[name] + b[name]) * np.float32(0.5) for name in a} | edges
    index = both['IndexMA'][..., :1]
    mirror, sheen = np.abs(index - MIRROR) < 0.01, index > 0.99 * SHEEN
    guide = guides(both, mirror)
    picture = both['Emit'] + both['Env']
    for kind, (levels, (sun, lamps, indirect)) in KINDS.items():
        if both[f'{kind}Col'].max() <= 0:
            continue
        # What a mirror shows has colours and edges of its own; between them it may be smoothed as a wall is.
        colour = seen(both, mirror) if kind == 'Gloss' else np.float32(1)
        wider = np.where((mirror | sheen)[..., 0] & (kind == 'Gloss'), np.float32(3), np.float32(1))
        median = 3 if kind == 'Gloss' else 5
        light = colour * sum(
            denoise(a[name] / colour, b[name] / colour, *guide, depth, width * wider, median, steady)
            for name, depth, width, steady in (
                (f'Sun{kind}Dir', 3, np.float32(sun), 2.5),
                (f'{kind}Dir', levels, np.float32(lamps), 6.0),
                (f'{kind}Ind', levels, np.float32(indirect), 9.0),
            )
        )
        picture = picture + light * both[f'{kind}Col']
    return picture, both['Depth'][..., 0]


def guides(passes, mirror):
    """Normals, in a mirror those of what it shows; positions, and the distance from the camera as a fourth number."""
    depth = np.clip(passes['Depth'][..., :1], 0.01, 200)
    position = np.concatenate([passes['Position'], depth], -1)
    normal = np.where(mirror, passes['Denoising Normal'], passes['Normal'])
    return np.ascontiguousarray(normal, np.float32), np.ascontiguousarray(position, np.float32)


def seen(passes, mirror):
    """The colours that a mirror shows, 1 everywhere else."""
    own = np.maximum(passes['GlossCol'], 0.05)
    return np.where(mirror, np.clip(passes['Denoising Albedo'] / own, 0.05, 1), 1).astype(np.float32)


def denoise(a, b, normal, position, levels, spread, median, steady):
    """One kind of light of two seeds, cleaned.

    spread: how far the light of each pixel may differ from its surroundings, as a multiple of its noise
    steady: over how many pixels the noise is about the same; of too few, walls would be blotched
    """
    a, b = without_fireflies(a, b)
    light = (a + b) * np.float32(0.5)
    variance = cv2.GaussianBlur(((a @ LUMINANCE - b @ LUMINANCE) * 0.5) ** 2, (0, 0), steady).astype(np.float32)
    if variance.max() < 1e-12:
        return light
    for level in range(levels):
        guide = cv2.medianBlur(light @ LUMINANCE, median if level == 0 else 3)
        light, variance = smooth(light, guide, variance, normal, position, 2**level, spread)
        variance = cv2.GaussianBlur(variance, (0, 0), 1.0)
    return light


def without_fireflies(a, b):
    """Pixels that are bright in one render only, far above their neighbours, are brought down."""

    def capped(one, other):
        luminance = one @ LUMINANCE
        near = cv2.medianBlur(luminance, 5)
        cap = np.maximum(2 * near, np.minimum(1.5 * (other @ LUMINANCE), 4 * near)) + 0.02
        return one * np.where(luminance > cap, cap / np.maximum(luminance, 1e-6), 1)[..., None].astype(
            np.float32
        )

    a = capped(a, b)
    return a, capped(b, a)


@njit(parallel=True, fastmath=True, cache=True)
def smooth(light, guide, variance, normal, position, step, spread):
    """One level of the filter, whose 25 taps stand `step` pixels apart; the light and what is left of its variance."""
    height, width, _ = light.shape
    smoothed = np.empty_like(light)
    left = np.empty_like(variance)
    taps = np.array([3 / 8, 1 / 4, 1 / 16], np.float32)
    for y in prange(height):
        for x in range(width):
            here = guide[y, x]
            tolerance = spread[y, x] * np.sqrt(max(variance[y, x], 0)) + 1e-4 + 0.004 * here
            nx, ny, nz = normal[y, x, 0], normal[y, x, 1], normal[y, x, 2]
            px, py, pz, depth = position[y, x, 0], position[y, x, 1], position[y, x, 2], position[y, x, 3]
            red = green = blue = weights = variances = np.float32(0)
            for j in range(-2, 3):
                v = y + j * step
                if v < 0 or v >= height:
                    continue
                for i in range(-2, 3):
                    u = x + i * step
                    if u < 0 or u >= width:
                        continue
                    there = 0.3 * light[v, u, 0] + 0.6 * light[v, u, 1] + 0.1 * light[v, u, 2]
                    weight = (
                        taps[abs(i)]
                        * taps[abs(j)]
                        * (np.exp(-abs(there - here) / tolerance) + np.float32(1e-6))
                    )
                    if i != 0 or j != 0:
                        turned = (
                            (nx - normal[v, u, 0]) ** 2
                            + (ny - normal[v, u, 1]) ** 2
                            + (nz - normal[v, u, 2]) ** 2
                        )
                        dx, dy, dz = position[v, u, 0] - px, position[v, u, 1] - py, position[v, u, 2] - pz
                        off_plane = abs(dx * nx + dy * ny + dz * nz) / (
                            np.float32(0.0016) * depth * (1 + 0.3 * step)
                        )
                        same = np.exp(-turned * np.float32(24) - off_plane)
                        # A pixel on an edge has no neighbour of its own surface, and still needs help.
                        weight *= max(same, np.float32(0.04)) if step == 1 else same
                    red += weight * light[v, u, 0]
                    green += weight * light[v, u, 1]
                    blue += weight * light[v, u, 2]
                    variances += weight * weight * variance[v, u]
                    weights += weight
            smoothed[y, x, 0] = red / weights
            smoothed[y, x, 1] = green / weights
            smoothed[y, x, 2] = blue / weights
            left[y, x] = variances / (weights * weights)
    return smoothed, left
