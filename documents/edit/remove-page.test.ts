import fc from 'fast-check';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Document, parse } from 'yaml';
import { readDocument } from '../read/read-document.ts';
import { Source } from '../read/document/source.ts';
import { removeMenuEntry } from './menus/menu-entries.ts';
import { findIncomingLinks, findMenuParent, removePage } from './remove-page.ts';
import { scratchFolder } from '../../tests/support/sites/scratch-folder.ts';
import { readEditableSite } from '../node/read-editable-site.ts';
import { documentsWithReferences } from '../read/site/site-model.ts';
import { DocumentDraft } from './text/document-draft.ts';
import { formatDocument } from './text/format-document.ts';
import { unusualStyle } from '../../tests/support/sites/yaml-style.ts';
import { caseFactor } from '../../tests/support/sample.ts';
import { findComments } from '../../tests/support/sites/edited-text.ts';

const small = 'tests/fixtures/dentist/pages';
const nowhere = { route: undefined, links: undefined };
const toContact = { route: '/contact', links: '/contact' };

const gums = `title: Gum care
description: Gentle care for sore gums.
formerly: [/sore-gums, /bleeding]
sections:
  - type: hero
    heading: Gum care
    tagline: Gentle care.
    image: { src: tooth.svg, alt: A tooth }
  - { type: shared, name: gums-only }
`;

type Link = { label: string; href: string };
type Category = { label: string; image: object; links: Link[] };
type Menu = Link & { categories?: Category[] | undefined; all?: string; toggle?: string };
type Site = {
  header: { menu: Menu[] };
  footer: { columns: { heading: string; links: Link[] }[]; links?: Link[] | undefined };
};

/** The small site with a page /gums, and with changes of its documents. */
const siteWith = async (change: (site: Site) => void, style = (text: string) => text, home = '') => {
  const scratch = scratchFolder((text) => {
    if (!text.includes('menuLabel')) return style(text + (text.includes('\nname: Home') ? home : ''));
    const site = parse(text) as Site;
    change(site);
    return style(new Document(site, { aliasDuplicateObjects: false }).toString());
  }, small);
  writeFileSync(join(scratch.pagesDir, 'gums.yaml'), style(gums));
  writeFileSync(
    join(scratch.pagesDir, '_shared/gums-only.yaml'),
    style('type: callout\nheading: Sore?\ntext: Come in.\n'),
  );
  const folder = await readEditableSite(scratch.pagesDir);
  for (const { document } of documentsWithReferences(folder))
    expect(document.problems.filter(({ code }) => code !== 'lost-words')).toEqual([]);
  return { folder, remove: scratch.remove, pagesDir: scratch.pagesDir };
};

const isOther = ({ href }: Link): boolean => !href.startsWith('/gums');

/** Returns the site document without the page in its menus. */
const withoutGums = (site: Site): Site => {
  const result = structuredClone(site);
  result.header.menu = result.header.menu.filter((item) => item.categories ?? isOther(item));
  for (const item of result.header.menu) {
    if (!item.categories) continue;
    item.categories = item.categories
      .map((category) => ({ ...category, links: category.links.filter(isOther) }))
      .filter(({ links }) => links.length > 0);
    if (item.categories.length > 0) continue;
    for (const name of ['categories', 'all', 'toggle'] as const) delete item[name];
  }
  result.footer.columns = result.footer.columns
    .map((column) => ({ ...column, links: column.links.filter(isOther) }))
    .filter(({ links }) => links.length > 0);
  const small = result.footer.links?.filter(isOther) ?? [];
  if (small.length > 0) result.footer.links = small;
  else delete result.footer.links;
  return result;
};

const link = fc.constantFrom('/', '/contact', '/gums', '/gums#pain', '/gums?a=1').map((href) => ({
  label: `To ${href}`,
  href,
}));
const links = fc.array(link, { minLength: 1, maxLength: 3 });
const image = { src: 'tooth.svg', alt: 'A tooth' };
const category = links.map((all) => ({ label: 'Care', image, links: all }));
const menus = fc.record({
  menu: fc.array(link, { maxLength: 3 }),
  categories: fc.array(category, { minLength: 1, maxLength: 3 }),
  columns: fc.array(
    links.map((all) => ({ heading: 'Care', links: all })),
    { maxLength: 2 },
  ),
  small: fc.option(links, { nil: undefined }),
});

