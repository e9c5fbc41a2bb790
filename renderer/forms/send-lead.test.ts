import { afterEach, expect, test, vi } from 'vitest';
import { gatewayResponses } from '../../infra/gateway-responses.ts';
import type { LeadRequest } from '../../schema/forms/request.ts';
import { prepareLead } from './send-lead.ts';

afterEach(() => vi.unstubAllGlobals());

const request = {
  type: 'contact',
  name: 'Ben Ortega',
  email: 'ben@visitor.example',
  phone: '(208) 555-0123',
  message: 'Do you see children?',
} as LeadRequest;

test.each<[string, number, unknown, boolean]>([
  ['a preview', 501, gatewayResponses.preview, true],
  ['a static host', 501, '<title>501 Unsupported method</title>', false],
  ['a static host without a body', 501, '', false],
  ['another service', 501, { error: 'not-implemented' }, false],
  ['another service with a list', 501, ['preview'], false],
  ['another status with the same body', 500, gatewayResponses.preview, false],
])('only the response of a preview counts as one: %s', async (_, status, body, preview) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })));
  expect(await prepareLead(request, '', 0)()).toEqual({
    sent: false,
    preview,
    reason: `status ${status}`,
    errors: [],
  });
});

test.each(['fetch', 'AbortController'])(
  'prepareLead throws without %s, before anything is sent',
  (missing) => {
    const fetchMock = vi.fn();
    vi.stubGlobal('fetch', fetchMock);
    vi.stubGlobal(missing, undefined);
    expect(() => prepareLead(request, '', 0)).toThrow(TypeError);
    expect(fetchMock).not.toHaveBeenCalled();
  },
);

test('a failed request does not throw and is not repeated', async () => {
  const fetchMock = vi.fn(() => {
    throw new TypeError('Failed to fetch');
  });
  vi.stubGlobal('fetch', fetchMock);
  expect(await prepareLead(request, '', 0)()).toMatchObject({ sent: false, reason: 'TypeError' });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
