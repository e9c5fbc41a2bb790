"""Before and after: one scene, camera and light, and what is worn in it."""

from picture import WIDE, Picture


def pair(name, scene, before, after, same=None, **taken):
    """Two pictures, NAME-before and NAME-after.

    scene: of both, or one for each; before and after: the arguments in which they differ; same: those that both have;
    taken: exposure, samples and bounces of `Picture`.
    """
    scenes = (scene, scene) if isinstance(scene, str) else scene
    taken = dict(samples=5) | taken
    return {
        f'{name}-before': Picture(scenes[0], before | (same or {}), **taken),
        f'{name}-after': Picture(scenes[1], after | (same or {}), **taken),
    }


PAIRS = {
    **pair('marble-etch', 'marble_counter', dict(etched=True), dict(etched=False), exposure=0.1, bounces=14),
    **pair('tile-grout', 'galley', dict(spoiled=True), dict(spoiled=False), exposure=0.4, samples=7),
    **pair(
        'hardwood-refinishing',
        'oak_room',
        dict(floor='worn_oak', bevel=0.0018),
        dict(floor='oak_floor'),
        exposure=0.5,
        samples=7,
    ),
    **pair('stone-restoration', 'foyer', dict(worn=True), dict(worn=False), exposure=0.4),
    **pair(
        'marble-polishing',
        'foyer',
        dict(worn=True),
        dict(worn=False),
        dict(
            stone='marble',
            walls='#cfcfc3',
            timber='#4a3423',
            cam=((-0.62, -1.5, 0.62), (0.28, 1.6, 0.36), 28),
            f=2.8,
            sunk=10,
        ),
        exposure=0.4,
        samples=6,
    ),
    **pair(
        'concrete-polishing',
        'loft',
        dict(floor='glued', things='carpet'),
        dict(floor='polished', things='living'),
        dict(f=4),
        exposure=0.6,
        samples=7,
        edges=8,
    ),
    **pair(
        'concrete-staining',
        'loft',
        dict(floor='bare', things='before stain'),
        dict(floor='stained', things='dining'),
        dict(walls='#e2dccf', cam=((-0.75, -1.4, 1.3), (0.45, 3.0, 0.5), 25)),
        exposure=0.6,
    ),
    **pair(
        'hardwood-recoat',
        'oak_room',
        dict(floor='dull_oak'),
        dict(floor='oak_floor'),
        dict(
            walls='#dfe0d8',
            sofa_color='#7f8a86',
            cam=((1.25, -1.75, 0.58), (-0.75, 2.0, 0.28), 27),
            focus=2.2,
        ),
        exposure=0.4,
        samples=6,
    ),
    **pair(
        'hardwood-repair',
        'black_board',
        dict(wet=True),
        dict(wet=False),
        exposure=0.5,
        samples=4,
        bounces=4,
        diffuse_bounces=2,
    ),
    **pair(
        'stone-sealing',
        'limestone_top',
        dict(sealed=False),
        dict(sealed=True),
        exposure=-0.45,
        bounces=14,
    ),
    **pair(
        'kitchen-remodeling',
        ('dated_kitchen', 'remodeled_kitchen'),
        {},
        {},
        dict(cam=((0.35, -3.3, 1.42), (-0.15, 2.2, 1.02), 23)),
        exposure=0.8,
        **WIDE,
    ),
    **pair(
        'bathroom-remodeling',
        ('dated_bathroom', 'bathroom'),
        {},
        dict(wallm='zellige', glaze=('#5f7a71', '#4b665f'), vanity='#6f4c30', tubx=-0.75),
        dict(sky=8, sunk=13.0, cam=((-0.55, -2.3, 1.38), (0.25, 2.0, 0.92), 22)),
        exposure=1.0,
    ),
    **pair(
        'marble-stain-removal',
        'stained_counter',
        dict(stained=True),
        dict(stained=False),
        exposure=-0.45,
    ),
    **pair(
        'marble-repair',
        'chipped_counter',
        dict(broken=True),
        dict(broken=False),
        exposure=-0.2,
        mirrored=True,
    ),
    **pair(
        'marble-refinishing',
        'foyer',
        dict(worn=True),
        dict(worn=False),
        dict(
            stone='cream marble',
            walls='#d9d2c0',
            timber='#54402f',
            cam=((0.42, -1.05, 0.50), (-0.16, 0.9, 0.12), 29),
            focus=1.6,
            f=3.2,
            sunk=10,
        ),
        exposure=0.4,
        samples=6,
    ),
    **pair(
        'stone-cleaning',
        'foyer',
        dict(worn=True),
        dict(worn=False),
        dict(
            stone='slate',
            walls='#e3ddcf',
            timber='#8d6138',
            cam=((-0.25, -1.60, 0.95), (0.12, 1.6, 0.42), 27),
        ),
        exposure=0.5,
    ),
    **pair(
        'stone-repair',
        'foyer',
        dict(worn=True),
        dict(worn=False),
        dict(
            stone='open travertine',
            walls='#e6dfd2',
            cam=((0.10, -0.75, 0.52), (-0.06, 0.45, 0.09), 30),
            focus=0.95,
        ),
        exposure=0.4,
    ),
    **pair(
        'marble-cleaning',
        'galley',
        dict(spoiled=True),
        dict(spoiled=False),
        dict(
            floor='marble',
            cabinets='#3f4d58',
            walls='#e9e6de',
            cam=((0.45, -1.05, 0.66), (-0.15, 0.9, 0.12), 28),
            focus=1.4,
        ),
        exposure=0.2,
    ),
    **pair(
        'concrete-sealing',
        'loft',
        dict(floor='oily'),
        dict(floor='sealed'),
        dict(things='workshop', walls='#e2ded5', cam=((0.05, -1.75, 1.25), (0.05, 3.0, 0.50), 24)),
        exposure=0.6,
        samples=7,
    ),
}
