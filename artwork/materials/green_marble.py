"""Dark green marble with fine white veins."""

from functools import cache

from .shader import Shader, srgb


@cache
def green_marble(rough, scale=1.0):
    """The same stone in every finish; rough: 0.02 mirrors, 0.6 is matte; scale: how close the veins are."""
    s = Shader('green_marble')
    s.avg = srgb('#26362f')
    p = s.pos()
    q = s.map(p, (2.4 * scale, 6.0 * scale, 4.0 * scale), (0.2, 0.1, 0.62))
    warp = s.v('SUBTRACT', s.noise(q, 1.1, 6, 0.58, col=True), (0.5, 0.5, 0.5))
    bent = s.v('ADD', q, s.vs(warp, 0.9))
    color = s.mix(s.rng(s.noise(bent, 1.4, 7, 0.62), 0.32, 0.70), srgb('#16231e'), srgb('#3a5044'))
    color = s.mix(s.rng(s.noise(bent, 5.5, 5, 0.62), 0.50, 0.72, 0, 0.5), color, srgb('#0f1814'))
    veins = (
        # Scale, width, from where on it is visible, how white it is.
        (0.80, 0.0105, 0.47, 0.95),
        (1.90, 0.0080, 0.52, 0.70),
        (4.60, 0.0100, 0.54, 0.42),
    )
    for k, (scale, width, start, strength) in enumerate(veins):
        shifted = s.v('ADD', bent, (3.7 * k, 1.9 * k, 0))
        n = s.noise(shifted, scale, 4, 0.5)
        wide = s.rng(s.noise(shifted, 2.6, 3), 0.35, 0.7, 0.25 * width, width)
        line = s.rng(s.math('ABSOLUTE', s.math('SUBTRACT', n, 0.5)), 0, wide, 1, 0)
        part = s.rng(s.noise(shifted, 0.9, 3), start, start + 0.12, 0.08, 1)
        color = s.mix(s.math('MULTIPLY', s.math('MULTIPLY', line, part), strength), color, srgb('#dfe5df'))
    color = s.hsv(color, 0.5, 1, s.rng(s.noise(p, 420, 2), 0.25, 0.75, 0.94, 1.05))
    uneven = s.rng(s.noise(p, 3, 4, 0.6), 0.3, 0.7, 0.9, 1.1)
    return s.pbr(color, s.math('MULTIPLY', uneven, rough))
