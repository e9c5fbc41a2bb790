import type { ServerResponse } from 'node:http';

/** Faults of a response after its headers: no body, one byte per second, connection closed halfway. */
export const spoilings = ['stall', 'drip', 'cut'] as const;
type Spoiling = (typeof spoilings)[number];

/** Milliseconds between two bytes of a dripping response. */
const dripMs = 1000;

const isSpoiling = (fault: string): fault is Spoiling => spoilings.some((name) => name === fault);

const bad: Record<Spoiling, (response: ServerResponse, body: Buffer) => void> = {
  stall: () => undefined,
  drip: (response, body) => {
    let sent = 0;
    const timer = setInterval(() => {
      // Sends spaces after the body, so that the response never ends.
      response.write(sent < body.length - 1 ? body.subarray(sent, sent + 1) : ' ');
      sent += 1;
    }, dripMs);
    response.on('close', () => clearInterval(timer));
  },
  cut: (response, body) => {
    response.write(body.length > 1 ? body.subarray(0, body.length / 2) : ' ', () =>
      response.socket?.destroy(),
    );
  },
};

/**
 * Corrupts the response body after the headers. The request itself is processed.
 * @param fault active fault; other faults have no effect
 */
export const corruptResponse = (response: ServerResponse, fault: string | undefined): void => {
  if (fault === undefined || !isSpoiling(fault)) return;
  response.end = ((body: string | Buffer = '', encoding: BufferEncoding = 'utf8') => {
    response.flushHeaders();
    bad[fault](response, typeof body === 'string' ? Buffer.from(body, encoding) : body);
    return response;
  }) as ServerResponse['end'];
};
