import { expect, test } from 'vitest';
import { files, slips, wildSlips } from './all-mistakes.ts';
import { notYet } from './not-yet.ts';
import { testFiles, testSlips } from './test-mistakes.ts';

testSlips(slips);
testFiles(files);

test('at least 97 of 100 mistakes are told right', () => {
  const all = [slips, wildSlips, files].flatMap((groups) => Object.values(groups).flat());
  expect(all.filter(({ name }) => notYet.has(name)).length / all.length).toBeLessThan(0.03);
});
