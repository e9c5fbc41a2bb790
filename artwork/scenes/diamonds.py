"""Three pads of diamonds in their order, each before the stretch of floor that it leaves."""

import numpy as np

import materials as m
from furniture import *
from kit import *

from .work_room import work_room


def diamonds(cam=((0.0, -0.42, 0.29), (0.01, 0.10, 0.0), 35), focus=0.51):
    """From left to right the floor is coarse, honed and polished; the garden door shows in what is polished."""
    work_room(mirrored=True, sun_dir=(27, 104))
    box(-2.4, -2.6, -0.05, 2.4, 2.95, 0, m.honed_in_stages(), 0)
    pad(-0.185, 0.055, 0, 10, '#4a4e50')
    pad(-0.010, -0.010, 0, 35, '#7d3b33', worn=0.25)
    pad(0.195, 0.045, 0, 70, '#a98a4c', worn=0.15)
    camera(*cam, level=False, focus=focus, f=3.0)


def pad(x, y, z, turn, color, worn=0.3):
    """A disc of resin with grooves between its segments, as it is put under a machine; behind it is the hook cloth."""
    resin = diamond_resin(color, worn)
    with at(x, y, z, turn):
        cyl(0.0505, 0, 0.0016, m.fabric('#3b3c3e', 2.0), b=0.0006)
        cyl(0.0495, 0.0016, 0.0034, resin, b=0.0006)
        with at(0, 0, 0.0062):
            wedges = [sector(0.034, 0.0492, k, 18) for k in range(18)] + [
                sector(0.020, 0.0325, k + 0.5, 12) for k in range(12)
            ] + [sector(0.0075, 0.0186, k, 7) for k in range(7)]
            pieces(wedges, resin, 0.0022, 0.004, 0.0009, 3, uvdir=(1, 0))


def diamond_resin(color, worn):
    """Resin with grains of diamond in it; marble has whitened what it has ground with."""
    s = m.Shader('diamond_resin')
    s.avg = m.srgb(color)
    p = s.pos()
    grains = s.rng(s.voro(p, 2600), 0.12, 0.24, 1, 0)
    base = s.hsv(m.srgb(color), 0.5, s.rng(s.noise(p, 60, 4), 0.3, 0.7, 0.85, 1.05), s.rng(s.noise(p, 130, 4), 0.3, 0.7, 0.8, 1.12))
    color = s.mix(s.math('MULTIPLY', grains, 0.35), base, m.srgb('#d9d2c4'))
    dust = s.math('MULTIPLY', s.rng(s.noise(p, 45, 5, 0.62), 0.42, 0.66), worn)
    color = s.mix(dust, color, m.srgb('#cfc7b8'))
    return s.pbr(color, s.math('MULTIPLY_ADD', dust, 0.3, 0.5), s.bump(s.math('ADD', s.noise(p, 420, 3), s.math('MULTIPLY', grains, 0.5)), 0.35, 0.0006))


def sector(inner, outer, k, n):
    """The outline of the k-th of n parts of a ring."""
    a, b = 2 * np.pi * k / n, 2 * np.pi * (k + 1) / n
    turns = np.linspace(a, b, 6)
    arc = np.stack([np.cos(turns), np.sin(turns)], 1)
    # A straight inner side keeps the outline convex.
    return np.concatenate([arc * outer, arc[[-1, 0]] * inner])
