import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../../documents/edit/text/edits.ts';
import { applyEditorText, toFileOffset, toEditorOffset, normalizeLineEnds } from './line-ends.ts';
import { caseFactor } from '../../tests/support/sample.ts';

const textWith = (ends: string[]) =>
  fc.array(fc.constantFrom('a', 'b: c', ' ', '✎', ...ends), { maxLength: 12 }).map((parts) => parts.join(''));

test('an edit in the editor is applied to the file, and other lines keep their line endings', () => {
  const text = textWith(['\n', '\r\n', '\r']);
  fc.assert(
    fc.property(text, textWith(['\n']), fc.nat(), fc.nat(), (before, inserted, a, b) => {
      const shown = normalizeLineEnds(before);
      const [start = 0, end = 0] = [a, b]
        .map((each) => each % (shown.length + 1))
        .sort((left, right) => left - right);
      const expected = applyEdits(shown, [{ start, end, text: inserted }]);
      const changed = applyEditorText(before, expected);
      expect(normalizeLineEnds(changed)).toBe(expected);
      expect(toEditorOffset(before, toFileOffset(before, start))).toBe(start);
      if (/\r(?!\n)/.test(before)) return;
      expect(changed.startsWith(before.slice(0, toFileOffset(before, start)))).toBe(true);
      expect(changed.endsWith(before.slice(toFileOffset(before, end)))).toBe(true);
    }),
    { seed: 7, numRuns: 100 * caseFactor },
  );
});
