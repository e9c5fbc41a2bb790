import { expect, test, vi } from 'vitest';
import { createBareStudio, readTexts } from '../../tests/support/sites/bare-studio.ts';
import { View } from './view.ts';

const texts = new Map([
  ...readTexts('tests/fixtures/dentist/pages'),
  ['contact/index.yaml', 'title: Twice\n'],
]);

/** Starts the Studio with a hash, and returns it with its view. */
const startAt = (hash: string) => {
  const studio = createBareStudio(texts);
  location.hash = hash;
  return { studio, view: new View(studio) };
};

test('every document is opened again with the page and the selected location', () => {
  const { studio, view } = startAt('#/contact');
  for (const file of texts.keys()) {
    view.choose({ file, path: ['sections', 0, 'heading'] });
    const { file: reopened, path, route } = new View(studio).snapshot();
    expect({ file: reopened, path, route }).toEqual({
      file,
      path: ['sections', 0, 'heading'],
      route: view.snapshot().route,
    });
  }
});

test.each(['', '#', '#/', '#/contact', '#/_forms/contact?page=/gone', '#/_site?at=%'])(
  'the hash "%s" is opened without a notice',
  (hash) => expect(startAt(hash).studio.notice.snapshot().text).toBe(''),
);

test.each(['#/100%', '#/gone', '#contact', '#/media/tooth.svg', '#/_forms/gone?page=/contact'])(
  'the hash "%s" opens the home page and says why',
  (hash) => {
    const { studio, view } = startAt(hash);
    expect(view.snapshot()).toMatchObject({ file: 'home.yaml', route: '/', path: [] });
    expect(studio.notice.snapshot().text).toMatch(/Nothing is at this address/);
  },
);

test('a document has an entry in the history, with the last location in it; a removed one has none', () => {
  const { studio, view } = startAt('#/');
  const entries = [location.hash];
  vi.stubGlobal('history', {
    pushState: (_state: null, _title: string, hash: string) => entries.push((location.hash = hash)),
    replaceState: (_state: null, _title: string, hash: string) =>
      (entries[entries.length - 1] = location.hash = hash),
  });
  view.choose({ file: 'home.yaml', path: ['sections', 1] });
  view.choose({ file: '_forms/contact.yaml', path: [] });
  view.choose({ file: '_shared/book.yaml', path: ['heading'] });
  studio.texts.change('remove', new Map([['_shared/book.yaml', null]]));
  view.open('/contact');
  expect(entries).toEqual(['#/?at=sections.1', '#/_forms/contact?page=/', '#/contact']);
});
