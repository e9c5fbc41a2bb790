import { afterAll, describe, expect, test } from 'vitest';
import { fileMistakes } from './corpus/files.ts';
import { hurriedMistakes } from './corpus/hurried.ts';
import { kindMistakes } from './corpus/kinds.ts';
import { linkMistakes } from './corpus/links.ts';
import { momentMistakes } from './corpus/moments.ts';
import { nameMistakes } from './corpus/names.ts';
import { pastedMistakes } from './corpus/pasted.ts';
import { pictureMistakes } from './corpus/pictures.ts';
import { signMistakes } from './corpus/signs.ts';
import { structureMistakes } from './corpus/structure.ts';
import { tokenMistakes } from './corpus/tokens.ts';
import { listedFiles } from './listed/files.ts';
import { listedLines } from './listed/lines.ts';
import { listedValues } from './listed/values.ts';
import type { FileMistake, Slip } from './mistake.ts';
import { notYet } from './not-yet.ts';
import { MistakeSite, type Outcome } from './try-mistake.ts';
import { oneLineListMistakes } from './wild/one-line-lists.ts';
import { hourAndTokenMistakes } from './wild/hours-and-tokens.ts';
import { otherSystemMistakes } from './wild/other-systems.ts';
import { quoteAndPictureMistakes } from './wild/quotes-and-pictures.ts';
import { menuAndFactMistakes } from './wild/menus-and-facts.ts';
import { everydayMistakes } from './wild/most-days.ts';
import { pastedAndCutMistakes } from './wild/pasted-and-cut.ts';
import { telephoneAndWordMistakes } from './wild/telephones-and-word.ts';

const site = new MistakeSite();
afterAll(() => site[Symbol.dispose]());

/** One problem, at its place, with its advice; and the site is as it was meant once the advice is followed. */
const expectOneProblem = ({ told, left, lost }: Outcome, at: string, says: string): void => {
  const wanted = at === '' ? [] : [{ at, fix: expect.stringContaining(says), message: expect.any(String) }];
  expect(told).toEqual(wanted);
  expect({ left, lost }).toEqual({ left: [], lost: [] });
};

const slips: Record<string, Slip[]> = {
  'lines, found with editors': listedLines,
  'values, found with editors': listedValues,
  structure: structureMistakes,
  signs: signMistakes,
  names: nameMistakes,
  kinds: kindMistakes,
  links: linkMistakes,
  pictures: pictureMistakes,
  tokens: tokenMistakes,
  moments: momentMistakes,
  'pasted words': pastedMistakes,
  'hurried hands': hurriedMistakes,
  'shapes and signs of other systems': otherSystemMistakes,
  'menus, facts and shared pieces': menuAndFactMistakes,
  'telephones, Word and websites': telephoneAndWordMistakes,
  'quotes, pictures and links': quoteAndPictureMistakes,
  'questions, hours, tokens and long texts': hourAndTokenMistakes,
  'pasted, joined and cut': pastedAndCutMistakes,
  'lists on one line, words from elsewhere': oneLineListMistakes,
  'most days': everydayMistakes,
};

describe.each(Object.entries(slips))('%s', (_, mistakes) => {
  test.each(mistakes)('$name', async (slip) => {
    const outcome = await site.trySlip(slip);
    if (notYet.has(slip.name)) return;
    expectOneProblem(outcome, outcome.at, slip.says);
  });
});

const files: Record<string, FileMistake[]> = {
  'files, found with editors': listedFiles,
  files: fileMistakes,
};

describe.each(Object.entries(files))('%s', (_, mistakes) => {
  test.each(mistakes)('$name', async (mistake) => {
    const outcome = await site.tryFiles(mistake, mistake.isRewritten ? [] : undefined);
    if (notYet.has(mistake.name)) return;
    expectOneProblem(outcome, mistake.at, mistake.says);
  });
});

test('at least 97 of 100 mistakes are told right', () => {
  const all = [...Object.values(slips), ...Object.values(files)].flat();
  expect(all.filter(({ name }) => notYet.has(name)).length / all.length).toBeLessThan(0.03);
});
