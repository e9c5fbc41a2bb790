import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseFactor } from '../../tests/support/sample.ts';
import { applyEdits } from '../edit/text/edits.ts';
import { readDocument } from './read-document.ts';

const folder = 'tests/fixtures/tiler/pages';
const documents = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** What slips into a line while it is typed. */
const signs = [
  ...':-[]{}()"\',;#*@%&|>\t'.split(''),
  ' ',
  ': ',
  '- ',
  ' #',
  '  ',
  '\n',
  'Marble ',
  'heading: ',
];

const slip = fc.oneof(
  fc.record({ at: fc.nat(), without: fc.constant(0), sign: fc.constantFrom(...signs) }),
  fc.record({ at: fc.nat(), without: fc.constant(1), sign: fc.constant('') }),
);

/** Codes of values that are chosen from a list. */
const choices: ReadonlySet<string> = new Set(['unknown-type', 'unknown-value']);

/** The words of a text, without the scheme of a URL. */
const wordsIn = (text: string): string[] =>
  text.replace(/\w+:?\/\//g, '').match(/\p{L}{3,}|\p{N}{2,}/gu) ?? [];

/** The letters and digits of a text alone: a correction may join words, and write the name of a field anew. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

test(
  'what the check would write in the place of a mistake has every word that somebody wrote',
  () => {
    let count = 0;
    fc.assert(
      fc.property(fc.constantFrom(...documents), slip, ({ name, text }, { at, without, sign }) => {
        const place = at % text.length;
        const written = text.slice(0, place) + sign + text.slice(place + without);
        for (const { code, edits = [] } of readDocument(
          name,
          written,
          name === '_site.yaml' ? 'site' : 'page',
        ).problems) {
          if (edits.length === 0) continue;
          count += 1;
          const fixed = applyEdits(written, [...edits]);
          // Names are one word, with the right one in its place; types and icons are no texts.
          const isName = edits.every(({ start, end }) =>
            /^["']?[\w-]*["']?$/.test(written.slice(start, end)),
          );
          if (choices.has(code) || (isName && !code.startsWith('yaml-'))) continue;
          const left = bare(fixed);
          const lost = wordsIn(written).filter((word) => !left.includes(word.toLowerCase()));
          expect({ code, lost, edits }).toEqual({ code, lost: [], edits });
        }
      }),
      { numRuns: 200 * caseFactor, seed: caseFactor === 1 ? 1 : Date.now() },
    );
    expect(count).toBeGreaterThan(10);
  },
  60_000 * caseFactor,
);
