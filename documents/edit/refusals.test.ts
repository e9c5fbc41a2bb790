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
      '/Terrazzo Polishing cannot be an address: small letters, digits and hyphens only, such as /marble-polishing. Did you mean /terrazzo-polishing?',
    ],
    [{ route: '/pavers' }, `${pagesDir}/pavers.yaml has the address /pavers already.`],
    [{ route: '/media/terrazzo' }, 'Addresses that begin with /media are taken.'],
    [{ menu: 'Marbles' }, 'There is no menu "Marbles". Did you mean "Marble"?'],
    [{ like: '/marble-polishin' }, 'There is no page /marble-polishin. Did you mean /marble-polishing?'],
    [{ title: ' ' }, 'A page needs a title.'],
    [
      { title: 'about the STONE crew of {city}' },
      `${pagesDir}/about.yaml has the same title. Give each page a title of its own.`,
    ],
  ])('that cannot be made says why: %o', (change, message) => {
    expect(() => addPage(folder, { ...options, ...change })).toThrow(message);
  });

  test('cannot have the former address of another one', () => {
    const pages = folder.pages.map((page) => {
      const value = { ...Object(page.document.value), formerly: ['/paving'] };
      return page.route === '/pavers' ? { ...page, document: { ...page.document, value } } : page;
    });
    expect(() => addPage({ ...folder, pages }, { ...options, route: '/paving' })).toThrow(
      `/paving is a former address of /pavers (${pagesDir}/pavers.yaml), and leads there.`,
    );
  });

  test('marks the words of its pictures: they are those of other pictures', () => {
    const text = addPage(folder, options).get(`${pagesDir}/terrazzo-polishing.yaml`) ?? '';
    const words = text.match(/alt: .*/g) ?? [];
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((line) => !line.includes('alt: ✎ '))).toEqual([]);
  });

  test('cannot have the file of a copy, which is no page of the site', async () => {
    const texts = ['_site.yaml', 'about.yaml', 'about-us.yaml'].map((name): [string, string] => [
      name,
      'title: A\n',
    ]);
    const site = await editableSite(new Map(texts), 'pages/');
    expect(site.pages.map(({ route }) => route)).toEqual(['/about']);
    expect(() => addPage(site, { ...options, route: '/about-us', like: '/about' })).toThrow(
      'pages/about-us.yaml has the address /about-us already.',
    );
  });

  test('without a menu changes no other file', () => {
    const changes = addPage(folder, { ...options, menu: undefined });
    expect([...changes.keys()]).toEqual([`${pagesDir}/terrazzo-polishing.yaml`]);
  });

  test('explains every field, and marks every text that is not its own yet', () => {
    const text = addPage(folder, options).get(`${pagesDir}/terrazzo-polishing.yaml`) ?? '';
    expect(text).toContain(
      '# The main heading of the page, eight words or fewer.\n    heading: Terrazzo polishing\n',
    );
    expect(text).toContain('# One sentence below the heading.\n    tagline: ✎ ');
    expect(text).toContain('      - { label: Free Estimate, href: /free-estimate }\n');
    expect(text.match(/- question: ✎ /g)).toHaveLength(2);
  });

  test('takes its short name from its title, and its address from that', () => {
    const titles = [options.title, 'Flagstone, {area}', 'Tile | Tidewater', 'Stone - the basics', 'About us'];
    expect(titles.map(deriveShortName)).toEqual([
      'Terrazzo Polishing',
      'Flagstone',
      'Tile',
      'Stone',
      'About us',
    ]);
    expect(['Marble & Stone', 'Décor, 2nd', "Client's"].map(slugify)).toEqual([
      'marble-stone',
      'decor-2nd',
      'clients',
    ]);
    const typed = ['about', '/about/', 'pages/about.yaml', 'stone/about', '/', 'home'];
    expect(typed.map((text) => parseRoute(text, 'pages'))).toEqual([
      '/about',
      '/about',
      '/about',
      '/stone/about',
      '/',
      '/',
    ]);
  });
});

describe('a renamed page', () => {
  test('that the site needs where it is stays there', () => {
    const message = '/thank-you is an address that the site needs; it cannot be renamed.';
    expect(() => renamePage(folder, '/thank-you', '/thanks')).toThrow(message);
  });

  test('cannot take the address of another one, nor that of the home page', () => {
    const taken = `${pagesDir}/about.yaml has the address /about already.`;
    expect(() => renamePage(folder, '/pavers', '/about')).toThrow(taken);
    const home = `${pagesDir}/home.yaml has the address / already.`;
    expect(() => renamePage(folder, '/pavers', parseRoute('home', 'pages'))).toThrow(home);
  });

  test('that does not exist is named with the nearest one', () => {
    const message = 'There is no page /paver. Did you mean /pavers?';
    expect(() => renamePage(folder, '/paver', '/paving')).toThrow(message);
  });
});

describe('where', () => {
  test('finds sections, pieces, pictures, tokens and links with file and line', () => {
    const named = ['faq', 'estimate-band', 'marble.jpg', 'since', '{since}', '/pavers', 'pavers'];
    const counts = named.map((name) =>
      findUsages(folder, name).map(({ what, uses }) => `${what} ${uses.length > 0}`),
    );
    expect(counts).toEqual([
      ['section type faq true'],
      ['shared piece estimate-band true'],
      ['picture marble.jpg true'],
      ['token {since} true'],
      ['token {since} true'],
      ['links to /pavers true'],
      ['links to /pavers true'],
    ]);
    const [use] = findUsages(folder, 'logo-strip')[0]?.uses ?? [];
    expect(use).toEqual({
      file: `${pagesDir}/home.yaml`,
      line: 42,
      column: 11,
      path: ['sections', 4, 'type'],
      place: "the fifth section, logo-strip 'Who walks on our floors', type",
    });
  });

  test('names the nearest thing when nothing has the name', () => {
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
