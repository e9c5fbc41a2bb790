import { expect, test, vi } from 'vitest';
import { createIngestApp } from './app.ts';
import type { EnqueueResult } from '../aws/queue.ts';

const words = {
  rooms: { required: 'rooms', unknown: 'rooms' },
  message: { required: 'message', tooShort: 'message', tooLong: 'message' },
  name: { required: 'name', tooLong: 'name' },
  phone: { required: 'phone', tooLong: 'phone' },
  email: { required: 'email', tooLong: 'email', format: 'email' },
  zipCode: { required: 'zip', tooLong: 'zip', format: 'zip' },
  type: { unknown: 'type' },
};
const secrets = ['the-secret-of-today', 'the-secret-of-tomorrow'];
const lead = { type: 'contact', name: 'A', email: 'a@b.example', phone: '1', message: 'Hi' };

const post = (
  enqueue: () => Promise<EnqueueResult>,
  headers: Record<string, string>,
  isTooMany: () => boolean = () => false,
) => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return createIngestApp({ secrets, isTooMany, origins: [], enqueue }, words).request('/api/send-email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(lead),
  });
};
const keep = async (): Promise<EnqueueResult> => 'kept';

test.each(secrets)('the front door is open for either secret', async (secret) => {
  expect((await post(keep, { 'x-front-door': secret })).status).toBe(202);
});

test.each<Record<string, string>>([
  {},
  { 'x-front-door': '' },
  { 'x-front-door': 'the-secret-of-yesterday' },
])('a request that went round the front door is refused', async (headers) => {
  const answer = await post(keep, headers);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: 'front-door' });
});

test('who sends too much is told so, and when to come again', async () => {
  const answer = await post(keep, { 'x-front-door': secrets[0] ?? '' }, () => true);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
});

test('an error that nobody foresaw is not taken for an OK, and is counted for the alarm', async () => {
  const answer = await post(() => Promise.reject(new Error('surprise')), {
    'x-front-door': secrets[0] ?? '',
  });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error: 'unavailable' });
  const [line] = vi.mocked(process.stdout.write).mock.lastCall ?? [];
  expect(JSON.parse(String(line))).toEqual({
    event: 'Unexpected',
    code: 'Error',
    Unexpected: 1,
    _aws: {
      Timestamp: expect.any(Number),
      CloudWatchMetrics: [
        { Namespace: 'Leads', Dimensions: [[]], Metrics: [{ Name: 'Unexpected', Unit: 'Count' }] },
      ],
    },
  });
});

test('a probe that comes the way of a form is answered, counts nowhere and makes no lead', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const enqueue = vi.fn();
  const isTooMany = vi.fn();
  const look = (headers: Record<string, string>, method = 'GET') =>
    createIngestApp({ secrets, isTooMany, origins: [], enqueue }, words).request('/api/send-email', {
      method,
      headers,
    });
  const front = { 'x-front-door': secrets[0] ?? '' };
  expect((await look({ ...front, 'x-probe': '1' })).status).toBe(200);
  expect((await look({ 'x-probe': '1' })).status).toBe(405);
  expect((await look(front)).status).toBe(405);
  expect([enqueue, isTooMany, write].map((called) => called.mock.calls.length)).toEqual([0, 0, 0]);
});
