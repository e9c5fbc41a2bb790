import { expect, test } from 'vitest';
import { haveImagesChanged } from './images.ts';

const texts = (hash: string, title: string) =>
  new Map([
    ['media/a.jpg', `{"hash":"${hash}"}`],
    ['home.yaml', title],
  ]);

test('images have changed if one of them differs, whatever the documents contain', () => {
  expect(haveImagesChanged(texts('1', 'A'), texts('1', 'B'))).toBe(false);
  expect(haveImagesChanged(texts('1', 'A'), texts('2', 'A'))).toBe(true);
  expect(haveImagesChanged(new Map(), texts('1', 'A'))).toBe(true);
});
