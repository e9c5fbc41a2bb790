import type { Locator } from 'playwright-core';

export type Point = { x: number; y: number };

/** Returns a point in an element: near its start, where its text is, at half of its height. */
export const pointIn = async (element: Locator): Promise<Point> => {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not rendered');
  return { x: box.x + Math.min(60, box.width / 2), y: box.y + box.height / 2 };
};
