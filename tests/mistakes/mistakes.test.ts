import { afterAll, expect, test } from 'vitest';
import { parseValue } from '../../documents/changes/list-changes.ts';
import { problemTypes, type Code } from '../../documents/problems/codes.ts';
import { formatProblemLine } from '../../documents/problems/format-problem.ts';
import { problemText } from '../../documents/problems/problem-text.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { sectionTypes } from '../../documents/read/document/schemas.ts';
import { readTokens } from '../../documents/read/site/tokens.ts';
import { fileTitle } from '../../studio/naming/labels.ts';
import { describeForEditors } from '../../studio/problems/describe-problem.ts';
import {
  changesOf,
  checkAfter,
  fileOf,
  isSlip,
  lineOf,
  readMistakes,
  textOf,
  writeMistakes,
  writtenBy,
  type Change,
  type Mistake,
  type Slip,
} from './mistake.ts';

/** `UPDATE=1 npm test -- tests/mistakes` writes the lines that the check prints today into `cases/`. */
const isUpdate = process.env['UPDATE'] === '1';

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.replace(/\s+/g, ' ').trim()];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** What Git and YAML write, and names of fields: nobody reads them on a page. */
const syntax = /^[ \t]*(?:<{7}|={7}|>{7}).*$|(?<=\s)!!\w+|\bnull\b|(?<=^\w? *(?:- )?)[\w-]+:(?=\s|$)/gm;

const wordsIn = (written: string): Set<string> => new Set(written.match(/[\p{L}\p{N}]+/gu));

/** The words of a file with a mistake that are no longer in it once the advice is followed. */
const lostWords = (slip: Slip): string[] => {
  const { from, repaired = from } = slip;
  const file = fileOf(slip);
  const right = textOf(file);
  const left = wordsIn(`${right.replace(from, () => repaired)} ${file}`);
  const written = wordsIn(right.replace(from, () => writtenBy(slip)).replace(syntax, ''));
  // A word that was cut off is written whole.
  return [...written].filter((word) => ![...left].some((whole) => whole.startsWith(word)));
};

/** Advice to remove something, or to move it. */
const removes = /\b(?:remove|delete|drop|keep|take|move|comment)\b|put # before/i;

const tokens = readTokens(parseValue('_site.yaml', textOf('_site.yaml'))).values;

/** What the Studio shows of a problem of a document. */
const inStudio = (problem: Problem, text: string): string => {
  const file = problem.file.replace('pages/', '');
  const document = parseValue(file, text);
  const context = {
    document,
    tokens,
    labelOf: (target: string) => (target === '/about' ? 'About' : undefined),
  };
  return [fileTitle(file, document, tokens), ...Object.values(describeForEditors(problem, context))].join(
    ' · ',
  );
};

const typeIds = [...sectionTypes].filter((type) => type.includes('-'));

/** Paths, lines, names of fields, types and tokens, a list of more than three names, and an unfilled sentence. */
const technical = new RegExp(
  String.raw`[{}]|\.ya?ml|(?:^|[\s“])[/#][a-z]|:\d+:|\bline \d|[a-z](?!B\b)[A-Z]|\b(?:${typeIds.join('|')}|href|src|noindex|undefined)\b|(?:“[^”]*”,? (?:or )?){4}`,
);

const groups = readMistakes();
if (isUpdate) afterAll(() => groups.forEach(([group, mistakes]) => writeMistakes(group, mistakes)));

type Case = { code: string; name: string; mistake: Mistake };

/** By file: between two mistakes in the same file, the right one is not read. That saves a quarter of the time. */
const cases = groups
  .flatMap(([, mistakesByCode]) => Object.entries(mistakesByCode))
  .flatMap(([code, mistakes]) => mistakes.map((mistake): Case => ({ code, name: mistake.name, mistake })))
  .toSorted((a, b) => fileOf(a.mistake).localeCompare(fileOf(b.mistake)));

test.each(cases)('$code: $name', async ({ code, mistake }) => {
  const { change, repaired } = changesOf(mistake);
  const { problems } = await checkAfter(change);
  const printed = problems.map(formatProblemLine);
  if (isUpdate) mistake.says = printed.join('\n');
  expect(problems).toMatchObject([{ code }]);
  expect(printed).toEqual([mistake.says]);
  const text = isSlip(mistake) ? textOf(fileOf(mistake)).replace(mistake.from, () => writtenBy(mistake)) : '';
  for (const problem of problems) expect(inStudio(problem, text)).not.toMatch(technical);
  if (repaired) {
    const documents = await checkAfter(repaired);
    expect(documents.problems).toEqual([]);
    const left = stringsIn([documents.site, documents.pages]).join('\n');
    for (const text of mistake.keeps ?? []) expect(left).toContain(text);
  }
  if (isSlip(mistake) && problems.some((problem) => removes.test(problemText(problem).fix)))
    expect(lostWords(mistake)).toEqual([]);
});

test('at least 97 of 100 mistakes are reported in their line', () => {
  const slips = cases.map(({ mistake }) => mistake).filter(isSlip);
  const inLine = slips.filter((slip) => slip.says.startsWith(`pages/${fileOf(slip)}:${lineOf(slip)}:`));
  expect(inLine.length / slips.length).toBeGreaterThanOrEqual(0.97);
});

test.each<[string, Change[]]>([
  ['the site as it is', []],
  ['a byte order mark', [{ write: 'about.yaml', text: `\ufeff${textOf('about.yaml')}` }]],
  ['line ends of old Macs', [{ write: 'about.yaml', text: textOf('about.yaml').replaceAll('\n', '\r') }]],
])('%s is no mistake', async (_, change) => {
  expect((await checkAfter(change)).problems).toEqual([]);
});

/** All parameters in the messages of a problem type; those of numbers are numbers. */
const paramsOf = (messages: unknown): object => {
  const counts = /^(?:count|length|least|limit|most|size|wanted|width|word)$/;
  const names = [...JSON.stringify(messages).matchAll(/<(\w+)>/g)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.map((name) => [name, counts.test(name) ? 5 : 'pages/_site.yaml {phone} /about']),
  );
};

test.each(Object.keys(problemTypes) as Code[])(
  'the Studio describes %s in the words of an office',
  (code) => {
    const edits = [{ start: 0, end: 1, text: '{no.token} /about' }];
    const params = { ...paramsOf(problemTypes[code].messages), rule: 'it has five digits', fact: '5' };
    const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
    const problem = {
      file: 'pages/about.yaml',
      path: ['sections', 0, 'tagline'],
      range,
      code,
      params,
      edits,
    };
    expect(inStudio(problem as unknown as Problem, textOf('about.yaml'))).not.toMatch(technical);
  },
);
