import { expect, test } from 'vitest';
import { editableSite } from '../editable-site.ts';
import { findQuotesAndPrices } from './quotes-and-prices.ts';

const files = {
  '_site.yaml': `facts: {}
locations: [{ phone: (619) 555-0100 }]
prices:
  - { name: visit, from: 90 }
  - { name: crown, from: 900, to: 1400, unit: per tooth }
  - { name: visitAtHome, from: 200 }
footer: { tagline: 'At home for {price.visitAtHome}' }
`,
  '_shared/quote.yaml': 'type: testimonial\nquote: In {phone}.\nauthor: Ann\n',
  '_shared/band.yaml': 'type: prose\nheading: Band\ntext: From {price.crown.from}.\n',
  'home.yaml': `title: Home
sections:
  - { type: shared, name: quote }
  - type: price-range
    rates: [{ name: visit, label: A visit }, { name: cleaning, label: Cleaning, from: 80 }]
`,
  'contact.yaml': `title: Contact
sections:
  - { type: shared, name: quote }
  - { type: shared, name: band }
  - { type: testimonial, quote: Good., author: Bob }
`,
};

test('lists testimonials and prices with their places and pages', async () => {
  const site = await editableSite(new Map(Object.entries(files)));
  const { quotes, prices } = findQuotesAndPrices(site);
  const format = ({ label, text, file, path, routes }: (typeof prices)[number]) =>
    `${label}: ${text} ${file} ${path.join('.')} ${routes.join(' ')}`;
  expect(quotes.map(format)).toEqual([
    'Bob: Good. contact.yaml sections.2.quote /contact',
    'Ann: In (619) 555-0100. _shared/quote.yaml quote /contact /',
  ]);
  expect(prices.map(format)).toEqual([
    'visit: $90 _site.yaml prices.0.from /',
    'crown: $900-$1,400 per tooth _site.yaml prices.1.from /contact',
    'visitAtHome: $200 _site.yaml prices.2.from /contact /',
    'Cleaning: $80 home.yaml sections.1.rates.1.from /',
  ]);
});
