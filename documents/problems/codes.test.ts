import { expect, test } from 'vitest';
import { useScratchSite } from '../../tests/support/sites/use-scratch-site.ts';
import { codes } from './codes.ts';
import type { Entries } from './codes/entry.ts';
import { problemLine } from './format-problem.ts';

const site = useScratchSite();

/** Facts of a business that exists: those of the small site are stand-ins, and that is a problem of its own. */
const real: [string, string][] = [
  ['(619) 555-0177', '(619) 234-5678'],
  ['desk@brightwater.example', 'desk@brightwater.test'],
  ['https://www.brightwater.example', 'https://www.brightwater.test'],
  ['12 Example Street', '12 Harbor Street'],
  ['DDS 000000', 'DDS 123456'],
];

const { brand: _brand, 'low-contrast': _contrast, ...ofDocuments } = codes;

test.each(Object.entries(ofDocuments))(
  '%s is said in these words, and nothing else is',
  async (code, { severity, example }) => {
    for (const [from, to] of real) site.edit('_site.yaml', from, to);
    example.spoil(site);
    const { problems } = await site.read();
    const found = problems.map((problem) => ({ ...problem, says: site.shorten(problemLine(problem)) }));
    expect(found.map(({ says }) => says)).toEqual([example.says]);
    expect(found).toMatchObject([{ code, severity }]);
  },
);

test('every entry of every theme is in the table, and no code stands in two of them', () => {
  const themes = import.meta.glob<Record<string, Entries>>(['./codes/*.ts', '!./codes/entry.ts'], {
    eager: true,
  });
  const written = Object.values(themes).flatMap((theme) => Object.values(theme).flatMap(Object.keys));
  expect(written.toSorted()).toEqual(Object.keys(codes).toSorted());
});
