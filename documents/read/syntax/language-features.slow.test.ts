import { describe, expect, test } from 'vitest';
import { ScratchSite } from '../../../tests/support/sites/scratch-site.ts';

/** What is said of the small site's contact page with one change. */
const problemsWith = async (from: string, to: string): Promise<string[]> => {
  using site = new ScratchSite();
  site.edit('contact.yaml', from, to);
  return (await site.problems()).map((line) => line.replace('pages/contact.yaml:', ''));
};

const feature = (sign: string) =>
  `${sign} has a special meaning in YAML, which documents do not support. Put the text in quotes if it belongs to a text. Otherwise write the value itself.`;
const quotes = (sign: string, line: string) => `a text with ${sign} needs quotes around it. Write ${line}.`;

const name = 'name: Contact\n';
const sections = 'sections:\n';
const labels = '{ label: Phone,';

describe('what YAML offers to programmers is one problem at its place', () => {
  test.each([
    [name, 'name: &n Contact\nimage: { src: *n, alt: b }\n', [`3:7  ${feature('&n')}`]],
    [sections, 'sections: &s [*s]\nmore:\n', [`4:11  ${feature('&s')}`]],
    [sections, 'sections: &s\n', [`4:11  ${feature('&s')}`]],
    [sections, 'sections: &s !!seq\n', [`4:11  ${feature('&s')}`]],
    ['  - type: form', '  - &form\n    type: form', [`22:5  ${feature('&form')}`]],
    ['  - type: form', '  - &form type: form', [`22:5  ${feature('&form')}`]],
    [sections, 'sections: !!set\n', [`4:11  ${feature('!!set')}`]],
    [name, "name: !!js/function 'function () {}'\n", [`3:7  ${feature('!!js/function')}`]],
    [name, 'name: !!binary aGVsbG8=\n', [`3:7  ${feature('!!binary')}`]],
    [name, 'name: !!str Contact\n', [`3:7  ${feature('!!str')}`]],
    [sections, '<<: *base\nsections:\n', [`4:1  ${feature('<<')}`]],
    [sections, '<<: { noindex: true }\nsections:\n', [`4:1  ${feature('<<')}`]],
    [labels, '{ <<: *base, label: Phone,', [`13:11  ${feature('<<')}`]],
    [
      'title: Contact and',
      '%YAML 1.1\n---\ntitle: Contact and',
      [
        '1:1  %YAML 1.1 has a special meaning in YAML, which documents do not support. Put the text in quotes if it belongs to a text. Otherwise write the value itself.',
      ],
    ],
    [name, '? name\n: Contact\n', [`3:1  ${feature('?')}`]],
    [labels, '{ ? label : Phone,', [`13:11  ${feature('?')}`]],
    [name, '? [a, b]\n: Contact\n', [`3:1  ${feature('?')}`]],
    [name, '[name]: Contact\n', [`3:6  ${feature(']')}`]],
    [name, '{ a: b }: Contact\n', [`3:8  ${feature('}')}`]],
  ])('%j becomes %j', async (from, to, problems) => expect(await problemsWith(from, to)).toEqual(problems));

  test('nested aliases are reported and never expanded', async () => {
    const letters = [...'abcdefghi'];
    const bomb = letters
      .map((letter, index) => {
        const entries = index === 0 ? 'x' : `*${letters[index - 1]}`;
        return `${letter}: &${letter} [${Array(9).fill(entries).join(', ')}]\n`;
      })
      .join('');
    const problems = await problemsWith(sections, `${bomb}sections:\n`);
    expect(problems).toEqual([`4:4  ${feature('&a')}`]);
  });
});

describe('a text that begins with a YAML indicator needs quotes', () => {
  test.each([
    [name, 'name: &Contact us\n', `3:7  ${quotes('&', 'name: "&Contact us"')}`],
    [name, 'name: & Contact\n', `3:7  ${quotes('&', 'name: "& Contact"')}`],
    [name, 'name: *Contact*\n', `3:7  ${quotes('*', 'name: "*Contact*"')}`],
    [name, 'name: !Contact us\n', `3:7  ${quotes('!', 'name: "!Contact us"')}`],
    [name, 'name: ! Contact us\n', `3:7  ${quotes('!', 'name: "! Contact us"')}`],
    [
      labels,
      '{ label: *Phone*,',
      `13:9  ${quotes('special characters', `- { label: "*Phone*", value: '{phone}', icon: phone, href: 'tel:{phone}' }`)}`,
    ],
    [
      '- { days: Saturday,',
      '- { days: & Saturday,',
      `20:11  a text with special characters needs quotes around it. Write - { days: "& Saturday", time: '{hours.saturday}' }.`,
    ],
  ])('%j becomes %j', async (from, to, problem) => expect(await problemsWith(from, to)).toEqual([problem]));

  test('a text with an indicator further on does not', async () => {
    expect(await problemsWith(name, 'name: R&D, kitchens & baths, 5 * 3, wow! a? << b >>\n')).toEqual([]);
    expect(await problemsWith(name, "name: '&a *b !!c <<: ? [d]: e'\n")).toEqual([]);
  });
});

