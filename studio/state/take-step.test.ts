import { expect, test } from 'vitest';
import { copyEntry, moveEntry, removeValue, setValue } from '../../documents/edit/text/edit-document.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { createBareStudio, readTexts } from '../../tests/support/sites/bare-studio.ts';
import type { Studio } from './studio.ts';
import { undoOrRedo } from './take-step.ts';

const texts = readTexts('tests/fixtures/dentist/pages');
const home = 'home.yaml';
const sections: Path = ['sections'];
const open = () => {
  const studio = createBareStudio(texts);
  const change = (all: Record<string, string | null>) =>
    studio.texts.change('x', new Map(Object.entries(all)));
  return { studio, change };
};

/** Takes a step on another page. @returns the selected location, and what is announced or notified */
const step = (studio: Studio, direction: 'undo' | 'redo') => {
  studio.view.choose({ file: 'contact.yaml', path: [] });
  studio.announcement.set('');
  undoOrRedo(studio, direction);
  const { file, path, isFolded } = studio.view.snapshot();
  const [said, notice] = [studio.announcement.snapshot(), studio.notice.snapshot().text];
  return { file, path, isFolded, said, notice };
};

test.each<[string, (studio: Studio) => void, Path, boolean, string, Path]>([
  [
    'a text',
    (studio) =>
      studio.edit(home, ['sections', 0, 'heading'], (from) =>
        setValue(from, ['sections', 0, 'heading'], 'New'),
      ),
    ['sections', 0, 'heading'],
    false,
    'Hero: the heading',
    ['sections', 0, 'heading'],
  ],
  [
    'the removal of a section',
    (studio) => studio.edit(home, sections, (from) => removeValue(from, ['sections', 1])),
    ['sections', 1],
    false,
    'Benefits',
    ['sections', 1],
  ],
  [
    'the removal of the last section',
    (studio) => studio.edit(home, sections, (from) => removeValue(from, ['sections', 4])),
    ['sections', 4],
    false,
    'Book',
    ['sections', 3],
  ],
  [
    'a copied entry',
    (studio) =>
      studio.edit(home, ['sections', 3, 'items'], (from) => copyEntry(from, ['sections', 3, 'items'], 1)),
    ['sections', 3, 'items', 1],
    true,
    'FAQ: the third question',
    ['sections', 3, 'items', 2],
  ],
  [
    'a moved section',
    (studio) => studio.edit(home, sections, (from) => moveEntry(from, sections, 2, 3)),
    ['sections', 2],
    false,
    'the sections',
    ['sections', 2],
  ],
  [
    'a moved entry',
    (studio) =>
      studio.edit(home, ['sections', 3, 'items'], (from) => moveEntry(from, ['sections', 3, 'items'], 0, 1)),
    ['sections', 3, 'items', 0],
    true,
    'FAQ: the items',
    ['sections', 3, 'items', 0],
  ],
])('undo and redo of %s select its place and announce it', (_, edit, undone, isFolded, place, redone) => {
  const { studio } = open();
  edit(studio);
  const message = `: Home: ${place}.`;
  const common = { file: home, isFolded, notice: '' };
  expect(step(studio, 'undo')).toEqual({ ...common, path: undone, said: `Undone${message}` });
  expect(step(studio, 'redo')).toEqual({ ...common, path: redone, said: `Redone${message}` });
});

test('the document that is shown is preferred to a page, and a page to other documents', () => {
  const { studio, change } = open();
  const other = (file: string) => `${texts.get(file)}# x\n`.replace(/(title|name|heading): /, '$1: New ');
  change({
    '_shared/book.yaml': other('_shared/book.yaml'),
    [home]: other(home),
    'contact.yaml': other('contact.yaml'),
  });
  expect(step(studio, 'undo')).toMatchObject({
    file: 'contact.yaml',
    said: '',
    notice: expect.stringMatching(/3.*Home/),
  });
  change({ '_shared/book.yaml': other('_shared/book.yaml'), [home]: other(home) });
  expect(step(studio, 'undo').file).toBe(home);
});

test('a new page is left by undo with a notice, and shown again by redo', () => {
  const { studio, change } = open();
  change({
    'new.yaml': (texts.get('contact.yaml') ?? '').replace(/name: .*/, 'name: New'),
    'home.yaml': `${texts.get(home)}# x\n`,
  });
  studio.view.choose({ file: 'new.yaml', path: [] });
  undoOrRedo(studio, 'undo');
  expect(studio.view.snapshot().file).not.toBe('new.yaml');
  expect(studio.notice.snapshot().text).toMatch(/^Undone: /);
  expect(step(studio, 'redo')).toMatchObject({ file: 'new.yaml', path: [] });
});

test('a step that there is not changes nothing', () => {
  const { studio } = open();
  expect(step(studio, 'undo')).toMatchObject({ file: 'contact.yaml', said: '', notice: '' });
});
