import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Visit } from './browser.ts';

/**
 * One window for the tests of a file, in which the editor goes on from test to test. After a test that failed it is a
 * new one, so that what was left open fails no other test.
 * @param open opens it
 * @returns the window of the test that runs
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
