"""White marble of a counter that has lost a corner and is cracked."""

from functools import cache

from .marble import _marble_color
from .plain import SHEEN
from .shader import Shader, srgb


@cache
def chipped_marble(broken, front, end, crack):
    """Polished white marble; where it is broken, its inside is rough, and a crack runs back from the edge.

    broken: whether it is, or has been repaired; front: y of the front edge; end: x of the right end of the slab;
    crack: x where the crack meets the front edge
    """
    s = Shader('chipped_marble')
    s.avg, s.m.pass_index = srgb('#dedbd5'), SHEEN
    p = s.pos()
    color, _ = _marble_color(
        s, s.v('ADD', p, (0.62, 0.27, 0.1)), '#e4e1db', '#b4b5b6', '#5b5e63', 2.2, 1.2, 0.8, 0.12
    )
    shine, wave = s.rng(s.noise(p, 5, 4), 0.3, 0.7, 0.085, 0.115), s.math('MULTIPLY', s.noise(p, 7, 2), 0.02)
    x, y, z = s.sep(p)
    wander = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(p, 8, 6, 0.56), 0.5), 0.085)
    off = s.math('ABSOLUTE', s.math('SUBTRACT', s.math('ADD', x, wander), crack))
    off = s.math('ADD', off, s.math('MULTIPLY', s.math('SUBTRACT', y, front), 0.0006))
    if not broken:
        # A good fill passes for a vein.
        filled = s.rng(off, 0.0003, 0.0011, 0.5, 0)
        return s.pbr(s.mix(filled, color, srgb('#a9a8a6')), shine, s.bump(wave, 0.5, 0.0008))
    gap = s.rng(off, 0.0005, 0.0011, 1, 0)
    soil = s.math('MULTIPLY', s.rng(off, 0.0005, 0.007, 0.35, 0), s.rng(s.noise(p, 60, 4), 0.35, 0.6))
    color = s.mix(soil, color, srgb('#8a7a63'))
    color = s.mix(gap, color, srgb('#2e2822'))
    # What lies deeper than the bevel under all faces has broken open.
    deep = s.math('MINIMUM', s.math('MULTIPLY', z, -1), s.math('ADD', z, 0.03))
    deep = s.math('MINIMUM', deep, s.math('MINIMUM', s.math('SUBTRACT', y, front), s.math('SUBTRACT', end, x)))
    inside = s.rng(deep, 0.0004, 0.0008)
    # Crystals of sugar size, a few of which catch the light, and grime in the hollows.
    grain, crystal = s.noise(p, 1300, 3, 0.6), s.sep(s.voro(p, 900, out='Color'))[0]
    raw = s.mix(s.rng(s.noise(p, 42, 5, 0.6), 0.34, 0.66), srgb('#c3c0ba'), srgb('#e4e2dd'))
    raw = s.hsv(raw, 0.5, 1, s.math('MULTIPLY', s.rng(grain, 0.3, 0.7, 0.90, 1.06), s.rng(crystal, 0, 1, 0.90, 1.08)))
    raw = s.mix(s.rng(s.noise(p, 95, 5, 0.65), 0.54, 0.74, 0, 0.25), raw, srgb('#a8a196'))
    raw = s.mix(0.35, raw, s.mix(1, raw, color, 'MULTIPLY'))
    color = s.mix(inside, color, raw)
    broken_off = s.math('MULTIPLY_ADD', s.noise(p, 260, 5, 0.62), 1.5, s.math('MULTIPLY', crystal, 0.7))
    relief = s.math('ADD', s.math('SUBTRACT', s.math('MULTIPLY', broken_off, inside), gap), wave)
    return s.pbr(color, s.math('ADD', shine, s.math('MULTIPLY', inside, 0.6)), s.bump(relief, 0.5, 0.0008))
