import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { contact, startHarness, type Harness } from './support/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ visibilityTimeout: 4, concurrency: 4 });
});
afterEach(() => harness.setFaults({}));
afterAll(() => harness.stop());

const accepted = async (name: string): Promise<string> => {
  const answer = await harness.send({ ...contact, name });
  expect(answer.status).toBe(202);
  return ((await answer.json()) as { id: string }).id;
};

const failed = (lead: string) =>
  vi.waitFor(
    () => {
      const lines = harness
        .logs()
        .map((line): { event?: string; lead?: string; code?: string } => JSON.parse(line));
      const line = lines.find(({ event, lead: other }) => event === 'SendFailed' && other === lead);
      expect(line?.code).toBe('mail: TimeoutError');
    },
    { timeout: 20_000 },
  );

test('a lead is mailed once if SES hangs before accepting it', async () => {
  harness.setFaults({ ses: 'hang' });
  const id = await accepted('Rae Hang');
  await failed(id);
  harness.setFaults({});
  expect(await harness.mails(id)).toHaveLength(1);
});

test('a lead is mailed twice with the same id if the response of SES is lost', async () => {
  harness.setFaults({ ses: 'late' });
  const id = await accepted('Sam Late');
  await failed(id);
  harness.setFaults({});
  const [first, second] = await harness.mails(id, 2);
  expect(second).toEqual({ ...first, id: second?.id, receivedAt: second?.receivedAt });
});

test('no lead is lost if the sender is killed during a delivery', async () => {
  let mailing = false;
  harness.setFaults({
    ses: () => {
      mailing = true;
      return 'hang';
    },
  });
  const id = await accepted('Tom Killed');
  // At this point, the sender has claimed the mail.
  await vi.waitFor(() => expect(mailing).toBe(true), 20_000);
  await harness.killSender();
  harness.setFaults({});
  expect(await harness.mails(id)).toHaveLength(1);
});
