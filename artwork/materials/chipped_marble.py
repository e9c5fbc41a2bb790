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
    color, _ = _marble_color(s, p, '#eeece7', '#c4c4c3', '#6f7175', 1.9, 1.0, 0.9, 0.12)
    shine = s.rng(s.noise(p, 5, 4), 0.3, 0.7, 0.11, 0.15)
    x, y, z = s.sep(p)
    wander = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(p, 9, 6, 0.62), 0.5), 0.075)
    off = s.math('ABSOLUTE', s.math('SUBTRACT', s.math('ADD', x, wander), crack))
    off = s.math('ADD', off, s.math('MULTIPLY', s.math('SUBTRACT', y, front), 0.0006))
    if not broken:
        # A good fill passes for a vein.
        filled = s.rng(off, 0.0003, 0.0011, 0.5, 0)
        return s.pbr(s.mix(filled, color, srgb('#a9a8a6')), shine, s.bump(s.noise(p, 7, 2), 0.004, 0.004))
    gap = s.rng(off, 0.0005, 0.0011, 1, 0)
    soil = s.math('MULTIPLY', s.rng(off, 0.0005, 0.007, 0.35, 0), s.rng(s.noise(p, 60, 4), 0.35, 0.6))
    color = s.mix(soil, color, srgb('#8a7a63'))
    color = s.mix(gap, color, srgb('#2e2822'))
    # What lies deeper than the bevel under both faces has broken open.
    deep = s.math('MINIMUM', s.math('MULTIPLY', z, -1), s.math('SUBTRACT', y, front))
    inside = s.rng(deep, 0.0010, 0.0014)
    sugar = s.noise(p, 1100, 3, 0.6)
    raw = s.mix(s.rng(sugar, 0.3, 0.7), srgb('#c2bbb0'), srgb('#eeeae2'))
    raw = s.mix(s.rng(s.noise(p, 90, 4), 0.45, 0.7, 0, 0.6), raw, srgb('#a8977c'))
    raw = s.hsv(raw, 0.5, 1, s.rng(deep, 0.001, 0.010, 1, 0.62))
    color = s.mix(inside, color, raw)
    relief = s.math('SUBTRACT', s.math('MULTIPLY', s.math('ADD', sugar, s.noise(p, 150, 4)), inside), gap)
    return s.pbr(color, s.math('ADD', shine, s.math('MULTIPLY', inside, 0.6)), s.bump(relief, 0.5, 0.0008))
