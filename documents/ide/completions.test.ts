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

  test('fields of the page, above its sections', () => {
    const { labels } = suggestionsAt(`${begin}|\nsections:\n  - type: hero\n    heading: A\n`);
    expect(labels).toEqual(['name', 'image', 'noindex', 'popup', 'publishAt', 'unpublishAt', 'formerly']);
  });

  test('only the name is replaced if a value follows', () => {
    expect(suggestionsAt(`${begin}na|x: Home\n`).accept('name')).toBe(`${begin}name: Home\n`);
  });

  test('fields in a flow mapping', () => {
    const { accept } = suggestionsAt(`${hero}    badge: { label: A, hr| }\n`);
    expect(accept('href')).toContain('badge: { label: A, href:  }');
  });

  test('a new list starts with an example entry', () => {
    const section = parse(suggestionsAt(`${hero}    tagline: B\n    act|\n`).accept('actions')) as {
      sections: { actions: unknown }[];
    };
    expect(section.sections[0]?.actions).toEqual([{ label: 'Free Estimate', href: '/free-estimate' }]);
  });

  test('fields of a list entry', () => {
    expect(suggestionsAt(`${begin}sections:\n  - type: faq\n    items:\n      - qu|\n`).labels).toEqual([
      'question',
      'answer',
    ]);
  });

  test('fields of the site facts', () => {
    expect(suggestionsAt('facts:\n  name: A\n  ph|\n', 'site').labels).toContain('phone');
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

  test('section types after "type:"', () => {
    expect(suggestionsAt(`${begin}sections:\n  - type: |\n`).labels).toEqual([...sectionTypes]);
    expect(suggestionsAt(`${begin}sections:\n  - type: hero|\n`).labels).toEqual([...sectionTypes]);
  });
});

describe('completions of forms', () => {
  const form = 'name: Visit\nsteps:\n  - fields:\n';

  test.each([...fieldKinds])('a complete, valid field of kind %s is suggested', (kind) => {
    const document: unknown = parse(suggestionsAt(`${form}      - |\n`, 'form').accept(kind));
    const found = validateDocument('form', document, String).filter(({ path }) => path[0] === 'steps');
    expect(found).toEqual([]);
  });

  test('kinds after "kind:", and the fields of a kind', () => {
    expect(suggestionsAt(`${form}      - kind: |\n`, 'form').labels).toEqual([...fieldKinds]);
    expect(suggestionsAt(`${form}      - kind: phone\n        |\n`, 'form').labels).toContain('digits');
  });

  test('the forms of the site in a section', () => {
    const { labels } = suggestionsAt(`${begin}sections:\n  - type: form\n    form: |\n`);
    expect(labels).toEqual(['contact']);
  });
});

describe('completions of values', () => {
  test('icons', () => {
    const { labels } = suggestionsAt(
      `${begin}sections:\n  - type: benefits\n    items:\n      - icon: cl|\n`,
    );
    expect(labels).toEqual(schemas.page.$defs?.['icon']?.enum);
  });
  test('booleans', () => {
    expect(suggestionsAt('noindex: |\n').labels).toEqual(['true', 'false']);
    expect(parse(suggestionsAt('noindex: |\n').accept('true'))).toEqual({ noindex: true });
  });
  test('link targets: pages, phone and e-mail', () => {
    const { labels, accept } = suggestionsAt(`${hero}    badge: { label: A, href: /con| }\n`);
    expect(labels).toEqual(['/contact', 'tel:{phone}']);
    expect(accept('tel:{phone}')).toContain("href: 'tel:{phone}' }");
  });
  test('anchors of another page and of the same page', () => {
    expect(suggestionsAt(`${hero}    badge:\n      href: /contact#|\n`).labels).toContain('/contact#hours');
    expect(suggestionsAt(`${hero}    badge:\n      href: '#|'\n`).accept('#own')).toContain("href: '#own'\n");
  });
  test('images and shared sections', () => {
    expect(suggestionsAt('image:\n  src: |\n').labels).toEqual(['hall.jpg']);
    expect(suggestionsAt(`${begin}sections:\n  - type: shared\n    name: |\n`).labels).toEqual(['band']);
  });
  test.each([
    ['plain', 'title: Call {|'],
    ['in quotes', "title: 'Call {ph|'"],
    ['in a block scalar', 'title: |-\n  Call {ph|\n'.replace('|-', '>-')],
  ])('tokens in a text, %s', (_, text) => {
    const { labels, accept } = suggestionsAt(text);
    expect(labels).toEqual(['phone']);
    expect((parse(accept('phone')) as { title: string }).title).toBe('Call {phone}');
  });
  test.each(['# no|te', `${begin}title: words|`, 'title: >-\n  words|\n', 'unknown: |'])(
    'no completions at %s',
    (text) => {
      expect(suggestionsAt(text).labels).toEqual([]);
    },
  );
});
