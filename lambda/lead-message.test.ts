import { expect, test } from 'vitest';
import { leadRequest } from '../schema/forms/request.ts';
import { leadId } from './lead-id.ts';
import { parseMessage, createMessage } from './lead-message.ts';

const request = leadRequest.parse({
  type: 'contact',
  name: 'Ann',
  email: 'ann@visitor.example',
  phone: '714 555 0199',
  message: 'Hello.',
});
const at = new Date('2026-03-04T05:06:07.089Z');

test('the same request has the same id, whatever the order of its fields and its whitespace', () => {
  const again = leadRequest.parse({
    message: ' Hello.\r\n',
    phone: '714 555 0199',
    extra: 1,
    email: 'ann@visitor.example',
    name: 'Ann\u0000',
    type: 'contact',
  });
  expect(leadId(again)).toBe(leadId(request));
  expect(leadId({ ...request, message: 'Hello!' })).not.toBe(leadId(request));
});

test('the sender parses what ingest writes', () => {
  const written = createMessage(request, at, ['fillTime'], '/contact');
  expect(parseMessage(JSON.stringify(written))).toMatchObject({
    id: leadId(request),
    receivedAt: '2026-03-04T05:06:07.089Z',
    suspectedSpam: true,
    spamSignals: ['fillTime'],
    page: '/contact',
    lead: { ...request, zipCode: '', rooms: [] },
  });
});

test('valid fields of a message of another version are parsed', () => {
  const other = {
    v: 7,
    id: 'abcdef0123',
    receivedAt: at.toISOString(),
    suspectedSpam: 'no',
    lead: { name: 'Ann', rooms: 3 },
  };
  expect(parseMessage(JSON.stringify(other))).toMatchObject({
    id: 'abcdef0123',
    receivedAt: at.toISOString(),
    suspectedSpam: false,
    spamSignals: [],
    page: '',
    lead: { type: '', name: 'Ann', email: '', phone: '', zipCode: '', message: '', rooms: [] },
  });
});

test.each(['', '{}', '{"id":"../../x","receivedAt":"2026-03-04T05:06:07Z","lead":{}}', '[]'])(
  'rejects a message that is not a lead: %s',
  (body) => {
    expect(() => parseMessage(body)).toThrow();
  },
);
