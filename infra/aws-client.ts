import { primaryRegion as siteRegion } from './resource-names.ts';

type Send = (command: unknown, options?: { abortSignal?: AbortSignal }) => Promise<unknown>;

/** Milliseconds for a connection, and for an answer to begin, or to go on, before the call is tried again. */
const requestHandler = {
  connectionTimeout: 3000,
  requestTimeout: 60_000,
  socketTimeout: 30_000,
  throwOnRequestTimeout: true,
};

/**
 * A client of AWS for the commands. No call waits for ever, not even for an answer that stops in the middle: the
 * time-outs end at the headers, the deadline does not.
 * @param Client its class
 * @param options.seconds that one call may take, all its attempts and the body of the answer included
 * @param options.region that is asked; that of the site without it
 */
export const awsClient = <Client extends { send: unknown }>(
  Client: new (settings: { region: string; requestHandler: typeof requestHandler }) => Client,
  { seconds = 180, region = siteRegion }: { seconds?: number; region?: string } = {},
): Client => {
  const client = new Client({ region, requestHandler });
  const send = (client.send as Send).bind(client);
  client.send = (command: unknown, { abortSignal }: { abortSignal?: AbortSignal } = {}) => {
    const deadline = AbortSignal.timeout(seconds * 1000);
    return send(command, {
      abortSignal: abortSignal ? AbortSignal.any([deadline, abortSignal]) : deadline,
    });
  };
  return client;
};
