import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { validateDocument } from '../read/schema/schema-findings.ts';
import { fieldKinds, schemas, sectionTypes, type DocumentKind } from '../read/document/schemas.ts';
import { cursorContext } from './cursor-context.ts';
import { completionsAt, type CompletionItem, type CompletionNames } from './completions.ts';

const names: CompletionNames = {
  linkTargets: new Map([
    ['/contact', 'Contact'],
    ['tel:{phone}', 'Call 555'],
    ['/contact#hours', 'Contact: hours'],
    ['/here#own', 'Here: own'],
  ]),
  currentRoute: '/here',
  images: ['hall.jpg'],
  sharedSections: ['band'],
  forms: ['contact'],
  tokens: new Map([['phone', '555']]),
};

type Suggestions = { labels: string[]; accept: (label: string) => string };

/** Returns the completions at the `|` of a text, and the text after one was accepted. */
const suggestionsAt = (marked: string, kind: DocumentKind = 'page'): Suggestions => {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const place = cursorContext(text, offset);
  const items: CompletionItem[] = place
    ? completionsAt(kind, place, text.slice(place.from, offset), names)
    : [];
  return {
    labels: items.map(({ label }) => label),
    accept: (label) => {
      const item = items.find((each) => each.label === label);
      if (!place || !item) throw new Error(`${label} is not suggested`);
      const column = place.from - text.lastIndexOf('\n', place.from - 1) - 1;
      const lines = item.text.replaceAll('\n', `\n${' '.repeat(column)}`);
      return text.slice(0, place.from) + lines + text.slice(place.to);
    },
  };
};

const begin = 'title: A page\ndescription: What it is about.\n';
const hero = `${begin}sections:\n  - type: hero\n    heading: A\n`;
const inFlow = `${begin}sections:\n  - { type: hero, `;

const form = 'name: Visit\nsteps:\n  - fields:\n';

describe('completions of fields', () => {
  test.each([
    ['partly typed', `${hero}    ta|\n`],
    ['on an empty line', `${hero}    |\n`],
    ['before others', `${begin}sections:\n  - type: hero\n    ta|\n    heading: A\n`],
    ['at the end of the file', `${hero}    ta|`],
  ])('%s: fields that the section does not have yet', (_, text) => {
    const { labels } = suggestionsAt(text);
    expect(labels).toContain('tagline');
    expect(labels).toContain('actions');
    expect(labels).not.toContain('heading');
    expect(labels).not.toContain('title');
  });

  test('only the name is replaced if a value follows', () => {
    expect(suggestionsAt(`${begin}na|x: Home\n`).accept('name')).toBe(`${begin}name: Home\n`);
  });

  test('fields in a flow mapping', () => {
    const { accept } = suggestionsAt(`${hero}    badge: { label: A, hr| }\n`);
    expect(accept('href')).toContain('badge: { label: A, href:  }');
  });

  test.each([
    ['block', `${hero}    act|\n`, 'actions:\n      - { label: Free Estimate, href: /free-estimate }\n'],
    ['flow', `${inFlow}act| }\n`, 'actions: [ { label: Free Estimate, href: /free-estimate } ] }'],
  ])('a new list starts with an example entry, in %s style', (_, text, written) => {
    expect(suggestionsAt(text).accept('actions')).toContain(written);
  });
});

describe('completions of sections', () => {
  test.each([...sectionTypes])('a complete, valid %s is suggested', (type) => {
    const document: unknown = parse(suggestionsAt(`${begin}sections:\n  - |\n`).accept(type));
    expect(validateDocument('page', document, String)).toEqual([]);
    const below: unknown = parse(suggestionsAt(`${begin}sections:\n  |\n`).accept(`- ${type}`));
    expect(below).toEqual(document);
  });

  test('a shared section cannot have the type "shared"', () => {
    const { labels, accept } = suggestionsAt('|', 'section');
    expect(labels).toEqual([...sectionTypes].filter((type) => type !== 'shared'));
    expect(validateDocument('section', parse(accept('faq')), String)).toEqual([]);
  });
});

test.each([...fieldKinds])('a complete, valid field of kind %s is suggested', (kind) => {
  const document: unknown = parse(suggestionsAt(`${form}      - |\n`, 'form').accept(kind));
  const found = validateDocument('form', document, String).filter(({ path }) => path[0] === 'steps');
  expect(found).toEqual([]);
});

const ofPage = [
  'name',
  'image',
  'date',
  'noindex',
  'popup',
  'prefill',
  'publishAt',
  'unpublishAt',
  'formerly',
];
const icons = schemas.page.$defs?.['icon']?.enum;

test.each<[string, readonly unknown[] | undefined, DocumentKind?]>([
  [`${begin}|\nsections:\n  - type: hero\n    heading: A\n`, ofPage],
  [`${begin}sections:\n  - type: faq\n    items:\n      - qu|\n`, ['question', 'answer']],
  [`${begin}sections:\n  - type: |\n`, [...sectionTypes]],
  [`${begin}sections:\n  - type: hero|\n`, [...sectionTypes]],
  [`${form}      - kind: |\n`, [...fieldKinds], 'form'],
  [`${begin}sections:\n  - type: form\n    form: |\n`, ['contact']],
  [`${begin}sections:\n  - type: benefits\n    items:\n      - icon: cl|\n`, icons],
  ['noindex: |\n', ['true', 'false']],
  [`${hero}    badge: { label: A, href: /con| }\n`, ['/contact', 'tel:{phone}']],
  ['image:\n  src: |\n', ['hall.jpg']],
  [`${begin}sections:\n  - type: shared\n    name: |\n`, ['band']],
  ['# no|te', []],
  [`${begin}title: words|`, []],
  ['title: >-\n  words|\n', []],
  ['unknown: |', []],
])('the completions at %j are %j', (text, labels, kind) => {
  expect(suggestionsAt(text, kind).labels).toEqual(labels);
});

test.each<[string, string, DocumentKind?]>([
  ['facts:\n  name: A\n  li|\n', 'license', 'site'],
  [`${form}      - kind: phone\n        |\n`, 'digits', 'form'],
  [`${hero}    badge:\n      href: /contact#|\n`, '/contact#hours'],
])('the completions at %j contain %s', (text, label, kind) => {
  expect(suggestionsAt(text, kind).labels).toContain(label);
});

test.each([
  ['noindex: |\n', 'true', 'noindex: true'],
  [`${hero}    badge: { label: A, href: /con| }\n`, 'tel:{phone}', "href: 'tel:{phone}' }"],
  [`${hero}    badge:\n      href: '#|'\n`, '#own', "href: '#own'\n"],
])('accepting a completion at %j writes a valid value: %s', (text, label, written) => {
  expect(suggestionsAt(text).accept(label)).toContain(written);
});

test.each(['title: Call {|', "title: 'Call {ph|'", 'title: >-\n  Call {ph|\n'])(
  'tokens in a text: %j',
  (text) => {
    const { labels, accept } = suggestionsAt(text);
    expect(labels).toEqual(['phone']);
    expect((parse(accept('phone')) as { title: string }).title).toBe('Call {phone}');
  },
);
