"""Cream marble in tiles that chairs, sand and a bad setter have spoiled, and as it is when it is ground and polished."""

from functools import cache

from .marble import _marble_color
from .scratches import drags, scratches
from .shader import Shader, srgb

# Where chairs were pushed (x, y, turn in radians, length, bow, how far their legs are apart).
DRAGS = (
    (-0.30, 0.05, 0.42, 0.52, 0.15, 0.050),
    (0.34, 0.36, -0.55, 0.60, -0.20, 0.070),
    (-0.02, -0.16, -0.16, 0.34, 0.30, 0.0),
    (-0.40, 0.62, 1.05, 0.80, 0.08, 0.090),
    (0.08, 0.90, 0.20, 0.95, 0.12, 0.110),
    (0.24, -0.02, 1.25, 0.30, 0.20, 0.018),
    (-0.70, 1.25, -0.30, 0.90, 0.10, 0.0),
    (-0.28, 0.28, -0.75, 0.36, 0.25, 0.034),
    (0.05, 0.30, 2.70, 0.55, -0.10, 0.0),
)


@cache
def scratched_marble(worn=False, half=0.305):
    """half: of the side of a tile, whose corners and edges are chipped where one stands above the next."""
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
    haze = s.rng(s.noise(p, 2.3, 6, 0.65), 0.3, 0.68)
    film = s.math('MULTIPLY_ADD', haze, 0.45, 0.22)
    old = s.mix(film, s.hsv(color, 0.5, 0.9, 0.86), srgb('#8c8272'))
    lines = ((0.5, 150), (-0.4, 190), (1.4, 170), (2.3, 140))
    fine = scratches(s, p, lines, length=9, noise=(1,), threshold=(0.64, 0.74), seed=2.7)
    old = s.mix(s.math('MULTIPLY', fine, 0.2), old, srgb('#efe7d8'))
    drag = drags(s, p, DRAGS, 0.0016)
    old = s.mix(s.math('MULTIPLY', drag, 0.85), old, srgb('#f6f0e4'))
    chip = _chips(s, p, half)
    old = s.mix(s.math('MULTIPLY', chip, 0.85), old, srgb('#5d4e3d'))
    rough = s.math('ADD', s.rng(haze, 0, 1, 0.30, 0.52), s.math('MULTIPLY', drag, 0.2))
    cut = s.math('ADD', s.math('ADD', s.math('MULTIPLY', fine, 0.2), drag), s.math('MULTIPLY', chip, 2))
    return s.pbr(old, rough, s.bump(s.math('MULTIPLY', cut, -1), 0.4, 0.0008))


def _chips(s, p, half):
    """Where crumbs are gone from the edge of a tile."""
    uv = s.sep(s.uv())
    edge = s.math('SUBTRACT', half, s.math('MAXIMUM', s.math('ABSOLUTE', uv[0]), s.math('ABSOLUTE', uv[1])))
    bite = s.math('MULTIPLY', s.rng(s.noise(p, 26, 4, 0.6), 0.50, 0.72), 0.016)
    return s.rng(s.math('SUBTRACT', edge, bite), 0.0016, 0.0030, 1, 0)