/** In one style, the last entries of flow sequences have trailing comments. */
const lastEntries = {
  menu: Array.from({ length: 2 }, () => ({ label: 'To /', href: '/' as const })),
  categories: [{ label: 'Care', image, links: [{ label: 'To /gums?a=1', href: '/gums?a=1' as const }] }],
  columns: [],
  small: undefined,
};

test('removes only the entries of the page from menus in any YAML style', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), menus, async (seed, { menu, categories, columns, small: last }) => {
      const change = (site: Site) => {
        const more = { label: 'More', href: '/contact', all: 'All', toggle: 'Open', categories };
        site.header.menu = [...menu, more];
        site.footer.columns.push(...columns);
        site.footer.links = last;
        if (!last) delete site.footer.links;
      };
      const { folder, remove } = await siteWith(change, unusualStyle(seed));
      try {
        const { entries } = findIncomingLinks(folder, '/gums');
        const { changes } = removePage(folder, '/gums', toContact);
        const before = folder.site;
        const after = changes.get(folder.site.source.file) ?? before.source.text;
        const { value, problems } = readDocument('_site.yaml', after, 'site');
        expect(value).toEqual(withoutGums(before.value as Site));
        expect(problems.filter(({ code }) => code !== 'lost-words')).toEqual([]);
        const comments = findComments(before.source.text);
        expect(findComments(after).filter((comment) => !comments.includes(comment))).toEqual([]);
        expect(changes.has(folder.site.source.file)).toBe(entries.length > 0);
        const target = folder.pages.find(({ route }) => route === '/contact');
        const contact = readDocument(
          'contact.yaml',
          changes.get(target?.document.source.file ?? '') ?? '',
          'page',
        );
        expect(contact.problems.filter(({ code }) => code !== 'lost-words')).toEqual([]);
        expect(contact.value).toEqual({
          ...(target?.document.value as object),
          formerly: ['/gums', '/sore-gums', '/bleeding'],
        });
      } finally {
        remove();
      }
    }),
    { numRuns: 6 * caseFactor, examples: [[1791901303, lastEntries]] },
  );
});

