import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeLineEnds, restoreLineEnds, toEditorOffset, toFileOffset } from './line-ends.ts';
import { caseFactor } from '../../tests/support/sample.ts';

const textWith = (ends: string[]) =>
  fc.array(fc.constantFrom('a', 'b: c', ' ', '✎', ...ends), { maxLength: 12 }).map((parts) => parts.join(''));

test('an offset in the editor is converted to the file and back', () => {
  fc.assert(
    fc.property(textWith(['\n', '\r\n', '\r']), fc.nat(), (text, offset) => {
      const shown = offset % (normalizeLineEnds(text).length + 1);
      expect(toEditorOffset(text, toFileOffset(text, shown))).toBe(shown);
    }),
    { seed: 7, numRuns: 100 * caseFactor },
  );
});

test.each(['\n', '\r\n'])('a file keeps its line ending %j', (end) => {
  const file = ['a: 1', 'b: 2', ''].join(end);
  expect(restoreLineEnds(file, normalizeLineEnds(file))).toBe(file);
  expect(restoreLineEnds(file, 'a: 1\nc: 3\n')).toBe(`a: 1${end}c: 3${end}`);
});
