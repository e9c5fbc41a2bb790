import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

export type Point = { x: number; y: number };

/**
 * Slow-motion factor of pointer movements and page timers: on a busy machine 100 ms often pass before the next step
 * can be made.
 */
export const slowness = 3;

/** Slows down the page's transitions and the timers of scripts loaded from now on. */
export const inSlowMotion = async (page: Page): Promise<void> => {
  await page.addInitScript((times) => {
    const { setTimeout: start } = window;
    Object.assign(window, {
      setTimeout: (act: TimerHandler, after = 0, ...args: unknown[]) => start(act, after * times, ...args),
    });
  }, slowness);
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 / slowness });
};

/** Returns a point in an element: near its start, where its text is, at half of its height. */
export const pointIn = async (element: Locator): Promise<Point> => {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not rendered');
  return { x: box.x + Math.min(60, box.width / 2), y: box.y + box.height / 2 };
};

type Movement = {
  /** Duration of the movement in real time, in ms. */
  pace: number;
  /** Amplitude of the sideways deviation in pixels. */
  wobble?: number;
};

/**
 * Moves the mouse like a hand on a page in slow motion: in many small steps, straight or trembling, about one per
 * frame because browsers sample the mouse once per frame.
 * @returns whether the timing was accurate; false if the machine stalled
 */
export const walk = async (
  page: Page,
  from: Point,
  to: Point,
  { pace, wobble = 0 }: Movement,
): Promise<boolean> => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const begin = performance.now();
  let last = begin;
  let longest = 0;
  for (let part = 0; part < 1;) {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    part = Math.min(1, (now - begin) / (pace * slowness));
    const offset = part < 1 ? wobble * Math.sin(part * 60) : 0;
    await page.mouse.move(
      from.x + dx * part - (offset * dy) / length,
      from.y + dy * part + (offset * dx) / length,
    );
    await sleep(12 * slowness);
  }
  return longest < 100 * slowness;
};
