import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { fakeTimeLimits } from '../../tests/support/fake-time-limits.ts';
import { words } from '../messages/messages.ts';
import { createGitHubClient } from './client.ts';
import { StoreFailure } from './failures.ts';

const signedOut = vi.fn();
const client = createGitHubClient({
  api: 'https://github.test',
  token: 'secret-token',
  owner: 'mason',
  name: 'site',
  signedOut,
});
const shape = z.object({ number: z.int() });
const rest = () => client.request(shape, 'GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number: 1 });
const query = () => client.query(shape, 'number');

let sent: { url: string; body: string; cache: string | undefined }[];
const answerWith = (answer: () => Response | Promise<Response>): void => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { body, cache }: RequestInit) => {
    sent.push({ url, body: String(body ?? ''), cache });
    return answer();
  });
};
const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const failureOf = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

beforeEach(() => {
  vi.useFakeTimers();
  fakeTimeLimits();
  signedOut.mockReset();
});
afterEach(() => vi.useRealTimers());

test('a response is returned as its schema describes it, and is never taken from the cache of the browser', async () => {
  answerWith(() => json({ number: 1, other: 2 }));
  expect(await rest()).toEqual({ number: 1 });
  answerWith(() => json({ data: { repository: { number: 2 } } }));
  expect(await client.query(shape, 'ref(name: $ref) { number }', { ref: 'main' })).toEqual({ number: 2 });
  const [{ url, body, cache } = { url: '', body: '', cache: '' }] = sent;
  expect([url, cache]).toEqual(['https://github.test/graphql', 'no-cache']);
  expect(JSON.parse(body)).toEqual({
    query:
      'query ($owner: String!, $name: String!, $ref: String!) { repository(owner: $owner, name: $name) { ref(name: $ref) { number } } }',
    variables: { owner: 'mason', name: 'site', ref: 'main' },
  });
});

const { github: messages } = words;
const portal = '<!doctype html><title>Welcome to our hotel</title>';
const html = (status: number) => new Response(portal, { status, headers: { 'content-type': 'text/html' } });
const reset = Math.floor(Date.UTC(2026, 0, 1, 12, 30) / 1000);
const exceeded = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) };
const time = new Date(reset * 1000).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

test.each<[string, () => Response, StoreFailure['kind'], string]>([
  ['no body', () => new Response(null), 'unreachable', messages.invalid],
  ['null', () => json(null), 'unreachable', messages.invalid],
  ['another object', () => json({ data: { repository: {} }, number: '1' }), 'unreachable', messages.invalid],
  ['HTML', () => html(200), 'unreachable', messages.invalid],
  ['HTML that asks to sign in', () => html(401), 'unreachable', messages.invalid],
  ['an internal error', () => json({ message: 'x' }, 500), 'unreachable', messages.unreachable],
  ['an invalid token', () => json({ message: 'Bad credentials' }, 401), 'signed-out', messages.signedOut],
  ['a missing permission', () => json({ message: 'Not accessible' }, 403), 'failed', messages.noAccess],
  [
    'the hourly limit',
    () => json({ message: 'API rate limit exceeded' }, 403, exceeded),
    'failed',
    messages.limited.replace('{time}', time),
  ],
  ['too many requests at once', () => json({ message: 'A rate limit' }, 403), 'failed', messages.tooFast],
  ['too many requests at the edge', () => html(429), 'failed', messages.tooFast],
  ['a missing repository', () => json({ message: 'Not Found' }, 404), 'failed', messages.missing],
])('%s is a failure with a message for the editor', async (_, answer, kind, message) => {
  answerWith(answer);
  const failure = await failureOf(rest());
  expect(failure).toBeInstanceOf(StoreFailure);
  expect(failure).toMatchObject({ kind, message });
  expect(JSON.stringify([failure, (failure as Error).stack])).not.toContain('secret-token');
  expect(signedOut).toHaveBeenCalledTimes(kind === 'signed-out' ? 1 : 0);
});

test('a rejection has the reasons of GitHub', async () => {
  answerWith(() => json({ message: 'Validation failed', errors: [{ message: 'No commits' }, {}] }, 422));
  expect(await failureOf(rest())).toMatchObject({
    kind: 'refused',
    status: 422,
    detail: 'Validation failed No commits',
    message: messages.refused.replace('{detail}', 'Validation failed No commits'),
  });
});

test.each([
  [['RATE_LIMITED'], messages.limited.replace('{time}', time)],
  [['UNPROCESSABLE', 'FORBIDDEN'], messages.noAccess],
  [['NOT_FOUND'], messages.missing],
  [[undefined], messages.refused.replace('{detail}', 'One')],
  [['STALE_DATA', 'OTHER'], messages.refused.replace('{detail}', 'One One')],
])('a GraphQL error of the type %j is a failure', async (types, message) => {
  answerWith(() => json({ errors: types.map((type) => ({ type, message: 'One' })) }, 200, exceeded));
  expect(await failureOf(query())).toMatchObject({ message });
});

test('a lost connection, half a response and a response that does not arrive in time are failures', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failureOf(rest())).toMatchObject({ kind: 'unreachable', message: messages.unreachable });
  const cut = () => new ReadableStream({ pull: (controller) => controller.error(new TypeError('cut')) });
  answerWith(() => new Response(cut(), { headers: { 'content-type': 'application/json' } }));
  expect(await failureOf(rest())).toMatchObject({ kind: 'unreachable', message: messages.invalid });
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      ),
  );
  const late = failureOf(query());
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await late).toMatchObject({ kind: 'unreachable', message: messages.late });
});
