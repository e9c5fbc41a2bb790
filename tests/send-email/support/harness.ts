import { expect, inject, vi } from 'vitest';
import { startBackend, type BackendOptions } from '../../../infra/local/backend.ts';
import { createLogSearch } from './log-search.ts';

/** Where the site of the tests is. */
export const origin = 'https://www.stone.example';

/** A message that is just long enough. */
export const message =
  'The marble floor of our hall has gone dull and has two deep scratches near the door, so we would like it done.';

/** Good requests. */
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

/** The built bundles behind the emulators, and the ways a visitor and a test reach them. */
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
  return {
    ...backend,
    post,
    /** Sends a request as the forms do. */
    send: (body: unknown, headers: Record<string, string> = {}) =>
      post(JSON.stringify(body), { origin, ...headers }),
    /** Sends a form as a browser without scripts does. */
    sendForm: (fields: [string, string][], headers: Record<string, string> = { origin }) =>
      post(new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
    /** The mails with a lead, once there are as many. */
    mails: (lead: string, count = 1) =>
      vi.waitFor(
        () => {
          const found = backend.messages().filter(({ tags }) => tags['lead'] === lead);
          if (found.length < count) throw new Error(`${found.length} of ${count} mails of ${lead}`);
          return found;
        },
        { timeout: 30_000, interval: 20 },
      ),
    /** Ends all, and fails when anything that was sent stands in any line that the functions have logged. */
    stop: async () => {
      await backend.stop();
      expect(search.leaks(backend.logs())).toEqual([]);
    },
  };
};
export type Harness = Awaited<ReturnType<typeof startHarness>>;
