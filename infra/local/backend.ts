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

/** Options of the local backend. */
export type BackendOptions = {
  /** Folders of the built bundles. */
  bundles: { ingest: string; sender: string };
  /** Origins of the pages with the forms: the URLs of the local site. */
  origins: string[];
  /** Initial faults. */
  faults?: Faults;
  /** Port of the mailbox, or the next free one; default: any. */
  mailPort?: number;
  /** Suppresses the log lines of the functions on the console. */
  quiet?: boolean;
  /** Folder of the archive; default: a temporary folder. */
  archive?: string;
  /** Visibility timeout in seconds: a failed lead is delivered again after it. */
  visibilityTimeout?: number;
  /** Delivery attempts before a lead goes to the dead-letter queue. */
  maxReceiveCount?: number;
  /** Number of concurrent deliveries. */
  concurrency?: number;
};

/**
 * Starts the lead pipeline on this machine: the two built functions, and emulators of the REST API, SQS, S3 and SES
 * that speak the real protocols. All servers listen on the loopback interface only.
 * @returns URLs, mailbox and logs, and functions to inject faults and to stop it
 */
export const startBackend = async (options: BackendOptions) => {
  const { visibilityTimeout = 15, maxReceiveCount = 5, concurrency = 2 } = options;
  let faults = options.faults ?? {};
  const lines: string[] = [];
  const folder = options.archive ?? (await mkdtemp(join(tmpdir(), 'lead-archive-')));

  const ses = await startSes(() => drawFault(faults.ses), options.mailPort);
  const archive = await startArchive(folder, () => drawFault(faults.archive));
  const fault = () => drawFault(faults.queue);
  const queue = await startQueue({ fault, visibilityTimeout, maxReceiveCount });

  /** Environment of the functions; tools that get it use these emulators. */
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
    // There is no front door locally, so none is checked.
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
    // Metrics are for CloudWatch; the mailbox shows what has become of a form.
    if (!options.quiet && !line.includes('"_aws":')) console.log(line);
  };
  const ingest = createFunction({ bundle: options.bundles.ingest, environment, onLine });
  const sender = createFunction({
    bundle: options.bundles.sender,
    environment,
    // A sixth of the visibility timeout, as in the stack.
    timeout: visibilityTimeout / 6,
    onLine,
  });
  await Promise.all([ingest.start(), sender.start()]);
  const api = await startApi(ingest, () => drawFault(faults.api));
  const poller = startPoller(sender, queue.queueUrl, concurrency);

  return {
    /** URL of the API; forms post to `/api/send-email` there. */
    apiUrl: api.url,
    /** URL of the mailbox, for a browser. */
    mailboxUrl: ses.url,
    environment,
    setFaults: (next: Faults) => {
      faults = next;
    },
    /** Accepted mails, oldest first. */
    messages: ses.messages,
    /** All log lines of the functions. */
    logs: (): readonly string[] => lines,
    /** Clears the mailbox and the log lines. */
    clear: () => {
      ses.clear();
      lines.length = 0;
    },
    /** Heap size of each function in bytes. */
    heaps: async () => ({ ingest: await ingest.heap(), sender: await sender.heap() }),
    /** Ends the functions; they start from their bundles again, which may have changed, at the next call. */
    restartFunctions: () => Promise.all([ingest.stop(), sender.stop()]),
    /** Terminates the sender while it is working, as a crash would, and starts another. */
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
