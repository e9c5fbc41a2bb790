import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  startBackend,
  type Backend,
  type BackendOptions,
  type MailboxMessage,
} from '../../../infra/local/backend.ts';
import { parseMessage } from '../../../leads/lead-message.ts';
import { origin } from '../../../tests/send-email/support/harness.ts';
import { leadOf, type Lead } from './leads.ts';
import { chances } from './chances.ts';
import { pool } from '../pool.ts';
import { createClient } from '../post.ts';
import { openQueues } from '../queues.ts';

const visitors = 40;
const senders = 16;

/** The result of a fault run. */
export type FaultReport = {
  /** Leads that were accepted (202), by id. */
  accepted: Map<string, Lead>;
  /** Number of leads that were never accepted; the form asks such visitors to call. */
  refused: number;
  mails: readonly MailboxMessage[];
  /** Ids of the leads in the dead-letter queue. */
  dead: Set<string>;
  /** Archived leads, by id. */
  archived: Map<string, unknown>;
  logs: readonly string[];
  /** Number of responses by status, and of faults by name. */
  answers: Map<string, number>;
  faults: Map<string, number>;
  kills: number;
  /** Seconds until the last lead was accepted or given up, and until the queue was empty. */
  seconds: { sending: number; all: number };
};

const readArchive = async (folder: string): Promise<Map<string, unknown>> => {
  const archived = new Map<string, unknown>();
  for (const file of await readdir(folder)) {
    if (!decodeURIComponent(file).startsWith('leads/')) continue;
    const { id, form, fields } = parseMessage(await readFile(join(folder, file), 'utf8'));
    archived.set(id, {
      type: form.type,
      ...Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    });
  }
  return archived;
};

/**
 * Waits until all retries and redeliveries are finished; faults continue until then.
 * @returns the ids of the leads in the dead-letter queue
 */
const untilEmpty = async (backend: Backend): Promise<Set<string>> => {
  const queues = openQueues(backend);
  while ((await queues.size().catch(() => 1)) > 0) await sleep(500);
  backend.setFaults({});
  const dead = new Set<string>();
  for (let ids = await queues.takeDead(); ids.length > 0; ids = await queues.takeDead())
    for (const id of ids) dead.add(id);
  queues.close();
  return dead;
};

/**
 * Sends leads through the bundled functions and the real clients over HTTP, with random faults in every step, while the
 * sender is killed repeatedly.
 * @param options.bundles paths of the built functions
 * @param options.leads number of leads
 * @param options.seed seed of the random numbers
 * @param options.killEvery milliseconds between two kills of the sender
 * @param options.visibilityTimeout seconds after which an unmailed lead is retried
 */
export const runFaults = async (options: {
  bundles: BackendOptions['bundles'];
  leads: number;
  seed: number;
  killEvery: number;
  visibilityTimeout: number;
}): Promise<FaultReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'fault-run-'));
  const backend = await startBackend({
    bundles: options.bundles,
    origins: [origin],
    archive: folder,
    quiet: true,
    visibilityTimeout: options.visibilityTimeout,
    // A low number, so that some leads end in the dead-letter queue.
    maxReceiveCount: 3,
    concurrency: senders,
  });
  const faults = new Map<string, number>();
  backend.setFaults(chances(options.seed, faults));

  const client = createClient(`${backend.apiUrl}/api/send-email`, visitors);
  const answers = new Map<string, number>();
  const accepted = new Map<string, Lead>();
  let refused = 0;
  /** Sends a lead like a visitor who presses the button again after an error. */
  const send = async (lead: Lead): Promise<void> => {
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const { status, body } = await client.post(JSON.stringify(lead), {
        'content-type': 'application/json',
        origin,
      });
      answers.set(String(status), (answers.get(String(status)) ?? 0) + 1);
      if (status === 202) return void accepted.set((JSON.parse(body) as { id: string }).id, lead);
      await sleep(50);
    }
    refused += 1;
  };

  const started = performance.now();
  const passed = () => (performance.now() - started) / 1000;
  let kills = 0;
  const killer = setInterval(() => {
    kills += 1;
    void backend.killSender();
  }, options.killEvery);
  await pool(Array(options.leads).keys(), visitors, (index) => send(leadOf(index)));
  const sending = passed();
  clearInterval(killer);

  const dead = await untilEmpty(backend);
  const all = passed();
  client.close();
  await backend.stop();
  const archived = await readArchive(folder);
  await rm(folder, { recursive: true });
  return {
    accepted,
    refused,
    mails: backend.messages(),
    dead,
    archived,
    logs: backend.logs(),
    answers,
    faults,
    kills,
    seconds: { sending, all },
  };
};
