import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getIn } from '../read/document/path.ts';
import { readDocument } from '../read/read-document.ts';
import { menuLists } from './menus/menu-lists.ts';
import { addPage, requireMenuList } from './new-page/add-page.ts';
import { editableSite, type EditableSite } from './editable-site.ts';
import { renamePage, type PageMove } from './rename-page.ts';
import { documentsWithReferences } from '../read/site/site-model.ts';
import { unusualStyle } from '../../tests/support/sites/yaml-style.ts';
import { caseFactor } from '../../tests/support/sample.ts';
import { findComments } from '../../tests/support/sites/edited-text.ts';
import { readStyledSite } from '../../tests/support/sites/styled-site.ts';

const runs = { numRuns: 3 * caseFactor };
const seeds = fc.integer();
const routes = fc.stringMatching(/^\/([a-z]{1,6}\/)?new-[a-z0-9]{1,8}(-[a-z]{1,5})?$/);
/** Texts as people write them, with all characters that have a meaning in YAML. */
const words = fc
  .array(fc.constantFrom(...'Terrazzo Yes 30 #1 - : It\'s "so" {phone} [x] & * ! % @ é 石 ,'.split(' ')), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(' '));

const plain = await readStyledSite();

/** Returns the small site in a random style; every document has the same value and is valid. */
const siteInStyle = async (seed: number): Promise<EditableSite> => {
  const folder = await readStyledSite(unusualStyle(seed));
  const values = new Map(
    documentsWithReferences(plain).map(({ document }) => [document.source.file, document.value]),
  );
  for (const { document } of documentsWithReferences(folder)) {
    expectValid(document);
    expect(document.value).toEqual(values.get(document.source.file));
  }
  return folder;
};

/** Comments after texts are unusual, too, and reported. */
const expectValid = ({ problems }: Pick<ReturnType<typeof readDocument>, 'problems'>): void =>
  expect(problems.filter(({ code }) => code !== 'lost-words')).toEqual([]);

test('adding a menu entry changes no other value and no comment in a file of any YAML style', async () => {
  const menus = fc.constantFrom(...menuLists(plain.site.value).map(({ name }) => name));
  const options = fc.record({
    title: words.map((text) => `${text} of its own`),
    route: routes,
    name: words,
    menu: menus,
    like: fc.constantFrom(...plain.pages.map(({ route }) => route)),
  });
  await fc.assert(
    fc.asyncProperty(seeds, options, async (seed, page) => {
      const folder = await siteInStyle(seed);
      const changes = addPage(folder, page);
      expect(changes.size).toBe(2);
      const after = changes.get(folder.site.source.file) ?? '';
      const document = readDocument('_site.yaml', after, 'site');
      expectValid(document);
      const expected = structuredClone(folder.site.value);
      const menu = getIn(expected, requireMenuList(folder, page.menu).path) as unknown[];
      menu.push({ label: page.name, href: page.route });
      expect(document.value).toEqual(expected);
    }),
    runs,
  );
});

/** Returns a site after a page was moved. */
const moved = (folder: EditableSite, { from, to, changes }: PageMove): Promise<EditableSite> => {
  const texts = documentsWithReferences(folder).map(({ document: { source } }): [string, string] => {
    const file = source.file === from ? to : source.file;
    return [file.replace('pages/', ''), changes.get(file) ?? source.text];
  });
  return editableSite(new Map(texts), 'pages/');
};

test('renaming a page and back only changes links and former routes, in any YAML style', async () => {
  await fc.assert(
    fc.asyncProperty(seeds, routes, async (seed, route) => {
      const folder = await siteInStyle(seed);
      const move = renamePage(folder, '/contact', route);
      const renamed = await moved(folder, move);
      const documents = new Map(
        documentsWithReferences(renamed).map(({ document }) => [document.source.file, document]),
      );
      for (const { document } of documentsWithReferences(folder)) {
        const isMoved = document.source.file === move.from;
        const after = documents.get(isMoved ? move.to : document.source.file);
        if (!after) throw new Error(`${document.source.file} is gone`);
        expectValid(after);
        const link = /(?<![\w/.-])\/contact(?![\w/.-])/g;
        const expected = JSON.parse(JSON.stringify(document.value).replace(link, route)) as object;
        expect(after.value).toEqual(isMoved ? { ...expected, formerly: ['/contact'] } : expected);
        expect(findComments(after.source.text)).toEqual(findComments(document.source.text));
      }
      const again = await moved(renamed, renamePage(renamed, route, '/contact'));
      const contact = again.pages.find((page) => page.route === '/contact');
      expect(contact?.document.value).toMatchObject({ formerly: [route] });
      expect(again.site.value).toEqual(folder.site.value);
    }),
    runs,
  );
});

test('a page with anchors is not changed', async () => {
  const named = readStyledSite((text) =>
    text.replace('href: /contact#message }', 'href: &write /contact#message }'),
  );
  await expect(named).rejects.toThrow(/Fix this problem first: .*_site\.yaml:47:40 /);
});

test('a link whose URL continues on the next line is changed', async () => {
  const folder = await readStyledSite((text) =>
    text.replace(/answer: On weekdays.*/, 'answer: "See [all hours](/con\\\n          tact#hours)."'),
  );
  const { changes } = renamePage(folder, '/contact', '/reach');
  expect(changes.get('pages/home.yaml')).toContain('"See [all hours](/reach#hours)."');
});
