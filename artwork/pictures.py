"""Every picture by its name."""

from pairs import PAIRS
from picture import Picture

# Of what is seen from near there is little that light is thrown back from.
NEAR = dict(samples=5, bounces=4, diffuse_bounces=2)

PICTURES = {
    **PAIRS,
    'kitchen-island': Picture('kitchen', exposure=0.85),
    'living-hardwood': Picture('living', exposure=0.6),
    'bathroom-tub': Picture('bathroom', exposure=0.7),
    'bathroom-shower': Picture('shower', exposure=0.2),
    'patio-pavers': Picture('patio', exposure=0.0, samples=4, bounces=4, diffuse_bounces=2),
    'flagstone-walk': Picture('walk', exposure=0.1, samples=4, bounces=4, diffuse_bounces=2),
    'marble-slab': Picture('veined_counter', exposure=-0.35, samples=5),
    'kitchen-countertop': Picture('sink_counter', exposure=0.25, samples=6),
    'tile-grout': Picture(
        'closeup',
        dict(surface='zellige', cam=((-0.16, -0.46, 0.42), (0.05, 0.13, 0), 36), focus=0.62),
        exposure=0.3,
        bounces=3,
        diffuse_bounces=2,
    ),
    'hardwood-closeup': Picture(
        'closeup',
        dict(surface='planks', back=0.6, cam=((-0.45, -0.62, 0.42), (0.15, 0.22, 0), 38), focus=0.9),
        exposure=0.3,
        bounces=3,
        diffuse_bounces=2,
    ),
    'hardwood-herringbone': Picture(
        'closeup',
        dict(surface='herringbone', back=0.5, cam=((-0.3, -1.0, 0.8), (0.05, 0.35, 0), 35), focus=1.2),
        exposure=0.3,
        bounces=3,
        diffuse_bounces=2,
    ),
    'marble-etch': Picture(
        'marble_counter',
        dict(etched=True, cam=((0.26, -0.26, 0.34), (0.06, 0.30, 0.04), 38), focus=0.64),
        exposure=0.1,
        samples=5,
        bounces=14,
    ),
    'stone-tile-install': Picture(
        'closeup',
        dict(surface='install', cam=((-0.35, -0.85, 0.85), (0.32, 0.28, 0), 32), focus=1.2),
        exposure=-0.15,
        bounces=3,
        diffuse_bounces=2,
    ),
    'concrete-polished': Picture('lobby', dict(floor='concrete'), exposure=-0.1),
    'marble-lobby': Picture(
        'lobby', dict(floor='marble', cam=((0.9, -1.6, 1.5), (-0.5, 9, 1.3), 24)), exposure=-0.1
    ),
    'concrete-stained': Picture('stained_room', exposure=0.5, samples=7),
    'laminate-vinyl': Picture(
        'living',
        dict(floor='lvp', light='#b7a48c', dark='#83705a', cam=((0.2, -3.6, 1.1), (0.3, 2, 0.55), 26)),
        exposure=0.6,
    ),
    'concrete-stamped': Picture(
        'patio',
        dict(ground='stamped', cam=((-2.6, -3.2, 1.5), (0.3, 2.4, 0.3), 26)),
        exposure=0.2,
        samples=4,
        bounces=4,
        diffuse_bounces=2,
    ),
    'kitchen-2': Picture(
        'kitchen',
        dict(
            cabs='#66766b',
            island='#efe9dc',
            floor='herringbone',
            hood='wood',
            pend='brass',
            cam=((-2.1, -3.3, 1.45), (0.75, 2.2, 1.08), 24),
        ),
        exposure=0.8,
    ),
    'quartz-island': Picture(
        'kitchen',
        dict(top='quartz', island='#35465a', pend='white', cam=((2.3, -1.15, 1.42), (-0.6, 1.25, 0.88), 25)),
        exposure=0.8,
    ),
    'bathroom-2': Picture(
        'bathroom',
        dict(
            wallm='zellige',
            floorm='herringbone',
            vanity='#7d5836',
            cam=((-1.45, -1.75, 1.42), (1.6, 1.1, 1.08), 24),
        ),
        exposure=0.7,
    ),
    'floor-2': Picture(
        'living',
        dict(
            floor='herringbone',
            light='#ba8f60',
            dark='#7d542d',
            sofa_col='#8d9890',
            cam=((-2.5, -3.7, 1.2), (1.0, 2.2, 0.62), 25),
        ),
        exposure=0.6,
    ),
    'patio-2': Picture(
        'patio',
        dict(ground='herringbone', cam=((3.7, -3.3, 1.5), (-1.5, 3.0, 0.7), 25), sun_dir=(36, 300)),
        exposure=-0.1,
        samples=4,
        bounces=4,
        diffuse_bounces=2,
    ),
    'vapor-barrier': Picture('laying', dict(boards=('#b7a48c', '#83705a', 0.42, 0.5)), exposure=0.4, **NEAR),
    'oak-laying': Picture(
        'laying',
        dict(base='paper', width=0.083, thick=0.019, cam=((-0.70, -0.74, 0.52), (0.06, 0.22, 0.0), 30)),
        exposure=0.2,
        **NEAR,
    ),
    'stair-nosing': Picture('stair', exposure=0.4, **NEAR),
    'counter-mitre': Picture('counter_edge', exposure=0.3, **NEAR),
    'marble-crack': Picture(
        'chipped_counter',
        dict(broken=True, cam=((-0.16, -0.56, 0.13), (0.075, -0.15, -0.004), 45), focus=0.42),
        exposure=-0.2,
        samples=5,
    ),
    'samples': Picture('samples', exposure=0.3, **NEAR),
    'diamond-pads': Picture('diamonds', exposure=0.1, **NEAR),
    'screed': Picture('screed', exposure=0.4, **NEAR),
    'flagstone-joint': Picture('flagstone_joint', exposure=0.1, samples=4, bounces=4, diffuse_bounces=2),
    'paver-bed': Picture('paver_bed', exposure=0.1, samples=4, bounces=4, diffuse_bounces=2),
    'office-lobby': Picture(
        'lobby', dict(cam=((-2.9, 0.6, 1.3), (2.0, 9, 1.05), 26), focus=5), exposure=-0.1, samples=8
    ),
    'stamped-stone': Picture(
        'closeup',
        dict(surface='stamped', cam=((-0.55, -0.95, 0.72), (0.06, 0.06, 0.0), 34), focus=1.25, f=3.2),
        exposure=0.2,
        **NEAR,
    ),
}
