import { expect, it } from 'vitest';
import { columnsFor } from './grid.tsx';

it.each([
  [1, 3],
  [2, 2],
  [3, 3],
  [4, 2],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
])('%i items are in %i columns', (count, columns) => {
  expect(columnsFor(count)).toBe(columns);
});
