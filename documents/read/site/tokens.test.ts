import { expect, test } from 'vitest';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';
import { readTokens, tokenOfPath } from './tokens.ts';

const location = {
  phone: '1',
  email: 'a@b.es',
  address: { street: 'Calle Mayor 1', city: 'Alcalá', postalCode: '28801' },
};
const hours = [{ name: 'monday', days: ['monday'], open: ['09:00-13:30', '17:00-20:00'] }];

test('tokens are written in the language and with the money of the site', () => {
  const site = {
    facts: { name: 'Pan', language: 'es', country: 'ES', currency: 'EUR', callingCode: '34' },
    locations: [{ ...location, hours }],
    claims: {},
    towns: [{ name: 'Alcalá' }, { name: 'Meco' }],
    prices: [{ name: 'bread', from: 2.5 }],
  };
  const { values, names } = readTokens(site);
  expect(Object.fromEntries(values)).toMatchObject({
    'hours.monday': '9:00-13:30 y 17:00-20:00',
    'price.bread': '2,50\u00a0€',
    address: 'Calle Mayor 1, 28801 Alcalá',
    towns: 'Alcalá y Meco',
    'rules.messageMaximum': '10.000',
  });
  expect(['license', 'area', 'state'].filter((name) => names.has(name))).toEqual([]);
  expect(tokenOfPath(site, ['locations', 0, 'address', 'postalCode'])).toBe('zip');
  expect(tokenOfPath(site, ['locations', 0, 'hours', 0, 'open', 1])).toBe('hours.monday');
});

const scratch = useScratchSite();

test('a section about another location contains its facts', async () => {
  const text = scratch.text('_site.yaml');
  const second = `  - ${JSON.stringify({ name: 'West', ...location, hours })}\n\nclaims:\n`;
  scratch.write(
    '_site.yaml',
    text.replace('\nclaims:\n', second).replace('  - phone:', '  - name: East\n    phone:'),
  );
  const section = (name: string) =>
    `  - type: contact-details\n    heading: Here\n    location: ${name}\n    ways: [{ label: Call, value: '{phone}', href: 'tel:{phone}' }]\n`;
  scratch.write('contact.yaml', scratch.text('contact.yaml') + section('West') + section('Wset'));
  const { pages, problems } = await scratch.read();
  const found = pages.find(({ route }) => route === '/contact')?.sections.at(-2);
  expect(found).toMatchObject({ ways: [{ value: '1', href: 'tel:1' }] });
  expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
    { code: 'unknown-value', params: { written: 'Wset', meant: 'West' } },
  ]);
});
