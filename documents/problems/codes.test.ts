import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { useEntryTitles } from '../../tests/support/sites/entry-titles.ts';
import { useScratchSite } from '../../tests/support/sites/use-scratch-site.ts';
import { listFieldKinds, listSectionTypes } from '../../site-builder/catalog/entries.ts';
import { renderCatalog } from '../../site-builder/catalog/markdown.ts';
import { problemTypes, type Code } from './codes.ts';
import { formatProblemLine } from './format-problem.ts';

useEntryTitles();
const site = useScratchSite();

/**
 * What an editor writes: an edit, a copy of another file with every `from` replaced, or a text; a long one is `text`, so
 * many times, between `before` and `after`.
 */
type Change = {
  file: string;
  copy?: string;
  from?: string;
  to?: string;
  remove?: true;
  before?: string;
  text?: string;
  times?: number;
  after?: string;
};

const examples = Object.entries(
  parse(readFileSync('tests/fixtures/problem-examples.yaml', 'utf8')) as Record<
    Code,
    { says: string; changes: Change[] }
  >,
) as [Code, { says: string; changes: Change[] }][];

/** Facts of a business that exists: those of the small site are stand-ins, and that is a problem of its own. */
const real: [string, string][] = [
  ['(619) 555-0177', '(619) 234-5678'],
  ['desk@brightwater.example', 'desk@brightwater.test'],
  ['https://www.brightwater.example', 'https://www.brightwater.test'],
  ['12 Example Street', '12 Harbor Street'],
  ['DDS 000000', 'DDS 123456'],
];

const make = ({
  file,
  copy,
  from,
  to = '',
  remove,
  before = '',
  text = '',
  times = 1,
  after = '',
}: Change) => {
  if (remove) site.remove(file);
  else if (copy !== undefined) site.write(file, site.text(copy).replaceAll(from ?? '', to));
  else if (from !== undefined) site.edit(file, from, to);
  else site.write(file, before + text.repeat(times) + after);
};

test.each(examples)('%s is the only reported problem, with this text', async (code, { says, changes }) => {
  for (const [from, to] of real) site.edit('_site.yaml', from, to);
  for (const change of changes) make(change);
  const { problems } = await site.read();
  const found = problems.map((problem) => ({ ...problem, says: site.shorten(formatProblemLine(problem)) }));
  expect(found.map((problem) => problem.says)).toEqual([says]);
  expect(found).toMatchObject([{ code, severity: problemTypes[code].severity }]);
});

test('every code of page documents has an example here or in the corpus of mistakes', () => {
  // Problems of stages.yaml, brand.ts and sections of the site.
  const ofOtherFiles = ['stage', 'former-file', 'blocked-content'];
  const corpus = import.meta.glob<string>('../../tests/mistakes/cases/*.yaml', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const codes = Object.values(corpus).flatMap((text) => Object.keys(parse(text) as object));
  const covered = new Set([...codes, ...examples.map(([code]) => code), ...ofOtherFiles]);
  expect(covered).toEqual(new Set(Object.keys(problemTypes)));
});

test('the catalog makes a text of the parameters of every code', () => {
  expect(renderCatalog(listSectionTypes(), listFieldKinds())).not.toMatch(/undefined|\[object|NaN/);
});

test('every entry of every group is in the table, and no code is in two groups', () => {
  const themes = import.meta.glob<Record<string, object>>(['./codes/*.ts', '!./codes/{disguises,entry}.ts'], {
    eager: true,
  });
  const written = Object.values(themes).flatMap((theme) => Object.values(theme).flatMap(Object.keys));
  expect(written.toSorted()).toEqual(Object.keys(problemTypes).toSorted());
});
