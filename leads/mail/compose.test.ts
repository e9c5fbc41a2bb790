import { expect, test } from 'vitest';
import { words } from '../../tests/send-email/support/lead-copy.ts';
import { checkSubmission } from '../check-submission.ts';
import { createMessage } from '../../lambda/ingest/create-message.ts';
import { parseMessage } from '../lead-message.ts';
import { composeMail } from './compose.ts';

const now = new Date('2026-12-01T20:00:00Z');

/** Composes the mail about a request. */
const mailAbout = (request: object, revision = '', suspicious = false) => {
  const checked = checkSubmission(words, { ...request }, revision, now);
  if ('errors' in checked) throw new Error(JSON.stringify(checked.errors));
  const message = createMessage(checked, now, suspicious ? ['honeypot'] : [], '/');
  return { id: message.id, ...composeMail(parseMessage(JSON.stringify(message)), words) };
};
const order = {
  type: 'order',
  product: 'cake',
  lettering: 'Happy birthday',
  quantity: '3',
  date: '2026-12-24',
  contactEmail: 'ann@visitor.example',
  agreed: 'yes',
  allergies: 'Nuts.',
  note: 'One.\nTwo.',
};
const contact = {
  type: 'contact',
  name: 'Ann',
  email: 'ann@visitor.example',
  phone: '714 555 0199',
  message: 'Hi',
};

test('a mail has the labels of the form, the day of a date, and texts of several lines at its end', () => {
  const { id, subject, text, html, replyTo } = mailAbout(order);
  expect(subject).toBe(`Cake order: Birthday cake [${id}]`);
  expect(replyTo).toBe('ann@visitor.example');
  expect(text).toBe(
    [
      'Cake order',
      '',
      'What would you like? Birthday cake',
      'Words on the cake: Happy birthday',
      'How many? 3',
      'Which day? 2026-12-24 (Thursday)',
      'Your address: ann@visitor.example',
      'I pay when I fetch it: ✓',
      'Received: Tuesday, December 1, 2026 at 12:00 PM PST',
      `Lead: ${id}`,
      'Stone & Son https://www.stone.example',
      '',
      'Allergies:',
      'Nuts.',
      '',
      'Anything else?',
      'One.\nTwo.',
      '',
    ].join('\n'),
  );
  for (const shown of ['>2026-12-24 (Thursday)<', 'href="mailto:ann@visitor.example"', '>One.<br>Two.</p>'])
    expect(html).toContain(shown);
});

test("the visitor's name is the first text of both parts, before the note about spam", () => {
  const { text, html } = mailAbout(contact, '', true);
  expect(text.split('\n').slice(0, 5)).toEqual([
    'Ann',
    'Message',
    'This may be spam.',
    'A hidden field was filled in.',
    '',
  ]);
  const [, body = ''] = html.split('<body');
  expect(body.replace(/^[^>]*>|<[^>]*>/g, '').trim()).toMatch(/^Ann\nMessage\nThis may be spam\./);
});

test('the first phone number that can be called is a button, others are links', () => {
  const phones = ['see below', '714 555 0199', '+1 949 555 0123'].map((value, at) => ({
    name: `phone${at}`,
    kind: 'phone',
    label: `Phone ${at}`,
    value,
  }));
  const message = parseMessage(
    JSON.stringify({ id: 'abcdef0123', receivedAt: now.toISOString(), form: { type: 'x' }, fields: phones }),
  );
  const { html } = composeMail(message, words);
  expect(html.match(/<p [^>]*><a href="tel:7145550199"/g)).toHaveLength(1);
  expect(html.match(/<td [^>]*><a href="tel:\+19495550123"/g)).toHaveLength(1);
  expect(html).toContain('>see below</td>');
});

test.each([
  ['of an unknown form', { ...order, type: 'Buy pills' }, '', 'Stone & Son'],
  ['of another revision', order, 'another', 'Cake order'],
])('the subject of a request %s contains nothing that the visitor sent', (_, request, revision, name) => {
  const { id, subject, text } = mailAbout(request, revision);
  expect(subject).toBe(`${name} [${id}]`);
  for (const line of [
    'Product: cake\n',
    'Date: 2026-12-24',
    'Lettering: Happy birthday\n',
    'Note:\nOne.\nTwo.\n',
  ])
    expect(text).toContain(line);
});

