"""Scratches on a floor: noise that is drawn out along lines."""


def scratches(s, p, lines, length, noise, threshold, seed):
    """How much of a scratch is at a point, 0 to 1.

    lines: turn in radians and density across the line, one for each direction
    length: how often noise changes along the line; small is long
    noise: roughness and more of the noise itself, as `Shader.noise` takes them behind its scale
    threshold: from where to where noise is a scratch
    seed: the offset between the directions
    """
    found = []
    for k, (turn, density) in enumerate(lines):
        at = s.map(p, (length, density, 1), (0, 0, turn), (k * seed, 0, 0))
        found.append(s.rng(s.noise(at, 1, *noise), *threshold))
    return s.greatest(found)
