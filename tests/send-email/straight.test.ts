import { afterAll, beforeAll, expect, test } from 'vitest';
import { openArchive } from './support/archive.ts';
import { contactForm } from './support/forms.ts';
import { contact, estimate, message, startHarness, type Harness } from './support/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const idOf = async (response: Response): Promise<string> => {
  expect(response.status).toBe(202);
  const body: unknown = await response.json();
  expect(body).toEqual({ id: expect.stringMatching(/^[0-9a-f]{20}$/) });
  return (body as { id: string }).id;
};

test('an estimate reaches both mailboxes with every field', async () => {
  const id = await idOf(await harness.send(estimate));
  const [mail] = await harness.mails(id);
  expect(mail).toEqual({
    id: expect.any(String),
    receivedAt: expect.any(String),
    from: 'website@leads.example',
    to: ['estimates@business.example', 'office@other-provider.example'],
    replyTo: ['ann.miller@visitor.example'],
    subject: `Estimate: Kitchen, Hard surfaces [${id}]`,
    tags: { lead: id },
    configurationSet: 'leads',
    text: expect.any(String),
    html: expect.any(String),
  });
  expect(mail?.text.split('\n')).toEqual([
    'Ann Miller',
    'Estimate',
    '',
    'Rooms: Kitchen, Hard surfaces',
    'Email: ann.miller@visitor.example',
    'Phone: (714) 555-0199',
    'Zip code: 92626',
    expect.stringMatching(/^Received: \w+, \w+ \d+, \d{4} at \d+:\d\d [AP]M P[SD]T$/),
    `Lead: ${id}`,
    'Stone & Son https://www.stone.example',
    '',
    'Message:',
    message,
    '',
  ]);
  for (const shown of [
    'Ann Miller',
    'href="tel:7145550199"',
    'href="mailto:ann.miller@visitor.example"',
    '92626',
  ])
    expect(mail?.html).toContain(shown);
  for (const shown of ['Kitchen, Hard surfaces', id, message, 'Stone &amp; Son'])
    expect(mail?.html).toContain(shown);
});

test('the archive contains the lead as sent, and a marker for its mail', async () => {
  const referer = 'https://www.stone.example/contact?email=carla@visitor.example';
  const id = await idOf(await harness.send({ ...contact, name: 'Carla Archive' }, { referer }));
  const [mail] = await harness.mails(id);
  const archive = openArchive(harness);
  const [key = ''] = (await archive.keys('leads/')).filter((candidate) => candidate.includes(id));
  const [year, month, day] = (mail?.receivedAt ?? '').slice(0, 10).split('-');
  expect(key).toBe(`leads/${year}/${month}/${day}/${id}.json`);
  expect(await archive.read(key)).toEqual({
    v: 2,
    id,
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    suspectedSpam: false,
    spamSignals: [],
    page: '/contact',
    form: { type: 'contact', name: 'Message', revision: contactForm.revision, known: true },
    fields: [
      { name: 'name', kind: 'name', label: 'Name', value: 'Carla Archive' },
      { name: 'email', kind: 'email', label: 'Email', value: contact.email },
      { name: 'phone', kind: 'phone', label: 'Phone', value: contact.phone },
      { name: 'message', kind: 'paragraph', label: 'Message', value: contact.message },
    ],
    lead: { ...contact, name: 'Carla Archive' },
  });
  const marks = async () => (await archive.keys('sent/')).filter((candidate) => candidate.includes(id));
  await expect.poll(async () => (await marks()).length).toBe(1);
  const [mark = ''] = await marks();
  // The marker from which the statistics are counted contains no visitor input.
  expect(await archive.read(mark)).toEqual({
    mail: expect.any(String),
    sentAt: expect.any(String),
    page: '/contact',
    form: 'Message',
    suspectedSpam: false,
  });
});

test('HTML in any field is escaped', async () => {
  const markup = '<script>alert("1")</script><img src=x onerror=\'alert(2)\'>&amp;';
  const escaped =
    '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&lt;img src=x onerror=&#39;alert(2)&#39;&gt;&amp;amp;';
  const id = await idOf(
    await harness.send({
      ...estimate,
      name: markup,
      phone: markup,
      message: `${markup} ${message}\nSecond line`,
    }),
  );
  const [mail] = await harness.mails(id);
  expect(mail?.html.split(escaped)).toHaveLength(4);
  expect(mail?.html).not.toMatch(/<script|<img/i);
  expect(mail?.html).toContain('<br>Second line');
  expect(mail?.text.startsWith(`${markup}\nEstimate\n`)).toBe(true);
});

test('control characters become spaces, so that no field can start a line or a header of its own', async () => {
  const hostile = 'Dan\r\nBcc: victim@elsewhere.example\u0000\u2028\uffffx';
  const id = await idOf(await harness.send({ ...contact, name: hostile, ignored: { deep: true } }));
  const [mail] = await harness.mails(id);
  expect(mail?.text).toMatch(/^Dan Bcc: victim@elsewhere\.example x\nMessage\n/);
  expect([mail?.subject, mail?.to, mail?.replyTo]).toEqual([
    `Message [${id}]`,
    ['estimates@business.example', 'office@other-provider.example'],
    ['ben@visitor.example'],
  ]);
});

