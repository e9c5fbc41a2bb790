import { describe, expect, test } from 'vitest';
import { listChanges } from './list-changes.ts';

const page = (...sections: string[]): string => `title: Marble\nsections:\n${sections.join('')}`;
const hero = '  - type: hero\n    heading: Marble polishing in the county\n';
const steps = '  - type: process-steps\n    heading: How it goes\n    items: [Look, Polish, Seal]\n';
const faq = (...questions: string[]): string =>
  `  - type: faq\n    items:\n${questions.map((each) => `      - { question: ${each}?, answer: It depends. }\n`).join('')}`;
const pageChanges = (before: string, after: string) =>
  listChanges(new Map([['marble.yaml', before]]), new Map([['marble.yaml', after]])).map(
    ({ path, before: from, after: to }) => {
      const kind = from === undefined ? 'added' : to === undefined ? 'removed' : 'changed';
      return `${kind} ${path.join('.')}`;
    },
  );

describe('changes within a page', () => {
  test.each<[string, string, string, string[]]>([
    [
      'an added list entry',
      page(faq('How long', 'How much')),
      page(faq('How long', 'Do we move out', 'How much')),
      ['added sections.0.items.1'],
    ],
    [
      'an edited heading',
      page(hero),
      page(hero.replace('county', 'whole county')),
      ['changed sections.0.heading'],
    ],
    [
      'a heading with only new words',
      page(hero, steps),
      page(hero.replace(/heading: .*/, 'heading: Granite and slate'), steps),
      ['changed sections.0.heading'],
    ],
    [
      'a section added between others',
      page(hero, steps),
      page(hero, faq('How long'), steps),
      ['added sections.1'],
    ],
    ['a removed section', page(hero, faq('Why'), steps), page(hero, steps), ['removed sections.1']],
    [
      'a section replaced by one of another type',
      page(hero, faq('Why')),
      page(hero, steps),
      ['removed sections.1', 'added sections.1'],
    ],
    [
      'a section that was moved to the top and edited',
      page(hero, steps, faq('Why', 'How long')),
      page(faq('Why', 'How late'), hero, steps),
      ['changed sections', 'changed sections.0.items.1.question'],
    ],
    ['a third copy of two equal sections', page(hero, hero), page(hero, hero, hero), ['added sections.2']],
    [
      'an added and a removed field',
      page(hero),
      page(hero.replace('heading', 'hidden: true\n    title')),
      ['removed sections.0.heading', 'added sections.0.hidden', 'added sections.0.title'],
    ],
    [
      'a list entry rewritten in place',
      page(steps),
      page(steps.replace('Polish', 'Grinding')),
      ['changed sections.0.items.1'],
    ],
    ['a different order of fields is formatting', 'a: 1\nb: 2\n', 'b: 2\na: 1\n', ['changed ']],
  ])('%s', (_, before, after, changes) => {
    expect(pageChanges(before, after)).toEqual(changes);
  });
});

describe('changes of whole documents', () => {
  const site = {
    '_site.yaml': 'facts: { name: Marble }\n',
    'home.yaml': 'title: Home\n',
    'media/a.jpg': '{"hash":"1"}',
  };
  const changes = (after: Record<string, string>) =>
    listChanges(new Map(Object.entries(site)), new Map(Object.entries({ ...site, ...after }))).map(
      ({ file, path, before, after: now }) => [file, path.length, before, now],
    );

  test('equal texts have no changes', () => {
    expect(changes({})).toEqual([]);
  });

  test.each<[string, Record<string, string>, unknown[]]>([
    ['an added page', { 'new.yaml': 'title: New\n' }, ['new.yaml', 0, undefined, { title: 'New' }]],
    ['a replaced image', { 'media/a.jpg': '2' }, ['media/a.jpg', 0, '{"hash":"1"}', '2']],
    [
      'an added comment',
      { 'home.yaml': '# Home\ntitle: Home\n' },
      ['home.yaml', 0, { title: 'Home' }, { title: 'Home' }],
    ],
    ['a text that cannot be parsed', { 'home.yaml': 'a: "' }, ['home.yaml', 0, { title: 'Home' }, 'a: "']],
  ])('%s', (_, after, expected) => {
    expect(changes(after)).toEqual([expected]);
  });

  test('a removed page', () => {
    const [change, ...rest] = listChanges(new Map(Object.entries(site)), new Map());
    expect([change, rest.length]).toEqual([
      { file: '_site.yaml', path: [], before: { facts: { name: 'Marble' } }, after: undefined },
      2,
    ]);
  });

  test('a text whose aliases expand exponentially', () => {
    const names = 'bcdefgh'.replaceAll(
      /./g,
      (name) =>
        `${name}: &${name} [${Array(9).fill(`*${String.fromCodePoint(name.codePointAt(0)! - 1)}`)}]\n`,
    );
    const text = `a: &a [x]\n${names}`;
    expect(changes({ 'home.yaml': text })).toEqual([['home.yaml', 0, { title: 'Home' }, text]]);
  });
});
