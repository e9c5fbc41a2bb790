import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApi } from './api/server.ts';
import { startArchive } from './archive/server.ts';
import { drawFault, type Faults } from './faults.ts';
import { createFunction } from './functions/function.ts';
import { startPoller } from './functions/poller.ts';
import { startQueue } from './queue/server.ts';
import { startSes } from './ses/server.ts';

export { parseFault, type Faults } from './faults.ts';
export type { MailboxMessage } from './ses/send-email.ts';

const bucket = 'leads-archive';

/** What the backend can be told. */
export type BackendOptions = {
  /** Paths of the built bundles. */
  bundles: { ingest: string; sender: string };
  /** Origins from which the forms are sent: the addresses of the site on this machine. */
  origins: string[];
  /** Faults from the start. */
  faults?: Faults;
  /** Keeps the log lines of the functions off the console. */
  quiet?: boolean;
  /** Folder of the archive; one that is removed at the end without it. */
  archive?: string;
  /** Seconds after which a lead that was not sent is tried again. */
  visibilityTimeout?: number;
  /** How often a lead is tried before it is a dead letter. */
  maxReceiveCount?: number;
  /** How many leads are sent at once. */
  concurrency?: number;
};

/**
 * Starts the whole path from the form to the mailbox on this machine: the two built functions, and emulators of
 * the REST API, SQS, S3 and SES that speak the real protocols. Everything listens on the loopback interface alone.
 * @returns the addresses, what is in the mailbox and in the logs, and the ways to disturb and to stop it
 */
export const startBackend = async (options: BackendOptions) => {
  let faults = options.faults ?? {};
  const visibilityTimeout = options.visibilityTimeout ?? 15;
  const lines: string[] = [];
  const folder = options.archive ?? (await mkdtemp(join(tmpdir(), 'lead-archive-')));

  const ses = await startSes(() => drawFault(faults.ses));
  const archive = await startArchive(folder, () => drawFault(faults.archive));
  const queue = await startQueue({
    fault: () => drawFault(faults.queue),
    visibilityTimeout,
    maxReceiveCount: options.maxReceiveCount ?? 5,
  });

  /** The environment of the functions; a tool that is given it works on these emulators. */
  const environment = {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    AWS_ENDPOINT_URL_SES: ses.url,
    AWS_ENDPOINT_URL_SQS: queue.url,
    AWS_ENDPOINT_URL_S3: archive.url,
    QUEUE_URL: queue.queueUrl,
    DEAD_QUEUE_URL: queue.deadUrl,
    // There is no front door on this machine, and none is asked for.
    FRONT_DOOR_SECRETS: '',
    ADDRESS_LIMIT: '20',
    ALLOWED_ORIGINS: options.origins.join(','),
    ARCHIVE_BUCKET: bucket,
    MAIL_FROM: 'website@leads.example',
    MAIL_TO: 'estimates@business.example,office@other-provider.example',
    MAIL_CONFIGURATION_SET: 'leads',
  };
  const onLine = (line: string) => {
    lines.push(line);
    if (!options.quiet) console.log(line);
  };
  const ingest = createFunction({ bundle: options.bundles.ingest, environment, onLine });
  const sender = createFunction({
    bundle: options.bundles.sender,
    environment,
    // A sixth of the time for which the queue hides a lead, as in the stack.
    timeout: visibilityTimeout / 6,
    onLine,
  });
  await Promise.all([ingest.start(), sender.start()]);
  const api = await startApi(ingest, () => drawFault(faults.api));
  const poller = startPoller({
    sender,
    url: queue.url,
    queueUrl: queue.queueUrl,
    concurrency: options.concurrency ?? 2,
  });

  return {
    /** Address of the API; the forms post to `/api/send-email` on it. */
    apiUrl: api.url,
    /** Address of the mailbox, for a browser. */
    mailboxUrl: ses.url,
    environment,
    setFaults: (next: Faults) => {
      faults = next;
    },
    /** The mails that were accepted, oldest first. */
    messages: ses.messages,
    /** Every line that the functions have logged. */
    logs: (): readonly string[] => lines,
    /** Empties the mailbox and forgets the log lines. */
    clear: () => {
      ses.clear();
      lines.length = 0;
    },
    /** Bytes that each function holds. */
    heaps: async () => ({ ingest: await ingest.heap(), sender: await sender.heap() }),
    /** Ends the sender in the middle of what it does, as a crash would, and starts another. */
    killSender: async () => {
      await sender.stop();
      await sender.start();
    },
    stop: async () => {
      await api.close();
      await poller.stop();
      await Promise.all([ingest.stop(), sender.stop()]);
      await Promise.all([queue.close(), archive.close(), ses.close()]);
      if (options.archive === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
};
export type Backend = Awaited<ReturnType<typeof startBackend>>;
