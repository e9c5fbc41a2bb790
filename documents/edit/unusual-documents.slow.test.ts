import fc from 'fast-check';
import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { getIn } from '../read/document/path.ts';
import { readDocument } from '../read/read-document.ts';
import { addPage, requireMenuList } from './new-page/add-page.ts';
import { renamePage } from './rename-page.ts';
import { saveMovedFile } from '../node/save-files.ts';
import { scratchFolder } from '../../tests/support/sites/scratch-folder.ts';
import { readEditableSite } from '../node/read-editable-site.ts';
import { documentsWithReferences } from '../read/site/site-model.ts';
import { unusualStyle } from '../../tests/support/sites/yaml-style.ts';
import { caseFactor } from '../../tests/support/sample.ts';
import { findComments } from '../../tests/support/sites/edited-text.ts';

const small = 'tests/fixtures/dentist/pages';
const seeds = fc.integer();
const runs = { numRuns: 6 * caseFactor };
const link = /(?<![\w/.-])\/contact(?![\w/.-])/g;

/** Returns a copy of the small site in a random style of a seed; every document has the same value and is valid. */
const sitesOf = async (seed: number) => {
  const scratch = scratchFolder(unusualStyle(seed), small);
  const folder = await readEditableSite(scratch.pagesDir);
  for (const { document } of documentsWithReferences(folder)) {
    const path = document.source.file;
    expect(document.problems.filter(({ code }) => code !== 'lost-words')).toEqual([]);
    expect(document.value).toEqual(parse(readFileSync(path.replace(scratch.pagesDir, small), 'utf8')));
  }
  return { ...scratch, folder };
};

test('adding a menu entry changes no other value and no comment in a file of any YAML style', async () => {
  const options = { title: 'Gum care in San Diego', route: '/gums', name: 'Gums: a start', like: '/contact' };
  await fc.assert(
    fc.asyncProperty(seeds, fc.constantFrom('Main menu', 'Footer: Practice'), async (seed, menu) => {
      const { folder, remove } = await sitesOf(seed);
      try {
        const before = folder.site;
        const after = addPage(folder, { ...options, menu }).get(folder.site.source.file) ?? '';
        expect(findComments(after)).toEqual(findComments(before.source.text));
        const { problems, value } = readDocument('_site.yaml', after, 'site');
        // Comments after texts are unusual, too, and reported.
        expect(problems.filter(({ code }) => code !== 'lost-words')).toEqual([]);
        const expected = structuredClone(before.value);
        (getIn(expected, requireMenuList(folder, menu).path) as unknown[]).push({
          label: options.name,
          href: options.route,
        });
        expect(value).toEqual(expected);
      } finally {
        remove();
      }
    }),
    runs,
  );
});

test('renaming a page and back only changes links and former routes, in any YAML style', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, async (seed) => {
      const { folder, pagesDir, remove } = await sitesOf(seed);
      try {
        const move = renamePage(folder, '/contact', '/reach/us');
        for (const { document } of documentsWithReferences(folder)) {
          const path = document.source.file;
          const isMoved = path === move.from;
          const after = move.changes.get(isMoved ? move.to : path) ?? document.source.text;
          const { problems, value } = readDocument(path, after, document.kind);
          // Comments after texts are unusual, too, and reported.
          expect(problems.filter(({ code }) => code !== 'lost-words')).toEqual([]);
          const expected = JSON.parse(JSON.stringify(document.value).replace(link, '/reach/us')) as object;
          expect(value).toEqual(isMoved ? { ...expected, formerly: ['/contact'] } : expected);
          expect(findComments(after)).toEqual(findComments(document.source.text));
        }
        await saveMovedFile(move.from, move.to, move.changes);
        const back = renamePage(await readEditableSite(pagesDir), '/reach/us', '/contact');
        await saveMovedFile(back.from, back.to, back.changes);
        const again = await readEditableSite(pagesDir);
        const contact = again.pages.find(({ route }) => route === '/contact');
        expect(contact?.document.value).toMatchObject({ formerly: ['/reach/us'] });
        expect(again.site.value).toEqual(folder.site.value);
      } finally {
        remove();
      }
    }),
    runs,
  );
});

const homeWith = async (from: string, to: string) => {
  const { pagesDir, remove } = scratchFolder((text) => text, small);
  const home = join(pagesDir, 'home.yaml');
  writeFileSync(home, readFileSync(home, 'utf8').replace(from, to));
  const folder = await readEditableSite(pagesDir).finally(remove);
  return { home, folder };
};

test('a page with anchors is not changed', async () => {
  const named = homeWith('href: /contact#message }', 'href: &write /contact#message }');
  await expect(named).rejects.toThrow(
    /Fix this problem first: .*home\.yaml:10:38  &write has a special meaning/,
  );
});

test('a link whose URL continues on the next line is changed', async () => {
  const { home, folder } = await homeWith(
    'answer: On weekdays, {hours.weekdays}. See [all hours](/contact#hours).',
    'answer: "See [all hours](/con\\\n          tact#hours)."',
  );
  expect(renamePage(folder, '/contact', '/reach').changes.get(home)).toContain(
    '"See [all hours](/reach#hours)."',
  );
});
