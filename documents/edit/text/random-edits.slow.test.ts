import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseFactor } from '../../../tests/support/sample.ts';
import { findComments, parseValue } from '../../../tests/support/sites/edited-text.ts';
import { documents } from '../../../tests/support/sites/random-documents.ts';
import { takeRandomEdits } from '../../../tests/support/sites/random-edits.ts';
import { randomYaml } from '../../../tests/support/sites/random-yaml.ts';
import { listChanges } from '../../changes/list-changes.ts';
import { Source } from '../../read/document/source.ts';
import { writeValue } from '../write-value.ts';
import { EditError } from './edit-error.ts';
import { formatDocument } from './format-document.ts';

/** `FUZZ=10` makes 750 edits; `SEED` chooses others. */
const [count, seed] = [75 * caseFactor, Number(process.env['SEED'] ?? 1)];

test('random edits of every document have the expected value, change only their own lines and are listed', () => {
  let refused = 0;
  for (const { id, before, after, isWide } of takeRandomEdits(count, seed)) {
    expect(isWide, id).toBe(false);
    const changes = listChanges(new Map([['a.yaml', before]]), new Map([['a.yaml', after]]));
    expect(changes.length > 0, id).toBe(before !== after);
    const value = parseValue(after);
    try {
      expect(parseValue(writeValue(new Source('a.yaml', before), value)), id).toEqual(value);
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      refused += 1;
    }
  }
  expect(refused).toBeLessThan(count / 10);
});

test('formatting keeps the value and the comments of a document in any style', () => {
  fc.assert(
    fc.property(documents, fc.integer(), (document, style) => {
      const text = randomYaml(document, style);
      const formatted = formatDocument(text);
      expect(parseValue(formatted)).toEqual(document);
      expect(findComments(formatted)).toEqual(findComments(text));
    }),
    { numRuns: 30 * caseFactor, seed },
  );
});
