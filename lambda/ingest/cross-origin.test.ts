import { expect, test, vi } from 'vitest';
import { words } from '../../tests/send-email/support/lead-copy.ts';
import { createIngestApp } from './app.ts';

const own = 'https://www.stone.example';
const other = 'https://stone.pages.example';
const stranger = 'https://evil.example';
const contact = { type: 'contact', name: 'A', email: 'a@b.example', phone: '1', message: 'Hi' };

const send = async (
  headers: Record<string, string>,
  body: object = contact,
  {
    method = 'POST',
    enqueue = async () => 'queued' as const,
  }: { method?: string; enqueue?: () => Promise<'queued'> } = {},
) => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const isForm = headers['content-type'] === 'application/x-www-form-urlencoded';
  const app = createIngestApp({
    secrets: [],
    isOverLimit: () => false,
    origins: [own, other],
    site: words,
    enqueue,
  });
  const text = isForm ? new URLSearchParams({ ...body }).toString() : JSON.stringify(body);
  const response = await app.request('/api/send-email', {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'POST' && { body: text }),
  });
  const get = (name: string) => response.headers.get(name);
  return {
    response,
    status: response.status,
    location: get('location'),
    refresh: get('refresh'),
    allowed: get('access-control-allow-origin'),
    vary: get('vary'),
  };
};
const form = { 'content-type': 'application/x-www-form-urlencoded' };

test('a listed origin may send any headers', async () => {
  const preflight = {
    origin: other,
    'access-control-request-method': 'POST',
    // A browser extension or a monitoring script adds `traceparent`.
    'access-control-request-headers': 'content-type,traceparent,x-form-revision',
  };
  const { response } = await send(preflight, {}, { method: 'OPTIONS' });
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(Object.fromEntries(response.headers)).toEqual({
    'access-control-allow-origin': other,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type,traceparent,x-form-revision',
    'access-control-max-age': '7200',
    vary: 'origin',
  });
});

test('a listed origin may read every response', async () => {
  for (const origin of [own, other]) {
    expect(await send({ origin })).toMatchObject({ status: 202, allowed: origin, vary: 'origin' });
    expect(await send({ origin }, {})).toMatchObject({ status: 422, allowed: origin, vary: 'origin' });
    const failing = { enqueue: () => Promise.reject(new Error('surprise')) };
    expect(await send({ origin }, contact, failing)).toMatchObject({ status: 503, allowed: origin });
  }
});

test('no other origin is allowed anything', async () => {
  for (const origin of [stranger, 'null', `${other}.evil.example`]) {
    expect(await send({ origin })).toMatchObject({ status: 400, allowed: null, vary: null });
    expect(await send({ origin }, {}, { method: 'OPTIONS' })).toMatchObject({ status: 405, allowed: null });
  }
  expect(await send({})).toMatchObject({ status: 202, allowed: null, vary: null });
});

test.each([
  [own, ''],
  [other, other],
])('a plain form post from %s is redirected to that site', async (origin, site) => {
  const headers = { ...form, origin };
  expect(await send(headers)).toMatchObject({ status: 303, location: `${site}/thank-you` });
  expect(await send(headers, { ...contact, name: '', message: '' })).toMatchObject({
    status: 303,
    location: `${site}/not-sent#contact-name`,
  });
  expect(await send(headers, { name: 'A' })).toMatchObject({ status: 303, location: `${site}/not-sent` });
  const multipart = { 'content-type': 'multipart/form-data; boundary=x', origin };
  expect(await send(multipart)).toMatchObject({ status: 415, refresh: `0;url=${site}/not-sent` });
});

test('an origin that the browser does not name is accepted if the browser says that the page is of this site', async () => {
  const from = (site: string, type: object) => send({ ...type, origin: 'null', 'sec-fetch-site': site });
  expect(await from('same-origin', form)).toMatchObject({
    status: 303,
    location: '/thank-you',
    allowed: null,
  });
  expect(await from('same-origin', {})).toMatchObject({ status: 202, allowed: null });
  for (const site of ['same-site', 'cross-site', 'none', ''])
    for (const type of [form, {}]) expect((await from(site, type)).status).toBe(400);
  expect(await send({ ...form, origin: stranger, 'sec-fetch-site': 'same-origin' })).toMatchObject({
    status: 400,
  });
  expect(await send({ ...form, 'sec-fetch-site': 'same-origin' })).toMatchObject({ status: 400 });
});

test('the revision of a plain form post is in a field', async () => {
  const invalid = { ...contact, email: 'a' };
  const headers = { ...form, origin: own };
  const current = words.forms[1]?.revision ?? '';
  expect(await send(headers, { ...invalid, 'form-revision': current })).toMatchObject({
    location: '/not-sent#contact-email',
  });
  expect(await send(headers, { ...invalid, 'form-revision': 'another' })).toMatchObject({
    location: '/thank-you',
  });
  expect(await send({ origin: own, 'x-form-revision': 'another' }, invalid)).toMatchObject({ status: 202 });
  expect(await send({ origin: own, 'x-form-revision': current }, invalid)).toMatchObject({ status: 422 });
});
