import { afterAll, describe, expect, test } from 'vitest';
import type { SiteCheckResult } from '../../documents/check/check-site.ts';
import { ScratchSite } from '../support/sites/scratch-site.ts';
import {
  changesOf,
  isSlip,
  placeOf,
  readMistakes,
  writeMistakes,
  writtenBy,
  type Change,
  type Mistake,
  type ReportedProblem,
  type Slip,
} from './mistake.ts';
import { reportedProblems } from './reported-problems.ts';

/**
 * `UPDATE=1 npm test -- tests/mistakes` writes what the check reports today into `cases/`, and prints every problem
 * whose place or code is another one than before.
 */
const isUpdate = process.env['UPDATE'] === '1';

const site = new ScratchSite('tiler');
afterAll(() => site[Symbol.dispose]());

const apply = (change: Change): void => {
  if ('edit' in change) site.edit(change.edit, change.from, change.to);
  else if ('write' in change)
    site.write(change.write, change.text ?? Buffer.from(change.bytes ?? '', 'latin1'));
  else {
    const source = 'copy' in change ? change.copy : change.move;
    site.write(change.to, site.text(source));
    if ('move' in change) site.remove(source);
  }
};

/** Reads the site after some changes, and undoes them. */
const readAfter = async (changes: Change[]): Promise<SiteCheckResult> => {
  try {
    for (const change of changes) apply(change);
    return await site.read();
  } finally {
    site.restore();
  }
};

/** The file is left out where a slip is in the same one. */
const reported = (mistake: Mistake, documents: SiteCheckResult): ReportedProblem[] =>
  reportedProblems(documents).map(({ file: path, line, code, message: whole, fix }) => {
    const [file = '', message = ''] = [path, whole].map((text) => site.shorten(text).replace(/^pages\//, ''));
    return { ...(isSlip(mistake) && mistake.file === file ? {} : { file }), line, code, message, fix };
  });

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replace(/\s+/g, ' ').trim()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** What Git and YAML write, and names of fields: nobody reads them on a page. */
const syntax = /^[ \t]*(?:<{7}|={7}|>{7}).*$|(?<=\s)!!\w+|\bnull\b|(?<=^\w? *(?:- )?)[\w-]+:(?=\s|$)/gm;

const wordsIn = (written: string): Set<string> => new Set(written.match(/[\p{L}\p{N}]+/gu));

/** The words of a file with a mistake that are no longer in it once the advice is followed. */
const lostWords = (slip: Slip): string[] => {
  const { file, from, repaired = from } = slip;
  const right = site.text(file);
  const left = wordsIn(`${right.replace(from, () => repaired)} ${file}`);
  const written = wordsIn(right.replace(from, () => writtenBy(slip)).replace(syntax, ''));
  // A word that was cut off is written whole.
  return [...written].filter((word) => ![...left].some((whole) => whole.startsWith(word)));
};

/** Advice to remove something, or to move it. */
const removes = /\b(?:remove|delete|drop|keep|take|move|comment)\b|put # before/i;

const inShort = (problems: ReportedProblem[] = []): string =>
  problems.map(({ file = '', line, code }) => `${file} ${line} ${code}`.trim()).join(', ') || 'nothing';

/** What `UPDATE=1` changes but wording, a line each. */
const rows: string[] = [];
if (isUpdate)
  afterAll(() => console.log(`${rows.length} changes of places, codes or advice\n${rows.join('\n')}`));

/** Expects of a mistake what is reported now. */
const update = (mistake: Mistake, problems: ReportedProblem[]): void => {
  const [before, after] = [inShort(mistake.problems), inShort(problems)];
  if (before !== after) rows.push(`${mistake.name}: ${before} -> ${after}`);
  mistake.problems = problems;
  const { advice } = mistake;
  if (advice === undefined || problems.some(({ fix }) => fix.includes(advice))) return;
  rows.push(`${mistake.name}: no longer advises "${advice}"`);
  delete mistake.advice;
};

const groups = readMistakes();

describe.each(groups)('%s', (group, mistakes) => {
  test.each(mistakes)('$name', async (mistake) => {
    const { change, repaired } = changesOf(mistake);
    const problems = reported(mistake, await readAfter(change));
    if (isUpdate) update(mistake, problems);
    expect(problems).toEqual(mistake.problems);
    if (mistake.advice !== undefined)
      expect(problems).toEqual([expect.objectContaining({ fix: expect.stringContaining(mistake.advice) })]);
    if (repaired) {
      const documents = await readAfter(repaired);
      expect(reported(mistake, documents)).toEqual([]);
      const left = stringsIn([documents.site, documents.pages]).join('\n');
      for (const text of mistake.keeps ?? []) expect(left).toContain(text);
    }
    if (isSlip(mistake) && problems.some(({ fix }) => removes.test(fix)))
      expect(lostWords(mistake)).toEqual([]);
  });
  if (isUpdate) afterAll(() => writeMistakes(group, mistakes));
});

const all = groups.flatMap(([, mistakes]) => mistakes);

/** The share of mistakes of which something is true. */
const share = (isTrue: (mistake: Mistake) => boolean): number => all.filter(isTrue).length / all.length;

const baseText = site.text.bind(site);

const isOne = (mistake: Mistake): boolean =>
  mistake.problems.length === (placeOf(mistake, baseText) === undefined ? 0 : 1);

const isInPlace = (mistake: Mistake): boolean => {
  const [first] = mistake.problems;
  const file = first?.file ?? (isSlip(mistake) ? mistake.file : '');
  return (first && `${file}:${first.line}`) === placeOf(mistake, baseText);
};

test('at least 95 of 100 mistakes are one problem, and 97 are reported in their line', () => {
  expect(share(isOne)).toBeGreaterThanOrEqual(0.95);
  expect(share(isInPlace)).toBeGreaterThanOrEqual(0.97);
});

test('the site without a mistake has no problems', async () => {
  expect((await site.read()).problems).toEqual([]);
});
