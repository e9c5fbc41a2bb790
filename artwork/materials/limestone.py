"""Honed limestone, dry or with water soaked in."""

from functools import cache

from .shader import Shader, srgb


@cache
def limestone(soaked=()):
    """Pale limestone with shells and specks; soaked, it is dark where water lay (x, y, radius)."""
    s = Shader('limestone')
    s.avg = srgb('#ab9d85')
    p = s.pos()
    cloud, fine = s.noise(p, 5, 6, 0.6), s.noise(p, 420, 4, 0.62)
    color = s.mix(s.rng(cloud, 0.32, 0.7), srgb('#b9ab93'), srgb('#9c8d74'))
    bent = s.v('ADD', p, s.vs(s.noise(p, 60, 3, col=True), 0.006))
    shell = s.voro(bent, 130)
    seen = s.rng(s.sep(s.voro(bent, 130, out='Color'))[0], 0.62, 0.7)
    color = s.mix(s.math('MULTIPLY', s.rng(shell, 0.22, 0.34, 0.5, 0), seen), color, srgb('#d6cbb6'))
    speck = s.rng(s.noise(p, 260, 3, 0.6), 0.62, 0.7)
    color = s.mix(s.math('MULTIPLY', speck, 0.5), color, srgb('#6f6250'))
    color = s.hsv(color, 0.5, 1, s.rng(fine, 0.3, 0.7, 0.92, 1.06))
    relief = s.math('SUBTRACT', s.math('MULTIPLY', fine, 0.4), speck)
    rough = s.rng(cloud, 0.3, 0.7, 0.34, 0.44)
    if not soaked:
        return s.pbr(color, rough, s.bump(relief, 0.12, 0.0008))
    spread = s.vs(s.v('SUBTRACT', s.noise(p, 70, 4, 0.6, col=True), (0.5, 0.5, 0.5)), 0.012)
    at = s.v('MULTIPLY', s.v('ADD', p, spread), (1, 1, 0))
    wet = None
    for x, y, radius in soaked:
        # Water creeps on in the pores, so that drops run together.
        away = s.math(
            'SUBTRACT', s.node('VectorMath', (at, (x, y, 0)), 'Value', operation='DISTANCE'), radius * 1.3
        )
        wet = away if wet is None else s.math('SMOOTH_MIN', wet, away, 0.008)
    damp = s.rng(wet, -0.004, 0.0022, 1, 0)
    color = s.mix(damp, color, s.hsv(s.mix(0.35, color, srgb('#7d6848')), 0.497, 1.2, 0.46))
    rough = s.math('SUBTRACT', rough, s.math('MULTIPLY', s.rng(wet, -0.012, -0.003, 1, 0), 0.12))
    return s.pbr(color, rough, s.bump(relief, 0.12, 0.0008))
