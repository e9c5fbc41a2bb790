import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseFactor } from '../../../tests/support/sample.ts';
import { findComments, parseValue } from '../../../tests/support/sites/edited-text.ts';
import { documents } from '../../../tests/support/sites/random-documents.ts';
import { allDocuments, takeRandomEdits } from '../../../tests/support/sites/random-edits.ts';
import { randomYaml } from '../../../tests/support/sites/random-yaml.ts';
import { formatDocument } from './format-document.ts';

/** `FUZZ=10` makes 5,000 edits; `SEED` chooses others. */
const [count, seed] = [500 * caseFactor, Number(process.env['SEED'] ?? 1)];

test(
  'random edits of every document have exactly the expected value and change only their own lines',
  () => {
    const edits = takeRandomEdits(allDocuments(), count, seed);
    const wide = edits.filter(({ foreignLines }) => foreignLines.length > 0);
    const report = wide.map(({ id, foreignLines }) => `${id}: ${foreignLines.join(' / ')}`);
    console.info(
      `${edits.length} edits, ${wide.length} of them change lines of others\n${report.join('\n')}`,
    );
    expect(wide.length).toBeLessThan(count / 100);
  },
  60_000 * caseFactor,
);

test('formatting keeps the value and the comments of a document in any style', () => {
  fc.assert(
    fc.property(documents, fc.integer(), (document, style) => {
      const text = randomYaml(document, style);
      const formatted = formatDocument(text);
      expect(parseValue(formatted)).toEqual(document);
      expect(findComments(formatted)).toEqual(findComments(text));
    }),
    { numRuns: 100 * caseFactor, seed },
  );
});
