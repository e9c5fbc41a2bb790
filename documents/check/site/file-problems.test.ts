import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ScratchSite } from '../../../tests/support/sites/scratch-site.ts';
import { problemToJson } from '../../problems/format-problem.ts';
import { SiteReader } from '../../node/site-reader.ts';

const page = (name: string, more = '') => `title: ${name} in San Diego, gently treated
description: What we do for ${name}, how long a visit takes, and how the care goes on at home.
${more}sections:
  - type: hero
    heading: ${name}
    tagline: Gently treated.
    actions: [{ label: Book a visit, href: /contact }]
`;

test('a folder that does not exist is one problem', async () => {
  const { site, pages, problems } = await new SiteReader('no/such/folder').read();
  expect({ site, pages }).toEqual({ site: undefined, pages: [] });
  expect(problems.map(problemToJson)).toMatchObject([
    {
      file: 'no/such/folder',
      line: 1,
      column: 1,
      path: [],
      code: 'pages-missing',
      message: 'the folder does not exist',
      fix: 'Give the folder that contains the pages.',
      severity: 'error',
    },
  ]);
});

test('a missing _site.yaml is one problem, and no token is doubted', async () => {
  using site = new ScratchSite();
  site.remove('_site.yaml');
  expect(await site.problems()).toEqual([
    'pages/_site.yaml:1:1  the file is missing. Create it with the facts, menus and footer of the site.',
  ]);
  expect((await site.read()).site).toBeUndefined();
});

test('a _site.yaml that cannot be read is one problem', async () => {
  using site = new ScratchSite();
  site.edit('_site.yaml', '  name: Brightwater Dental', '  name:Brightwater Dental');
  expect(await site.problems()).toEqual([
    'pages/_site.yaml:3:3  a field is its name, a colon and a space. Write name: Brightwater Dental.',
  ]);
});

test('a missing home page is one problem, and links to it are not doubted', async () => {
  using site = new ScratchSite();
  site.write('_shared/book.yaml', site.text('_shared/book.yaml'));
  site.edit('contact.yaml', '  - type: form', '  - { type: shared, name: book }\n  - type: form');
  site.remove('home.yaml');
  expect(await site.problems()).toEqual([
    'pages/home.yaml:1:1  the file is missing. Create it: it is the page with the URL /.',
  ]);
});

test('a missing not-found page is one problem', async () => {
  using site = new ScratchSite();
  site.remove('not-found.yaml');
  expect(await site.problems()).toEqual([
    'pages/not-found.yaml:1:1  there is no page for URLs that do not exist. Create not-found.yaml, or rename the page that is meant for such URLs to not-found.yaml.',
  ]);
});

test('two files with one route are one problem', async () => {
  using site = new ScratchSite();
  site.write('index.yaml', site.text('home.yaml').replace('takes the time', 'has time'));
  expect(await site.problems()).toEqual([
    'pages/index.yaml:1:1  pages/home.yaml already has the URL /. Rename one of the two files, or move it elsewhere.',
  ]);
});

test.each([
  ['Gum_Care.yaml', 'gum-care.yaml'],
  ['gum care.yaml', 'gum-care.yaml'],
  ['Care/gums.yaml', 'care/gums.yaml'],
  ['gums-.yaml', 'gums.yaml'],
])('the file name %s is one problem', async (file, right) => {
  using site = new ScratchSite();
  site.write(file, page('Gums', 'noindex: true\n'));
  expect(await site.problems()).toEqual([
    `pages/${file}:1:1  the file name cannot be used as a URL. Rename it to ${right}: lowercase letters and hyphens.`,
  ]);
});

test('a file name of which no file name of the finished site can be made is one problem', async () => {
  using site = new ScratchSite();
  const [long, right] = ['a'.repeat(201), 'b'.repeat(200)];
  site.write(`${long}.yaml`, page('Gums', 'noindex: true\n'));
  site.write(`care/${right}.yml`, page('Care', 'noindex: true\n'));
  expect(await site.problems()).toEqual([
    `pages/${long}.yaml:1:1  the file name is longer than 200 characters. Give the file a shorter name.`,
  ]);
});

test.each(['api', 'assets', 'data', 'media'])('no page can have the route /%s', async (name) => {
  using site = new ScratchSite();
  site.write(`${name}.yaml`, page('Gums', 'noindex: true\n'));
  expect(await site.problems()).toEqual([
    `pages/${name}.yaml:1:1  URLs that begin with /${name} are reserved. Give the file another name.`,
  ]);
});

test('overlong lines and texts are reported and not checked further', async () => {
  using site = new ScratchSite();
  site.edit('_forms/contact.yaml', 'submit: Send', `submit: "${'-'.repeat(400_000)}"`);
  site.edit(
    'home.yaml',
    'heading: A dentist who takes the time',
    `heading: |\n${'      & a ]\n'.repeat(4000)}`,
  );
  const fix = 'Split it.';
  const [contact, home = ''] = await site.problems();
  expect(contact).toBe(
    `pages/_forms/contact.yaml:31:1  texts.submit: the line has 400,012 characters, but the maximum is 10,000. ${fix}`,
  );
  expect(home).toContain(
    `pages/home.yaml:6:14  the first section, hero '& a ] & a ] & a ] & a ] & a ] & a ] & a…', heading: the text has 24,000 characters, but the maximum is 20,000. ${fix}`,
  );
});

