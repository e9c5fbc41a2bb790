"""Walls, windows and floors."""

import materials as m
from kit import *


def wall(axis, c, a0, a1, h, mat, holes=(), t=0.16, out=1):
    """Wall in the plane axis=c from a0 to a1 with rectangular holes (a, b, z0, z1); out=+1/-1 side of thickness."""
    lo, hi = (c, c + t * out) if out > 0 else (c + t * out, c)

    def b(p, q, z0, z1):
        if q - p < 1e-4 or z1 - z0 < 1e-4:
            return
        box(lo, p, z0, hi, q, z1, mat, 0) if axis == 'x' else box(p, lo, z0, q, hi, z1, mat, 0)

    x = a0
    for p, q, z0, z1 in sorted(holes):
        b(x, p, 0, h)
        b(p, q, 0, z0)
        b(p, q, z1, h)
        x = q
    b(x, a1, 0, h)


def window(
    axis,
    c,
    a,
    b,
    z0,
    z1,
    out=1,
    nx=2,
    nz=2,
    frame='#f4f2ed',
    bar=0.028,
    sill=True,
    sky=60.0,
    back=2.4,
    depth=0.1,
    col=(0.92, 0.96, 1),
    view=True,
    low='#8da070',
    h0=0.6,
    h1=2.4,
    mirrored=False,
):
    """Frame, muntins, soft sky light and a bright garden outside.

    mirrored: what shines softly shows the lamp of the sky, which is clean, and not the garden, whose edges would be torn
    """
    F = m.paint(frame, 0.35)
    y = c + out * depth

    def B(p, q, r, s, d0=-0.025, d1=0.025, bev=0.003):
        u, v = sorted((y + d0, y + d1))
        box(u, p, r, v, q, s, F, bev) if axis == 'x' else box(p, u, r, q, v, s, F, bev)

    f = 0.055
    B(a, a + f, z0, z1)
    B(b - f, b, z0, z1)
    # Faces that lie in each other would be black.
    B(a + f, b - f, z0, z0 + f)
    B(a + f, b - f, z1 - f, z1)
    for i in range(1, nx):
        p = a + (b - a) * i / nx
        B(p - bar / 2, p + bar / 2, z0, z1, -0.018, 0.018)
    for i in range(1, nz):
        p = z0 + (z1 - z0) * i / nz
        B(a, b, p - bar / 2, p + bar / 2, -0.017, 0.017)
    if sill and z0 > 0.3:
        u, v = sorted((c - out * 0.03, c + out * depth))
        (
            box(u, a - 0.05, z0 - 0.03, v, b + 0.05, z0, F)
            if axis == 'x'
            else box(a - 0.05, u, z0 - 0.03, b + 0.05, v, z0, F)
        )
    mid, zc = (a + b) / 2, (z0 + z1) / 2
    # The lamp stands before the bars and the reveal: they hide little of it, and what they hide is mostly noise.
    o = c + out * 0.02
    P, Q = (
        ((o, mid, zc), (c - out, mid, zc - 0.15))
        if axis == 'x'
        else ((mid, o, zc), (mid, c - out, zc - 0.15))
    )
    if sky:
        # What is mirrored is no brighter than the garden.
        seen = min(sky, 2.6 * back) if mirrored else 0
        for share, glossy in ((seen, True), (sky - seen, False)):
            if share > 0:
                area(P, Q, b - a, z1 - z0, share * (b - a) * (z1 - z0), col, glossy=glossy)
    if view:
        d = c + out * 2.6
        q = 14
        vs = (
            [(d, a - q, -1), (d, b + q, -1), (d, b + q, 6), (d, a - q, 6)]
            if axis == 'x'
            else [(a - q, d, -1), (b + q, d, -1), (b + q, d, 6), (a - q, d, 6)]
        )
        bd = mesh(vs, [(0, 1, 2, 3)], m.backdrop(back, low=low, h0=h0, h1=h1))
        bd.visible_diffuse = bd.visible_shadow = False
        bd.visible_glossy = not mirrored


def floor_planks(
    x0, y0, x1, y1, mat, w=0.19, along='y', seed=4, lmin=1.2, lmax=2.4, bevel=0.0018, joint=0.0008
):
    """A floor of boards of random length, its top at z = 0."""
    pieces(planks(x0, y0, x1, y1, w, lmin, lmax, seed, along), mat, joint, 0.012, bevel, 2, 0.0004, 0.0001)
    box(x0, y0, -0.05, x1, y1, -0.009, m.paint('#2a2018', 0.9), 0)


def floor_tiles(
    x0,
    y0,
    x1,
    y1,
    mat,
    w=0.6,
    h=0.6,
    joint=0.003,
    gcol='#bdb8ae',
    shift=0,
    bevel=0.0012,
    tilt=0.0006,
    along=None,
    depth=0.0016,
    uneven=0.0002,
):
    """A floor of tiles with joints, its top at z = 0."""
    pieces(brick(x0, y0, x1, y1, w, h, shift), mat, joint, 0.012, bevel, 2, tilt, uneven, uvdir=along)
    box(x0, y0, -0.05, x1, y1, -depth, m.grout(gcol), 0)


def tiled_wall(
    axis,
    c,
    a0,
    a1,
    z0,
    z1,
    mat,
    w=0.2,
    h=0.065,
    joint=0.0025,
    gcol='#d9d5cc',
    shift=0.5,
    face=-1,
    bevel=0.0012,
    tilt=0.004,
    hvar=0.0004,
    keep=None,
    along=None,
):
    """Tiles on a wall, seen from the `face` side of the axis."""
    polys = brick(0, 0, a1 - a0, z1 - z0, w, h, shift)
    # local frame: x along the wall, y up, z towards the room
    if axis == 'y':
        M4 = (
            dict(x=a0, y=c + face * 0.010, z=z0, rx=90, rot=0)
            if face < 0
            else dict(x=a1, y=c + 0.010, z=z0, rx=90, rot=180)
        )
    else:
        M4 = (
            dict(x=c + face * 0.010, y=a0, z=z0, rx=90, rot=90)
            if face > 0
            else dict(x=c + face * 0.010, y=a1, z=z0, rx=90, rot=-90)
        )
    with at(**M4):
        pieces(polys, mat, joint, 0.010, bevel, 2, tilt, hvar, uvdir=along, keep=keep)
        if keep is None:
            box(0, 0, -0.011, a1 - a0, z1 - z0, -0.0022, m.grout(gcol), 0)
