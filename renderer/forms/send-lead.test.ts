import { afterEach, expect, test, vi } from 'vitest';
import { gatewayResponses } from '../../infra/gateway-responses.ts';
import { exampleSite } from '../../tests/support/sites/example-site.ts';
import { prepareLead } from './send-lead.ts';

afterEach(() => vi.unstubAllGlobals());

const values = {
  name: 'Ben Ortega',
  email: 'ben@visitor.example',
  phone: '(208) 555-0123',
  message: 'Do you see children?',
};
const lead = {
  form: { type: 'contact', revision: '0123456789abcd' },
  values,
  honeypot: '',
  fillTime: 5_000.4,
  site: exampleSite,
};

/** Sends a lead. Returns the arguments of `fetch`. */
const sentWith = async (changed: Partial<typeof lead>): Promise<[string, RequestInit]> => {
  const fetchMock = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('')));
  vi.stubGlobal('fetch', fetchMock);
  expect(await prepareLead({ ...lead, ...changed })()).toEqual({ sent: true });
  return fetchMock.mock.calls[0] as [string, RequestInit];
};

test('the body contains the type and the values alone; revision and fill time are headers', async () => {
  const [url, { body, headers }] = await sentWith({});
  expect(url).toBe('/api/send-email');
  expect(body).toBe(JSON.stringify({ type: 'contact', ...values }));
  expect(headers).toEqual({
    'content-type': 'application/json',
    'x-form-revision': '0123456789abcd',
    'x-fill-time': '5000',
    'x-attempt-id': expect.stringMatching(/^[\d-]{4,}$/),
  });
});

test('a form has the same attempt id until it was sent, and then another one', async () => {
  const ids: unknown[] = [];
  const send = async (status: number, type = 'contact') => {
    vi.stubGlobal('fetch', (_url: string, { headers }: { headers: Record<string, string> }) => {
      ids.push(headers['x-attempt-id']);
      return Promise.resolve(new Response('', { status }));
    });
    await prepareLead({ ...lead, form: { ...lead.form, type } })();
  };
  for (const status of [503, 422, 202, 202]) await send(status);
  await send(202, 'other');
  expect(new Set(ids.slice(0, 3)).size).toBe(1);
  expect(new Set(ids).size).toBe(3);
});

test('a site with an endpoint posts there, and the value of the honeypot is sent', async () => {
  const endpoint = 'https://forms.quiet.example/api/send-email';
  const [url, { body }] = await sentWith({
    honeypot: 'Cheap pills',
    site: { ...exampleSite, forms: { ...exampleSite.forms, endpoint } },
  });
  expect(url).toBe(endpoint);
  expect(JSON.parse(String(body))).toEqual({ type: 'contact', ...values, subject: 'Cheap pills' });
});

test.each<[string, number, unknown, string | undefined]>([
  ['a preview', 501, gatewayResponses.preview, 'preview'],
  ['a static host', 501, '<title>501 Unsupported method</title>', 'unavailable'],
  ['a static host without a body', 501, '', 'unavailable'],
  ['a static host that allows other methods', 405, '', 'unavailable'],
  ['another service', 501, { error: 'not-implemented' }, 'unavailable'],
  ['another service with a list', 501, ['preview'], 'unavailable'],
  ['another status with the same body', 500, gatewayResponses.preview, undefined],
  ['a missing page', 404, '', undefined],
])('the response identifies the host: %s', async (_, status, body, host) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })));
  expect(await prepareLead(lead)()).toEqual({ sent: false, host, reason: `status ${status}`, errors: {} });
});

test.each<[string | undefined, boolean]>([
  ['text/html', false],
  ['Text/HTML; charset=utf-8', false],
  ['text/html ;charset=utf-8', false],
  ['application/xhtml+xml', false],
  ['text/plain', true],
  ['text/html5', true],
  ['application/xml', true],
  ['application/json', true],
  [undefined, true],
])('a 2xx response of the type %s is a success: %s', async (type, sent) => {
  for (const status of [200, 202]) {
    const body = new ReadableStream({ start: (controller) => controller.error(new Error('was read')) });
    const response = new Response(body, {
      status,
      ...(type !== undefined && { headers: { 'content-type': type } }),
    });
    vi.stubGlobal('fetch', () => Promise.resolve(response));
    const expected = sent ? { sent } : { sent, reason: `status ${status}`, errors: {} };
    expect(await prepareLead(lead)()).toEqual(expected);
    expect(response.bodyUsed).toBe(false);
  }
});

test.each(['fetch', 'AbortController'])(
  'prepareLead throws without %s, before anything is sent',
  (missing) => {
    const fetchMock = vi.fn();
    vi.stubGlobal('fetch', fetchMock);
    vi.stubGlobal(missing, undefined);
    expect(() => prepareLead(lead)).toThrow(TypeError);
    expect(fetchMock).not.toHaveBeenCalled();
  },
);

test('a failed request does not throw and is not repeated', async () => {
  const fetchMock = vi.fn(() => {
    throw new TypeError('Failed to fetch');
  });
  vi.stubGlobal('fetch', fetchMock);
  expect(await prepareLead(lead)()).toMatchObject({ sent: false, reason: 'TypeError' });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