test('removes bidirectional controls', async () => {
  const id = await idOf(await harness.send({ ...contact, name: 'Eve \u202egnp.exe\u2066' }));
  const [mail] = await harness.mails(id);
  expect(mail?.text).toMatch(/^Eve gnp\.exe\n/);
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
});

test('accepts names in every script', async () => {
  const id = await idOf(await harness.send({ ...contact, name: 'Łukasz Đặng 李小龍 أحمد 😀' }));
  const [mail] = await harness.mails(id);
  expect(mail?.text).toMatch(/^Łukasz Đặng 李小龍 أحمد 😀\n/);
});

test('repeated requests are one lead', async () => {
  const twin = { ...contact, name: 'Fay Twice' };
  const answers = await Promise.all([
    harness.send(twin),
    harness.send(twin),
    harness.send({ ...twin, name: ' Fay Twice\n' }),
  ]);
  const ids = await Promise.all(answers.map(idOf));
  expect(new Set(ids).size).toBe(1);
  await harness.mails(ids[0] ?? '');
  const again = await idOf(await harness.send(twin));
  const last = await idOf(await harness.send({ ...contact, name: 'After Fay' }));
  await harness.mails(last);
  expect(again).toBe(ids[0]);
  expect(await harness.mails(again)).toHaveLength(1);
});

test.each([
  ['the hidden field is filled', { subject: 'Robots Inc.' }, {}, ['A hidden field was filled in.']],
  ['the form was filled in half a second', {}, { 'x-fill-time': '500' }, ['It was sent too fast.']],
  [
    'a robot does both',
    { subject: 'Robots Inc.' },
    { 'x-fill-time': '0' },
    ['A hidden field was filled in.', 'It was sent too fast.'],
  ],
])('accepts and flags a lead, and the mail says why, if %s', async (name, more, headers, reasons) => {
  const id = await idOf(await harness.send({ ...contact, name, ...more }, headers));
  const [mail] = await harness.mails(id);
  expect(mail?.subject).toBe(`[suspected spam] Message [${id}]`);
  expect(mail?.text.split('\n').slice(0, 4 + reasons.length)).toEqual([
    name,
    'Message',
    'This may be spam.',
    ...reasons,
    '',
  ]);
  for (const shown of ['This may be spam.', ...reasons]) expect(mail?.html).toContain(`>${shown}</p>`);
});

test.each([
  ['the hidden field is blank', { subject: ' ' }, {}],
  ['a browser fills in a field of an older page', { company: 'Reyes Property Management' }, {}],
  ['the form was open for a minute', {}, { 'x-fill-time': '60000' }],
  ['the fill time makes no sense', {}, { 'x-fill-time': '-5' }],
])('does not flag a lead if %s', async (name, more, headers) => {
  const id = await idOf(await harness.send({ ...contact, name, ...more }, headers));
  const [mail] = await harness.mails(id);
  expect(mail?.subject).toBe(`Message [${id}]`);
});

test('redirects a plain form post to the thank-you page', async () => {
  const answer = await harness.sendForm([
    ...Object.entries({ ...estimate, rooms: 'other', name: 'Gil Form', subject: '' }),
    ['rooms', 'bathroom'],
  ]);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thank-you']);
  const same = await harness.send({ ...estimate, name: 'Gil Form', rooms: ['bathroom', 'other'] });
  const [mail] = await harness.mails(await idOf(same));
  expect(mail?.text).toContain('Rooms: Bathroom, Other\n');
});

test('redirects an invalid plain form post to the page that says that it was not sent', async () => {
  const answer = await harness.sendForm(Object.entries({ ...contact, email: '' }));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/not-sent#contact-email']);
});

test('the local mailbox shows a mail in a sandboxed frame', async () => {
  const id = await idOf(await harness.send({ ...contact, name: 'Hal <b>Mailbox</b>' }));
  const [mail] = await harness.mails(id);
  const get = async (path: string) => (await fetch(`${harness.mailboxUrl}${path}`)).text();
  expect(await get('/')).toContain(`<a href="/messages/${mail?.id}">Message [${id}]</a>`);
  const page = await get(`/messages/${mail?.id}`);
  expect(page).toContain(`<iframe sandbox title="HTML part" src="/messages/${mail?.id}/html"></iframe>`);
  expect(page).toContain('<dt>Reply-To</dt><dd>ben@visitor.example</dd>');
  expect(page).toContain('Hal &#60;b&#62;Mailbox&#60;/b&#62;\nMessage\n');
  const framed = await fetch(`${harness.mailboxUrl}/messages/${mail?.id}/html`);
  expect(framed.headers.get('content-security-policy')).toBe(
    "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  );
  expect(JSON.parse(await get('/messages.json'))).toContainEqual(mail);
});
