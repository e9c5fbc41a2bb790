import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs';
import { S3Client } from '@aws-sdk/client-s3';
import { SESClient } from '@aws-sdk/client-ses';
import { SQSClient } from '@aws-sdk/client-sqs';
import { callTimeoutsMs } from './deadlines.ts';

/**
 * Returns the options of a client: the number of attempts, and the timeouts of one attempt for connecting, for receiving
 * headers, and for inactivity of the connection. Without `throwOnRequestTimeout` the client would only log a late response.
 * @param milliseconds for each of the last two
 * @param connection other options of the connection
 */
const createOptions = (milliseconds: number, maxAttempts = 3, connection = {}) => ({
  maxAttempts,
  requestHandler: {
    connectionTimeout: 1000,
    requestTimeout: milliseconds,
    socketTimeout: milliseconds,
    throwOnRequestTimeout: true,
    ...connection,
  },
});

type Send = (command: never, options: { abortSignal: AbortSignal }) => Promise<unknown>;

/** Makes a client abort each call at its deadline. */
const withDeadline = <Client extends { send: unknown }>(client: Client, milliseconds: number): Client => {
  const send = (client.send as Send).bind(client);
  client.send = (command: never) => send(command, { abortSignal: AbortSignal.timeout(milliseconds) });
  return client;
};

/** Creates a client for the queue. */
export const createQueueClient = () => withDeadline(new SQSClient(createOptions(3000)), callTimeoutsMs.queue);

/** Creates a client for the archive. */
export const createArchiveClient = () =>
  withDeadline(new S3Client(createOptions(1500)), callTimeoutsMs.archive);

/**
 * Creates a client for CloudWatch Logs. A page of a large log can take some seconds.
 * @param region the region of the log; the default is that of the environment
 */
export const createLogClient = (region?: string) =>
  withDeadline(
    new CloudWatchLogsClient({ ...createOptions(15_000), ...(region && { region }) }),
    callTimeoutsMs.log,
  );

/**
 * No keep-alive for SES. After the function was frozen, a reused connection is dead, and with one attempt per call that
 * would cost a delivery attempt and raise an alarm.
 */
const connectionOptions = { httpAgent: { keepAlive: false }, httpsAgent: { keepAlive: false } };

/**
 * Creates a client for SES. It makes one attempt per call: the queue retries, and a client that retries sends another mail
 * whenever a response is late.
 */
export const createMailClient = () =>
  withDeadline(new SESClient(createOptions(3000, 1, connectionOptions)), callTimeoutsMs.mail);
