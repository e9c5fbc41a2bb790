import { expect, test } from 'vitest';
import { classifyFiles } from '../../../documents/read/site/site-files.ts';
import { findPagesUsing } from './find-pages-using.ts';

const texts = new Map([
  [
    '_site.yaml',
    `facts: { name: Mason, area: '{city} County', license: L }
locations: [{ phone: '1', address: { street: Lane, city: Essex } }]
claims: { years: '22', long: 'for {years} years' }
footer: { contact: { lines: [{ text: '{phone}' }] } }
`,
  ],
  ['_shared/band.yaml', 'type: callout\ntext: We came {long}\n'],
  ['home.yaml', 'title: Home in {area}\nsections: [{ type: shared, name: band }]\n'],
  ['about.yaml', 'title: Find us\ntext: At {address}\n'],
  ['contact.yaml', 'title: Contact\nsections:\n  - type: shared\n    name: "band"\n'],
]);
const files = classifyFiles(texts.keys());

test.each([
  [['locations', 0, 'phone'], 3, 'in the footer, on every page'],
  [['locations', 0, 'address', 'city'], 2, 'through other facts: area and address'],
  [['locations', 0, 'address', 'street'], 1, 'through the address'],
  [['claims', 'years'], 2, 'through another claim, in a shared section of two pages'],
  [['facts', 'license'], 0, 'nowhere'],
])('counts the pages that show %s: %i (%s)', (path, count) => {
  expect(findPagesUsing(path, texts, files)).toHaveLength(count);
});
