import { afterAll, beforeAll, expect, test } from 'vitest';
import { contact, estimate, message, origin, startHarness, type Harness } from './support/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  expect(harness.messages()).toEqual([]);
  await harness.stop();
});

const fault = (field: string, rule: string, text: string) => ({ field, rule, message: text });
const without = (key: keyof typeof estimate) =>
  Object.fromEntries(Object.entries(estimate).filter(([name]) => name !== key));
const long = 'x'.repeat(201);

test.each([
  ['without a name', without('name'), [fault('name', 'required', 'Give a name.')]],
  ['with a blank name', { ...estimate, name: ' \u0000\n ' }, [fault('name', 'required', 'Give a name.')]],
  [
    'with a name of 201 characters',
    { ...estimate, name: long },
    [fault('name', 'tooLong', 'Shorten the name.')],
  ],
  ['with a name that is a list', { ...estimate, name: ['Ann'] }, [fault('name', 'required', 'Give a name.')]],
  ['without a telephone', without('phone'), [fault('phone', 'required', 'Give a telephone.')]],
  [
    'with a telephone that is a number',
    { ...estimate, phone: 7 },
    [fault('phone', 'required', 'Give a telephone.')],
  ],
  ['without an address', without('email'), [fault('email', 'required', 'Give an address.')]],
  ['with no e-mail address', { ...estimate, email: 'ann@' }, [fault('email', 'format', 'Mend the address.')]],
  [
    'with two addresses',
    { ...estimate, email: 'a@b.example,c@d.example' },
    [fault('email', 'format', 'Mend the address.')],
  ],
  [
    'with a header in the address',
    { ...estimate, email: 'a@b.example\r\nBcc: c@d.example' },
    [fault('email', 'format', 'Mend the address.')],
  ],
  ['without a message', without('message'), [fault('message', 'required', 'Write a message.')]],
  [
    'with a message of 99 characters',
    { ...estimate, message: `  ${'m'.repeat(99)}\r\n` },
    [fault('message', 'tooShort', 'Write 100 characters.')],
  ],
  [
    'with a message of 99 signs of two units each',
    { ...estimate, message: '😀'.repeat(99) },
    [fault('message', 'tooShort', 'Write 100 characters.')],
  ],
  [
    'with a message of 10,001 characters',
    { ...contact, message: 'm'.repeat(10_001) },
    [fault('message', 'tooLong', 'Write less.')],
  ],
  ['without a zip code', without('zipCode'), [fault('zipCode', 'required', 'Give a zip code.')]],
  [
    'with the zip code 9262',
    { ...estimate, zipCode: '9262' },
    [fault('zipCode', 'format', 'Give 5 digits.')],
  ],
  [
    'with the zip code 92626-1',
    { ...estimate, zipCode: '92626-1' },
    [fault('zipCode', 'format', 'Give 5 digits.')],
  ],
  [
    'with a zip code of other digits',
    { ...estimate, zipCode: '٩٢٦٢٦' },
    [fault('zipCode', 'format', 'Give 5 digits.')],
  ],
  [
    'with a zip code that is a number',
    { ...estimate, zipCode: 92626 },
    [fault('zipCode', 'required', 'Give a zip code.')],
  ],
  ['without rooms', without('rooms'), [fault('rooms', 'required', 'Choose a room.')]],
  ['with an empty list of rooms', { ...estimate, rooms: [] }, [fault('rooms', 'required', 'Choose a room.')]],
  [
    'with rooms that are no list',
    { ...estimate, rooms: 'kitchen' },
    [fault('rooms', 'required', 'Choose a room.')],
  ],
  [
    'with unknown rooms',
    { ...estimate, rooms: ['kitchen', 'garage', 'attic'] },
    [fault('rooms', 'unknown', 'No such room.')],
  ],
  ['without a type', without('type'), [fault('type', 'unknown', 'Reload the page.')]],
  [
    'with a name of a prototype as type',
    { type: '__proto__' },
    [fault('type', 'unknown', 'Reload the page.')],
  ],
  [
    'with nothing but its type',
    { type: 'estimate' },
    [
      fault('rooms', 'required', 'Choose a room.'),
      fault('message', 'required', 'Write a message.'),
      fault('name', 'required', 'Give a name.'),
      fault('email', 'required', 'Give an address.'),
      fault('phone', 'required', 'Give a telephone.'),
      fault('zipCode', 'required', 'Give a zip code.'),
    ],
  ],
  [
    'with several faults',
    { ...estimate, message: 'short', zipCode: '9262', rooms: ['moon'], email: 'ann' },
    [
      fault('rooms', 'unknown', 'No such room.'),
      fault('message', 'tooShort', 'Write 100 characters.'),
      fault('email', 'format', 'Mend the address.'),
      fault('zipCode', 'format', 'Give 5 digits.'),
    ],
  ],
])('reports every invalid field of a request %s', async (_, body, fields) => {
  const answer = await harness.send(body);
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await answer.json()).toEqual({ error: 'invalid', fields });
});

