import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { icon } from '../../schema/fields.ts';
import { validateDocument } from '../read/schema/schema-findings.ts';
import { sectionTypes, type DocumentKind } from '../read/document/schemas.ts';
import { ScratchSite } from '../../tests/support/sites/scratch-site.ts';
import { unfinishedMark } from '../read/site/unfinished.ts';
import { cursor, LanguageServer } from '../../tests/support/language-server.ts';

const page = 'pages/a-page.yaml';
const sharedSection = 'pages/_shared/a-shared-section.yaml';
const site = 'pages/_site.yaml';
const types = [...sectionTypes];

const begin = 'title: A page\ndescription: What it is about.\nsections:\n';
const faq = `${begin}  - type: faq\n    heading: Questions\n`;

let server: LanguageServer;
beforeAll(async () => {
  server = await LanguageServer.start();
}, 30_000);
afterAll(() => server.stop());

/** Returns the findings of the check's schemas for a text. */
const findings = (kind: DocumentKind, text: string) => validateDocument(kind, parse(text), String);

describe('problems that an editor shows', () => {
  const documentsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => join(folder, name));

  test.each(['tests/fixtures/mason/pages', 'tests/fixtures/dentist/pages'])(
    'no problems in any document of %s',
    async (folder) => {
      const files = documentsIn(folder);
      expect(files.some((file) => file.endsWith('_site.yaml'))).toBe(true);
      const found = await Promise.all(
        files.map(async (file) => [file, await server.problems(file)] as const),
      );
      expect(found.filter(([, problems]) => problems.length > 0)).toEqual([]);
    },
  );

  test.each([
    ['pages/stone/marble.yaml', 'title'],
    ['pages/marble.yml', 'title'],
    ['pages/_site.yml', 'facts'],
    ['pages/_shared/stone/marble.yaml', 'type'],
    ['pages/_shared/marble.yml', 'type'],
    // Not read as a document.
    ['pages/media/notes.yaml', undefined],
    ['infra/notes.yaml', undefined],
  ])('the schema of %s is selected by its path', async (file, field) => {
    const { labels } = await server.offers(file, cursor);
    expect(labels.includes('title')).toBe(field === 'title');
    expect(labels.includes('facts')).toBe(field === 'facts');
    expect(labels.includes('type')).toBe(field === 'type');
  });

  const invalidDocuments: [string, string, string, string[]][] = [
    [
      'an unknown type',
      page,
      `${begin}  - type: faqs\n    heading: A\n`,
      [`4: Choose one of: ${types.join(', ')}.`],
    ],
    ['no type', page, `${begin}  - heading: A\n`, ['4: A section needs a type, such as "type: hero".']],
    [
      'a section that is a text',
      page,
      `${begin}  - hero\n`,
      ['4: A section needs a type, such as "type: hero".'],
    ],
    ['a missing field', page, faq, ['4: Missing property "items".']],
    [
      'an unknown field',
      page,
      `${begin}  - type: hero\n    heading: A\n    tagline: B\n    tags: C\n`,
      ['7: Property tags is not allowed.'],
    ],
    [
      'an empty field',
      page,
      `${faq}    items:\n      - question:\n        answer: Yes.\n`,
      ['7: Write a text, such as question: "How long does a polish last?".'],
    ],
    [
      'a URL without its slash',
      page,
      `${begin}  - type: hero\n    heading: A\n    tagline: B\n    actions: [{ label: Call, href: contact }]\n`,
      [
        '7: The target of the link: a page (/contact), a section of a page (/contact#hours), tel:{phone}, mailto:{email} or an https:// URL. Write it like href: /.',
      ],
    ],
    [
      'a date in another format',
      page,
      `publishAt: 3/1/2027\n${begin}  - type: shared\n    name: estimate-band\n`,
      [
        '1: The date on which the page goes live. Add a time if it matters. Write it like publishAt: "2026-03-01".',
      ],
    ],
    [
      'a text instead of a list',
      page,
      `${begin.replace('sections:\n', 'sections: none\n')}`,
      ['3: Write its entries on the lines below, each after "- ".'],
    ],
    [
      'a shared section of an unknown type',
      sharedSection,
      'type: shared\nname: other\n',
      [`1: Choose one of: ${types.filter((type) => type !== 'shared').join(', ')}.`],
    ],
  ];
  test.each(invalidDocuments)('%s is reported once', async (_, file, text, problems) => {
    expect(await server.problems(file, text)).toEqual(problems);
  });

  test('missing fields of the site document', async () => {
    const found = await server.problems('tests/fixtures/dentist/pages/_site.yaml', 'facts: {}\n');
    expect(found).toContain('1: Missing property "phone".');
    expect(found).toContain('1: Missing property "header".');
  });
});

