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

const items: Path = ['sections', 3, 'items'];
const heading: Path = ['sections', 0, 'heading'];
const section = (index: number): Path => ['sections', index];
type Case = [
  what: string,
  list: Path,
  edit: Parameters<Studio['edit']>[2],
  undone: Path,
  place: string,
  redone: Path,
];

test.each<Case>([
  [
    'a text',
    heading,
    (from) => setValue(from, heading, 'New'),
    heading,
    'Top of the page: the heading',
    heading,
  ],
  [
    'the removal of a section',
    sections,
    (from) => removeValue(from, section(1)),
    section(1),
    'Benefits',
    section(1),
  ],
  [
    'the removal of the last section',
    sections,
    (from) => removeValue(from, section(4)),
    section(4),
    'Book (shared section)',
    section(3),
  ],
  [
    'a copied entry',
    items,
    (from) => copyEntry(from, items, 1),
    [...items, 1],
    'FAQ: the question “When are you open?”',
    [...items, 2],
  ],
  [
    'a moved section',
    sections,
    (from) => moveEntry(from, sections, 2, 3),
    section(2),
    'the sections',
    section(2),
  ],
  [
    'a moved entry',
    items,
    (from) => moveEntry(from, items, 0, 1),
    [...items, 0],
    'FAQ: the items',
    [...items, 0],
  ],
])('undo and redo of %s select its place and announce it', (_, list, edit, undone, place, redone) => {
  const { studio } = open();
  studio.edit(home, list, edit);
  const isFolded = list === items;
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
    notice: 'Undone: Contact, Home, and 1 more.',
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
