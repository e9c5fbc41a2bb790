import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startHarness, type Harness } from './support/harness.ts';
import { hostileRequest } from './support/hostile-requests.ts';
import { findMailViolations } from './support/mail-checks.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ concurrency: 4 });
});
afterAll(() => harness.stop());

test('no request causes a server error, and no visitor controls the structure of a mail', async () => {
  const seen = new Set<number>();
  const leads = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(hostileRequest, { minLength: 8, maxLength: 8 }), async (requests) => {
      const answers = await Promise.all(requests.map(({ body, headers }) => harness.post(body, headers)));
      for (const answer of answers) {
        seen.add(answer.status);
        expect([202, 303, 400, 413, 415, 422]).toContain(answer.status);
        if (answer.status === 202) leads.add(((await answer.json()) as { id: string }).id);
      }
    }),
    { numRuns: 40 },
  );
  expect([...seen].toSorted()).toEqual([202, 303, 400, 413, 415, 422]);
  await vi.waitFor(
    () => {
      const mailed = new Set(harness.messages().map(({ tags }) => tags['lead']));
      expect([...leads].filter((lead) => !mailed.has(lead))).toEqual([]);
    },
    { timeout: 30_000, interval: 50 },
  );
  for (const mail of harness.messages())
    expect({ mail, faults: findMailViolations(mail) }).toEqual({ mail, faults: [] });
});
