import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Visit } from './browser.ts';

/**
 * Shares one window among the tests of a file. After a failed test a new one is opened, so that leftovers do not fail
 * other tests.
 * @param open opens the window
 * @returns a function that returns the current window
 */
export const oneWindow = <Window extends Visit>(open: () => Promise<Window>): (() => Window) => {
  let window: Window;
  beforeAll(async () => {
    window = await open();
  });
  beforeEach(({ onTestFailed }) => {
    onTestFailed(async () => {
      await window.end();
      window = await open();
    });
  });
  afterAll(() => window.end());
  return () => window;
};
