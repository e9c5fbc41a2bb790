import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { icon } from '../../schema/fields.ts';
import { validateDocument } from '../read/schema/schema-findings.ts';
import { sectionTypes, type DocumentKind } from '../read/document/schemas.ts';
import { unfinishedMark } from '../read/site/unfinished.ts';
import {
  cursor,
  findCompletions,
  findEditorProblems,
  findHover,
} from '../../tests/support/language-server.ts';

const page = 'pages/a-page.yaml';
const sharedSection = 'pages/_shared/a-shared-section.yaml';
const site = 'pages/_site.yaml';
const types = [...sectionTypes];
const sharedTypes = types.filter((type) => type !== 'shared');

const begin = 'title: A page\ndescription: What it is about.\nsections:\n';
const faq = `${begin}  - type: faq\n    heading: Questions\n`;
const hero = `${begin}  - type: hero\n`;

/** Returns the findings of the check's schemas for a text. */
const findings = (kind: DocumentKind, text: string) => validateDocument(kind, parse(text), String);

test.each(['mason', 'dentist'])('an editor shows no problems in any document of the %s', async (name) => {
  const folder = `tests/fixtures/${name}/pages`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  expect(files).toContain('_site.yaml');
  const found = await Promise.all(files.map((file) => findEditorProblems(join(folder, file))));
  expect(found.flat()).toEqual([]);
});

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
  const { labels } = await findCompletions(file, cursor);
  expect(['title', 'facts', 'type'].filter((name) => labels.includes(name))).toEqual(field ? [field] : []);
});

test.each([
  [page, `${begin}  - type: faqs\n    heading: A\n`, `4: Choose one of: ${types.join(', ')}.`],
  [page, `${begin}  - heading: A\n`, '4: A section needs a type, such as "type: hero".'],
  [page, `${begin}  - hero\n`, '4: A section needs a type, such as "type: hero".'],
  [page, faq, '4: Missing property "items".'],
  [page, `${hero}    heading: A\n    tagline: B\n    tags: C\n`, '7: Property tags is not allowed.'],
  [
    page,
    `${faq}    items:\n      - question:\n        answer: Yes.\n`,
    '7: Write a text, such as question: ',
  ],
  [
    page,
    `${hero}    heading: A\n    tagline: B\n    actions: [{ label: Call, href: contact }]\n`,
    '7: The target of ',
  ],
  [
    page,
    `publishAt: 3/1/2027\n${begin}  - { type: shared, name: a }\n`,
    '1: The date from which visitors see it. Write it like publishAt:',
  ],
  [
    page,
    begin.replace('sections:\n', 'sections: none\n'),
    '3: Write its entries on the lines below, each after "- ".',
  ],
  [sharedSection, 'type: shared\nname: other\n', `1: Choose one of: ${sharedTypes.join(', ')}.`],
])('%s is reported once: %j', async (file, text, problem) => {
  expect(await findEditorProblems(file, text)).toEqual([expect.stringContaining(problem)]);
});

