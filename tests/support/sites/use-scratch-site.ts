import { afterAll, afterEach } from 'vitest';
import { ScratchSite } from './scratch-site.ts';

/** Creates a temporary site that all tests of a file may change. It is restored after each test; unchanged files are not read again. */
export const useScratchSite = (): ScratchSite => {
  const site = new ScratchSite();
  afterEach(() => site.restore());
  afterAll(() => site[Symbol.dispose]());
  return site;
};