describe('completions that an editor shows', () => {
  test('complete, valid sections of every type with marked texts at the start of a section', async () => {
    const { labels, accept, items } = await server.offers(page, `${begin}  - ${cursor}\n`);
    expect(labels.filter((label) => sectionTypes.has(label))).toEqual(types);
    for (const type of types) {
      const text = accept(type);
      expect(findings('page', text), text).toEqual([]);
      if (type !== 'shared' && type !== 'logo-strip') expect(text).toContain(unfinishedMark);
    }
    expect(items.every(({ documentation }) => documentation)).toBe(true);
  });

  test('the same in a shared section, without the type "shared"', async () => {
    const { labels, accept } = await server.offers(sharedSection, cursor);
    const own = types.filter((type) => type !== 'shared');
    expect(labels.filter((label) => sectionTypes.has(label))).toEqual(own);
    for (const type of own) expect(findings('section', accept(type))).toEqual([]);
  });

  test.each([
    [page, `${begin}  - type: ${cursor}\n`, types],
    [sharedSection, `type: ${cursor}\n`, types.filter((type) => type !== 'shared')],
  ])('in %s every type with its description', async (file, text, all) => {
    const { items, labels } = await server.offers(file, text);
    expect(labels).toEqual(all);
    expect(items.every(({ documentation }) => documentation)).toBe(true);
  });

  test('only the missing fields of the section type', async () => {
    const { labels } = await server.offers(page, `${faq}    ${cursor}\n`);
    expect(labels.sort()).toEqual(['FAQ', 'anchor', 'continues', 'hidden', 'intro', 'items']);
    const inSharedSection = await server.offers(sharedSection, `type: faq\n${cursor}`);
    expect(inSharedSection.labels.sort()).toEqual([
      'FAQ',
      'anchor',
      'continues',
      'heading',
      'hidden',
      'intro',
      'items',
    ]);
  });

  test('all missing fields of a section at once', async () => {
    const { accept } = await server.offers(page, `${begin}  - type: faq\n    ${cursor}\n`);
    expect(accept('FAQ')).toBe(
      `${begin}  - type: faq\n    heading: ✎ Questions we are asked\n    items:\n      - question: \n        answer: \n`,
    );
  });

  test.each([
    ['an entry of a list', `${faq}    items:\n      - ${cursor}\n`, ['FAQ entry', 'answer', 'question']],
    [
      'a second line of an entry',
      `${faq}    items:\n      - question: A\n        ${cursor}\n`,
      ['FAQ entry', 'answer'],
    ],
    ['an image', `${begin}  - type: hero\n    image:\n      ${cursor}\n`, ['alt', 'focus', 'image', 'src']],
    ['a button', `${begin}  - type: hero\n    actions:\n      - ${cursor}\n`, ['href', 'label', 'link']],
    [
      'the page',
      `title: A\n${cursor}`,
      [
        'Page',
        'description',
        'formerly',
        'image',
        'name',
        'noindex',
        'popup',
        'publishAt',
        'sections',
        'unpublishAt',
      ],
    ],
  ])('the fields of %s', async (_, text, labels) => {
    expect((await server.offers(page, text)).labels.sort()).toEqual(labels);
  });

  test.each([
    ['icons', page, `${begin}  - type: callout\n    icon: ${cursor}\n`, icon.options],
    ['choices', page, `${begin}  - type: slideshow-hero\n    height: ${cursor}\n`, ['screen', 'band']],
    ['days', page, `publishAt: ${cursor}\n`, ['2026-03-01', '2026-03-01 08:00']],
    [
      'tokens',
      page,
      `${begin}  - type: contact-details\n    ways:\n      - value: ${cursor}\n`,
      ['"{phone}"', '"{address}"'],
    ],
    [
      'labels of a button',
      page,
      `${begin}  - type: hero\n    badge:\n      label: ${cursor}\n`,
      ['Free Estimate', 'Call {phone}'],
    ],
    ['texts of the site document', site, `trail: ${cursor}\n`, ['Breadcrumb']],
  ])('%s', async (_, file, text, labels) => {
    expect((await server.offers(file, text)).labels).toEqual(labels);
  });

  test('valid link targets', async () => {
    const { labels, accept } = await server.offers(
      page,
      `${begin}  - type: hero\n    heading: A\n    tagline: B\n    badge:\n      label: C\n      href: ${cursor}\n`,
    );
    expect(labels).toContain('tel:{phone}');
    for (const label of labels) expect(findings('page', accept(label))).toEqual([]);
    // Anchors exist on some sites only.
    expect(labels.filter((label) => label.includes('#'))).toEqual([]);
  });

  test('fields of the site document', async () => {
    const { labels } = await server.offers(site, `facts:\n  ${cursor}\n`);
    expect(labels).toEqual(expect.arrayContaining(['name', 'phone', 'hours', 'license']));
    const top = await server.offers(site, `trail: Trail\n${cursor}`);
    expect(top.labels).toEqual(expect.arrayContaining(['facts', 'claims', 'header', 'footer']));
  });

  test('texts that the check reports until they are replaced', async () => {
    const { accept } = await server.offers(page, cursor);
    using scratch = new ScratchSite();
    const section = 'sections:\n  - { type: hero, heading: A heading, tagline: A line of words. }\n';
    scratch.write(
      'a-page.yaml',
      `${accept('title')}\ndescription: What it is about.\nnoindex: true\n${section}`,
    );
    expect((await scratch.problems()).join('\n')).toContain(
      'pages/a-page.yaml:1:8  title: texts are still to be written (1). Write your own text for each one marked ✎, or delay the page: set publishAt to a future date.',
    );
  });
});

describe('hover texts', () => {
  test.each([
    [
      'a type',
      page,
      `${begin}  - type: fa${cursor}q\n`,
      ['Questions that expand to show their answers.', 'question: How long'],
    ],
    [
      'a field',
      page,
      `${begin}  - type: faq\n    head${cursor}ing: A\n`,
      ['FAQ', 'The heading of the section.', 'Questions we are asked'],
    ],
    ['a nested field', page, `${faq}    items:\n      - ques${cursor}tion: A\n`, ['The question']],
    ['a field of the page', page, `tit${cursor}le: A\n`, ['unique on the site']],
    [
      'a field of a shared section',
      sharedSection,
      `type: faq\nint${cursor}ro: A\n`,
      ['A short introduction'],
    ],
    ['a field of the site', site, `facts:\n  pho${cursor}ne: A\n`, ['phone number', 'in texts']],
  ])('%s', async (_, file, text, expected) => {
    const hover = await server.hover(file, text);
    for (const part of expected) expect(hover).toContain(part);
  });
});
