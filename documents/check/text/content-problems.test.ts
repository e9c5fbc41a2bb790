import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ScratchSite } from '../../../tests/support/sites/scratch-site.ts';

const many = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
const prose = (text: string): string =>
  `  - type: prose\n    heading: On the side\n    text: |\n      ${text.replaceAll('\n', '\n      ')}\n`;
const contact = '  - type: contact-details';

/** Each is one change of the good site. */
const faults = [
  {
    name: 'a title that search results cut off',
    file: 'contact.yaml',
    change: (text: string) => text.replace(/^title: .*$/m, `title: ${'Gentle dentistry '.repeat(4)}`),
    problem:
      'pages/contact.yaml:1:8  title: the title has 67 characters. Say what the page offers and where, in 15 to 60 characters.',
  },
  {
    name: 'a description that search results cut off',
    file: 'contact.yaml',
    change: (text: string) =>
      text.replace(/^description: .*$/m, `description: ${'Care for your teeth '.repeat(10)}`),
    problem:
      'pages/contact.yaml:2:14  description: the description has 199 characters. Say in one or two sentences what the reader gets, in 50 to 160 characters.',
  },
  {
    name: 'a paragraph that fills a phone',
    file: 'contact.yaml',
    change: (text: string) => text.replace(contact, prose(`Short.\n\n${many(81)}`) + contact),
    problem: `pages/contact.yaml:LINE:7  the second section, prose 'On the side', text: the paragraph "word0 word1 word2 …" has 81 words. Split it with a blank line, or shorten it to 80 words: it fills the screen of a phone.`,
  },
  {
    name: 'a bold line in the place of a heading',
    file: 'contact.yaml',
    change: (text: string) => text.replace(contact, prose('**Parking**\n\nBehind the house.') + contact),
    problem: `pages/contact.yaml:LINE:7  the second section, prose 'On the side', text: "Parking" is used as a heading. Begin a section with it: screen readers and search engines recognize headings only in the field heading.`,
  },
  {
    name: 'a link that says nothing',
    file: 'contact.yaml',
    change: (text: string) => text.replace(contact, prose('For the first visit [click here](/).') + contact),
    problem: `pages/contact.yaml:LINE:27  the second section, prose 'On the side', text: the words "click here" of the link do not describe its target. Write what the reader finds there, such as [our opening hours](/contact#hours).`,
  },
  {
    name: 'a button that says nothing',
    file: 'home.yaml',
    change: (text: string) => text.replace(/(actions:\n\s+- \{ label: )[^,]*/, '$1Read more'),
    problem: `pages/home.yaml:LINE:18  the first section, hero 'A dentist who takes the time', actions 1, label: the words "Read more" of the link do not describe its target. Write what the reader finds there, such as [our opening hours](/contact#hours).`,
  },
  {
    name: 'the name of the business in another spelling',
    file: 'contact.yaml',
    change: (text: string) => text.replace(contact, prose('At Bright Water Dental nobody waits.') + contact),
    problem: `pages/contact.yaml:LINE:10  the second section, prose 'On the side', text: the name of the business is written "Bright Water Dental". Write {name} instead.`,
  },
  {
    name: 'a claim that contradicts the site',
    file: 'contact.yaml',
    change: (text: string) => text.replace(contact, prose('In {city} since 2012.') + contact),
    problem: `pages/contact.yaml:LINE:23  the second section, prose 'On the side', text: "In {city} since 2012" contradicts {since}, 2011. Write {since} instead.`,
  },
  {
    name: 'an e-mail address that contradicts the site',
    file: 'contact.yaml',
    change: (text: string) => text.replace(contact, prose('Write to info@old-practice.test.') + contact),
    problem: `pages/contact.yaml:LINE:16  the second section, prose 'On the side', text: "info@old-practice.test" contradicts {email}, desk@brightwater.example. Write {email} instead.`,
  },
  {
    name: 'a text that is still that of another page',
    file: 'contact.yaml',
    change: (text: string) => text.replace(contact, prose('✎ Somebody else’s words.') + contact),
    problem: `pages/contact.yaml:LINE:11  the second section, prose 'On the side', text: texts are still to be written (1). Write your own text for each one marked ✎, or delay the page: set publishAt to a future date.`,
  },
  {
    name: 'a former address that is named twice',
    file: 'contact.yaml',
    change: (text: string) => text.replace('sections:', 'formerly: [/visit, /visit]\nsections:'),
    problem: 'pages/contact.yaml:4:20  formerly 2: /visit is already used by this page. Remove the URL here.',
  },
  {
    name: 'a page that would go before it comes',
    file: 'contact.yaml',
    change: (text: string) =>
      text
        .replace('sections:', "publishAt: 2001-02-01\nunpublishAt: '2101-01-01 08:00'\nsections:")
        .replace('2001', '2102'),
    problem:
      'pages/contact.yaml:5:14  unpublishAt: the page is removed (2101-01-01 08:00) before it is published (2102-02-01). Swap the two dates.',
  },
  {
    name: 'a home page with a date',
    file: 'home.yaml',
    change: (text: string) => text.replace('sections:', 'unpublishAt: 2101-01-01\nsections:'),
    problem:
      'pages/home.yaml:LINE:14  unpublishAt: the site needs this page at all times. Put # before the line.',
  },
  {
    name: 'a heading that another section has',
    file: 'contact.yaml',
    change: (text: string) => text.replace(contact, prose('One.') + prose('Two.') + contact),
    problem: `pages/contact.yaml:LINE:14  the third section, prose 'On the side', heading: another section has the heading "On the side". Say what each section is about in its heading.`,
  },
];

const masked = (line: string): string => line.replace(/:\d+:(\d+) {2}/, ':LINE:$1  ');

test.each(faults)('$name is one problem', async ({ file, change, problem }) => {
  using site = new ScratchSite();
  const before = site.text(file);
  site.write(file, change(before));
  expect(site.text(file)).not.toBe(before);
  const problems = await site.problems();
  const shown = problem.includes(':LINE:') ? problems.map(masked) : problems;
  expect(shown).toEqual([problem]);
});

test('a page that does not say what to do next is one problem', async () => {
  using site = new ScratchSite();
  const form = '\n  - { type: form, form: contact, heading: Ask the desk }\n';
  site.write('home.yaml', site.text('home.yaml').trimEnd() + form);
  const sections = `sections:\n  - type: hero\n    heading: Contact\n    tagline: Nobody knows how.\n    anchor: hours\n${prose('Ask us.')}    anchor: message\n`;
  site.write(
    'contact.yaml',
    site.text('contact.yaml').replace(/sections:[^]*/, () => sections),
  );
  expect(await site.problems()).toEqual([
    'pages/contact.yaml:1:1  the page has no button and no form. Add "actions" to its hero, or a call-to-action.',
  ]);
});

test('an unfinished page is one problem, and its other texts are not checked', async () => {
  using site = new ScratchSite();
  site.write(
    'contact.yaml',
    site.text('contact.yaml').replaceAll(/(heading|intro|label): ([A-Z])/g, '$1: ✎ $2'),
  );
  const [problem, ...others] = await site.problems();
  expect(problem).toMatch(
    /^pages\/contact\.yaml:\d+:\d+ {2}the first section, hero '✎ Talk to the front desk', heading: texts are still to be written \(\d+\)\. /,
  );
  expect(others).toEqual([]);
});

test.each([
  '[/services.php, /About-Us, /our_work, /about-us/, /über-uns, /caf%C3%A9, /v1.2/Page.aspx, "/our work", /a.PDF]',
  '[/contact.html, /contact/, /contact/index.html]',
  '[/visit, /visit/, /visit.html]',
])('any former route of an older site is valid: %s', async (list) => {
  using site = new ScratchSite();
  site.edit('contact.yaml', 'sections:', `formerly: ${list}\nsections:`);
  expect(await site.problems()).toEqual([]);
});

test.each([
  ['/visit', '/visit/'],
  ['/visit.html', '/visit'],
  ['/caf%C3%A9', '/café'],
])('%s and %s are the same route, which two pages cannot share', async (one, other) => {
  using site = new ScratchSite();
  site.edit('contact.yaml', 'sections:', `formerly: ["${one}"]\nsections:`);
  site.edit('home.yaml', 'sections:', `formerly: ["${other}"]\nsections:`);
  expect(await site.problems()).toEqual([
    expect.stringContaining(
      `formerly 1: ${other} is already used by pages/contact.yaml. Remove the URL here.`,
    ),
  ]);
});

test('a former route that is also a page is found in any spelling', async () => {
  using site = new ScratchSite();
  site.edit('contact.yaml', 'sections:', 'formerly: [/index.html]\nsections:');
  expect(await site.problems()).toEqual([
    expect.stringContaining('formerly 1: /index.html is already used by pages/home.yaml.'),
  ]);
});

test('the problem of a link to a former route names the current one', async () => {
  using site = new ScratchSite();
  site.edit('contact.yaml', 'sections:', 'formerly: [/visit]\nsections:');
  site.edit('home.yaml', '(/contact#hours)', '(/visit#hours)');
  expect(await site.problems()).toEqual([
    `pages/home.yaml:31:64  the fourth section, faq 'What patients ask', items 2, answer: there is no page /visit. Did you mean "/contact"?`,
  ]);
});

test.each([
  ['publishAt: 2101-01-01', 'before 2101-01-01'],
  ["unpublishAt: '2001-01-01 17:00'", 'since 2001-01-01 17:00'],
])('a link in a text to a page that is not on the site is a warning: %s', async (line, when) => {
  using site = new ScratchSite();
  site.edit('contact.yaml', 'sections:', `${line}\nsections:`);
  const fix =
    'During that time visitors see the text without the link. Link to another page, or give this page the same dates.';
  expect(await site.problems()).toEqual([
    `pages/_shared/book.yaml:5:33  actions 1, href: /contact is not on the site ${when}. ${fix}`,
    `pages/_site.yaml:38:42  header.estimate.href: /contact is not on the site ${when}. It is a button on every page and cannot be left out: link to another page during that time.`,
    `pages/home.yaml:10:38  the first section, hero 'A dentist who takes the time', actions 1, href: /contact is not on the site ${when}. ${fix}`,
    `pages/home.yaml:31:64  the fourth section, faq 'What patients ask', items 2, answer: /contact is not on the site ${when}. ${fix}`,
  ]);
});

test('a page that repeats another one is one problem', async () => {
  using site = new ScratchSite();
  const page = (title: string, text: string) =>
    `title: ${title} in San Diego\ndescription: ${title} without pain, explained step by step before it begins.\nnoindex: true\nsections:\n  - { type: hero, heading: ${title}, tagline: Without pain. }\n${prose(text)}`;
  site.write('crowns.yaml', page('Crowns', many(60)));
  site.write('bridges.yaml', page('Bridges', `${many(55)} and so on`));
  site.write('gums.yaml', page('Gum care', many(60).replaceAll('word', 'other')));
  expect(await site.problems()).toEqual([
    'pages/crowns.yaml:1:1  94 % of its words are also on /bridges. Write what applies only to this page, and put what applies to both in a shared section.',
  ]);
});

const picture = (file: string): string =>
  `  - { type: hero, heading: Contact, tagline: Write or call., image: { src: ${file}, alt: The practice } }\n`;
const withPicture = (text: string, file: string): string =>
  text.replace(/ {2}- type: hero\n( {4}.*\n)*/, picture(file));

test('images that are invalid, too small or too heavy are one problem each', async () => {
  using site = new ScratchSite();
  const raster = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } });
  await raster(1000, 500).jpeg().toFile(`${site.pagesDir}/media/small.jpg`);
  await raster(1500, 700).withMetadata({ orientation: 6 }).jpeg().toFile(`${site.pagesDir}/media/turned.jpg`);
  await raster(1280, 500).webp().toFile(`${site.pagesDir}/media/good.webp`);
  site.write('media/broken.jpg', 'not a picture');
  site.write(
    'media/heavy.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><!-- ${many(30_000)} --></svg>`,
  );
  const contactPage = site.text('contact.yaml');
  const found: string[][] = [];
  for (const file of ['small.jpg', 'turned.jpg', 'broken.jpg', 'heavy.svg', 'good.webp']) {
    site.write('contact.yaml', withPicture(contactPage, file));
    found.push(await site.problems());
  }
  const where = `pages/contact.yaml:5:76  the first section, hero 'Contact', image.src:`;
  const larger = 'Use a larger original; enlarging does not make it sharper.';
  expect(found).toEqual([
    [`${where} "small.jpg" is 1000 pixels wide, but 1280 are needed here. ${larger}`],
    [`${where} "turned.jpg" is 700 pixels wide, but 1280 are needed here. ${larger}`],
    [`${where} "broken.jpg" cannot be read as an image. Save it as JPEG, PNG, WebP or SVG.`],
    [
      `${where} "heavy.svg" has 289 kB, but the maximum is 100 kB. Save a smaller version: a width of 2,400 pixels is enough everywhere.`,
    ],
    [],
  ]);
});
