import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { words } from '../../tests/send-email/support/lead-copy.ts';
import { checkSubmission } from '../../leads/check-submission.ts';
import { createMessage } from './create-message.ts';

type Row = { name: string; id: string; request: Record<string, unknown> };

/** Requests with the ids that they had before forms were documents. A repeat must have the id that is in the archive. */
const rows = JSON.parse(readFileSync(new URL('lead-ids.fixture.json', import.meta.url), 'utf8')) as Row[];

const idOf = (request: Row['request'], revision = ''): string => {
  const checked = checkSubmission(words, request, revision, new Date());
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
  return createMessage(checked, new Date(), [], '').id;
};

test.each(rows.map(({ name, request, id }) => ({ of: `${String(request['type'])}: ${name}`, request, id })))(
  'the id of a request does not change, of $of',
  ({ request, id }) => expect(idOf(request)).toBe(id),
);

test('the table has 25 requests of each form', () => {
  const count = (type: string) => rows.filter(({ request }) => request['type'] === type).length;
  expect([count('contact'), count('estimate')]).toEqual([25, 25]);
});

test('the revision is not part of the id, whether it is known or not', () => {
  for (const { request, id } of [rows[0], rows[25]].flatMap((row) => row ?? []))
    for (const revision of ['other', ...words.forms.map((form) => form.revision)])
      expect(idOf(request, revision)).toBe(id);
});
