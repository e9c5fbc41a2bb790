import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs';
import { S3Client } from '@aws-sdk/client-s3';
import { SESClient } from '@aws-sdk/client-ses';
import { SQSClient } from '@aws-sdk/client-sqs';
import { callTimeoutsMs } from './deadlines.ts';

/**
 * Time-outs of one attempt: until there is a connection, until there are headers, and of a connection on which nothing
 * moves. Without `throwOnRequestTimeout` the client only logs that it is late.
 * @param milliseconds for each of the last two
 */
const timeOuts = (milliseconds: number) => ({
  connectionTimeout: 1000,
  requestTimeout: milliseconds,
  socketTimeout: milliseconds,
  throwOnRequestTimeout: true,
});

type Send = (command: never, options: { abortSignal: AbortSignal }) => Promise<unknown>;

/** The client, each of whose calls is broken off at its deadline. */
const withDeadline = <Client extends { send: unknown }>(client: Client, milliseconds: number): Client => {
  const send = (client.send as Send).bind(client);
  client.send = (command: never) => send(command, { abortSignal: AbortSignal.timeout(milliseconds) });
  return client;
};

/** A client of the queue. */
export const createQueueClient = () =>
  withDeadline(new SQSClient({ maxAttempts: 3, requestHandler: timeOuts(3000) }), callTimeoutsMs.queue);

/** A client of the archive. */
export const createArchiveClient = () =>
  withDeadline(new S3Client({ maxAttempts: 3, requestHandler: timeOuts(1500) }), callTimeoutsMs.archive);

/**
 * A client of the logs. A page of a large log may take some seconds.
 * @param region of the log; that of the environment without it
 */
export const createLogClient = (region?: string) =>
  withDeadline(
    new CloudWatchLogsClient({ maxAttempts: 3, requestHandler: timeOuts(15_000), ...(region && { region }) }),
    callTimeoutsMs.log,
  );

/**
 * A connection of its own for each mail. One that was kept is dead when the function wakes after a pause, and with
 * one attempt that would cost the lead a try and the owner an alarm.
 */
const connections = { httpAgent: { keepAlive: false }, httpsAgent: { keepAlive: false } };

/**
 * A client of SES. One attempt a call: the queue tries again, and a client that repeats itself sends one mail for each
 * answer that comes too late.
 */
export const createMailClient = () =>
  withDeadline(
    new SESClient({ maxAttempts: 1, requestHandler: { ...timeOuts(3000), ...connections } }),
    callTimeoutsMs.mail,
  );
