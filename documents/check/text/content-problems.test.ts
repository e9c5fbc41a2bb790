import { expect, test } from 'vitest';
import { computeShingles } from '../pages/shingles.ts';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';

const site = useScratchSite();

const many = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const prose = (text: string): string =>
  `  - type: prose\n    heading: On the side\n    text: |\n      ${text.replaceAll('\n', '\n      ')}\n`;
const formerly = (list: string) => `formerly: ${list}\nsections:`;

test.each([
  ['label: Book a visit', 'label: Read more', 'link-words home.yaml sections.0.actions.0.label'],
  ['sections:', formerly('[/visit, /visit]'), 'former-address contact.yaml formerly.1'],
  ['sections:', 'unpublishAt: 2101-01-01\nsections:', 'publish-dates home.yaml unpublishAt'],
])('%j → %j is one problem', async (from, to, at) => {
  site.edit(at.split(' ')[1] ?? '', from, to);
  expect(await site.findings()).toMatchObject([{ at }]);
});

test('the problem of a link to a former route names the current one', async () => {
  site.edit('contact.yaml', 'sections:', formerly('[/visit]'));
  site.edit('home.yaml', '(/contact#hours)', '(/visit#hours)');
  expect(await site.findings()).toMatchObject([{ params: { meant: '/contact' } }]);
});

test('an unfinished page is one problem, and its other texts are not checked', async () => {
  site.write(
    'contact.yaml',
    site.text('contact.yaml').replaceAll(/(heading|intro|label): ([A-Z])/g, '$1: ✎ $2'),
  );
  expect(await site.findings()).toMatchObject([{ at: 'unfinished contact.yaml sections.0.heading' }]);
});

test.each([
  '[/services.php, /About-Us, /our_work, /about-us/, /über-uns, /caf%C3%A9, /v1.2/Page.aspx, "/our work", /a.PDF]',
  '[/contact.html, /contact/, /contact/index.html]',
  '[/visit, /visit/, /visit.html]',
])('any former route of an older site is valid: %s', async (list) => {
  site.edit('contact.yaml', 'sections:', formerly(list));
  expect(await site.problems()).toEqual([]);
});

test.each([
  ['/visit', '/visit/'],
  ['/visit.html', '/visit'],
  ['/caf%C3%A9', '/café'],
  ['/reach', '/contact/index.html'],
])('%s and %s are two routes of a page, of which another one cannot have the second', async (one, other) => {
  site.edit('contact.yaml', 'sections:', `formerly: ["${one}"]\nsections:`);
  site.edit('home.yaml', 'sections:', `formerly: ["${other}"]\nsections:`);
  expect(await site.findings()).toMatchObject([{ at: 'former-address home.yaml formerly.0' }]);
});

test.each([
  ['publishAt: 2101-01-01', { word: 'before', moment: '2101-01-01' }],
  ["unpublishAt: '2001-01-01 17:00'", { word: 'since', moment: '2001-01-01 17:00' }],
])('every link to a page that is not on the site is a warning: %s', async (line, params) => {
  site.edit('contact.yaml', 'sections:', `${line}\nsections:`);
  expect(await site.findings()).toMatchObject(
    [
      '_shared/book.yaml actions.0.href',
      '_site.yaml header.action.href',
      'home.yaml sections.0.actions.0.href',
      'home.yaml sections.3.items.1.answer',
    ].map((place) => ({ at: `absent-page ${place}`, params })),
  );
});

test('a page that repeats another one is one problem', async () => {
  const page = (title: string, text: string) =>
    `title: ${title} in San Diego\ndescription: ${title} without pain, explained step by step before it begins.\nnoindex: true\nsections:\n  - { type: hero, heading: ${title}, tagline: Without pain. }\n${prose(text)}`;
  site.write('crowns.yaml', page('Crowns', many(60)));
  site.write('bridges.yaml', page('Bridges', `${many(55)} and so on`));
  site.write('gums.yaml', page('Gum care', many(60).replaceAll('word', 'other')));
  expect(await site.findings()).toMatchObject([
    { at: 'near-identical crowns.yaml', params: { percent: 94 } },
  ]);
});

test('runs of five words are compared', () => {
  const runs = (text: string) => computeShingles([{ path: ['sections'], text, use: 'text', isRich: true }]);
  expect(runs('We pour every new floor.')).not.toEqual(runs('They pour every new floor.'));
});
