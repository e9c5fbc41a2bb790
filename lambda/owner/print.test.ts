import { expect, test } from 'vitest';
import { leadFieldNames, leadFields } from '../lead-fields.ts';
import { parseMessage } from '../lead-message.ts';
import type { StoredLead } from './inventory.ts';
import { formatLeadLine, formatLeadList, formatLead } from './print.ts';

const evil = '\u001b[2J\u202eevil\u0007';
const fields = leadFieldNames.map((name) => [name, leadFields[name] === 'rooms' ? [evil] : evil]);
const lead: StoredLead = {
  message: parseMessage(
    JSON.stringify({
      id: 'abcdef0123',
      receivedAt: '2026-03-04T05:06:07.089Z',
      lead: { type: evil, ...Object.fromEntries(fields) },
    }),
  ),
  body: '',
  state: 'waiting',
};

test('visitor input contains no control characters in the terminal', () => {
  const printed = [formatLeadLine(lead), ...formatLead(lead)].join('');
  // oxlint-disable-next-line no-control-regex
  expect(printed).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
  // The line contains the form, the name and the address; the full output contains the form and every field.
  expect(printed.match(/\[2Jevil/g)).toHaveLength(4 + leadFieldNames.length);
});

test('texts that are not leads are listed and do not hide the others', () => {
  const unreadable = [{ key: 'leads/notes.txt', body: 'x' }, { body: 'y' }];
  expect(formatLeadList({ leads: [lead], unreadable, sentMarkers: [], deadLetters: [] }).slice(1)).toEqual([
    'Not a valid lead, check it yourself: leads/notes.txt',
    'Not a valid lead, check it yourself: a dead-letter message',
    '1 lead: 0 mailed, 1 waiting, 0 dead letters.',
  ]);
});
