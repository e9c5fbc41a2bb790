import { expect, test } from 'vitest';
import { applyEdits } from './edits.ts';

test('two changes of one place are refused', () => {
  const edits = [
    { start: 0, end: 2, text: 'x' },
    { start: 1, end: 3, text: 'y' },
  ];
  expect(() => applyEdits('abcd', edits)).toThrow('two changes of one text overlap');
});
