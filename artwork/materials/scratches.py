"""Scratches on a floor: noise that is drawn out along lines, and single hairlines."""


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


def hairlines(s, p, scale, width, seed, share=0.5, heading=1.4, spread=1.2):
    """Fine curved scratches, at most one in each cell of a grid of `scale` cells per meter, 0 to 1.

    width: of a scratch in meters
    share: of the cells that have one; each differs in length, bow, depth and direction
    heading, spread: the mean direction in radians, and how far it differs to either side
    """
    at = s.v('ADD', s.v('MULTIPLY', p, (1, 1, 0)), (seed, seed * 1.7, 0))
    cell = {'Vector': at, 'Scale': scale}
    middle = s.node('TexVoronoi', cell, 'Position', voronoi_dimensions='2D')
    own = s.sep(s.node('TexVoronoi', cell, 'Color', voronoi_dimensions='2D'))
    turn = s.math('MULTIPLY_ADD', s.math('SUBTRACT', own[0], 0.5), 2 * spread, -heading)
    local = s.node('VectorRotate', {'Vector': s.v('SUBTRACT', at, middle), 'Angle': turn}, rotation_type='Z_AXIS')
    along, across, _ = s.sep(local)
    bow = s.rng(own[1], 0, 1, -0.55 * scale, 0.55 * scale, 'LINEAR')
    shake = s.math('MULTIPLY', s.math('SUBTRACT', s.noise(p, 9 * scale, 2), 0.5), 0.012 / scale)
    off = s.math('ABSOLUTE', s.math('ADD', s.math('MULTIPLY_ADD', s.math('MULTIPLY', along, along), bow, across), shake))
    reach = s.rng(own[2], 0, 1, 0.10 / scale, 0.42 / scale, 'LINEAR')
    # A scratch is deepest in its middle and fades towards its ends.
    deep = s.rng(s.math('DIVIDE', s.math('ABSOLUTE', along), reach), 0.2, 1, 1, 0)
    there = s.rng(s.math('FRACT', s.math('MULTIPLY', s.math('ADD', own[0], own[2]), 7.3)), share - 0.1, share + 0.1, 1, 0)
    return s.math('MULTIPLY', s.rng(off, 0.25 * width, width, 1, 0), s.math('MULTIPLY', deep, there))


def worn_lines(s, p, heading, width=0.0009):
    """Hairlines of three sizes, the long ones rare."""
    sizes = ((2.6, 0.5, 3.1), (5.5, 0.55, 7.7), (9.5, 0.5, 1.3), (4.0, 0.5, 5.9))
    return s.greatest([hairlines(s, p, scale, width, seed, share, heading) for scale, share, seed in sizes])
