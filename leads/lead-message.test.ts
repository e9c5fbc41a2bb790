import { expect, test } from 'vitest';
import { words } from '../tests/send-email/support/lead-copy.ts';
import { checkSubmission } from './check-submission.ts';
import { createMessage } from '../lambda/ingest/create-message.ts';
import { findFormName, findValue, parseMessage } from './lead-message.ts';

const request = {
  type: 'contact',
  name: 'Ann',
  email: 'ann@visitor.example',
  phone: '714 555 0199',
  message: 'Hello.',
};
const at = new Date('2026-03-04T05:06:07.089Z');
const envelope = { id: 'abcdef0123', receivedAt: at.toISOString() };

const submit = (body: object, revision = '', attempt = '') => {
  const checked = checkSubmission(words, { ...body }, revision, at);
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
  return createMessage(checked, at, ['fillTime'], '/contact', attempt);
};

test('the same request has the same id, whatever the order of its fields and its whitespace', () => {
  const again = {
    message: ' Hello.\r\n',
    phone: '714 555 0199',
    extra: 1,
    email: 'ann@visitor.example',
    name: 'Ann\u0000',
    type: 'contact',
  };
  expect(submit(again).id).toBe(submit(request).id);
  expect(submit({ ...request, message: 'Hello!' }).id).not.toBe(submit(request).id);
});

test('equal answers are one lead per attempt only if they have neither an address nor a number', () => {
  const countIds = (body: object, revision = '') =>
    new Set(['', 'first', 'second', 'first'].map((attempt) => submit(body, revision, attempt).id)).size;
  const rating = { type: 'rating', rating: 'good' };
  expect([countIds(rating), countIds({ ...rating, email: ' ' })]).toEqual([3, 3]);
  const reachable = [request, { ...rating, email: 'a' }, { ...rating, phone: '714 555 0199' }];
  for (const body of reachable) expect([countIds(body), countIds(body, 'another')]).toEqual([1, 1]);
  expect(submit({ ...rating, rating: 'bad' }, '', 'first').id).not.toBe(submit(rating, '', 'first').id);
});

test('a sender of version 1 finds the request in a message of version 2', () => {
  expect(submit(request)).toMatchObject({ lead: request });
  expect(submit(request, 'another revision')).not.toHaveProperty('lead');
});

test('the sender parses what ingest writes: the fields in the order of the form, as the visitor read them', () => {
  const order = {
    type: 'order',
    product: 'cake',
    lettering: 'Happy birthday',
    quantity: 2,
    contactEmail: 'ann@visitor.example',
    agreed: true,
    note: 'One.\r\nTwo.',
    unknown: 'dropped',
  };
  const message = submit(order);
  expect(message.v).toBe(2);
  expect(parseMessage(JSON.stringify(message))).toEqual({
    id: message.id,
    receivedAt: '2026-03-04T05:06:07.089Z',
    suspectedSpam: true,
    spamSignals: ['fillTime'],
    page: '/contact',
    form: { type: 'order', name: 'Cake order', revision: words.forms[2]?.revision, known: true },
    fields: [
      {
        name: 'product',
        kind: 'choice',
        label: 'What would you like?',
        value: 'cake',
        chosen: ['Birthday cake'],
      },
      { name: 'lettering', kind: 'text', label: 'Words on the cake', value: 'Happy birthday' },
      { name: 'quantity', kind: 'number', label: 'How many?', value: '2' },
      { name: 'contactEmail', kind: 'email', label: 'Your address', value: 'ann@visitor.example' },
      { name: 'agreed', kind: 'consent', label: 'I pay when I fetch it', value: 'yes' },
      { name: 'note', kind: 'paragraph', label: 'Anything else?', value: 'One.\nTwo.' },
    ],
  });
});

test('a message of version 1 has the same fields, with their names as labels', () => {
  const lead = {
    type: 'estimate',
    name: 'Ann',
    email: 'ann@visitor.example',
    phone: '714',
    zipCode: '92626',
    message: 'Hi.',
    rooms: ['kitchen', 'hard-surfaces'],
  };
  const message = parseMessage(JSON.stringify({ v: 1, ...envelope, lead }));
  expect(message).toEqual({
    ...envelope,
    suspectedSpam: false,
    spamSignals: [],
    page: '',
    form: { type: 'estimate', name: 'estimate', revision: '', known: false },
    fields: [
      { name: 'name', kind: 'name', label: 'Name', value: 'Ann' },
      { name: 'email', kind: 'email', label: 'Email', value: 'ann@visitor.example' },
      { name: 'phone', kind: 'phone', label: 'Phone', value: '714' },
      { name: 'zipCode', kind: 'postal-code', label: 'Zip code', value: '92626' },
      { name: 'message', kind: 'paragraph', label: 'Message', value: 'Hi.' },
      { name: 'rooms', kind: 'choices', label: 'Rooms', value: ['kitchen', 'hard-surfaces'] },
    ],
  });
  expect([findFormName(message, words.forms), findFormName(message, [])]).toEqual(['Estimate', undefined]);
  expect([findValue(message, 'email'), findValue(message, 'choices'), findValue(message, 'date')]).toEqual([
    'ann@visitor.example',
    'kitchen, hard-surfaces',
    '',
  ]);
});

test('valid parts of a message of a later version are parsed', () => {
  const field = { name: 'shape', kind: 'drawing', label: 'Shape', value: 'round', extra: 1 };
  const later = {
    v: 7,
    ...envelope,
    suspectedSpam: 'no',
    form: { type: 'order', known: 'maybe' },
    fields: [field, { name: 'scale', kind: 'drawing', label: 'Scale', value: { x: 1 } }, null],
  };
  expect(parseMessage(JSON.stringify(later))).toEqual({
    ...envelope,
    suspectedSpam: false,
    spamSignals: [],
    page: '',
    form: { type: 'order', name: '', revision: '', known: false },
    fields: [{ name: 'shape', kind: 'drawing', label: 'Shape', value: 'round' }],
  });
  expect(parseMessage(JSON.stringify({ v: 7, ...envelope, lead: { name: 'Ann', rooms: 3 } })).fields).toEqual(
    [
      { name: 'name', kind: 'name', label: 'Name', value: 'Ann' },
      { name: 'rooms', kind: 'choices', label: 'Rooms', value: '3' },
    ],
  );
});

test.each(['', '{}', '{"id":"../../x","receivedAt":"2026-03-04T05:06:07Z","lead":{}}', '[]'])(
  'rejects a message that is not a lead: %s',
  (body) => {
    expect(() => parseMessage(body)).toThrow();
  },
);
