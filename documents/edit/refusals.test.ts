import { beforeAll, describe, expect, test } from 'vitest';
import { addPage } from './new-page/add-page.ts';
import { renamePage } from './rename-page.ts';
import { deriveShortName, parseRoute } from './routes.ts';
import { slugify } from '../read/slug.ts';
import { readEditableSite } from '../node/read-editable-site.ts';
import { editableSite, type EditableSite } from './editable-site.ts';
import { suggestDocumentName, findUsages } from './find/usages.ts';

const pagesDir = 'tests/fixtures/mason/pages';
let folder: EditableSite;
beforeAll(async () => {
  folder = await readEditableSite(pagesDir);
});

const options = {
  title: 'Terrazzo Polishing in Long Beach, CA',
  route: '/terrazzo-polishing',
  name: 'Terrazzo polishing',
  menu: 'Marble',
  like: '/marble-polishing',
};

describe('a new page', () => {
  test.each([
    [
      { route: '/Terrazzo Polishing' },
      '/Terrazzo Polishing is not a valid address of a page. Use lower-case letters, digits and hyphens only, such as /marble-polishing. Did you mean /terrazzo-polishing?',
    ],
    [{ route: '/pavers' }, `${pagesDir}/pavers.yaml already has the address /pavers.`],
    [{ route: '/media/terrazzo' }, 'Addresses that begin with /media are reserved.'],
    [{ menu: 'Marbles' }, 'There is no menu "Marbles". Did you mean "Marble"?'],
    [{ like: '/marble-polishin' }, 'There is no page /marble-polishin. Did you mean /marble-polishing?'],
    [{ title: ' ' }, 'A page needs a title.'],
    [
      { title: 'about the STONE crew of {city}' },
      `${pagesDir}/about.yaml has the same title. Give each page its own title.`,
    ],
  ])('is rejected with a reason: %o', (change, message) => {
    expect(() => addPage(folder, { ...options, ...change })).toThrow(message);
  });

  test('cannot have a former route of another page', () => {
    const pages = folder.pages.map((page) => {
      const value = { ...Object(page.document.value), formerly: ['/paving'] };
      return page.route === '/pavers' ? { ...page, document: { ...page.document, value } } : page;
    });
    expect(() => addPage({ ...folder, pages }, { ...options, route: '/paving' })).toThrow(
      `/paving is a former address of ${pagesDir}/pavers.yaml and leads there.`,
    );
  });

  test('cannot overwrite a duplicate file that is no page of the site', async () => {
    const texts = ['_site.yaml', 'about.yaml', 'about-us.yaml'].map((name): [string, string] => [
      name,
      'title: A\n',
    ]);
    const site = await editableSite(new Map(texts), 'pages/');
    expect(site.pages.map(({ route }) => route)).toEqual(['/about']);
    expect(() => addPage(site, { ...options, route: '/about-us', like: '/about' })).toThrow(
      'pages/about-us.yaml already has the address /about-us.',
    );
  });

  test('changes no other file without a menu', () => {
    const changes = addPage(folder, { ...options, menu: undefined });
    expect([...changes.keys()]).toEqual([`${pagesDir}/terrazzo-polishing.yaml`]);
  });

  test('marks every copied text as unfinished, and keeps buttons', () => {
    const text = addPage(folder, options).get(`${pagesDir}/terrazzo-polishing.yaml`) ?? '';
    expect(text).toContain('\n    heading: Terrazzo polishing\n');
    expect(text).toContain('\n    tagline: ✎ ');
    expect(text.match(/alt: (?:✎ )?/g)).toContain('alt: ✎ ');
    expect(text).not.toMatch(/alt: (?!✎ )/);
    expect(text).toContain('      - { label: Free Estimate, href: /free-estimate }\n');
    expect(text.match(/question: ✎ /g)).toHaveLength(2);
  });

  test('gets its short name from its title, and its route from the short name', () => {
    const titles = [options.title, 'Flagstone, {area}', 'Tile | Tidewater', 'Stone - the basics', 'About us'];
    const names = ['Terrazzo Polishing', 'Flagstone', 'Tile', 'Stone', 'About us'];
    expect(titles.map(deriveShortName)).toEqual(names);
    const slugs = ['Marble & Stone', 'Décor, 2nd', "Client's"].map(slugify);
    expect(slugs).toEqual(['marble-stone', 'decor-2nd', 'clients']);
    const typed = ['about', '/about/', 'pages/about.yaml', 'stone/about', '/', 'home'];
    const routes = ['/about', '/about', '/about', '/stone/about', '/', '/'];
    expect(typed.map((text) => parseRoute(text, 'pages'))).toEqual(routes);
  });
});

test.each([
  ['/thank-you', '/thanks', 'The site needs this page at its address; it cannot be renamed.'],
  ['/pavers', '/about', `${pagesDir}/about.yaml already has the address /about.`],
  ['/pavers', parseRoute('home', 'pages'), `${pagesDir}/home.yaml already has the address /.`],
  ['/paver', '/paving', 'There is no page /paver. Did you mean /pavers?'],
])('renaming %s to %s is rejected with a reason', (from, to, message) => {
  expect(() => renamePage(folder, from, to)).toThrow(message);
});

describe('findUsages', () => {
  test.each([
    ['faq', 'section type faq'],
    ['estimate-band', 'shared section estimate-band'],
    ['marble.jpg', 'image marble.jpg'],
    ['since', 'token {since}'],
    ['{since}', 'token {since}'],
    ['/pavers', 'links to /pavers'],
    ['pavers', 'links to /pavers'],
  ])('finds the usages of %s', (name, subject) => {
    expect(findUsages(folder, name)).toMatchObject([
      { subject, usages: expect.arrayContaining([expect.anything()]) },
    ]);
  });

  test('suggests the closest existing name for an unknown one', () => {
    const names = ['heros', 'estimate-bnd', '{sinse}', '/pavrs', 'qqqqqqqq'];
    expect(names.map((name) => suggestDocumentName(folder, name))).toEqual([
      'hero',
      'estimate-band',
      '{since}',
      '/pavers',
      undefined,
    ]);
  });
});
