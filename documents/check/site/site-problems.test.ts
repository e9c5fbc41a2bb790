import { expect, test } from 'vitest';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';

const site = useScratchSite();

const hero =
  '  - type: hero\n    heading: Talk to the front desk\n    tagline: We answer on the same working day.\n';
const heroOfContact = 'contact.yaml sections.0.tagline';

test.each<[from: string, to: string, at: string, params?: object]>([
  ['name: Brightwater Dental', 'name: Brightwater {kind}', 'unknown-token _site.yaml facts.name'],
  ['heading: Write to us', "heading: '{count} ways'", 'unknown-token contact.yaml sections.2.heading'],
  ["href: 'tel:{phone}'", "href: 'tel:619-555-0177'", 'phone-by-hand home.yaml sections.0.actions.1.href'],
  ['tagline: We', 'tagline: The Dental Board has 877-729-7789. We', `phone-by-hand ${heroOfContact}`],
  [
    'sections:',
    'sections:\n  - { type: prose, heading: A, text: B. }',
    'main-heading contact.yaml sections.1',
  ],
  [hero, '', 'main-heading contact.yaml sections'],
])('%j → %j is one problem', async (from, to, at, params = {}) => {
  site.edit(at.split(' ')[1] ?? '', from, to);
  expect(await site.findings()).toMatchObject([{ at, params }]);
});

test.each<[url: string, code?: string]>([
  ['https://www.brightwater.example/api/send-email'],
  ['https://forms.brightwater.example/contact'],
  ['https://forms.brightwater.example:8443/contact'],
  ['https://www.brightwater.example/contact', 'own-endpoint'],
  ['https://www.brightwater.example/contact/api/send-email', 'own-endpoint'],
  ['https://www.brightwater.example:443/contact', 'own-endpoint'],
  ['https://forms.brightwater.example:99999/contact', 'wrong-form'],
  ['https://forms.brightwater.example', 'wrong-form'],
  ['https://forms.brightwater.example/contact/', 'wrong-form'],
])('forms may post to %s: %s', async (url, code) => {
  site.edit('_site.yaml', 'forms:\n', `forms:\n  endpoint: ${url}\n`);
  const at = `${code} _site.yaml forms.endpoint`;
  expect(await site.findings()).toMatchObject(code ? [{ at }] : []);
});

test('a page is not unlinked if a link to it is slightly misspelt', async () => {
  site.write('gums.yaml', site.text('contact.yaml').replace(/^title: .*$/m, 'title: Gum care in {city}'));
  site.edit('_site.yaml', 'label: Contact, href: /contact }', 'label: Gums, href: /gum }');
  const found = await site.findings();
  expect(found).toContainEqual({
    at: 'broken-link _site.yaml header.menu.1.href',
    params: expect.objectContaining({ meant: '/gums' }),
  });
  expect(found.filter(({ at }) => at.startsWith('unlinked-page'))).toEqual([]);
});

test.each<[row: string, code?: string]>([
  ['{ days: Mon-Fri, time: 9-5 }', 'hours-by-hand'],
  ["{ days: 'Mo-Fr', time: '09:00-17:00' }", 'hours-by-hand'],
  ['{ days: Mon-Thu, time: 8:30 AM-4:00 PM }', 'hours-by-hand'],
  ["{ days: Mon-Fri, time: '7:30-14:00, 17:00-20:30' }", 'hours-by-hand'],
  ['{ days: Mon-Fri, time: by appointment }'],
  ["{ days: Mon-Fri, time: '{hours.weekdays}, by appointment' }"],
  ["{ days: Mon-Fri, time: '{hours.weekdays}' }\n        - { days: December 24, time: 9-1 }"],
  ['{ days: Mon-Fri, time: 9am-5pm }', 'fact-by-hand'],
])('the hours %s in a table are reported: %s', async (row, code) => {
  site.edit('contact.yaml', "{ days: Mon-Fri, time: '{hours.weekdays}' }", row);
  const at = `${code} contact.yaml sections.1.hours.rows.0.time`;
  expect(await site.findings()).toMatchObject(code ? [{ at }] : []);
});

test('hours that are written by hand are reported in a shared section, too', async () => {
  const hours = 'hours: { heading: Hours, rows: [{ days: Mon-Fri, time: 9-5 }] }';
  site.write(
    '_shared/hours.yaml',
    `type: contact-details\nheading: Here we are\nways: [{ label: Call, value: '{phone}' }]\n${hours}\n`,
  );
  site.edit(
    'contact.yaml',
    '  - type: contact-details',
    '  - { type: shared, name: hours }\n  - type: contact-details',
  );
  expect(await site.findings()).toMatchObject([
    { at: expect.stringContaining('hours-by-hand _shared/hours.yaml') },
  ]);
});
