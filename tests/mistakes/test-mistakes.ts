import { afterAll, describe, expect, test } from 'vitest';
import { ScratchSite } from '../support/sites/scratch-site.ts';
import type { FileMistake, Slip } from './mistake.ts';
import { notYet } from './not-yet.ts';
import { TextSite } from './text-site.ts';
import { MistakeSite, type Outcome } from './try-mistake.ts';

/** One problem, at its place, with its advice; and the site is as it was meant once the advice is followed. */
const expectOneProblem = ({ told, left, lost }: Outcome, at: string, says: string): void => {
  const wanted = at === '' ? [] : [{ at, fix: expect.stringContaining(says), message: expect.any(String) }];
  expect(told).toEqual(wanted);
  expect({ left, lost }).toEqual({ left: [], lost: [] });
};

/** Tests that each slip is told as one problem, and followed leads back to the site as it was meant. */
export const testSlips = (slips: Record<string, Slip[]>): void => {
  const site = new MistakeSite(new TextSite());
  describe.each(Object.entries(slips))('%s', (_, mistakes) => {
    test.each(mistakes)('$name', async (slip) => {
      const outcome = await site.trySlip(slip);
      if (notYet.has(slip.name)) return;
      expectOneProblem(outcome, outcome.at, slip.says);
    });
  });
  test('nothing is told of the site when all is as it was', async () => {
    expect((await site.tryFiles({ make: () => undefined })).told).toEqual([]);
  });
};

/** The same of mistakes in whole files. */
export const testFiles = (files: Record<string, FileMistake[]>): void => {
  const folder = new ScratchSite('tiler');
  const site = new MistakeSite(folder, (file) => folder.shorten(file));
  afterAll(() => folder[Symbol.dispose]());
  describe.each(Object.entries(files))('%s', (_, mistakes) => {
    test.each(mistakes)('$name', async (mistake) => {
      const outcome = await site.tryFiles(mistake, mistake.isRewritten ? [] : undefined);
      if (notYet.has(mistake.name)) return;
      expectOneProblem(outcome, mistake.at, mistake.says);
    });
  });
};
