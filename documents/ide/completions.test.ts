import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { validateDocument } from '../check/schema/schema-findings.ts';
import { schemas, sectionTypes, type DocumentKind } from '../read/document/schemas.ts';
import { cursorContext } from './cursor-context.ts';
import { completionsAt, type CompletionItem, type CompletionNames } from './completions.ts';

const names: CompletionNames = {
  addresses: new Map([
    ['/contact', 'Contact'],
    ['tel:{phone}', 'Call 555'],
    ['/contact#hours', 'Contact: hours'],
    ['/here#own', 'Here: own'],
  ]),
  here: '/here',
  pictures: ['hall.jpg'],
  shared: ['band'],
  tokens: new Map([['phone', '555']]),
};

type Offered = { labels: string[]; accept: (label: string) => string };

/** Returns the completions at the `|` of a text, and the text after one was accepted. */
const offered = (marked: string, kind: DocumentKind = 'page'): Offered => {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const place = cursorContext(text, offset);
  const offers: CompletionItem[] = place
    ? completionsAt(kind, place, text.slice(place.from, offset), names)
    : [];
  return {
    labels: offers.map(({ label }) => label),
    accept: (label) => {
      const offer = offers.find((each) => each.label === label);
      if (!place || !offer) throw new Error(`${label} is not offered`);
      const column = place.from - text.lastIndexOf('\n', place.from - 1) - 1;
      const lines = offer.text.replaceAll('\n', `\n${' '.repeat(column)}`);
      return text.slice(0, place.from) + lines + text.slice(place.to);
    },
  };
};

const begin = 'title: A page\ndescription: What it is about.\n';
const hero = `${begin}sections:\n  - type: hero\n    heading: A\n`;

describe('fields', () => {
  test.each([
    ['begun', `${hero}    ta|\n`],
    ['on an empty line', `${hero}    |\n`],
    ['before others', `${begin}sections:\n  - type: hero\n    ta|\n    heading: A\n`],
    ['at the end of the file', `${hero}    ta|`],
  ])('%s: those that are not there yet', (_, text) => {
    const { labels } = offered(text);
    expect(labels).toContain('tagline');
    expect(labels).toContain('actions');
    expect(labels).not.toContain('heading');
    expect(labels).not.toContain('title');
  });

  test('of the page, above its sections', () => {
    const { labels } = offered(`${begin}|\nsections:\n  - type: hero\n    heading: A\n`);
    expect(labels).toEqual(['name', 'image', 'noindex', 'popup', 'publishAt', 'unpublishAt', 'formerly']);
  });

  test('a name that has its value is exchanged alone', () => {
    expect(offered(`${begin}na|x: Home\n`).accept('name')).toBe(`${begin}name: Home\n`);
  });

  test('in braces', () => {
    const { accept } = offered(`${hero}    badge: { label: A, hr| }\n`);
    expect(accept('href')).toContain('badge: { label: A, href:  }');
  });

  test('a list begins with an example of its entries', () => {
    const section = parse(offered(`${hero}    tagline: B\n    act|\n`).accept('actions')) as {
      sections: { actions: unknown }[];
    };
    expect(section.sections[0]?.actions).toEqual([{ label: 'Free Estimate', href: '/free-estimate' }]);
  });

  test('of an entry of a list', () => {
    expect(offered(`${begin}sections:\n  - type: faq\n    items:\n      - qu|\n`).labels).toEqual([
      'question',
      'answer',
    ]);
  });

  test('of the facts of the site', () => {
    expect(offered('facts:\n  name: A\n  ph|\n', 'site').labels).toContain('phone');
  });
});

describe('sections', () => {
  test.each([...sectionTypes])('%s is offered whole, and right', (type) => {
    const document: unknown = parse(offered(`${begin}sections:\n  - |\n`).accept(type));
    expect(validateDocument('page', document, String)).toEqual([]);
    const below: unknown = parse(offered(`${begin}sections:\n  |\n`).accept(`- ${type}`));
    expect(below).toEqual(document);
  });

  test('a shared piece is no shared piece', () => {
    const { labels, accept } = offered('|', 'section');
    expect(labels).toEqual([...sectionTypes].filter((type) => type !== 'shared'));
    expect(validateDocument('section', parse(accept('faq')), String)).toEqual([]);
  });

  test('the types where a type is asked for', () => {
    expect(offered(`${begin}sections:\n  - type: |\n`).labels).toEqual([...sectionTypes]);
    expect(offered(`${begin}sections:\n  - type: hero|\n`).labels).toEqual([...sectionTypes]);
  });
});

describe('values', () => {
  test('icons', () => {
    const { labels } = offered(`${begin}sections:\n  - type: benefits\n    items:\n      - icon: cl|\n`);
    expect(labels).toEqual(schemas.page.$defs?.['icon']?.enum);
  });
  test('yes or no', () => {
    expect(offered('noindex: |\n').labels).toEqual(['true', 'false']);
    expect(parse(offered('noindex: |\n').accept('true'))).toEqual({ noindex: true });
  });
  test('pages for links, with the telephone and mail', () => {
    const { labels, accept } = offered(`${hero}    badge: { label: A, href: /con| }\n`);
    expect(labels).toEqual(['/contact', 'tel:{phone}']);
    expect(accept('tel:{phone}')).toContain("href: 'tel:{phone}' }");
  });
  test('anchors of a page, and of this one', () => {
    expect(offered(`${hero}    badge:\n      href: /contact#|\n`).labels).toContain('/contact#hours');
    expect(offered(`${hero}    badge:\n      href: '#|'\n`).accept('#own')).toContain("href: '#own'\n");
  });
  test('pictures, and shared pieces', () => {
    expect(offered('image:\n  src: |\n').labels).toEqual(['hall.jpg']);
    expect(offered(`${begin}sections:\n  - type: shared\n    name: |\n`).labels).toEqual(['band']);
  });
  test.each([
    ['plain', 'title: Call {|'],
    ['in quotes', "title: 'Call {ph|'"],
    ['on lines', 'title: |-\n  Call {ph|\n'.replace('|-', '>-')],
  ])('tokens in a text, %s', (_, text) => {
    const { labels, accept } = offered(text);
    expect(labels).toEqual(['phone']);
    expect((parse(accept('phone')) as { title: string }).title).toBe('Call {phone}');
  });
  test.each(['# no|te', `${begin}title: words|`, 'title: >-\n  words|\n', 'unknown: |'])(
    'nothing at %s',
    (text) => {
      expect(offered(text).labels).toEqual([]);
    },
  );
});
