import { expect, test } from 'vitest';
import { useScratchSite } from '../../../tests/support/sites/use-scratch-site.ts';

const site = useScratchSite();
const linkTo = (target: string): void => site.edit('home.yaml', '(/contact#hours)', `(${target})`);
const link = 'broken-link home.yaml sections.3.items.1.answer';

test('files that visitors download may be linked to, and need no link', async () => {
  site.write('files/prices.pdf', '%PDF-1.7');
  site.write('files/plan.xlsx', 'PK\u0003\u0004');
  site.write('files/open-day.ics', '\uFEFFBEGIN:VCALENDAR');
  linkTo('/files/prices.pdf#page=2');
  expect(await site.findings()).toEqual([]);
});

test.each([
  ['price.pdf', '%PDF-1.7', '/files/prices.pdf', link, { cause: 'download', meant: '/files/price.pdf' }],
  ['prices.pdf', '%PDF-1.7', '/media/prices.pdf', link, { meant: '/files/prices.pdf' }],
  ['prices.zip', 'PK', '/files/prices.zip', 'file-ignored files/prices.zip', {}],
])('files/%s, of which the link is %#', async (name, text, target, at, params) => {
  site.write(`files/${name}`, text);
  linkTo(target);
  expect(await site.findings()).toContainEqual({ at, params: expect.objectContaining(params) });
});

test.each([
  ['Price List.PDF', '%PDF-1.7', 'file-name', { name: 'price-list.pdf' }],
  ['prices.pdf', `%PDF-${' '.repeat(10_000_000)}`, 'download', { cause: 'size', size: 10.1, most: 10 }],
])('files/%s is one problem: %#', async (name, text, code, params) => {
  site.write(`files/${name}`, text);
  expect(await site.findings()).toMatchObject([{ at: `${code} files/${name}`, params }]);
});

test('the URL of a file cannot redirect', async () => {
  site.write('files/prices.pdf', '%PDF-1.7');
  site.edit('contact.yaml', 'name: Contact\n', 'name: Contact\nformerly: [/files/prices.pdf]\n');
  expect(await site.findings()).toMatchObject([{ at: 'former-address contact.yaml formerly.0' }]);
});
