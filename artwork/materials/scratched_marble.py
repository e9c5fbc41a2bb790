"""Cream marble that sand under shoes has dulled and scratched, and as it is when it is ground and polished."""

from functools import cache

from .film import rim, walked_lane
from .marble import _marble_color
from .scratches import scuffs
from .shader import Shader, srgb

@cache
def scratched_marble(worn=False, half=0.305):
    """half: of the side of a tile, along whose edges soil stays."""
    s = Shader('scratched_marble')
    s.avg = srgb('#a89c88') if worn else srgb('#d2c19f')
    p, r = s.pos(), s.rnd()
    own = s.v('ADD', p, s.vs(r, 17.3))
    color, _ = _marble_color(s, own, '#dfcfb2', '#c7ab82', '#86623c', 1.5, 0.9, 1.0, 0.3)
    color = s.hsv(color, 0.5, 1, s.rng(s.sep(r)[1], 0, 1, 0.92, 1.03, 'LINEAR'))
    if not worn:
        return s.pbr(
            color, s.rng(s.noise(p, 4, 4), 0.3, 0.7, 0.03, 0.05), s.bump(s.noise(p, 1.3, 2), 0.008, 0.02)
        )
    lane, patchy = walked_lane(s, p), s.rng(s.noise(p, 2.3, 6, 0.62), 0.3, 0.7, 0.7, 1.1)
    dull = s.math('MULTIPLY', lane, patchy)
    scratch = s.math('MULTIPLY', scuffs(s, p), s.rng(lane, 0.15, 0.8, 0.1, 1))
    soil = s.math('MULTIPLY', s.rng(s.noise(p, 3.0, 6, 0.65), 0.36, 0.66), lane)
    old = s.mix(s.math('MULTIPLY_ADD', dull, 0.72, 0.10), s.hsv(color, 0.5, 0.9, 0.93), srgb('#837a6b'))
    old = s.mix(s.math('MULTIPLY', soil, 0.4), old, srgb('#5d5445'))
    old = s.mix(s.math('MULTIPLY', scratch, 0.2), old, srgb('#e6ddcc'))
    joint = s.math('MULTIPLY', rim(s, p, half, half, 0.008), s.math('MULTIPLY_ADD', lane, 0.3, 0.5))
    old = s.mix(joint, old, srgb('#4e4234'))
    rough = s.math('ADD', s.math('MULTIPLY_ADD', dull, 0.38, 0.16), s.math('MULTIPLY', scratch, 0.12))
    return s.pbr(old, rough, s.bump(s.math('MULTIPLY', scratch, -1), 0.25, 0.0008), spec=s.rng(dull, 0, 0.9, 0.42, 0.2))
