import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contact, startHarness, type Harness } from './support/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ visibilityTimeout: 4, concurrency: 4 });
});
afterAll(() => harness.stop());

test('a lead is mailed once if SES hangs before accepting it, and twice with the same id if its response is lost', async () => {
  const faults = ['hang', 'late'] as const;
  let calls = 0;
  harness.setFaults({ ses: () => faults[calls++] });
  const ids = await Promise.all(['Rae Hang', 'Sam Late'].map((name) => harness.accept({ ...contact, name })));
  for (const id of ids)
    await vi.waitFor(() => expect(harness.events(id)).toContain('SendFailed mail: TimeoutError'), 20_000);
  // Which of them was mailed first, and thus not at all, is random.
  const late = harness.messages()[0]?.tags['lead'] ?? '';
  expect(ids).toContain(late);
  const [first, second, ...more] = await harness.mails(late, 2);
  expect(second).toEqual({ ...first, id: second?.id, receivedAt: second?.receivedAt });
  expect(more).toEqual([]);
  for (const id of ids.filter((each) => each !== late)) expect(await harness.mails(id)).toHaveLength(1);
});

test('no lead is lost if the sender is killed during a delivery', async () => {
  let mailing = false;
  harness.setFaults({
    ses: () => {
      mailing = true;
      return 'hang';
    },
  });
  const id = await harness.accept({ ...contact, name: 'Tom Killed' });
  // At this point, the sender has claimed the mail.
  await vi.waitFor(() => expect(mailing).toBe(true), 20_000);
  await harness.killSender();
  harness.setFaults({});
  expect(await harness.mails(id)).toHaveLength(1);
});
