"""Scratches on a floor: noise that is drawn out along a line, in several directions."""

import numpy as np


def scratches(s, p, lines, length, noise, threshold, seed):
    """How much of a scratch is at a point, 0 to 1.

    lines: turn in radians and density across the line, one for each direction
    length: how often noise changes along the line; small is long
    noise: roughness and more of the noise itself, as `Shader.noise` takes them behind its scale
    threshold: from where to where noise is a scratch
    seed: the offset between the directions
    """
    found = None
    for k, (turn, density) in enumerate(lines):
        at = s.map(p, (length, density, 1), (0, 0, turn), (k * seed, 0, 0))
        line = s.rng(s.noise(at, 1, *noise), *threshold)
        found = line if found is None else s.math('MAXIMUM', found, line)
    return found


def drags(s, p, marks, width):
    """What two legs have drawn: pairs of long scratches that break off and begin again.

    marks: x, y, turn in radians, length, bow, and how far the two legs are apart
    """
    shake = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(p, 22, 3), 0.5), 0.008)
    found = None
    for x, y, turn, length, bow, apart in marks:
        c, n = np.cos(turn), np.sin(turn)
        along, across, _ = s.sep(s.map(p, rot=(0, 0, -turn), loc=(-x * c - y * n, x * n - y * c, 0)))
        bent = s.math('MULTIPLY_ADD', s.math('MULTIPLY', along, along), -bow, s.math('ADD', across, shake))
        off = s.math('ABSOLUTE', s.math('SUBTRACT', s.math('ABSOLUTE', bent), apart / 2))
        ends = s.rng(s.math('ABSOLUTE', along), length * 0.36, length * 0.5, 1, 0)
        mark = s.math('MULTIPLY', s.rng(off, width * 0.5, width * 1.3, 1, 0), ends)
        found = mark if found is None else s.math('MAXIMUM', found, mark)
    return s.math('MULTIPLY', found, s.rng(s.noise(p, 13, 2), 0.34, 0.5, 0.15, 1))
