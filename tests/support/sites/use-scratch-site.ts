import { afterAll, afterEach } from 'vitest';
import { ScratchSite } from './scratch-site.ts';

/** A small site that every test of a file may spoil: what was left as it is, is not read again by the next one. */
export const useScratchSite = (): ScratchSite => {
  const site = new ScratchSite();
  afterEach(() => site.restore());
  afterAll(() => site[Symbol.dispose]());
  return site;
};
