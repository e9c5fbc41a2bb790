"""What a picture is."""

from dataclasses import dataclass, field

# As wide as the window: many pixels show the same light, and each needs fewer samples.
WIDE = dict(width=3200, samples=3)


@dataclass
class Picture:
    """A function of the module of the same name in `scenes`, its arguments, and the settings of the camera.

    samples: of the sun and of everything else that shines, for each of the two seeds
    width: in pixels; 3200 for what is shown as wide as the window
    edges: how many times as many samples smooth the edges, such as bars before a bright garden
    mirrored: whether left and right are exchanged; of a pair, visitors see the left half of the picture before
    """

    scene: str
    args: dict = field(default_factory=dict)
    exposure: float = 0
    width: int = 1920
    samples: int = 14
    bounces: int = 5
    diffuse_bounces: int = 3
    edges: int = 5
    vignette: float = 0.07
    mirrored: bool = False
