import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatProblemLine } from '../../problems/format-problem.ts';
import { readDocument } from '../read-document.ts';

const contact = readFileSync('tests/fixtures/dentist/pages/contact.yaml', 'utf8');

/** Returns the problems of the contact page after a replacement, as `LINE:COLUMN CODE`, and their parameters. */
const findings = (from: string, to: string) => {
  expect(contact).toContain(from);
  const { problems } = readDocument(
    'contact.yaml',
    contact.replace(from, () => to),
    'page',
  );
  return problems.map(({ code, range: { start }, params }) => ({
    at: `${start.line}:${start.column} ${code}`,
    params,
  }));
};

const name = 'name: Contact\n';
const sections = 'sections:\n';
const labels = '{ label: Phone,';
const form = '  - type: form';

describe('a feature of YAML that documents do not support is one problem', () => {
  test.each<[from: string, to: string, at: string, sign: string]>([
    [name, 'name: &n Contact\nimage: { src: *n, alt: b }\n', '3:7', '&n'],
    [sections, 'sections: &s [*s]\nmore:\n', '4:11', '&s'],
    [sections, 'sections: &s\n', '4:11', '&s'],
    [form, '  - &form\n    type: form', '22:5', '&form'],
    [sections, 'sections: !!set\n', '4:11', '!!set'],
    [name, "name: !!js/function 'function () {}'\n", '3:7', '!!js/function'],
    [name, 'name: !!str Contact\n', '3:7', '!!str'],
    [sections, '<<: *base\nsections:\n', '4:1', '<<'],
    [labels, '{ <<: *base, label: Phone,', '13:11', '<<'],
    ['title: Contact and', '%YAML 1.1\n---\ntitle: Contact and', '1:1', '%YAML 1.1'],
    [name, '? name\n: Contact\n', '3:1', '?'],
    [labels, '{ ? label : Phone,', '13:11', '?'],
    [name, '[name]: Contact\n', '3:6', ']'],
    [name, '{ a: b }: Contact\n', '3:8', '}'],
  ])('%j → %j', (from, to, at, sign) => {
    expect(findings(from, to)).toMatchObject([{ at: `${at} yaml-feature`, params: { sign } }]);
  });

  test('nested aliases are reported and never expanded', () => {
    const aliases = [...'abcdefghi'].map((letter, index, letters) => {
      const entry = index === 0 ? 'x' : `*${letters[index - 1]}`;
      return `${letter}: &${letter} [${Array(9).fill(entry).join(', ')}]\n`;
    });
    const found = findings(sections, `${aliases.join('')}sections:\n`);
    expect(found).toMatchObject([{ at: '4:4 yaml-feature', params: { sign: '&a' } }]);
  });
});

describe('a text that begins with a YAML indicator needs quotes', () => {
  test.each([
    [name, 'name: & Contact\n', '3:7', 'name: "& Contact"'],
    [name, 'name: *Contact*\n', '3:7', 'name: "*Contact*"'],
    [name, 'name: ! Contact us\n', '3:7', 'name: "! Contact us"'],
    [name, 'name: {visit} for you\n', '3:7', 'name: "{visit} for you"'],
    [name, 'name: #Contact\n', '3:7', 'name: "#Contact"'],
    [name, 'name: "Contact "us""\n', '3:7', 'name: \'Contact "us"\''],
    [name, 'name: "Contact\n', '3:7', 'name: "Contact"'],
    [labels, '{ label: *Phone*,', '13:9', expect.stringContaining('{ label: "*Phone*", value: ')],
    [labels, '{ label: Phone: us, now,', '13:9', expect.stringContaining('{ label: "Phone: us, now", ')],
    [labels, "{ label: 'It's me',", '13:9', expect.stringContaining('{ label: "It\'s me", ')],
    ['- { days: Saturday,', '- { days: & Saturday,', '20:11', expect.stringContaining('"& Saturday", ')],
  ])('%j → %j', (from, to, at, write: string) => {
    expect(findings(from, to)).toMatchObject([{ at: `${at} yaml-quotes`, params: { write } }]);
  });

  test.each(['R&D, kitchens & baths, 5 * 3, wow! a? << b >>', "'&a *b !!c <<: ? [d]: e'"])(
    'but %s does not',
    (text) => {
      expect(findings(name, `name: ${text}\n`)).toEqual([]);
    },
  );
});

test.each([
  ['name: Con\0tact\n', '3:10', 'typed', '0000'],
  ['name: Con\u001b[31mtact\n', '3:10', 'typed', '001B'],
  ['name: Con\u0092tact # \n', '3:10', 'typed', '0092'],
  ['name: Con\u202etact\n', '3:10', 'typed', '202E'],
  [String.raw`name: "Con\u2066tact"` + '\n', '3:7', 'escaped', '2066'],
  [String.raw`name: "Con\0tact"` + '\n', '3:7', 'escaped', '0000'],
  [String.raw`name: "Con\x1btact"` + '\n', '3:7', 'escaped', '001B'],
  [String.raw`name: "Con\ud800tact"` + '\n', '3:7', 'escaped', 'D800'],
  [String.raw`name: "Con\rtact"` + '\n', '3:7', 'escaped', '000D'],
  [String.raw`"na\x1bme": Contact` + '\n', '3:1', 'escaped', '001B'],
])('control characters and lone surrogates are reported: %j', (to, at, cause, code) => {
  const params = { cause, code: `U+${code}` };
  expect(findings(name, to)).toMatchObject([{ at: `${at} control-character`, params }]);
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
  'a field that has the name of a property of every object is unknown: %s',
  (field) => {
    const unknown = { at: '4:1 unknown-field', params: { names: [field] } };
    expect(findings(name, `${name}${field}: { a: 1 }\n`)).toMatchObject([unknown]);
    expect(findings('type: form', `type: ${field}`)).toMatchObject([{ at: '22:11 unknown-type' }]);
  },
);

test('a page has at most 500 sections, and the first surplus one is reported', () => {
  const more = Array.from(
    { length: 500 },
    (_, index) => `  - { type: prose, heading: ${index}, text: A. }\n`,
  );
  const { problems } = readDocument('contact.yaml', contact + more.join(''), 'page');
  // Three sections were there before.
  const line = contact.split('\n').length + 500 - 3;
  const params = { cause: 'many', count: 503, limit: 500 };
  expect(problems).toMatchObject([{ code: 'list-length', range: { start: { line } }, params }]);
  expect(problems.map(formatProblemLine)).toEqual([expect.stringContaining('the 501st section, prose')]);
});

test('two conflicts of a merge are two problems', () => {
  const versions = '<<<<<<< HEAD\nname: One\n=======\nname: Two\n>>>>>>> autumn\n';
  expect(findings(name, `${versions}noindex: true\n${versions}`)).toMatchObject([
    { at: '3:1 yaml-conflict' },
    { at: '9:1 yaml-conflict' },
  ]);
});

test('a mistake in a page of JSON is one problem on its line', () => {
  const text = '{\n  "title": "About us"\n  "description": "Six people.",\n  "sections": []\n}\n';
  expect(findings(contact, text)).toMatchObject([{ at: expect.stringMatching(/^2:\d+ yaml-bracket$/) }]);
});
