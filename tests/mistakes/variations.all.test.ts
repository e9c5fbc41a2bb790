import { describe, expect, test } from 'vitest';
import { problemText } from '../../documents/problems/problem-text.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { checkAfter, fileOf, isSlip, readMistakes, textOf, writtenBy, type Slip } from './mistake.ts';
import { variations, type Variation } from './variations.ts';

/** By file, as in `mistakes.test.ts`. */
const slips = readMistakes()
  .flatMap(([, mistakesByCode]) => Object.entries(mistakesByCode))
  .flatMap(([code, mistakes]) => mistakes.filter(isSlip).map((slip) => ({ code, slip })))
  .toSorted((a, b) => fileOf(a.slip).localeCompare(fileOf(b.slip)));

const reportedLineOf = ({ says }: Slip): number => Number(/:(\d+):\d+ /.exec(says)?.[1]);

/** A file of the site with `written` in the place of the mistake, in another form. */
const vary = (slip: Slip, written: string, variation: Variation) => {
  const [before = '', after = ''] = textOf(fileOf(slip)).split(slip.from);
  return variation({ before, from: slip.from, written, after, line: reportedLineOf(slip) });
};

/** Leaves out what a variation may change: quotes, and the columns and lines in a message. */
const loosely = (text: string): string => text.replace(/["']/g, '').replace(/\d+/g, '0');

const describeLoosely = (problem: Problem): string => {
  const { message, fix } = problemText(problem);
  return loosely(`${message}. ${fix}`);
};

const problemsOf = async (file: string, text: string): Promise<Problem[]> =>
  (await checkAfter([{ write: file, text }])).problems;

describe.each(Object.entries(variations))('%s', (_, variation) => {
  const cases = slips.flatMap(({ code, slip }) => {
    const varied = vary(slip, writtenBy(slip), variation);
    const repaired = slip.repaired === undefined ? undefined : vary(slip, slip.repaired, variation);
    return varied ? [{ code, name: slip.name, slip, varied, repaired }] : [];
  });
  test.each(cases)('$code: $name', async ({ code, slip, varied, repaired }) => {
    const problems = await problemsOf(fileOf(slip), varied.text);
    expect(problems).toMatchObject([
      { code, range: { start: { line: reportedLineOf(slip) + varied.shift } } },
    ]);
    for (const problem of problems) expect(loosely(slip.says)).toContain(describeLoosely(problem));
    if (repaired) expect(await problemsOf(fileOf(slip), repaired.text)).toEqual([]);
  });
});
