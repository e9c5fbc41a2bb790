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
const pageChanges = (before: string, after: string) =>
  diffSites(new Map([['marble.yaml', before]]), new Map([['marble.yaml', after]])).flatMap(({ changes }) =>
    changes.map(({ path, ...change }) => ({ ...change, path: path.join('.') })),
  );

describe('changes within a page', () => {
  test.each<[string, string, string, object[]]>([
    [
      'an added list entry',
      page(faq('How long', 'How much')),
      page(faq('How long', 'Do we move out', 'How much')),
      [{ kind: 'added', path: 'sections.0.items.1' }],
    ],
    [
      'an edited heading',
      page(hero),
      page(hero.replace('county', 'whole county')),
      [{ kind: 'changed', path: 'sections.0.heading' }],
    ],
    [
      'a heading with only new words',
      page(hero, steps),
      page(hero.replace(/heading: .*/, 'heading: Granite and slate'), steps),
      [{ kind: 'changed', path: 'sections.0.heading' }],
    ],
    [
      'a section added between others',
      page(hero, steps),
      page(hero, faq('How long'), steps),
      [{ kind: 'added', path: 'sections.1' }],
    ],
    [
      'a removed section',
      page(hero, faq('Why'), steps),
      page(hero, steps),
      [{ kind: 'removed', path: 'sections.1' }],
    ],
    [
      'a section replaced by one of another type',
      page(hero, faq('Why')),
      page(hero, steps),
      [
        { kind: 'removed', path: 'sections.1' },
        { kind: 'added', path: 'sections.1' },
      ],
    ],
    [
      'a section that was moved to the top and edited',
      page(hero, steps, faq('Why', 'How long')),
      page(faq('Why', 'How late'), hero, steps),
      [
        { kind: 'moved', from: 2, path: 'sections.0' },
        { kind: 'changed', path: 'sections.0.items.1.question' },
      ],
    ],
    [
      'a third copy of two equal sections',
      page(hero, hero),
      page(hero, hero, hero),
      [{ kind: 'added', path: 'sections.2' }],
    ],
    [
      'an added and a removed field',
      page(hero),
      page(hero.replace('heading', 'hidden: true\n    title')),
      [
        { kind: 'removed', path: 'sections.0.heading' },
        { kind: 'added', path: 'sections.0.hidden' },
        { kind: 'added', path: 'sections.0.title' },
      ],
    ],
    [
      'a list entry rewritten in place',
      page(steps),
      page(steps.replace('Polish', 'Grinding')),
      [{ kind: 'changed', path: 'sections.0.items.1' }],
    ],
    ['a different order of fields is no change', 'a: 1\nb: 2\n', 'b: 2\na: 1\n', []],
  ])('%s', (_, before, after, changes) => {
    expect(pageChanges(before, after)).toEqual(changes);
  });
});

describe('changes between two versions of a site', () => {
  const diff = (before: Record<string, string>, after: Record<string, string>) =>
    diffSites(new Map(Object.entries(before)), new Map(Object.entries(after))).map(
      ({ file, kind, from, changes }) => [file, kind, ...(from === undefined ? [] : [from]), changes.length],
    );
  const site = {
    '_site.yaml': 'facts: { name: Marble }\n',
    'home.yaml': page(hero),
    'media/a.jpg': '{"hash":"1"}',
  };

  test('equal texts have no changes', () => {
    expect(diff(site, site)).toEqual([]);
  });

  test.each<[string, Record<string, string>, unknown[]]>([
    ['an added page', { ...site, 'new.yaml': page(faq('Why')) }, [['new.yaml', 'added', 0]]],
    ['a copy of a page is an added page', { ...site, 'two.yaml': page(hero) }, [['two.yaml', 'added', 0]]],
    [
      'a page with another route',
      {
        '_site.yaml': site['_site.yaml'],
        'stone.yaml': page(hero, steps),
        'media/a.jpg': site['media/a.jpg'],
      },
      [['stone.yaml', 'renamed', 'home.yaml', 1]],
    ],
    ['a replaced image', { ...site, 'media/a.jpg': '{"hash":"2"}' }, [['media/a.jpg', 'changed', 0]]],
    ['an added comment', { ...site, 'home.yaml': `# Home\n${page(hero)}` }, [['home.yaml', 'changed', 0]]],
    ['a text that cannot be parsed', { ...site, 'home.yaml': 'a: "' }, [['home.yaml', 'changed', 0]]],
    [
      'a text whose aliases expand exponentially',
      {
        ...site,
        'home.yaml': `a: &a [x]\n${'bcdefgh'.replaceAll(/./g, (name) => `${name}: &${name} [${Array(9).fill(`*${String.fromCodePoint(name.codePointAt(0)! - 1)}`)}]\n`)}`,
      },
      [['home.yaml', 'changed', 0]],
    ],
  ])('%s', (_, after, expected) => {
    expect(diff(site, after)).toEqual(expected);
  });

  test('a removed page and a different new page are not a renamed page', () => {
    expect(diff({ 'a.yaml': page(hero) }, { 'b.yaml': page(faq('Why')) })).toEqual([
      ['a.yaml', 'removed', 0],
      ['b.yaml', 'added', 0],
    ]);
  });
});

test('every edit is listed, with changed values if the parsed value differs', () => {
  fc.assert(
    fc.property(editRuns(4), (run) => {
      const texts = textsOfRun(run);
      for (const [index, after] of texts.slice(1).entries()) {
        const before = texts[index] ?? '';
        const [diff, ...rest] = diffSites(new Map([['a.yaml', before]]), new Map([['a.yaml', after]]));
        expect([diff !== undefined, rest]).toEqual([before !== after, []]);
        if (diff) expect(diff.changes.length > 0).toBe(!isDeepEqual(diff.before, diff.after));
      }
    }),
    { numRuns: 100, seed: 1 },
  );
});
