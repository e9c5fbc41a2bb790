import { expect, test } from 'vitest';
import { readEditableSite } from '../../../documents/node/read-editable-site.ts';
import { findSourceLine } from './find-source-line.ts';

const folder = await readEditableSite('tests/fixtures/dentist/pages');
const at = (route: string, section: number | undefined, words: string): string => {
  const query = new URLSearchParams({ route, words });
  if (section !== undefined) query.set('section', String(section));
  const { where, path } = findSourceLine(folder, query);
  return `${where.replace('tests/fixtures/dentist/', '')} ${path}`;
};

test('finds a heading', () => {
  expect(at('/contact', 0, 'Talk to the front desk')).toBe(
    `pages/contact.yaml:6:14 the first section, hero 'Talk to the front desk', heading`,
  );
});

test('finds a text with tokens and formatting by what visitors see', () => {
  const words = 'On weekdays, 9:00 AM-5:00 PM. See all hours.';
  expect(at('/', 3, words)).toBe(
    `pages/home.yaml:31:17 the fourth section, faq 'What patients ask', items 2, answer`,
  );
  expect(at('/', 3, 'all hours')).toBe(
    `pages/home.yaml:31:17 the fourth section, faq 'What patients ask', items 2, answer`,
  );
});

test('finds the text of a shared section in its file, and what the page overrides in the page', () => {
  const index = 4;
  expect(at('/', index, 'Write to us')).toBe('pages/_shared/book.yaml:5:14 actions 1, label');
});

test('finds texts of the header and footer in the site document', () => {
  expect(at('/', undefined, 'Gentle dentistry in San Diego since 2011')).toBe(
    'pages/_site.yaml:50:12 footer.tagline',
  );
});

test('returns the start of the section for an unknown text', () => {
  expect(at('/contact', 1, 'Nothing of the kind')).toMatch(
    /^pages\/contact\.yaml:\d+:5 the second section, contact-details 'Where and when'$/,
  );
});
