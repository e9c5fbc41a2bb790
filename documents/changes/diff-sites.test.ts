import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editRuns, textsOfRun } from '../../tests/support/sites/random-edits.ts';
import { isDeepEqual } from '../read/document/path.ts';
import { diffSites } from './diff-sites.ts';

const page = (...sections: string[]): string => `title: Marble\nsections:\n${sections.join('')}`;
const hero = '  - type: hero\n    heading: Marble polishing in the county\n';
const steps = '  - type: process-steps\n    heading: How it goes\n    items: [Look, Polish, Seal]\n';
const faq = (...questions: string[]): string =>
  `  - type: faq\n    items:\n${questions.map((each) => `      - { question: ${each}?, answer: It depends. }\n`).join('')}`;
const told = (before: string, after: string) =>
  diffSites(new Map([['marble.yaml', before]]), new Map([['marble.yaml', after]])).flatMap(({ changes }) =>
    changes.map(({ path, ...change }) => ({ ...change, path: path.join('.') })),
  );

describe('in a page', () => {
  test.each<[string, string, string, object[]]>([
    [
      'the second question is new',
      page(faq('How long', 'How much')),
      page(faq('How long', 'Do we move out', 'How much')),
      [{ kind: 'added', path: 'sections.0.items.1' }],
    ],
    [
      'a heading is another one',
      page(hero),
      page(hero.replace('county', 'whole county')),
      [{ kind: 'changed', path: 'sections.0.heading' }],
    ],
    [
      'every word of a heading is another one',
      page(hero, steps),
      page(hero.replace(/heading: .*/, 'heading: Granite and slate'), steps),
      [{ kind: 'changed', path: 'sections.0.heading' }],
    ],
    [
      'a section is new between others',
      page(hero, steps),
      page(hero, faq('How long'), steps),
      [{ kind: 'added', path: 'sections.1' }],
    ],
    [
      'a section is gone',
      page(hero, faq('Why'), steps),
      page(hero, steps),
      [{ kind: 'removed', path: 'sections.1' }],
    ],
    [
      'a section of another type stands in its place',
      page(hero, faq('Why')),
      page(hero, steps),
      [
        { kind: 'removed', path: 'sections.1' },
        { kind: 'added', path: 'sections.1' },
      ],
    ],
    [
      'one section has moved to the top, and says something else',
      page(hero, steps, faq('Why', 'How long')),
      page(faq('Why', 'How late'), hero, steps),
      [
        { kind: 'moved', from: 2, path: 'sections.0' },
        { kind: 'changed', path: 'sections.0.items.1.question' },
      ],
    ],
    [
      'two equal sections became three',
      page(hero, hero),
      page(hero, hero, hero),
      [{ kind: 'added', path: 'sections.2' }],
    ],
    [
      'a field is new, one is gone',
      page(hero),
      page(hero.replace('heading', 'hidden: true\n    title')),
      [
        { kind: 'removed', path: 'sections.0.heading' },
        { kind: 'added', path: 'sections.0.hidden' },
        { kind: 'added', path: 'sections.0.title' },
      ],
    ],
    [
      'a text is rewritten where it stands in its list',
      page(steps),
      page(steps.replace('Polish', 'Grinding')),
      [{ kind: 'changed', path: 'sections.0.items.1' }],
    ],
    ['the order of fields is no change of what it says', 'a: 1\nb: 2\n', 'b: 2\na: 1\n', []],
  ])('%s', (_, before, after, changes) => {
    expect(told(before, after)).toEqual(changes);
  });
});

describe('of a site', () => {
  const of = (before: Record<string, string>, after: Record<string, string>) =>
    diffSites(new Map(Object.entries(before)), new Map(Object.entries(after))).map(
      ({ file, kind, from, changes }) => [file, kind, ...(from === undefined ? [] : [from]), changes.length],
    );
  const site = {
    '_site.yaml': 'facts: { name: Marble }\n',
    'home.yaml': page(hero),
    'media/a.jpg': '{"hash":"1"}',
  };

  test('nothing is told of equal texts', () => {
    expect(of(site, site)).toEqual([]);
  });

  test.each<[string, Record<string, string>, unknown[]]>([
    ['a page is new', { ...site, 'new.yaml': page(faq('Why')) }, [['new.yaml', 'added', 0]]],
    ['a copy of a page is a new one', { ...site, 'two.yaml': page(hero) }, [['two.yaml', 'added', 0]]],
    [
      'a page has another address',
      {
        '_site.yaml': site['_site.yaml'],
        'stone.yaml': page(hero, steps),
        'media/a.jpg': site['media/a.jpg'],
      },
      [['stone.yaml', 'renamed', 'home.yaml', 1]],
    ],
    ['a picture is another one', { ...site, 'media/a.jpg': '{"hash":"2"}' }, [['media/a.jpg', 'changed', 0]]],
    ['only a note is new', { ...site, 'home.yaml': `# Home\n${page(hero)}` }, [['home.yaml', 'changed', 0]]],
    ['a text cannot be read', { ...site, 'home.yaml': 'a: "' }, [['home.yaml', 'changed', 0]]],
    [
      'a text is a bomb',
      {
        ...site,
        'home.yaml': `a: &a [x]\n${'bcdefgh'.replaceAll(/./g, (name) => `${name}: &${name} [${Array(9).fill(`*${String.fromCodePoint(name.codePointAt(0)! - 1)}`)}]\n`)}`,
      },
      [['home.yaml', 'changed', 0]],
    ],
  ])('%s', (_, after, told) => {
    expect(of(site, after)).toEqual(told);
  });

  test('a page that is gone is told of, and one of other words is no new address of it', () => {
    expect(of({ 'a.yaml': page(hero) }, { 'b.yaml': page(faq('Why')) })).toEqual([
      ['a.yaml', 'removed', 0],
      ['b.yaml', 'added', 0],
    ]);
  });
});

test('whatever an editor changes is told of, and what it says where it says something else', () => {
  fc.assert(
    fc.property(editRuns(4), (run) => {
      const texts = textsOfRun(run);
      for (const [index, after] of texts.slice(1).entries()) {
        const before = texts[index] ?? '';
        const [told, ...others] = diffSites(new Map([['a.yaml', before]]), new Map([['a.yaml', after]]));
        expect([told !== undefined, others]).toEqual([before !== after, []]);
        if (told) expect(told.changes.length > 0).toBe(!isDeepEqual(told.before, told.after));
      }
    }),
    { numRuns: 100, seed: 1 },
  );
});
