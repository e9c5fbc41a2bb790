import { expect, test } from 'vitest';
import { addColon, escapeHtml, phoneUrl, toSafeLine } from './format.ts';

test.each([
  ['(714) 555-0199', 'tel:7145550199'],
  ['+1 714.555.0199', 'tel:+17145550199'],
  ['714-555-0199 ext. 12', 'tel:7145550199'],
  ['714 555 0199 #12', 'tel:7145550199'],
  ['714 555 0199, evenings', 'tel:7145550199'],
  ['call me', ''],
  ['12345', ''],
  ['1'.repeat(16), ''],
  ['javascript:alert(17145550199)', ''],
  ['\u200e+44 20 7946 0958', 'tel:+442079460958'],
  ['\u202a+1 (714) 555\u20110199\u202c', 'tel:+17145550199'],
  ['tel:+1-714-555-0199', 'tel:+17145550199'],
  ['Tel.+1 714 555 0199', 'tel:+17145550199'],
  ['cell 714 555 0199', 'tel:7145550199'],
  ['Cell: (714) 555-0199', 'tel:7145550199'],
  ['(cell) 714.555.0199', 'tel:7145550199'],
  ['c:7145550199', 'tel:7145550199'],
  ['after 5 pm: 714 555 0199', 'tel:7145550199'],
  ['home 714 555 0199 / cell 949 555 0100', 'tel:7145550199'],
  ['714 555 0199 / 949 555 0100', 'tel:7145550199'],
  ['714/555-0199', 'tel:7145550199'],
  ['(+1) 714 555 0199', 'tel:+17145550199'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['００４４ ２０ ７９４６ ０９５８', 'tel:00442079460958'],
  ['＋１（７１４）５５５－０１９９', 'tel:+17145550199'],
  ['٧١٤ ٥٥٥ ٠١٩٩', 'tel:7145550199'],
  ['۷۱۴ ۵۵۵ ۰۱۹۹', 'tel:7145550199'],
  ['714 – 555 – 0199', 'tel:7145550199'],
  ['1-800-FLOWERS', ''],
  ['ext. 12', ''],
])('the URL of the phone number %s is %s', (phone, link) => {
  expect(phoneUrl(phone)).toBe(link);
});

test('markup is escaped', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
});

test.each(['?', '!', '.', ':', '…'])('a label that ends with %s has no colon after it', (end) => {
  expect(addColon(`How was it${end}`)).toBe(`How was it${end}`);
  expect(addColon(`How${end} was it`)).toBe(`How${end} was it:`);
});

test('bidirectional controls are removed, right-to-left letters stay', () => {
  expect(toSafeLine('\u202eabc\u202c \u2066שלום\u2069')).toBe('abc שלום');
});
