import { expect, test } from 'vitest';
import { localStore } from '../store/local-store.ts';
import { showValues } from './change-list.tsx';

test('a value or image that there is not is shown as “(nothing)”', () => {
  const change = { path: ['title'], before: undefined, after: 'New' };
  const shown = { before: '(nothing)', after: 'New' };
  expect(showValues(localStore, { ...change, file: 'home.yaml' })).toEqual(shown);
  const image = { file: 'media/a.jpg', path: [], before: undefined, after: undefined };
  expect(showValues(localStore, image)).toEqual({ before: '(nothing)', after: '(nothing)' });
});
