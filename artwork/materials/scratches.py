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


def scuffs(s, p):
    """Short scratches of sand on stone, in three directions."""
    lines = ((0.5, 150), (-0.4, 190), (1.4, 170))
    return scratches(s, p, lines, length=5, noise=(1,), threshold=(0.66, 0.74), seed=2.7)