test('the mail about a request of another version says so, and what the form as it is now would refuse', () => {
  const invalid = { ...contact, email: 'not an address', phone: '', message: 'A\u0000\nB' };
  const { text, html } = mailAbout(invalid, '1');
  expect(text).toMatch(
    /^Ann\nMessage\nOf another version\.\nEmail: Mend the address\.\nPhone: Give a telephone\.\n\nEmail: not an address\n/,
  );
  expect(text).toMatch(/\nMessage:\nA \nB\n$/);
  expect(html).toContain('>Email: Mend the address.</p>');
  const notesOf = (request: object, revision: string) =>
    mailAbout(request, revision).text.split('\n\n')[0]?.split('\n').slice(2);
  expect(notesOf(contact, '1')).toEqual(['Of another version.']);
  expect(notesOf({ ...contact, type: 'former' }, '1')).toEqual(['Of another version.']);
  for (const revision of ['', words.forms[1]?.revision ?? '', 'deployment-check'])
    expect(notesOf(contact, revision)).toEqual([]);
});

test('a site without a text for requests of another version has the default', () => {
  const checked = checkSubmission(words, contact, '1', now) as Parameters<typeof createMessage>[0];
  const message = parseMessage(JSON.stringify(createMessage(checked, now, [], '/')));
  const { versionNote: _, ...mail } = words.mail;
  expect(composeMail(message, { ...words, mail }).text).toContain(
    '\nThis was sent from another version of the form',
  );
});

test('no text of a visitor becomes markup, a line of its own or an order of letters', () => {
  const hostile =
    '<script>alert("1")</script>\r\nBcc: victim@elsewhere.example\u0000\u2028\u202e李\uffffx &amp;';
  const shown =
    '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; Bcc: victim@elsewhere.example 李 x &amp;amp;';
  const { id, subject, text, html } = mailAbout({
    ...contact,
    name: hostile,
    phone: hostile,
    message: `${hostile}\nOn`,
  });
  expect(subject).toBe(`Message [${id}]`);
  expect(text.split('\n').slice(0, 2)).toEqual([
    '<script>alert("1")</script> Bcc: victim@elsewhere.example 李 x &amp;',
    'Message',
  ]);
  expect(html.split(shown).length).toBeGreaterThan(2);
  expect(html).toContain('<br>On</p>');
  expect(html).not.toContain('<script');
  expect(text + html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});

test('an address that is not valid is shown, but replies do not go to it', () => {
  const { replyTo, text } = mailAbout({ ...contact, email: 'a@b.example\r\nBcc: c@d.example' }, 'another');
  expect(replyTo).toBeUndefined();
  expect(text).toContain('Answering this mail does not reach the visitor.\n');
});

test('the subject says which question a yes answers', () => {
  const field = { name: 'pets', kind: 'choice', label: 'Do you have pets?', value: 'yes', chosen: ['Yes'] };
  const form = { type: 'estimate', name: 'Estimate', revision: '1', known: true };
  const lead = { id: 'abcdef0123', receivedAt: now.toISOString(), form, fields: [field] };
  const { subject } = composeMail(parseMessage(JSON.stringify(lead)), words);
  expect(subject).toBe('Estimate: Do you have pets? Yes [abcdef0123]');
});

test('options are left out of a subject that would be too long', () => {
  const id = '0'.repeat(20);
  const subjectOf = (name: string, chosen: string[], suspectedSpam = false) => {
    const form = { type: 'estimate', name, revision: '1', known: true };
    const field = { name: 'rooms', kind: 'choices', label: 'Rooms', value: chosen, chosen };
    const lead = { id, receivedAt: now.toISOString(), suspectedSpam, form, fields: [field] };
    return composeMail(parseMessage(JSON.stringify(lead)), words).subject;
  };
  const labels = Array.from({ length: 20 }, (_, at) => `Option number ${at}`);
  const subject = subjectOf('Estimate', labels, true);
  expect(subject).toBe(
    `[suspected spam] Estimate: Option number 0, Option number 1, Option number 2, Option number 3, … [${'0'.repeat(20)}]`,
  );
  expect(subject.length).toBeLessThanOrEqual(120);
  expect(subjectOf('Estimate', ['x'.repeat(200)])).toBe(`Estimate [${id}]`);
  expect(subjectOf('How was it?', ['Good'])).toBe(`How was it? Good [${id}]`);
  expect(subjectOf('A\nB', ['C\r\nD'])).toBe(`A B: C D [${id}]`);
});
