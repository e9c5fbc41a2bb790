import { expect, test } from 'vitest';
import { valueAt } from '../../documents/read/document/path.ts';
import { aroundLinesOf } from '../../tests/support/sites/edited-text.ts';
import { bareStudio, textsIn } from '../../tests/support/sites/bare-studio.ts';
import { textFieldsOf } from '../../tests/support/sites/studio-fields.ts';

const sites = ['dentist', 'tiler'];

test.each(sites)('every text of %s is changed in its lines, and changed back without a trace', (name) => {
  const texts = textsIn(`tests/fixtures/${name}/pages`);
  const studio = bareStudio(texts);
  let count = 0;
  for (const [file, text] of texts) {
    for (const { path, text: old, order } of textFieldsOf(file, studio.document(file)?.value)) {
      const now = (): string => studio.texts.snapshot().current.get(file) ?? '';
      studio.setValue(file, path, `${old}: changed`, order);
      expect(valueAt(studio.document(file)?.value, path)).toBe(`${old}: changed`);
      const [before = '', after = ''] = aroundLinesOf(text, path) ?? [];
      expect([now().startsWith(before), now().endsWith(after)]).toEqual([true, true]);
      studio.setValue(file, path, old, order);
      expect(now()).toBe(text);
      studio.setValue(file, path, `${old}?`, order);
      studio.texts.undo();
      expect(now()).toBe(text);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(100);
  expect(studio.texts.unsaved()).toEqual([]);
});
