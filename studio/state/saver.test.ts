import { expect, test } from 'vitest';
import type { FileChange, SiteStore } from '../store/site-store.ts';
import { Saver } from './saver.ts';
import { SiteTexts } from './site-texts.ts';

test('a document that was typed as YAML is formatted when it is saved, as a step that can be undone', async () => {
  const written: FileChange[] = [];
  const write = (changes: FileChange[]) => Promise.resolve((written.push(...changes), []));
  const texts = new SiteTexts(new Map([['a.yaml', 'a:   [1]\n']]));
  const saver = new Saver(texts, { write } as unknown as SiteStore, new Map());
  const typed = 'a:   [2]\nb: [ 1 ]\n';
  texts.change('a.yaml yaml', new Map([['a.yaml', typed]]));
  expect(texts.snapshot().current.get('a.yaml')).toBe(typed);
  await saver.save();
  expect(written).toEqual([{ name: 'a.yaml', before: 'a:   [1]\n', after: 'a: [ 2 ]\nb: [ 1 ]\n' }]);
  texts.undo();
  expect(texts.snapshot().current.get('a.yaml')).toBe('a:   [1]\n');
});