test('keeps the comments and lines of other entries', async () => {
  const { folder, remove, pagesDir } = await siteWith(() => undefined);
  const path = join(pagesDir, '_site.yaml');
  const menu = (lines: string) =>
    readFileSync(path, 'utf8').replace(/ {2}menu:\n(?: {4}.*\n)+/, `  menu:\n${lines}`);
  const text = menu(`    # The first of all.
    - { label: Home, href: / } # home
    # Added in spring.
    -  # gums
      label: Gums # their name

      href: "/gums"   # the page
    # The last one.
    - label: Contact
      href: /contact
`);
  writeFileSync(path, text);
  const { changes } = removePage(await readEditableSite(pagesDir), '/gums', nowhere);
  remove();
  expect(folder.pages).toHaveLength(4);
  expect(changes.get(path)).toBe(formatDocument(text).replace(/ {4}# Added[^]*?# the page\n/, ''));
});

test('keeps a town without the link to its page', async () => {
  const { folder, remove } = await siteWith((site) => {
    Object.assign(site, { towns: [{ name: 'Alpine', href: '/gums' }, { name: 'Poway' }] });
  });
  const { entries } = findIncomingLinks(folder, '/gums');
  const { changes } = removePage(folder, '/gums', nowhere);
  remove();
  expect(entries).toHaveLength(1);
  const { value } = readDocument('_site.yaml', changes.get(folder.site.source.file) ?? '', 'site');
  expect(value).toHaveProperty('towns', [{ name: 'Alpine' }, { name: 'Poway' }]);
});

const home = `
  - type: prose
    heading: More
    text: See [gums](/gums#pain), [gums again](/gums) and [others](/gums-and-teeth-of-others).
`;

describe('links in texts to a removed page', () => {
  test('are pointed to another page, without the anchor of the old target', async () => {
    const { folder, remove } = await siteWith(
      (site) => {
        Object.assign(site.header, { estimate: { label: 'Gums', href: '/gums#pain' } });
      },
      undefined,
      home.replace(
        ', [gums again](/gums) and [others](/gums-and-teeth-of-others)',
        ' and [gums again](/gums)',
      ),
    );
    const { links, entries } = findIncomingLinks(folder, '/gums');
    const { changes } = removePage(folder, '/gums', {
      route: undefined,
      links: '/contact',
    });
    remove();
    expect([links.length, entries.length]).toEqual([3, 0]);
    const texts = [...changes.values()].join('\n');
    expect(texts).toContain('text: See [gums](/contact) and [gums again](/contact).');
    expect(texts).toContain('href: /contact\n');
    expect(texts).not.toContain('/gums');
    expect(texts).not.toContain('formerly');
  });

  test('are all listed if they would be broken, and nothing changes', async () => {
    const { folder, remove } = await siteWith(
      (site) => Object.assign(site.header, { estimate: { label: 'Gums', href: '/gums' } }),
      undefined,
      home,
    );
    remove();
    expect(() => removePage(folder, '/gums', nowhere)).toThrow(
      /^These links would be broken\. .*\n {2}.*_site\.yaml:\d+:\d+ {2}header\.estimate\.href\n {2}.*home\.yaml:\d+:\d+ {2}.*\n {2}.*home\.yaml:\d+:\d+ {2}[^\n]*$/,
    );
  });

  test('are pointed to another page if the URL continues on the next line', async () => {
    const { folder, remove } = await siteWith(
      () => undefined,
      undefined,
      '\n  - { type: prose, heading: A, text: "See [a](/gu\\\n      ms), and [b](/gu\\\n      ms)." }\n',
    );
    remove();
    const { changes } = removePage(folder, '/gums', toContact);
    expect([...changes.values()].join('')).toContain('text: "See [a](/contact), and [b](/contact)."');
  });
});

test('finds incoming links, former routes, and files that only the page uses', async () => {
  const { folder, remove } = await siteWith(
    (site) => {
      site.header.menu.push({ label: 'Gums', href: '/gums' });
    },
    undefined,
    home.replace('/gums-and-teeth-of-others', '/contact'),
  );
  remove();
  const { entries, links, formerRoutes } = findIncomingLinks(folder, '/gums');
  expect([entries.map(({ location }) => location), links.length, formerRoutes]).toEqual([
    ['header.menu 3, href'],
    2,
    ['/sore-gums', '/bleeding'],
  ]);
  expect(removePage(folder, '/gums', toContact).unused).toEqual(['_shared/gums-only']);
  expect([findMenuParent(folder, '/gums'), findMenuParent(folder, '/contact')]).toEqual([
    undefined,
    undefined,
  ]);
});

test.each([
  ['/', nowhere, 'The site requires the page /; it cannot be removed.'],
  ['/not-found', nowhere, 'The site requires the page /not-found; it cannot be removed.'],
  ['/gum', nowhere, 'There is no page /gum. Did you mean /gums?'],
  ['/gums', { route: '/gums', links: '/gums' }, '/gums is the page to be removed. Choose another page.'],
  ['/gums', { route: '/not-found', links: '/contact' }, '/not-found cannot be a target'],
  ['/gums', { route: '/contac', links: '/contact' }, 'There is no page /contac. Did you mean /contact?'],
])('removing %s with targets %o throws an error', async (route, targets, message) => {
  const { folder, remove } = await siteWith(() => undefined);
  remove();
  expect(() => removePage(folder, route, targets)).toThrow(message);
});

test('does not empty a menu that the site requires', () => {
  const site = new Source('_site.yaml', 'header:\n  menu:\n    - { label: Gums, href: /gums }\n');
  expect(() => removeMenuEntry(new DocumentDraft(site), ['header', 'menu', 0])).toThrow(
    'The list header.menu in the site document would become empty.',
  );
});
