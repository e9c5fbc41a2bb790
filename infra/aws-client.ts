import { primaryRegion as siteRegion } from './resource-names.ts';

type Send = (command: unknown, options?: { abortSignal?: AbortSignal }) => Promise<unknown>;

/**
 * Time-outs in milliseconds for connecting, and for each pause in a response. The call is retried after a time-out.
 */
const requestHandler = {
  connectionTimeout: 3000,
  requestTimeout: 60_000,
  socketTimeout: 30_000,
  throwOnRequestTimeout: true,
};

/**
 * Creates an AWS client for commands. Every call has a deadline that also covers the response body: the SDK's
 * time-outs end when the headers have arrived.
 * @param Client its class
 * @param options.seconds deadline of one call, including all attempts and the response body
 * @param options.region region of the service; default: the site's region
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