const tooDeep =
  'lists and groups of fields are nested more than 30 levels deep. Use fewer levels: no section needs ten. Extra dashes, brackets or spaces add levels.';

describe('lists and groups that stand too deep in one another are one problem', () => {
  test.each([
    ['brackets', `name: ${'['.repeat(100_000)}\n`, '3:36'],
    ['braces', `name: ${'{a: '.repeat(100_000)}\n`, '3:123'],
    ['dashes', `name:\n${'- '.repeat(10_000)}a\n`, '4:61'],
    ['question marks', `name:\n  ${'? '.repeat(10_000)}a\n`, '4:61'],
    [
      'lines each further to the right',
      `name:\n${Array.from({ length: 1_000 }, (_, index) => `${' '.repeat(index + 1)}a:\n`).join('')}`,
      '33:31',
    ],
  ])('%s', async (_, to, place) => expect(await problemsWith(name, to)).toEqual([`${place}  ${tooDeep}`]));

  test('and brackets in a text are none', async () => {
    expect(await problemsWith(name, `name: '${'['.repeat(100)}'\n`)).toEqual([]);
    expect(await problemsWith(name, `name: >-\n  ${'[ '.repeat(70)}\n`)).toEqual([]);
  });
});

const invisible = (code: string, fix: string) => `the invisible character U+${code} is in the text. ${fix}`;
const type = 'Delete the characters around it and type them again.';
const remove = 'Write two backslashes for a visible one, or put the text in single quotes.';

describe('control characters and lone surrogates are reported', () => {
  test.each([
    ['name: Con\0tact\n', `3:10  ${invisible('0000', type)}`],
    ['name: Con\u001b[31mtact\n', `3:10  ${invisible('001B', type)}`],
    ['name: Con\u0092tact # \n', `3:10  ${invisible('0092', type)}`],
    ['# a note \u0007\nname: Contact\n', `3:10  ${invisible('0007', type)}`],
    ['name: Con\u202etact\n', `3:10  ${invisible('202E', type)}`],
    [String.raw`name: "Con\u2066tact"` + '\n', `3:7  ${invisible('2066', remove)}`],
    [String.raw`name: "Con\0tact"` + '\n', `3:7  ${invisible('0000', remove)}`],
    [String.raw`name: "Con\x1btact"` + '\n', `3:7  ${invisible('001B', remove)}`],
    [String.raw`name: "Con\ud800tact"` + '\n', `3:7  ${invisible('D800', remove)}`],
    [String.raw`name: "Con\rtact"` + '\n', `3:7  ${invisible('000D', remove)}`],
    [String.raw`"na\x1bme": Contact` + '\n', `3:1  ${invisible('001B', remove)}`],
  ])('%j', async (to, problem) => expect(await problemsWith(name, to)).toEqual([problem]));
});

describe('a field with a name that every object of the language has is unknown like any other', () => {
  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])('%s', async (field) => {
    expect(await problemsWith(name, `${name}${field}: { a: 1 }\n`)).toEqual([
      expect.stringContaining(`4:1  ${field}: there is no field ${field} here.`),
    ]);
    expect(await problemsWith('type: form', `type: ${field}`)).toEqual([
      expect.stringContaining(`there is no type "${field}".`),
    ]);
  });
});

test('a page has at most 500 sections, and the first surplus one is reported', async () => {
  using site = new ScratchSite();
  const start = site.text('contact.yaml');
  const section = (_: unknown, index: number) =>
    `  - { type: prose, heading: Part ${index}, text: All about ${index}. }\n`;
  site.write('contact.yaml', start + Array.from({ length: 500 }, section).join(''));
  // Three sections were there before.
  const line = start.split('\n').length + 500 - 3;
  expect(await site.problems()).toEqual([
    `pages/contact.yaml:${line}:5  the 501st section, prose 'Part 497': the list has 503 entries, but at most 500 are expected. Move the others into another list, or into a comment (a line that begins with #).`,
  ]);
});
