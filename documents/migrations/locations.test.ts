import { expect, test } from 'vitest';
import { useScratchSite } from '../../tests/support/sites/use-scratch-site.ts';
import { Source } from '../read/document/source.ts';
import { migrateText } from './migrate-text.ts';

const site = useScratchSite();

const former = `facts:
  name: Elm
  # Day and night.
  phone: '1'
  street: Elm Street
  hours:
    weekdays: 8:00 AM-12:30 PM
    # It is a day of rest.
    sunday: Closed
  timeZone: UTC # of the office

header:
  # The main one.
  estimate: { label: Ask, href: /ask }

prices:
  - { name: visit, from: 3, unit: hour }
`;
const current = `facts:
  name: Elm
  timeZone: UTC # of the office

locations:
  - # Day and night.
    phone: '1'
    address:
      street: Elm Street
    # It is a day of rest.
    hours:
      - name: weekdays
        days: [ monday, tuesday, wednesday, thursday, friday ]
        open: [ 08:00-12:30 ]
      - name: sunday
        days: [ sunday ]
        text: Closed

header:
  # The main one.
  action: { label: Ask, href: /ask }

prices:
  - { name: visit, from: 3, unit: per hour }
`;

test('facts become those of the first location, with their comments', () => {
  const { text, migrations } = migrateText(new Source('_site.yaml', former));
  expect(text).toBe(current);
  expect(migrations.map(({ name }) => name)).toEqual(['price-units', 'locations', 'main-button']);
  expect(migrateText(new Source('_site.yaml', text)).text).toBe(text);
});

test('prices per square foot have a unit, which their calculator names', () => {
  const rates = 'rates: [ { name: a, perSquareFoot: true }, { name: b } ]';
  const text = `type: price-range\n${rates}\ncalculator: { label: A }\n`;
  expect(migrateText(new Source('a.yaml', text)).text).toBe(
    text.replace('perSquareFoot: true', 'unit: per sq ft').replace('label: A', 'label: A, unit: per sq ft'),
  );
});

test('problems of former facts are reported in their lines', async () => {
  const text = former.replace("'1'", 'none');
  site.write('_site.yaml', text);
  const { problems } = await site.read();
  const own = problems.filter(({ file }) => file.endsWith('_site.yaml'));
  const found = own.map(({ code, path, range }) => `${range.start.line} ${code} ${path.join('.')}`);
  expect(found).toEqual(
    expect.arrayContaining([
      '4 old-form facts.phone',
      '4 wrong-form facts.phone',
      '2 missing-field facts.url',
    ]),
  );
});