test('an empty file is one problem, and links to it are not doubted', async () => {
  using site = new ScratchSite();
  site.write('contact.yaml', '# to be written\n');
  expect(await site.problems()).toEqual([
    'pages/contact.yaml:1:1  the file is empty. Write its fields, or move the file out of this folder.',
  ]);
});

test('a file that is not UTF-8 is one problem, at the first invalid byte', async () => {
  using site = new ScratchSite();
  writeFileSync(join(site.pagesDir, 'contact.yaml'), Buffer.from('title: Bar\nname: Caf\u00e9\n', 'latin1'));
  expect(await site.problems()).toEqual([
    'pages/contact.yaml:2:10  the file is not saved as UTF-8. Save it as UTF-8, the encoding under "Save as".',
  ]);
});

test('a page that nothing links to is a warning, unless search engines are kept out', async () => {
  using site = new ScratchSite();
  site.write('gums.yaml', page('Gums'));
  site.write('thank-you.yaml', page('Thank you', 'noindex: true\n'));
  expect(await site.problems()).toEqual([
    'pages/gums.yaml:1:1  nothing links to /gums. Link to it, or write noindex: true.',
  ]);
  site.edit('home.yaml', '[all hours](/contact#hours)', '[all hours](/contact#hours) and [gums](/gums)');
  expect(await site.problems()).toEqual([]);
});

test('a shared section that no page uses is a warning', async () => {
  using site = new ScratchSite();
  site.write('_shared/visit.yaml', site.text('_shared/book.yaml'));
  expect(await site.problems()).toEqual([
    'pages/_shared/visit.yaml:1:1  no page uses this shared section. Use it, or move it out of this folder.',
  ]);
});

test('a file with a mistake of syntax makes no problems elsewhere', async () => {
  using site = new ScratchSite();
  site.write('gums.yaml', page('Gums'));
  site.edit('_forms/contact.yaml', 'submit: Send\n', 'submit: "Send\n');
  expect(await site.problems()).toEqual([
    'pages/_forms/contact.yaml:31:11  the quotes are never closed. Write submit: "Send".',
  ]);
});

test('all mistakes are reported at once, in the order of files and lines', async () => {
  using site = new ScratchSite();
  site.edit('_forms/contact.yaml', 'submit: Send\n', 'submit: "Send\n');
  site.edit('home.yaml', 'tagline: Check', 'taglin: Check');
  site.edit('home.yaml', 'icon: wallet', 'icon: walet');
  site.edit('home.yaml', '(/contact#hours)', '(/hours)');
  site.edit('_shared/book.yaml', '{visit}', '{visits}');
  expect(await site.problems()).toEqual([
    'pages/_forms/contact.yaml:31:11  the quotes are never closed. Write submit: "Send".',
    'pages/_shared/book.yaml:3:27  text: unknown token {visits}. Write {visit}.',
    `pages/home.yaml:7:5  the first section, hero 'A dentist who takes the time', taglin: there is no field taglin here. Did you mean "tagline"?`,
    `pages/home.yaml:17:88  the second section, benefits 'Why patients stay', items 2, icon: "walet" is not one of the choices. Did you mean "wallet"?`,
    `pages/home.yaml:31:64  the fourth section, faq 'What patients ask', items 2, answer: there is no page /hours. Did you mean "/contact#hours"?`,
  ]);
});

test('only the first of several syntax mistakes in a file is reported', async () => {
  using site = new ScratchSite();
  site.edit('contact.yaml', 'anchor: message', 'anchor:message');
  site.edit('contact.yaml', 'tagline: We answer', 'tagline: {name} answers');
  expect(await site.problems()).toEqual([
    'pages/contact.yaml:7:14  a text with { needs quotes around it. Put quotes around the whole text, or write >- after the colon and the text on the lines below.',
  ]);
});

test('columns count characters, also after characters of two UTF-16 units', async () => {
  using site = new ScratchSite();
  site.edit('home.yaml', 'tagline: Check-ups', 'tagline: 🦷🦷 {nme} Check-ups');
  expect(await site.problems()).toEqual([
    `pages/home.yaml:7:17  the first section, hero 'A dentist who takes the time', tagline: unknown token {nme}. Write {name}.`,
  ]);
});

test('lines may end as on Windows', async () => {
  using site = new ScratchSite();
  site.write('_forms/contact.yaml', site.text('_forms/contact.yaml').replaceAll('\n', '\r\n'));
  expect(await site.problems()).toEqual([]);
  site.edit('_forms/contact.yaml', 'submit: Send\r', 'submit:Send\r');
  expect(await site.problems()).toEqual([
    'pages/_forms/contact.yaml:31:3  a field is its name, a colon and a space. Write submit: Send.',
  ]);
});
