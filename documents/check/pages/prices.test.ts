import { expect, test } from 'vitest';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';

const site = useScratchSite();

const rates = `  - type: price-range
    heading: What it costs
    columns: { label: Work, value: Price }
    rates:
      - { name: cleaning, label: Cleaning, from: 3, to: 5, value: 'About {price.cleaning} per tooth', unit: per tooth }
      - { name: implant, label: Implant, from: 25000, to: 100000, value: '{price.implant.from} to {price.implant.to}+' }
      - { name: visit, label: Visit, from: 350 }
`;
const contact = '  - type: contact-details';

/** Adds the prices and a text to a page, and returns its problems without the place of the text. */
const problemsOf = (text: string, list = rates): Promise<string[]> => {
  const prose = `  - type: prose\n    heading: On the side\n    text: ${JSON.stringify(text)}\n`;
  site.write('contact.yaml', site.text('contact.yaml').replace(contact, list + prose + contact));
  return site
    .problems()
    .then((lines) => lines.map((line) => line.replace(/^.*'On the side', text: |^pages\/\S+ +/, '')));
};

test.each([
  ['It is $3-$5 a tooth.', '$3-$5', 'price.cleaning'],
  ['It is $3 to $5 a tooth.', '$3 to $5', 'price.cleaning'],
  ['It is $3–5 a tooth.', '$3–5', 'price.cleaning'],
  ['It is about $4 or $5.00 a tooth.', '$5.00', 'price.cleaning.to'],
  ['It is $25,000-$100,000+ in all.', '$25,000-$100,000', 'price.implant'],
  ['It is $25k to $100k.', '$25k to $100k', 'price.implant'],
  ['It starts at $25,000, all in.', '$25,000', 'price.implant.from'],
  ['It is up to $100000.', '$100000', 'price.implant.to'],
  ['A visit starts at $350.', '$350', 'price.visit'],
])('a price of the page in another text is one problem: %s', async (text, written, token) => {
  expect(await problemsOf(text)).toEqual([
    `"${written}" is written out. Write {${token}} instead of the value.`,
  ]);
});

test.each([
  'The tokens {price.cleaning}, {price.cleaning.to} and {price.visit} are replaced.',
  'Others are $30, $3,500, $35, $3 million, $1,500-$2,500, $3-$6 and 3-5 days.',
])('other amounts and tokens are no problem: %s', async (text) => {
  expect(await problemsOf(text)).toEqual([]);
});

test('a misspelled price is one problem', async () => {
  expect(await problemsOf('It is {price.claening}.')).toEqual([
    'unknown token {price.claening}. Write {price.cleaning}.',
  ]);
});

const ofSite = `prices:
  - { name: crown, from: 900, to: 1400, unit: per tooth }
  - { name: bridge, from: 3, to: 5 }
topBar:`;
const others = `    rates:
      - { name: crown, label: Crown }
      - { name: bridge, label: Bridge, value: 'About {price.bridge} per tooth', unit: per tooth }
`;

test('a price list refers to prices of the site by name', async () => {
  site.edit('_site.yaml', 'topBar:', ofSite);
  expect(await problemsOf('It is {price.crown.from}.', rates.replace('    rates:\n', others))).toEqual([]);
  const { pages } = await site.read();
  const rows = pages.flatMap(({ sections }) => sections.flatMap((each) => ('rates' in each ? each.rates : [])));
  expect(rows.slice(0, 2)).toEqual([
    { name: 'crown', label: 'Crown', from: 900, to: 1400, unit: 'per tooth', value: '$900-$1,400 per tooth' },
    { ...rows[1], from: 3, to: 5, value: 'About $3-$5 per tooth' },
  ]);
});

test.each([
  ['It is $900.', '', '"$900" is written out. Write {price.crown.from} instead of the value.'],
  ['It is $3 to $5.', '', '"$3 to $5" is written out. Write {price.bridge} instead of the value.'],
  ['It is $3-$5.', rates, '"$3-$5" is written out. Write {price.cleaning} instead of the value.'],
  ['A.', rates.replace('visit', 'crown'), 'the token {price.crown} already exists'],
  ['A.', rates.replace('visit, label: Visit, from: 350', 'crwon, label: A'), 'Did you mean "crown"?'],
  ['A.', rates.replace('visit, label: Visit, from: 350', 'x, label: A'), 'a field is missing: from.'],
  ['A.', rates.replace('visit, label: Visit, from: 350', 'crown, label: A, to: 2'), 'a field is missing: from.'],
])('with prices of the site, %s%s is one problem', async (text, list, message) => {
  site.edit('_site.yaml', 'topBar:', ofSite);
  const problems = await problemsOf(text, list);
  expect(problems.join('\n')).toContain(message);
  expect(problems).toHaveLength(1);
});

test('two prices of the site with the same name are one problem', async () => {
  site.edit('_site.yaml', 'topBar:', ofSite.replace('bridge', 'crown'));
  expect(await problemsOf('A.', '')).toEqual([expect.stringContaining('the token {price.crown} already exists')]);
});

test.each([
  ['name: visit', 'name: implant', 'the token {price.implant} already exists'],
  ['from: 3,', 'from: 6,', '"from" (6) is greater than "to" (5)'],
  ["'About {price.cleaning} per tooth'", "'{result} per tooth'", '{result} works only in the fields outcome'],
])('a wrong price is one problem: %s -> %s', async (from, to, message) => {
  const problems = await problemsOf('A text.', rates.replace(from, to));
  expect(problems.join('\n')).toContain(message);
  expect(problems).toHaveLength(1);
});
