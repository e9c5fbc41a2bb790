"""Every picture: the scene that it shows, and how it is taken."""

from dataclasses import dataclass, field


@dataclass
class Picture:
    """A function of the module of the same name in `scenes`, its arguments, and the settings of the camera."""

    scene: str
    args: dict = field(default_factory=dict)
    exposure: float = 0
    samples: int = 28
    bounces: int = 5
    diffuse_bounces: int = 3
    vignette: float = 0.07


MARBLE_FOYER = dict(
    stone='marble', walls='#cfcfc3', timber='#4a3423', cam=((-0.62, -1.5, 0.62), (0.28, 1.6, 0.36), 28)
)

DINING = dict(walls='#d9d3c4', cam=((-0.75, -1.4, 1.3), (0.45, 3.0, 0.5), 25))

LOW = dict(walls='#dfe0d8', sofa_color='#7f8a86', cam=((1.25, -1.75, 0.58), (-0.75, 2.0, 0.28), 27), focus=2.2)
WIDE_OAK = dict(
    floor='wide oak', cabinets='#e4ddcf', walls='#dfe1da', cam=((0.42, -1.15, 0.62), (-0.12, 0.9, 0.10), 28), focus=1.4
)
LEAK = dict(
    floor='strip oak',
    cabinets='#ece6da',
    dishwasher=True,
    cam=((0.05, -0.62, 0.78), (-0.92, 0.55, 0.10), 30),
    focus=1.5,
    f=3.2,
)

PICTURES = {
    'marble-etch-before': Picture('marble_counter', dict(etched=True), exposure=0.1, bounces=14, samples=8),
    'marble-etch-after': Picture('marble_counter', dict(etched=False), exposure=0.1, bounces=14, samples=8),
    'tile-grout-before': Picture('galley', dict(spoiled=True), exposure=0.4, samples=8),
    'tile-grout-after': Picture('galley', dict(spoiled=False), exposure=0.4, samples=8),
    'hardwood-refinishing-before': Picture('oak_room', dict(floor='worn_oak', bevel=0.0018), exposure=0.5, samples=9),
    'hardwood-refinishing-after': Picture('oak_room', dict(floor='oak_floor'), exposure=0.5, samples=9),
    'stone-restoration-before': Picture(
        'foyer', dict(stone='travertine', worn=True), exposure=0.4, samples=10
    ),
    'stone-restoration-after': Picture(
        'foyer', dict(stone='travertine', worn=False), exposure=0.4, samples=10
    ),
    'marble-polishing-before': Picture('foyer', dict(worn=True, **MARBLE_FOYER), exposure=0.4, samples=8),
    'marble-polishing-after': Picture('foyer', dict(worn=False, **MARBLE_FOYER), exposure=0.4, samples=8),
    'concrete-polishing-before': Picture('loft', dict(floor='glued', things='carpet'), exposure=0.4, samples=8),
    'concrete-polishing-after': Picture(
        'loft', dict(floor='polished', things='living'), exposure=0.4, samples=8
    ),
    'concrete-staining-before': Picture('loft', dict(floor='bare', things='buckets', **DINING), exposure=0.4, samples=8),
    'concrete-staining-after': Picture(
        'loft', dict(floor='stained', things='dining', **DINING), exposure=0.4, samples=8
    ),
    'hardwood-recoat-before': Picture('oak_room', dict(floor='dull_oak', **LOW), exposure=0.4, samples=8),
    'hardwood-recoat-after': Picture('oak_room', dict(floor='oak_floor', **LOW), exposure=0.4, samples=8),
    'hardwood-cleaning-before': Picture('galley', dict(spoiled=True, **WIDE_OAK), exposure=0.4, samples=8),
    'hardwood-cleaning-after': Picture('galley', dict(spoiled=False, **WIDE_OAK), exposure=0.4, samples=8),
    'hardwood-repair-before': Picture('galley', dict(spoiled=True, **LEAK), exposure=0.4, samples=8),
    'hardwood-repair-after': Picture('galley', dict(spoiled=False, **LEAK), exposure=0.4, samples=8),
    'stone-sealing-before': Picture('limestone_top', dict(sealed=False), exposure=-0.45, bounces=14, samples=8),
    'stone-sealing-after': Picture('limestone_top', dict(sealed=True), exposure=-0.45, bounces=14, samples=8),
    'kitchen-island': Picture('kitchen', exposure=0.85),
    'living-hardwood': Picture('living', exposure=0.6),
    'bathroom-tub': Picture('bathroom', exposure=0.7),
    'bathroom-shower': Picture('shower', exposure=0.2),
    'patio-pavers': Picture('patio', exposure=-0.1, bounces=4, diffuse_bounces=2),
    'flagstone-walk': Picture('walk', exposure=0.2, bounces=4, diffuse_bounces=2),
    'marble-slab': Picture('slab', exposure=0.25),
    'kitchen-countertop': Picture(
        'slab',
        dict(
            kind='quartz',
            sink=True,
            splash=('#7d9a8b', '#5f8274'),
            tile=(0.2, 0.066, 0.5),
            cam=((-0.7, -0.55, 0.5), (0.14, 0.7, 0.1), 33),
            focus=1.3,
        ),
        exposure=0.25,
    ),
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
        'closeup',
        dict(surface='etch', cam=((-0.2, -0.5, 0.36), (0.05, 0.15, 0), 36), focus=0.72, back=1.3),
        exposure=0.2,
        bounces=3,
        diffuse_bounces=2,
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
    'hardwood-before-after': Picture('empty_room', dict(floor='split'), exposure=0.3),
    'stone-restoration': Picture(
        'empty_room', dict(floor='travertine_split', sun_dir=(28, 128)), exposure=0.5
    ),
    'concrete-stained': Picture('empty_room', dict(floor='stained', left=False), exposure=0.6),
    'laminate-vinyl': Picture(
        'living',
        dict(floor='lvp', light='#b7a48c', dark='#83705a', cam=((0.2, -3.6, 1.1), (0.3, 2, 0.55), 26)),
        exposure=0.6,
    ),
    'concrete-stamped': Picture(
        'patio',
        dict(ground='stamped', cam=((-2.6, -3.2, 1.5), (0.3, 2.4, 0.3), 26)),
        exposure=0.2,
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
        dict(ground='herringbone', cam=((3.7, -3.3, 1.5), (-1.5, 3.0, 0.7), 25), sun_dir=(32, 300)),
        exposure=-0.1,
        bounces=4,
        diffuse_bounces=2,
    ),
}
