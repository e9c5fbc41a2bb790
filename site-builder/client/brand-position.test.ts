import { expect, test } from 'vitest';
import { findValuePosition } from './brand-position.ts';

const text = `import { ink } from './colors.ts'; // light: { ink: '#000000' }
export const brand = {
  light: {
    ground: '#FFFFFF',
    ink,
  },
  dark: { 'ground': '#000000', ink: '#FFFFFF' },
  error: '#AE2330',
};
`;

test.each([
  ['light.ground', 4, 13],
  ['light.ink', 5, 5],
  ['dark.ground', 7, 21],
  ['dark.ink', 7, 37],
  ['error', 8, 10],
  // Missing values: the position of the object that should contain them, else of the file.
  ['light.soft', 3, 10],
  ['dark.error', 7, 9],
  ['radius', 1, 1],
])('%s is at %d:%d', (name, line, column) => {
  expect(findValuePosition(text, name)).toEqual({ line, column });
});
