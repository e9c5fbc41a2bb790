import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Source } from '../../read/document/source.ts';
import { syntaxFaults } from './faults.ts';
import { quickValue } from './quick-value.ts';

const folder = 'tests/fixtures/mason/pages';
const documents = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

/** What the parser that knows every place says of a text; nothing when it stumbles. */
const slowly = (text: string): unknown => {
  const { document, lines } = new Source('page.yaml', text).parse();
  const faults = [...document.errors, ...syntaxFaults(text, document, lines)];
  return faults.length === 0 ? document.toJS() : undefined;
};

/** What slips into a document, and what is rare in one. A star stands for a space, n for the end of a line. */
const pieces =
  `* ** n :* -* *# # " ' { } [ ] , | >* &a* \\*a ! ?* : {a,*b:*c} {*:*x*} {a:1} *, [*,*] a:*{} - ` +
  `null yes ~ 0x1F 012 1_000 1e3 .inf -0 12:30 2026-11-22 <<:* ---n % @ \\ \u00a0 \u0085 \u2028 \ufeff ` +
  `x:*|2n {a:*b}:*cn x:*'it''s'n "a":bn null:*1n 1.0:*1n -*:*xn`;
const slipped = pieces
  .split(' ')
  .map((piece) => piece.replaceAll('*', ' ').replaceAll(/n$/g, '\n'))
  .concat('\t', '\r\n', '*a');

/** Some lines of a document, moved to the left, with pieces put in and signs taken away. */
const excerpt = fc
  .record({
    text: fc.constantFrom(...documents),
    from: fc.nat(),
    length: fc.integer({ min: 2, max: 25 }),
    slips: fc.array(fc.record({ at: fc.nat(), without: fc.nat(3), piece: fc.constantFrom('', ...slipped) }), {
      maxLength: 3,
    }),
  })
  .map(({ text, from, length, slips }) => {
    const all = text.split('\n');
    const lines = all.slice(from % all.length).slice(0, length);
    const margin = /^ */.exec(lines[0] ?? '')?.[0] ?? '';
    const whole = lines
      .map((line) => (line.startsWith(margin) ? line.slice(margin.length) : line))
      .join('\n');
    return slips.reduce((result, { at, without, piece }) => {
      const place = at % (result.length + 1);
      return result.slice(0, place) + piece + result.slice(place + without);
    }, whole);
  });

describe('the quick value of a text', () => {
  test('is there for nearly every document, and is what its tree says', () => {
    const quick = documents.map(quickValue);
    expect(quick.filter((value) => value === undefined).length).toBeLessThanOrEqual(1);
    for (const [index, value] of quick.entries())
      if (value !== undefined) expect(value).toEqual(slowly(documents[index] ?? ''));
  });

  test('is what the tree says, or nothing, whatever slips into a document', () => {
    fc.assert(
      fc.property(excerpt, (text) => {
        const value = quickValue(text);
        if (value !== undefined) expect(value).toEqual(slowly(text));
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  test.each([
    '',
    '# a note',
    'words',
    '%YAML 1.1\n---\na: yes',
    'a: 1\na: 2',
    'href: #hours',
    'a:\n\t- b',
    'a: b\n  - c',
  ])('is left to the tree where %j stands', (text) => expect(quickValue(text)).toBeUndefined());
});
