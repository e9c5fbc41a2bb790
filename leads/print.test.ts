import { expect, test } from 'vitest';
import { parseMessage, type StoredLead } from './lead-message.ts';
import { formatLeadLine, formatLeadList, formatLead } from './print.ts';

const storedLead = (content: object): StoredLead => ({
  message: parseMessage(
    JSON.stringify({ id: 'abcdef0123', receivedAt: '2026-03-04T05:06:07.089Z', ...content }),
  ),
  state: 'waiting',
});
const evil = '\u001b[2J\u202eevil\u0007';
const kinds = ['name', 'email', 'phone', 'date', 'choices', 'paragraph', 'drawing'];
const fields = kinds.map((kind) => ({ name: kind, kind, label: evil, value: evil, chosen: [evil] }));
const lead = storedLead({ form: { type: evil, name: evil }, page: evil, fields });

test('visitor input contains no control characters in the terminal', () => {
  const printed = [formatLeadLine(lead), ...formatLead(lead)].join('');
  // oxlint-disable-next-line no-control-regex
  expect(printed).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
  // The line contains the form, the name and the address; the full output the form, the page, and each field with its label.
  expect(printed.match(/\[2Jevil/g)).toHaveLength(3 + 2 + 2 * kinds.length);
});

test('a lead is shown with the labels that the visitor read', () => {
  const order = storedLead({
    form: { type: 'order', name: 'Cake order', revision: '1', known: true },
    fields: [
      { name: 'product', kind: 'choice', label: 'Product', value: 'cake', chosen: ['Birthday cake'] },
      { name: 'allergies', kind: 'paragraph', label: 'Allergies', value: 'None.' },
      { name: 'date', kind: 'date', label: 'Which day do you need it?', value: '2026-12-24' },
      { name: 'note', kind: 'paragraph', label: 'Anything else?', value: 'Two\nlines.' },
    ],
  });
  expect(formatLeadLine(order)).toBe('abcdef0123  2026-03-04 05:06 UTC  waiting      order  ');
  expect(formatLead(order)).toEqual([
    'Lead            abcdef0123',
    'Received        2026-03-04 05:06 UTC',
    'State           waiting',
    'Archive         not in the archive',
    'Suspected spam  no',
    'Form            Cake order',
    'Product         Birthday cake',
    'Which day do you need it?  2026-12-24 (Thursday)',
    '',
    'Allergies:',
    'None.',
    '',
    'Anything else?',
    'Two\nlines.',
    '',
  ]);
});

test('texts that are not leads are listed and do not hide the others', () => {
  const unreadable = [{ key: 'leads/notes.txt' }, {}];
  expect(formatLeadList({ leads: [lead], unreadable }).slice(1)).toEqual([
    'Not a valid lead, check it yourself: leads/notes.txt',
    'Not a valid lead, check it yourself: a dead-letter message',
    '1 lead: 0 mailed, 1 waiting, 0 dead letters.',
  ]);
});
