"""Scratches on a floor: noise that is drawn out along a line, in several directions."""


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
