import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

export type Point = { x: number; y: number };

/**
 * How many times slower the hand moves, and the clocks of a page in slow motion go, than those of a visitor: on a machine
 * that does other work, too, a tenth of a second is often over before the next step can be made.
 */
export const slowness = 3;

/** Slows the transitions of a page down, and the timers of what is loaded from now on. */
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

/** A place in an element: at its start, where its words are, in the middle of its height. */
export const placeIn = async (element: Locator): Promise<Point> => {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not drawn');
  return { x: box.x + Math.min(60, box.width / 2), y: box.y + box.height / 2 };
};

type Way = {
  /** How long the mouse of a visitor is on its way, in milliseconds. */
  pace: number;
  /** How far it strays to both sides, in pixels. */
  wobble?: number;
};

/**
 * Moves the mouse from one place to another of a page in slow motion as a hand does: in many small steps, straight or with
 * a tremble. A browser looks at the mouse once a frame, so there is about one step for each frame of a visitor.
 * @returns whether the pace was kept; a machine that stood still meanwhile has moved another way
 */
export const walk = async (
  page: Page,
  from: Point,
  to: Point,
  { pace, wobble = 0 }: Way,
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
    const aside = part < 1 ? wobble * Math.sin(part * 60) : 0;
    await page.mouse.move(
      from.x + dx * part - (aside * dy) / length,
      from.y + dy * part + (aside * dx) / length,
    );
    await sleep(12 * slowness);
  }
  return longest < 100 * slowness;
};
