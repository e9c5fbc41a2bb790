import { expect, test, vi } from 'vitest';
import { createIngestApp } from './app.ts';
import { words } from '../../tests/send-email/support/lead-copy.ts';
import type { EnqueueResult } from '../aws/queue.ts';

const secrets = ['the-secret-of-today', 'the-secret-of-tomorrow'];
const lead = { type: 'contact', name: 'A', email: 'a@b.example', phone: '1', message: 'Hi' };

const post = (
  enqueue: () => Promise<EnqueueResult>,
  headers: Record<string, string>,
  isOverLimit: () => boolean = () => false,
) => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  return createIngestApp({ secrets, isOverLimit, origins: [], site: words, enqueue }).request(
    '/api/send-email',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(lead),
    },
  );
};
const enqueue = async (): Promise<EnqueueResult> => 'queued';

test.each(secrets)('accepts a request with either secret', async (secret) => {
  expect((await post(enqueue, { 'x-front-door': secret })).status).toBe(202);
});

test.each<Record<string, string>>([
  {},
  { 'x-front-door': '' },
  { 'x-front-door': 'the-secret-of-yesterday' },
])('rejects a request that did not come through the front door', async (headers) => {
  const response = await post(enqueue, headers);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: 'front-door' });
});

test('responds with 429 and Retry-After to a client above its limit', async () => {
  const response = await post(enqueue, { 'x-front-door': secrets[0] ?? '' }, () => true);
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
});

test('responds with 503 to an unexpected error and counts it for the alarm', async () => {
  const response = await post(() => Promise.reject(new Error('surprise')), {
    'x-front-door': secrets[0] ?? '',
  });
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: 'unavailable' });
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

test('answers a probe that comes the same way as a form, without a metric or a lead', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const enqueue = vi.fn();
  const isOverLimit = vi.fn();
  const probe = (headers: Record<string, string>, method = 'GET') =>
    createIngestApp({ secrets, isOverLimit, origins: [], site: words, enqueue }).request('/api/send-email', {
      method,
      headers,
    });
  const front = { 'x-front-door': secrets[0] ?? '' };
  expect((await probe({ ...front, 'x-probe': '1' })).status).toBe(200);
  expect((await probe({ 'x-probe': '1' })).status).toBe(405);
  expect((await probe(front)).status).toBe(405);
  expect([enqueue, isOverLimit, write].map((called) => called.mock.calls.length)).toEqual([0, 0, 0]);
});
