import { describe, expect, test } from 'vitest';
import { Document, parse } from 'yaml';
import { readDocument } from '../read/read-document.ts';
import { Source } from '../read/document/source.ts';
import { removeMenuEntry } from './menus/menu-entries.ts';
import { findIncomingLinks, findMenuParent, removePage } from './remove-page.ts';
import { editableSite, type EditableSite } from './editable-site.ts';
import { documentsWithReferences } from '../read/site/site-model.ts';
import { DocumentDraft } from './text/document-draft.ts';
import { formatDocument } from './text/format-document.ts';
import { readTexts } from '../../tests/support/sites/bare-studio.ts';
import { unusualStyle } from '../../tests/support/sites/yaml-style.ts';
import { findComments } from '../../tests/support/sites/edited-text.ts';

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
type Site = {
  header: { menu: (Link & Record<string, unknown>)[] };
  footer: { columns: { heading: string; links: Link[] }[]; links?: Link[] };
};

const texts = readTexts('tests/fixtures/dentist/pages');
const siteText = texts.get('_site.yaml') ?? '';

/** Reads the small site with a page /gums, another site document, and more sections of the home page. */
const siteWith = async (siteDocument = siteText, moreOfHome = '', style = (text: string) => text) => {
  const all = new Map(
    [
      ...texts,
      ['_site.yaml', siteDocument] as const,
      ['home.yaml', texts.get('home.yaml') + moreOfHome] as const,
      ['gums.yaml', gums] as const,
      ['_shared/gums-only.yaml', 'type: callout\nheading: Sore?\ntext: Come in.\n'] as const,
    ].map(([name, text]) => [name, style(text)]),
  );
  const folder = await editableSite(all, 'pages/');
  for (const { document } of documentsWithReferences(folder)) expectValid(document);
  return folder;
};

/** Returns the site document after a change of its value. */
const changedSite = (change: (site: Site) => void): string => {
  const site = parse(siteText) as Site;
  change(site);
  return new Document(site, { aliasDuplicateObjects: false }).toString();
};

/** Comments after texts are unusual, too, and reported. */
const expectValid = ({ problems }: Pick<ReturnType<typeof readDocument>, 'problems'>): void =>
  expect(problems.filter(({ code }) => code !== 'lost-words')).toEqual([]);

const siteFile = 'pages/_site.yaml';
/** Returns the value of the site document after changes. */
const siteValue = (folder: EditableSite, changes: Map<string, string>): unknown => {
  const document = readDocument('_site.yaml', changes.get(siteFile) ?? folder.site.source.text, 'site');
  expectValid(document);
  return document.value;
};

const to = (...hrefs: string[]): Link[] => hrefs.map((href) => ({ label: `To ${href}`, href }));
const category = (...hrefs: string[]) => ({
  label: 'Care',
  image: { src: 'tooth.svg', alt: 'A tooth' },
  links: to(...hrefs),
});
const more = { label: 'More', href: '/contact' };
const open = { all: 'All', toggle: 'Open' };

test.each<[string, (text: string) => string]>([
  ['plain', (text) => text],
  ['unusual', unusualStyle(1791901303)],
])('removes only the entries of the page from menus, and what becomes empty: %s', async (_, style) => {
  const menus = (menu: Site['header']['menu'], columns: Link[][], small: Link[]) =>
    changedSite((site) => {
      site.header.menu = menu;
      site.footer.columns.push(...columns.map((links) => ({ heading: 'Care', links })));
      if (small.length > 0) site.footer.links = small;
      else delete site.footer.links;
    });
  const before = menus(
    [
      ...to('/', '/gums#pain', '/contact'),
      { ...more, ...open, categories: [category('/gums', '/contact', '/gums?a=1'), category('/gums?a=1')] },
      { ...more, ...open, categories: [category('/gums')] },
    ],
    [to('/gums'), to('/', '/gums')],
    to('/gums'),
  );
  const after = menus(
    [...to('/', '/contact'), { ...more, ...open, categories: [category('/contact')] }, more],
    [to('/')],
    [],
  );
  const folder = await siteWith(before, '', style);
  const { changes } = removePage(folder, '/gums', toContact);
  expect(siteValue(folder, changes)).toEqual(parse(after));
  const comments = findComments(folder.site.source.text);
  const left = findComments(changes.get(siteFile) ?? '');
  expect(left.filter((comment) => !comments.includes(comment))).toEqual([]);
  const contact = readDocument('contact.yaml', changes.get('pages/contact.yaml') ?? '', 'page');
  expectValid(contact);
  expect(contact.value).toEqual({
    ...(parse(texts.get('contact.yaml') ?? '') as object),
    formerly: ['/gums', '/sore-gums', '/bleeding'],
  });
});

