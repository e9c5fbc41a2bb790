"""What water does to oak: iron turns it dark, its finish goes, and it cracks along its fibers."""

from dataclasses import dataclass

import cv2
import numpy as np

from .log import STEP, blend, smooth_step, streaks

# From the border of a stain to its middle, and what is in its pores.
TIDE, GRAY = np.array((0.130, 0.060, 0.022)), np.array((0.198, 0.143, 0.094))
DARK, CORE = np.array((0.110, 0.072, 0.044)), np.array((0.039, 0.027, 0.019))
INK = np.array((0.013, 0.011, 0.011))
# Finish that has come off but still lies on the wood.
DULL = np.array((0.50, 0.36, 0.235))


@dataclass
class Stain:
    """Where water stood on a floor.

    spots: middle, reach along and across the boards, and depth of each
    """

    spots: tuple

    def depth(self, x, y):
        """How much water there was: about 1 in the middle, below 0 where there was none."""
        dry = 1
        for left, low, along, across, deep in self.spots:
            dry = dry * (1 - deep * np.exp(-(((x - left) / along) ** 2) - ((y - low) / across) ** 2))
        return 1.2 * (1 - dry) - 0.2


def soak(board, stain, place, thirst, share, seed):
    """Stains a board whose first corner lies at a place; gives how much of its finish is gone, and its cracks.

    thirst: how deep water gets into it, 0 for the board that took most; share: how much of the stain is still there
    """
    rng = np.random.default_rng(seed)
    shape = board.pore.shape
    x, y = place[0] + board.along, place[1] + board.across
    # Water turns aside where the wood is denser, and runs along joints, spring wood and fibers.
    x = x + 0.016 * streaks(rng, shape, 0.06, 0.016)
    y = y + 0.0040 * streaks(rng, shape, 0.035, 0.009) + 0.0012 * streaks(rng, shape, 0.010, 0.003)
    joint = np.minimum(board.across, board.size[1] - board.across)
    depth = stain.depth(x, y) + thirst
    near = smooth_step(depth, -0.35, 0.15)
    depth = depth + near * (0.16 * np.exp(-joint / 0.0035) + 0.06 * (board.early - 0.4))
    depth = depth + near * (0.016 * streaks(rng, shape, 0.016, 0.0005) + 0.010 * streaks(rng, shape, 0.006, 0.00025))
    bare = dye(rng, board, depth, share)
    return bare, share * split(rng, depth)


def dye(rng, board, depth, share):
    """Colors a board by how deep water got; gives how much of its finish is gone."""
    shape = board.pore.shape
    # The figure stays: it is dyed, not painted over.
    tone = board.color @ np.array([0.3, 0.6, 0.1], np.float32)
    figure = np.log(tone / np.exp(np.log(tone).mean()))[..., None]
    figure = np.exp(1.25 * figure + 0.08 * streaks(rng, shape, 0.006, 0.0003)[..., None])
    patch = 0.5 + 0.30 * streaks(rng, shape, 0.03, 0.006)
    # Where the water stopped, and where it had stopped before.
    wide = 0.05 + 0.05 * np.clip(0.5 + 0.5 * streaks(rng, shape, 0.03, 0.008), 0, 1)
    tide = np.exp(-(((depth - 0.08) / wide) ** 2)) * np.clip(0.5 + patch, 0.5, 1)
    older = np.exp(-(((depth - 0.30) / 0.05) ** 2)) * np.clip(patch, 0, 1)
    bare = smooth_step(depth, 0.06, 0.24)
    # Iron goes where tannin is: patches, and most of all spring wood.
    iron = depth + 0.16 * (patch - 0.5) + 0.15 * (board.early - 0.4) + 0.04 * streaks(rng, shape, 0.010, 0.0004)
    color = board.color
    for layer, amount in (
        (DULL * figure**0.6, 0.34 * smooth_step(depth, -0.22, 0.0) * (1 - bare)),
        (GRAY * figure, 0.90 * bare),
        (TIDE * figure, np.minimum(0.7 * tide + 0.5 * older, 0.9)),
        (DARK * figure, 0.88 * smooth_step(iron, 0.36, 0.60)),
        (CORE * figure**1.5, 0.85 * smooth_step(iron, 0.52, 0.85)),
        (INK, 0.82 * board.pore * smooth_step(depth, 0.04, 0.50)),
    ):
        color = blend(color, layer, share * amount)
    board.color = color
    return share * np.maximum(bare, 0.55 * smooth_step(depth, -0.22, 0.0))


def split(rng, depth):
    """Fine cracks along the fibers where a board was wettest."""
    cracks = np.zeros(depth.shape, np.float32)
    deep = np.argwhere(depth > 0.55)
    for row, column in deep[rng.integers(0, len(deep), 9)] if len(deep) else ():
        half = rng.uniform(0.010, 0.035) / STEP[0]
        along = column + np.linspace(-half, half, 13)
        across = row + np.cumsum(rng.normal(0, 0.6, 13))
        line = np.int32(np.stack([along, across], -1) * 8)
        cv2.polylines(cracks, [line], False, float(rng.uniform(0.7, 1)), 2, cv2.LINE_AA, 3)
    return cracks
