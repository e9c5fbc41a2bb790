import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getIn } from '../read/document/path.ts';
import type { DocumentKind } from '../read/document/schemas.ts';
import { readDocument } from '../read/read-document.ts';
import { addPage, requireMenuList } from './new-page/add-page.ts';
import { menuLists } from './menus/menu-lists.ts';
import { renamePage } from './rename-page.ts';
import { yamlStyles, scratchFolder } from '../../tests/support/sites/scratch-folder.ts';
import { readEditableSite } from '../node/read-editable-site.ts';
import type { EditableSite } from './editable-site.ts';
import { documentsWithReferences } from '../read/site/site-model.ts';
import { formatDocument } from './text/format-document.ts';
import { caseFactor } from '../../tests/support/sample.ts';
import { findComments } from '../../tests/support/sites/edited-text.ts';

const routes = fc.stringMatching(/^\/([a-z]{1,6}\/)?new-[a-z0-9]{1,8}(-[a-z]{1,5})?$/);
/** Human-written texts with all characters that have a meaning in YAML. */
const words = fc
  .array(
    fc.constantFrom(
      'Terrazzo',
      'Yes',
      '30',
      '#1',
      '-',
      ': a',
      "It's",
      '"so"',
      '{phone}',
      '[x]',
      '&',
      '*',
      '!',
      '%',
      '@',
      'é',
      '石',
      ',',
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(' '));
const titles = words.map((text) => `${text} of its own`);

const linesOf = (text: string): string[] => text.split('\n');
const valueOf = (text: string, kind: DocumentKind): unknown => readDocument('x.yaml', text, kind).value;

/** Runs per scalar style. */
const runs = 5 * caseFactor;

/** Returns the text that was inserted; fails if anything else has changed. */
const insertionIn = (before: string, after: string): string => {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  const length = after.length - before.length;
  for (let offset = start; offset >= 0; offset -= 1) {
    if (after.slice(0, offset) + after.slice(offset + length) === before)
      return after.slice(offset, offset + length);
  }
  throw new Error('the texts differ by more than one insertion');
};

describe.each(Object.entries(yamlStyles))('documents of the site %s', (name, style) => {
  const scratch = scratchFolder((text) => formatDocument(style(text)));
  let folder: EditableSite;
  beforeAll(async () => {
    folder = await readEditableSite(scratch.pagesDir);
  });
  afterAll(() => scratch.remove());

  test('a new page is valid, and the menu only gains its entry', () => {
    const places = menuLists(folder.site.value).map((place) => place.name);
    const models = folder.pages.map((page) => page.route);
    const anyOptions = fc.record({
      title: titles,
      route: routes,
      name: words,
      menu: fc.constantFrom(...places),
      like: fc.constantFrom(...models),
    });
    fc.assert(
      fc.property(anyOptions, (options) => {
        const changes = addPage(folder, options);
        expect(changes.size).toBe(2);
        const after = changes.get(folder.site.source.file) ?? '';
        const { text } = folder.site.source;
        const { problems, value } = readDocument('_site.yaml', after, 'site');
        expect(problems).toEqual([]);
        const { path } = requireMenuList(folder, options.menu);
        const expected = structuredClone(folder.site.value);
        (getIn(expected, path) as unknown[]).push({ label: options.name, href: options.route });
        expect(value).toEqual(expected);
        if (name === 'with flow collections only') return;
        const inserted = insertionIn(text, after);
        const added = linesOf(after).length - linesOf(text).length;
        expect(added).toBe(name === 'with block collections only' ? 2 : 1);
        expect(linesOf(inserted).length - 1).toBe(added);
      }),
      { numRuns: runs },
    );
  });

  test('renaming a page only changes the links to it, adds its former route and keeps all comments', () => {
    const movable = folder.pages
      .map((page) => page.route)
      .filter((route) => !['/', '/not-found', '/thank-you', '/not-sent'].includes(route));
    fc.assert(
      fc.property(fc.constantFrom(...movable), routes, (from, to) => {
        const move = renamePage(folder, from, to);
        const link = new RegExp(`(?<![\\w/.-])${from}(?![\\w/.-])`, 'g');
        for (const { document } of documentsWithReferences(folder)) {
          const { file: path, text } = document.source;
          const moved = path === move.from;
          const after = move.changes.get(moved ? move.to : path);
          if (after === undefined) continue;
          const value = valueOf(after, document.kind);
          const expected = JSON.parse(JSON.stringify(document.value).replace(link, to)) as object;
          expect(value).toEqual(moved ? { ...expected, formerly: [from] } : expected);
          expect(findComments(after)).toEqual(findComments(text));
          expect(readDocument(path, after, document.kind).problems).toEqual([]);
        }
      }),
      { numRuns: runs },
    );
  });
});
