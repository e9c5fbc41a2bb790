"""White marble of a counter that has lost pieces of its edge and is cracked."""

from functools import cache

from .marble import _marble_color
from .shader import Shader, srgb


@cache
def chipped_marble(broken, front, crack):
    """Polished white marble; where it is broken, its inside is rough, and a crack runs back from the edge.

    broken: whether it is, or has been repaired; front: y of the front edge; crack: x where the crack meets it
    """
    s = Shader('chipped_marble')
    s.avg = srgb('#dedbd5')
    p = s.pos()
    color, _ = _marble_color(
        s, s.v('ADD', p, (0.62, 0.27, 0.1)), '#e4e1db', '#b4b5b6', '#5b5e63', 2.2, 1.2, 0.8, 0.12
    )
    shine, wave = s.rng(s.noise(p, 5, 4), 0.3, 0.7, 0.035, 0.055), s.math('MULTIPLY', s.noise(p, 7, 2), 0.02)
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
    # What lies deeper than the bevel under both faces has broken open.
    deep = s.math('MINIMUM', s.math('MULTIPLY', z, -1), s.math('SUBTRACT', y, front))
    inside = s.rng(deep, 0.0010, 0.0014)
    sugar = s.noise(p, 1100, 3, 0.6)
    # Crushed white along the rim, soiled and dark where it is deepest, or a hollow would be taken for a pebble.
    raw = s.mix(s.rng(sugar, 0.3, 0.7), srgb('#e2ddd3'), srgb('#f8f6f1'))
    hollow = s.math('MULTIPLY', s.rng(deep, 0.0015, 0.008), s.rng(s.noise(p, 110, 4), 0.3, 0.6, 0.55, 1))
    raw = s.mix(s.math('MULTIPLY', hollow, 0.85), raw, srgb('#8d7a5f'))
    color = s.mix(inside, color, raw)
    broken_off = s.math('MULTIPLY_ADD', s.noise(p, 170, 5, 0.6), 4, sugar)
    relief = s.math('ADD', s.math('SUBTRACT', s.math('MULTIPLY', broken_off, inside), gap), wave)
    return s.pbr(color, s.math('ADD', shine, s.math('MULTIPLY', inside, 0.6)), s.bump(relief, 0.5, 0.0008))
