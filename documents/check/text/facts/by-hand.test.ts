import { expect, test } from 'vitest';
import { createFactCheck } from './by-hand.ts';

const values = new Map([
  ['name', 'Brightwater Dental'],
  ['phone', '(619) 555-0177'],
  ['email', 'desk@brightwater.example'],
  ['url', 'https://www.brightwater.example'],
  ['street', '12 Example Street'],
  ['city', 'San Diego'],
  ['state', 'CA'],
  ['zip', '92101'],
  ['area', 'San Diego County'],
  ['license', 'DDS 204-118'],
  ['address', '12 Example Street, San Diego, CA 92101'],
  ['hours.weekdays', '9:00 AM-5:00 PM'],
  ['hours.sunday', 'Closed'],
  ['since', '2011'],
  ['years', '15'],
  ['clients', '15,000'],
  ['warranty', '10-year'],
  ['response', '30 minutes'],
  ['emergency', '24/7'],
  ['rating', 'A+'],
]);
const check = createFactCheck({ values });
const found = (text: string) =>
  Array.from(
    check({ path: ['sections', 0, 'text'], text, use: 'text', isRich: false }),
    ({ excerpt, replacement }) => `${excerpt?.text} ${replacement}`,
  );

test.each([
  ['Call Brightwater Dental now.', 'Brightwater Dental {name}'],
  ['Write to Desk@brightwater.example.', 'Desk@brightwater.example {email}'],
  ['It is on brightwater.example/team.', 'brightwater.example {url}'],
  ['We are at 12 Example  Street.', '12 Example  Street {street}'],
  ['We are at 12 Example Street, San Diego, CA 92101.', '12 Example Street, San Diego, CA 92101 {address}'],
  ['The code is 92101.', '92101 {zip}'],
  ['All of San Diego County.', 'San Diego County {area}'],
  ['License DDS 204118.', 'DDS 204118 {license}'],
  ['Open 9:00 am – 5:00 pm.', '9:00 am – 5:00 pm {hours.weekdays}'],
  ['Open 9am to 5 p.m. on weekdays.', '9am to 5 p.m. {hours.weekdays}'],
  ['Our license is #204118.', '#204118 {license}'],
  ['Here since 2011.', '2011 {since}'],
  ['Established in 2011, we care.', '2011 {since}'],
  ['We have 15 years behind us.', '15 {years}'],
  ['15+ years of teeth.', '15 {years}'],
  ['Over 15 years.', '15 {years}'],
  ['15,000 clients.', '15,000 {clients}'],
  ['15000+ happy people.', '15000 {clients}'],
  ['A 10-year warranty.', '10-year {warranty}'],
  ['A 10 year workmanship warranty.', '10 year {warranty}'],
  ['We answer within 30 minutes.', '30 minutes {response}'],
  ['Here 24/7.', '24/7 {emergency}'],
  ['Rated A+ for years.', 'A+ {rating}'],
])('reports a fact that is written out: %s', (text, finding) => {
  expect(found(text)).toEqual([finding]);
});

test.each([
  '{name} in {city} since {since}',
  'San Diego, CA, and the zoo are closed on Monday.',
  'The house of 2011 has 15 windows and a 10-year-old roof; teeth last 15 years.',
  '$15,000-$50,000, 15,000 sq ft, 115,000 and 15,000.50.',
  'Order 16195550177123, room 192101, grade A.',
  'Brush for 30 minutes after 5:00 PM.',
])('other words are no fact: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('the facts themselves are not reported', () => {
  expect([
    ...check({ path: ['facts', 'phone'], text: '(619) 555-0177', use: 'text', isRich: false }),
  ]).toEqual([]);
});
