import { afterAll, beforeAll, expect, test } from 'vitest';
import { contact, startHarness, type Harness } from './support/harness.ts';

let harness: Harness;
let hanging: Promise<Response>;
beforeAll(async () => {
  harness = await startHarness({ faults: { queue: 'hang' } });
  // The only request that reaches the queue. The other tests run while it waits for the queue.
  hanging = harness.send({ ...contact, name: 'Una Hang' });
});
afterAll(async () => {
  expect(harness.messages()).toEqual([]);
  await harness.stop();
});

const json = JSON.stringify(contact);

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
  [
    'that is a form without an origin',
    'a=b',
    { 'content-type': 'application/x-www-form-urlencoded' },
    400,
    'origin',
  ],
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
  const answer = await hanging;
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error: 'unavailable' });
});
