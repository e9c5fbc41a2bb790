import { expect, test } from 'vitest';
import { leadFieldNames, leadFields } from '../lead-fields.ts';
import { readMessage } from '../lead-message.ts';
import type { StoredLead } from './inventory.ts';
import { leadLine, listLines, showLines } from './print.ts';

const evil = '\u001b[2J\u202eevil\u0007';
const fields = leadFieldNames.map((name) => [name, leadFields[name] === 'rooms' ? [evil] : evil]);
const lead: StoredLead = {
  message: readMessage(
    JSON.stringify({
      id: 'abcdef0123',
      receivedAt: '2026-03-04T05:06:07.089Z',
      lead: { type: evil, ...Object.fromEntries(fields) },
    }),
  ),
  body: '',
  state: 'waiting',
};

test('nothing that a visitor wrote commands the terminal', () => {
  const printed = [leadLine(lead), ...showLines(lead)].join('');
  // oxlint-disable-next-line no-control-regex
  expect(printed).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
  // The line has the form, the name and the address; the print has the form and every field.
  expect(printed.match(/\[2Jevil/g)).toHaveLength(4 + leadFieldNames.length);
});

test('what is no lead is named, and does not hide the others', () => {
  const unreadable = [{ key: 'leads/notes.txt', body: 'x' }, { body: 'y' }];
  expect(listLines({ leads: [lead], unreadable, marks: [], letters: [] }).slice(1)).toEqual([
    'Not a lead, look at it yourself: leads/notes.txt',
    'Not a lead, look at it yourself: a dead letter',
    '1 lead: 0 mailed, 1 waiting, 0 dead letters.',
  ]);
});