describe('completions', () => {
  test.each<[file: string, kind: DocumentKind, text: string, all: string[]]>([
    [page, 'page', `${begin}  - ${cursor}\n`, types],
    [sharedSection, 'section', cursor, sharedTypes],
  ])('complete, valid sections of every type with marked texts in %s', async (file, kind, text, all) => {
    const { labels, accept, items } = await findCompletions(file, text);
    expect(labels.filter((label) => sectionTypes.has(label))).toEqual(all);
    for (const type of all) {
      const accepted = accept(type);
      expect(findings(kind, accepted), accepted).toEqual([]);
      if (type !== 'shared' && type !== 'logo-strip') expect(accepted).toContain(unfinishedMark);
    }
    expect(items.every(({ documentation }) => documentation)).toBe(true);
  });

  test('all missing fields of a section at once', async () => {
    const { accept } = await findCompletions(page, `${begin}  - type: faq\n    ${cursor}\n`);
    expect(accept('FAQ')).toBe(
      `${begin}  - type: faq\n    heading: ✎ Questions we are asked\n    items:\n      - question: \n        answer: \n`,
    );
  });

  const ofPage =
    'Page date description formerly image name noindex popup prefill publishAt sections unpublishAt';
  test.each<[file: string, text: string, labels: readonly string[]]>([
    [page, `${begin}  - type: ${cursor}\n`, types],
    [sharedSection, `type: ${cursor}\n`, sharedTypes],
    [
      page,
      `${faq}    ${cursor}\n`,
      'FAQ anchor continues example hidden image intro items publishAt unpublishAt'.split(' '),
    ],
    [
      sharedSection,
      `type: faq\n${cursor}`,
      'FAQ anchor continues example heading hidden image intro items publishAt unpublishAt'.split(' '),
    ],
    [page, `${faq}    items:\n      - ${cursor}\n`, ['FAQ entry', 'answer', 'question']],
    [page, `${faq}    items:\n      - question: A\n        ${cursor}\n`, ['FAQ entry', 'answer']],
    [page, `${hero}    image:\n      ${cursor}\n`, ['alt', 'focus', 'image', 'src']],
    [page, `${hero}    actions:\n      - ${cursor}\n`, ['href', 'label', 'link']],
    [page, `title: A\n${cursor}`, ofPage.split(' ')],
    [page, `${begin}  - type: callout\n    icon: ${cursor}\n`, icon.options],
    [page, `${begin}  - type: slideshow-hero\n    height: ${cursor}\n`, ['screen', 'band']],
    [page, `publishAt: ${cursor}\n`, ['2026-03-01', '2026-03-01 08:00']],
    [
      page,
      `${begin}  - type: contact-details\n    ways:\n      - value: ${cursor}\n`,
      ['"{phone}"', '"{address}"'],
    ],
    [page, `${hero}    badge:\n      label: ${cursor}\n`, ['Free Estimate', 'Call {phone}']],
    [site, `trail: ${cursor}\n`, ['Breadcrumb']],
  ])('in %s: %j', async (file, text, labels) => {
    expect((await findCompletions(file, text)).labels.toSorted()).toEqual([...labels].sort());
  });

  test('valid link targets without anchors, which exist on some sites only', async () => {
    const text = `${hero}    heading: A\n    tagline: B\n    badge:\n      label: C\n      href: ${cursor}\n`;
    const { labels, accept } = await findCompletions(page, text);
    expect(labels).toContain('tel:{phone}');
    for (const label of labels) expect(findings('page', accept(label))).toEqual([]);
    expect(labels.filter((label) => label.includes('#'))).toEqual([]);
  });

  test('fields of the site document', async () => {
    const { labels } = await findCompletions(site, `facts:\n  ${cursor}\n`);
    expect(labels).toEqual(expect.arrayContaining(['name', 'language', 'country', 'license']));
    const top = await findCompletions(site, `trail: Trail\n${cursor}`);
    expect(top.labels).toEqual(expect.arrayContaining(['facts', 'claims', 'header', 'footer']));
  });
});

test.each([
  [
    page,
    `${begin}  - type: fa${cursor}q\n`,
    ['Questions that expand to show their answers.', 'question: How long'],
  ],
  [page, `${begin}  - type: faq\n    head${cursor}ing: A\n`, ['FAQ', 'The heading of the section.']],
  [page, `${faq}    items:\n      - ques${cursor}tion: A\n`, ['The question']],
  [page, `tit${cursor}le: A\n`, ['unique on the site']],
  [sharedSection, `type: faq\nint${cursor}ro: A\n`, ['A short introduction']],
  [site, `facts:\n  lic${cursor}ense: A\n`, ['license number']],
])('the hover text in %s: %j', async (file, text, expected) => {
  const hover = await findHover(file, text);
  for (const part of expected) expect(hover).toContain(part);
});