const json = JSON.stringify(contact);
const form = new URLSearchParams(contact).toString();
const plainForm = { 'content-type': 'application/x-www-form-urlencoded' };

test.each<[string, string | Uint8Array<ArrayBuffer>, Record<string, string>, number, string]>([
  ['that is empty', '', {}, 400, 'not-json'],
  ['that is not JSON', 'name=Ann', {}, 400, 'not-json'],
  ['that is cut off', json.slice(0, -1), {}, 400, 'not-json'],
  ['with a bare NUL', json.replace('Ben', 'B\u0000n'), {}, 400, 'not-json'],
  ['that is not UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), {}, 400, 'not-json'],
  ['that is a list', `[${json}]`, {}, 400, 'not-an-object'],
  ['that is null', 'null', {}, 400, 'not-an-object'],
  ['that is text', '"hello"', {}, 400, 'not-an-object'],
  ['nested 30,000 deep', '['.repeat(30_000) + ']'.repeat(30_000), {}, 400, 'not-an-object'],
  ['of a byte over 64 kB', JSON.stringify({ x: 'x'.repeat(65_529) }), {}, 413, 'too-large'],
  ['of 3 MB', JSON.stringify({ ...contact, message: 'x'.repeat(3_000_000) }), {}, 413, 'too-large'],
  ['of plain text', json, { 'content-type': 'text/plain' }, 415, 'content-type'],
  ['of several parts', json, { 'content-type': 'multipart/form-data; boundary=x' }, 415, 'content-type'],
  ['without a content type', json, { 'content-type': '' }, 415, 'content-type'],
  [
    'of a type that only begins like JSON',
    json,
    { 'content-type': 'application/jsonp' },
    415,
    'content-type',
  ],
  ['from another origin', json, { origin: 'https://evil.example' }, 400, 'origin'],
  ['from a page without an origin', json, { origin: 'null' }, 400, 'origin'],
  ['from an origin that begins like ours', json, { origin: `${origin}.evil.example` }, 400, 'origin'],
  ['that is a form without an origin', form, plainForm, 400, 'origin'],
  ['that is a form of another origin', form, { ...plainForm, origin: 'https://evil.example' }, 400, 'origin'],
])('rejects a body %s', async (_, body, headers, status, error) => {
  const answer = await harness.post(body, headers);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ error });
  // A browser that displays the response itself is redirected to a page with help.
  expect(answer.headers.get('refresh')).toBe('0;url=/not-sent');
});

test('a body above the limit of the gateway is rejected before the function', async () => {
  const answer = await harness.post('x'.repeat(11 * 1024 * 1024));
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({ error: 'too-large' });
});

test('redirects a form that is too large to the page that says that it was not sent', async () => {
  const answer = await harness.sendForm(Object.entries({ ...contact, message: message.repeat(1000) }));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/not-sent']);
});

test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
  'rejects %s, with and without a body',
  async (method) => {
    const url = `${harness.apiUrl}/api/send-email`;
    const answer = await fetch(url, { method, ...(method === 'GET' ? {} : { body: json }) });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await answer.json()).toEqual({ error: 'method' });
  },
);

test('responds with 404 to another path', async () => {
  const answer = await fetch(`${harness.apiUrl}/api/send-mail`, { method: 'POST', body: json });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'not-found' });
});

test('responds before the timeout of the form if the queue does not answer', async () => {
  harness.setFaults({ queue: 'hang' });
  const answer = await harness.send({ ...contact, name: 'Una Hang' }, {});
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error: 'unavailable' });
});
