import { expect, inject, vi } from 'vitest';
import { startBackend, type BackendOptions } from '../../../infra/local/backend.ts';
import { createLogSearch } from './log-search.ts';

/** The origin of the test site. */
export const origin = 'https://www.stone.example';

/** A message of the minimum length. */
export const message =
  'The marble floor of our hall has gone dull and has two deep scratches near the door, so we would like it done.';

/** Valid requests. */
export const estimate = {
  type: 'estimate',
  name: 'Ann Miller',
  email: 'ann.miller@visitor.example',
  phone: '(714) 555-0199',
  zipCode: '92626',
  message,
  rooms: ['kitchen', 'hard-surfaces'],
};
export const contact = {
  type: 'contact',
  name: 'Ben Ortega',
  email: 'ben@visitor.example',
  phone: '+1 949 555 0123',
  message: 'Do you work on Sundays?',
};

/** Starts the bundled functions with the emulators, and returns the functions with which tests use them. */
export const startHarness = async (options: Partial<BackendOptions> = {}) => {
  const backend = await startBackend({
    bundles: inject('bundles'),
    origins: [origin],
    quiet: true,
    ...options,
  });
  const search = createLogSearch();
  const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) => {
    search.remember(body, headers);
    return fetch(`${backend.apiUrl}/api/send-email`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  };
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    post(JSON.stringify(body), { origin, ...headers });
  return {
    ...backend,
    post,
    /** Sends a JSON request like the forms. */
    send,
    /** Sends a request that must be accepted. Returns the id of the lead. */
    accept: async (request: object, headers: Record<string, string> = {}): Promise<string> => {
      const answer = await send(request, headers);
      expect(answer.status).toBe(202);
      const body: unknown = await answer.json();
      expect(body).toEqual({ id: expect.stringMatching(/^[0-9a-f]{20}$/) });
      return (body as { id: string }).id;
    },
    /** Submits a form like a browser without scripts. */
    sendForm: (fields: [string, string][], headers: Record<string, string> = { origin }) =>
      post(new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
    /** Returns the mails about a lead once there are the given number of them. */
    mails: (lead: string, count = 1) =>
      vi.waitFor(
        () => {
          const found = backend.messages().filter(({ tags }) => tags['lead'] === lead);
          if (found.length < count) throw new Error(`${found.length} of ${count} mails of ${lead}`);
          return found;
        },
        { timeout: 30_000, interval: 20 },
      ),
    /** Returns the logged events of a lead with their codes, those of ingest first: the order of two functions is random. */
    events: (lead: string): string[] => {
      const lines = backend
        .logs()
        .map((line): { event?: string; lead?: string; code?: string } => JSON.parse(line))
        .filter((line) => line.lead === lead)
        .map(({ event = '', code }) => (code === undefined ? event : `${event} ${code}`));
      return [...lines.filter((line) => line === 'Accepted'), ...lines.filter((line) => line !== 'Accepted')];
    },
    /** Stops everything. Fails if any log line contains visitor input. */
    stop: async () => {
      await backend.stop();
      expect(search.leaks(backend.logs())).toEqual([]);
    },
  };
};
export type Harness = Awaited<ReturnType<typeof startHarness>>;
