"""Every picture by its name."""

from pairs import PAIRS
from picture import WIDE, Picture

# Of what is seen from near there is little that light is thrown back from.
NEAR = dict(samples=5, bounces=4, diffuse_bounces=2)
# Under the open sky there is less noise still.
OUTDOORS = NEAR | dict(samples=4)

PICTURES = {
    **PAIRS,
    'kitchen-island': Picture(
        'kitchen', dict(cam=((1.95, -3.35, 1.5), (-0.75, 1.3, 1.0), 21), focus=3.6), exposure=0.75, **WIDE
    ),
    'kitchen-oak': Picture(
        'galley',
        dict(
            floor='wide oak',
            cabinets='#e4ddcf',
            walls='#dfe1da',
            cam=((0.42, -1.15, 0.62), (-0.12, 0.9, 0.10), 28),
            focus=1.4,
        ),
        exposure=0.4,
        samples=5,
    ),
    'living-hardwood': Picture('living', exposure=0.6, samples=5),
    'bathroom-shower': Picture('shower', exposure=0.5, samples=5),
    'patio-pavers': Picture('patio', exposure=0.0, **OUTDOORS),
    'flagstone-walk': Picture('walk', exposure=0.25, **OUTDOORS),
    'marble-slab': Picture('veined_counter', exposure=-0.35, samples=5),
    'kitchen-countertop': Picture('sink_counter', exposure=0.25, samples=6),
    'tile-grout': Picture('glazed_wall', exposure=0.4, **NEAR),
    'hardwood-closeup': Picture('boards', exposure=0.3, **NEAR),
    'hardwood-herringbone': Picture(
        'boards',
        dict(
            floor='herringbone',
            walls='#5d6a5e',
            rug_at=None,
            chair=(1.45, 2.05, -24, '#a97a4c'),
            cam=((-0.55, -1.05, 0.55), (0.22, 0.9, 0.10), 32),
            focus=1.35,
        ),
        exposure=0.4,
        **NEAR | dict(samples=8),
    ),
    'marble-lobby': Picture(
        'lobby',
        dict(
            floor='marble',
            name='THREE COVES',
            seats=(-1.9, 3.6, 62),
            near=(2.03, -0.08),
            cam=((0.9, -1.8, 1.45), (-0.2, 9, 1.12), 25),
        ),
        exposure=-0.1,
        samples=5,
    ),
    'concrete-polished': Picture(
        'restaurant', dict(cam=((-2.0, -3.75, 1.32), (0.7, 8.0, 0.35), 18)), exposure=0.05, **WIDE
    ),
    'concrete-stained': Picture('stained_room', exposure=0.5, samples=7),
    'laminate-vinyl': Picture('family_room', exposure=0.55, samples=5),
    'kitchen-2': Picture('nook_kitchen', exposure=0.6, samples=5),
    'quartz-island': Picture('long_island', exposure=0.5, samples=5),
    'bathroom-2': Picture('guest_bath', exposure=0.55, samples=5),
    'floor-2': Picture(
        'library', dict(cam=((-1.75, -3.3, 1.22), (0.55, 3.0, 0.45), 19)), exposure=0.65, **WIDE
    ),
    'patio-2': Picture(
        'patio',
        dict(ground='herringbone', cam=((3.7, -3.3, 1.5), (-1.5, 3.0, 0.7), 25), sun_dir=(36, 300)),
        exposure=-0.1,
        **OUTDOORS | WIDE,
    ),
    'kitchen-navy': Picture(
        'navy_galley', dict(cam=((0.22, -3.05, 1.5), (-0.16, 3.0, 0.55), 20)), exposure=0.65, **WIDE
    ),
    'living-green': Picture('dining_room', exposure=0.6, **WIDE),
    'loft-dining': Picture(
        'loft',
        dict(floor='polished', things='dining', walls='#dfe1da', cam=((-1.4, -1.9, 1.15), (0.75, 3.2, 0.62), 25)),
        exposure=0.6,
        samples=6,
    ),
    'bathroom-marble': Picture('marble_bath', exposure=0.5, **WIDE),
    'bathroom-travertine': Picture('sunken_bath', exposure=0.5, samples=5),
    'hall-oak': Picture(
        'oak_room',
        dict(floor='oak_floor', walls='#55665c', sofa_color='#b98a5a', cam=((0.75, -2.4, 1.02), (-0.45, 2.6, 0.56), 26), focus=3.0),
        exposure=0.75,
        samples=6,
    ),
    'counter-mitre': Picture('counter_edge', exposure=0.3, **NEAR),
    'marble-honed': Picture('marble_finish', dict(rough=0.6), exposure=0.3, **NEAR),
    'marble-satin': Picture('marble_finish', dict(rough=0.22), exposure=0.3, **NEAR),
    'marble-polished': Picture('marble_finish', dict(rough=0.02), exposure=0.3, **NEAR),
    'floor-plan': Picture('floor_plan', exposure=0.15, **NEAR),
    'crew-tools': Picture('crew_tools', exposure=0.1, **NEAR),
    'screed': Picture('screed', exposure=0.4, **NEAR | dict(samples=8)),
    'flagstone-joint': Picture('flagstone_joint', exposure=0.1, **OUTDOORS),
    'paver-bed': Picture('paver_bed', exposure=0.1, **OUTDOORS),
    'office-lobby': Picture('office', exposure=0.0, samples=5),
    **{
        f'board-{floor}': Picture('sample_room', dict(floor=floor), exposure=0.65, **NEAR | dict(samples=2), edges=3)
        for floor in ('oak', 'engineered', 'porcelain', 'marble', 'travertine', 'concrete')
    },
    'stamped-stone': Picture('stamped_concrete', exposure=0.2, **NEAR),
}
