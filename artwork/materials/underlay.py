"""Foam with a film on it, which lies under boards that float."""

from functools import cache

from .shader import Shader, srgb


@cache
def underlay(color='#9db3bb', ink='#4c6f86'):
    """A pale film with lines printed on it, by which the boards are laid straight."""
    s = Shader('underlay')
    s.avg = srgb(color)
    p = s.pos()
    x, y, _ = s.sep(p)[:3]

    def line(at, apart, wide):
        off = s.math('ABSOLUTE', s.math('SUBTRACT', s.math('FRACT', s.math('DIVIDE', at, apart)), 0.5))
        return s.math('MULTIPLY', off, apart), wide

    along, wide = line(y, 0.10, 0.0009)
    dashes = s.rng(s.math('FRACT', s.math('DIVIDE', x, 0.04)), 0.62, 0.64, 1, 0)
    print_along = s.math('MULTIPLY', s.rng(along, wide, wide + 0.0005, 1, 0), dashes)
    across, wide = line(x, 0.25, 0.0012)
    printed = s.math('MAXIMUM', print_along, s.rng(across, wide, wide + 0.0005, 1, 0))
    worn = s.rng(s.noise(p, 24, 4, 0.6), 0.3, 0.6, 0.45, 0.85)
    dust = s.rng(s.noise(p, 5, 5, 0.65), 0.45, 0.75, 0, 0.4)
    c = s.mix(s.math('MULTIPLY', printed, worn), srgb(color), srgb(ink))
    c = s.mix(dust, c, srgb('#c9c3b6'))
    rough = s.math('ADD', s.math('MULTIPLY', dust, 0.9), 0.24)
    return s.pbr(c, rough, s.bump(s.noise(p, 90, 3), 0.15, 0.002))