test('keeps the comments and lines of other entries', async () => {
  const text = siteText.replace(
    / {2}menu:\n(?: {4}.*\n)+/,
    `  menu:
    # The first of all.
    - { label: Home, href: / } # home
    # Added in spring.
    -  # gums
      label: Gums # their name

      href: "/gums"   # the page
    # The last one.
    - label: Contact
      href: /contact
`,
  );
  const { changes } = removePage(await siteWith(text), '/gums', nowhere);
  expect(changes.get(siteFile)).toBe(formatDocument(text).replace(/ {4}# Added[^]*?# the page\n/, ''));
});

test('keeps a town without the link to its page', async () => {
  const towns = 'towns: [{ name: Alpine, href: /gums }, { name: Poway }]\n';
  const folder = await siteWith(siteText + towns);
  expect(findIncomingLinks(folder, '/gums').entries).toHaveLength(1);
  const { changes } = removePage(folder, '/gums', nowhere);
  expect(siteValue(folder, changes)).toHaveProperty('towns', [{ name: 'Alpine' }, { name: 'Poway' }]);
});

const home = `
  - type: prose
    heading: More
    text: See [gums](/gums#pain), [gums again](/gums) and [others](/gums-and-teeth-of-others).
`;

describe('links in texts to a removed page', () => {
  const withEstimate = changedSite((site) => {
    Object.assign(site.header, { action: { label: 'Gums', href: '/gums#pain' } });
  });

  test('are pointed to another page, without the anchor of the old target', async () => {
    const folder = await siteWith(withEstimate, home.replace(' and [others](/gums-and-teeth-of-others)', ''));
    const { links, entries } = findIncomingLinks(folder, '/gums');
    expect([links.length, entries.length]).toEqual([3, 0]);
    const { changes } = removePage(folder, '/gums', { route: undefined, links: '/contact' });
    const changed = [...changes.values()].join('\n');
    expect(changed).toContain('text: See [gums](/contact), [gums again](/contact).');
    expect(changed).toContain('href: /contact\n');
    expect(changed).not.toContain('/gums');
    expect(changed).not.toContain('formerly');
  });

  test('are all listed if they would be broken, and nothing changes', async () => {
    const folder = await siteWith(withEstimate, home);
    expect(() => removePage(folder, '/gums', nowhere)).toThrow(
      /^These links would be broken\. .*\n {2}.*_site\.yaml:\d+:\d+ {2}header\.action\.href\n {2}.*home\.yaml:\d+:\d+ {2}.*\n {2}.*home\.yaml:\d+:\d+ {2}[^\n]*$/,
    );
  });

  test('are pointed to another page if the URL continues on the next line', async () => {
    const text = '"See [a](/gu\\\n      ms), and [b](/gu\\\n      ms)."';
    const folder = await siteWith(siteText, `\n  - { type: prose, heading: A, text: ${text} }\n`);
    const { changes } = removePage(folder, '/gums', toContact);
    expect([...changes.values()].join('')).toContain('text: "See [a](/contact), and [b](/contact)."');
  });
});

test('finds incoming links and former routes', async () => {
  const document = changedSite((site) => site.header.menu.push({ label: 'Gums', href: '/gums' }));
  const folder = await siteWith(document, home);
  const { entries, links, formerRoutes } = findIncomingLinks(folder, '/gums');
  expect(entries.map(({ location }) => location)).toEqual(['header.menu 3, href']);
  expect([links.length, formerRoutes]).toEqual([2, ['/sore-gums', '/bleeding']]);
  expect(['/gums', '/contact'].map((route) => findMenuParent(folder, route))).toEqual([undefined, undefined]);
});

test.each([
  ['/', nowhere, 'The site needs this page; it cannot be removed.'],
  ['/not-found', nowhere, 'The site needs this page; it cannot be removed.'],
  ['/gum', nowhere, 'There is no page /gum. Did you mean /gums?'],
  ['/gums', { route: '/gums', links: '/gums' }, '/gums is the page to be removed. Choose another page.'],
  ['/gums', { route: '/not-found', links: '/contact' }, '/not-found cannot be a target'],
  ['/gums', { route: '/contac', links: '/contact' }, 'There is no page /contac. Did you mean /contact?'],
])('removing %s with targets %o throws an error', async (route, targets, message) => {
  const folder = await siteWith();
  expect(() => removePage(folder, route, targets)).toThrow(message);
});

test('does not empty a menu that the site requires', () => {
  const site = new Source('_site.yaml', 'header:\n  menu:\n    - { label: Gums, href: /gums }\n');
  expect(() => removeMenuEntry(new DocumentDraft(site), ['header', 'menu', 0])).toThrow(
    'A menu of the site would become empty.',
  );
});
