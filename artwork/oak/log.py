"""The face of an oak board, computed from the log that it was sawn from: rings around a bent heart, pores and rays."""

from dataclasses import dataclass

import cv2
import numpy as np

# How long and how wide a pixel is; fibers run along the first.
STEP = (0.0005, 0.00022)


@dataclass
class Board:
    """One face; every array has a row for each step across and a column for each step along.

    size: length and width; along, across: where points are, in one row and in one column; early: spring wood, 0 to 1
    """

    size: tuple
    along: np.ndarray
    across: np.ndarray
    early: np.ndarray
    pore: np.ndarray
    fiber: np.ndarray
    color: np.ndarray | None = None


def smooth_step(values, low, high):
    """0 below `low`, 1 above `high`, either order."""
    t = np.clip((values - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def streaks(rng, shape, along, across):
    """A random field, mean 0 and deviation 1, whose spots are so many meters long and wide."""
    sigma = np.array([along / STEP[0], across / STEP[1]])
    # What is large is computed small.
    less = np.maximum(1, sigma / 3)
    small = [int(np.ceil(n / k)) + 8 for n, k in zip(shape, less[::-1])]
    field = rng.normal(0, 1, small).astype(np.float32)
    wide, high = (float(max(0.3, v)) for v in sigma / less)
    field = cv2.GaussianBlur(field, (0, 0), wide, sigmaY=high)
    if (less > 1).any():
        grown = [int(np.ceil(n * k)) for n, k in zip(small, less[::-1])]
        field = cv2.resize(field, grown[::-1], interpolation=cv2.INTER_CUBIC)
    top, left = ((n - m) // 2 for n, m in zip(field.shape, shape))
    field = field[top : top + shape[0], left : left + shape[1]]
    return field / max(field.std(), 1e-6)


def years(rng, reach):
    """Where each ring begins, counted from the heart; good years follow each other."""
    count = int(reach / 0.0012) + 50
    drift = np.convolve(rng.normal(0, 1, count + 24), np.hanning(25) / 9, 'valid')[:count]
    widths = np.clip(0.0023 * np.exp(0.24 * drift + 0.2 * rng.normal(0, 1, count)), 0.0011, 0.0048)
    return np.concatenate([[0], np.cumsum(widths)])


def cut(rng, along, kind):
    """How far the heart is to the side of a board and below its face.

    kind: 'plain' has arches in its middle, 'side' on one side, 'rift' has lines only
    """
    bend = 0.0022 * np.sin(along / rng.uniform(0.09, 0.18) + rng.uniform(0, 6))
    slope = rng.choice([-1, 1]) * along
    if kind == 'plain':
        aside = rng.uniform(-0.016, 0.016) + 2 * bend
        return aside, rng.uniform(0.030, 0.055) + rng.uniform(0.022, 0.045) * slope + bend
    side = rng.choice([-1, 1])
    if kind == 'side':
        return side * rng.uniform(0.035, 0.055), rng.uniform(0.05, 0.09) + 0.02 * slope + 1.3 * bend
    return side * rng.uniform(0.10, 0.15) + bend, rng.uniform(0.07, 0.14) + 0.004 * slope


def saw(seed, length, width, light, dark, kind, tone, open_pores):
    """A board of this length and width.

    tone: how bright it is among others, None: by chance; open_pores: how dark they are under the finish
    """
    rng = np.random.default_rng(seed)
    shape = (int(np.ceil(width / STEP[1])), int(np.ceil(length / STEP[0])))
    along = (np.arange(shape[1], dtype=np.float32) * STEP[0])[None]
    across = (np.arange(shape[0], dtype=np.float32) * STEP[1])[:, None]
    aside, deep = cut(rng, along - length / 2, kind)
    radius = np.hypot(across - width / 2 - aside, np.maximum(deep, 0.004))
    # Rings are not quite round, and fibers tear them.
    radius = radius + 0.0007 * streaks(rng, shape, 0.11, 0.012) + 0.00022 * streaks(rng, shape, 0.02, 0.0012)
    starts = years(rng, radius.max())
    year = np.searchsorted(starts, radius.ravel()).reshape(shape) - 1
    since, whole = radius - starts[year], np.diff(starts)[year]
    # The spring wood with its large pores is as wide in a bad year as in a good one.
    spring = (0.00075 + 0.00025 * rng.random(len(starts)).astype(np.float32))[year]
    early = smooth_step(since, 1.25 * spring, 0.55 * spring)
    late = smooth_step(since / whole, 0.35, 1)
    long, short = streaks(rng, shape, 0.0022, 0.00012), streaks(rng, shape, 0.0009, 0.00012)
    vessels = np.maximum(long, 0.85 * short)
    least = 1.9 - 1.5 * early
    # No pore is as open and as dark as another.
    filled = np.clip(0.8 + 0.22 * streaks(rng, shape, 0.005, 0.0005), 0.3, 1)
    pore = smooth_step(vessels, least, least + 0.9) * (0.35 + 0.65 * early) * filled
    fiber = streaks(rng, shape, 0.02, 0.00035)
    board = Board((length, width), along, across, early, pore, fiber)
    board.color = blend(paint(rng, board, late, light, tone), dark, open_pores * pore)
    draw_rays(rng, board, kind, dark)
    return board


def paint(rng, board, late, light, tone):
    """The color of the wood between its pores, linear."""
    shape = board.pore.shape
    tone = rng.normal(0, 0.13) if tone is None else tone
    redder = 0.05 * rng.normal()
    light = np.array(light) * np.exp([tone + 0.6 * redder, tone * 1.1, tone * 1.25 - 1.2 * redder])
    drift = 0.05 * streaks(rng, shape, 0.12, 0.008) + 0.012 * streaks(rng, shape, 0.05, 0.0018) + 0.022 * board.fiber
    shade = np.exp(drift - 0.06 * board.early - 0.05 * late)[..., None]
    return light * shade ** np.array([1, 1.12, 1.35])


def draw_rays(rng, board, kind, dark):
    """Rays are thin dark lenses along a plain-sawn face, and small flecks on others."""
    rays = np.zeros(board.pore.shape, np.float32)
    longest = 0.024 if kind == 'plain' else 0.010
    for _ in range(int(board.size[0] * board.size[1] * 5200)):
        half = longest * rng.uniform(0.2, 1) / STEP[0] / 2
        x, y = rng.uniform(0, rays.shape[1]), rng.uniform(0, rays.shape[0])
        tilt = rng.normal(0, 0.5)
        ends = [(int(8 * (x + k * half)), int(8 * (y + k * tilt))) for k in (-1, 1)]
        cv2.line(rays, *ends, float(rng.uniform(0.3, 0.9)), 1, cv2.LINE_AA, 3)
    board.color = blend(board.color, 0.8 * np.array(dark), 0.5 * rays)


def blend(below, above, share):
    """One color over another."""
    share = share[..., None]
    return (below * (1 - share) + np.asarray(above) * share).astype(np.float32)
