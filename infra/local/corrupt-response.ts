import type { ServerResponse } from 'node:http';

/** How an answer can go wrong after its headers: nothing follows, a byte a second follows, it breaks off half-way. */
export const spoilings = ['stall', 'drip', 'cut'] as const;
type Spoiling = (typeof spoilings)[number];

/** The time between two bytes of an answer that drips. */
const dripMs = 1000;

const isSpoiling = (fault: string): fault is Spoiling => spoilings.some((name) => name === fault);

const bad: Record<Spoiling, (response: ServerResponse, body: Buffer) => void> = {
  stall: () => undefined,
  drip: (response, body) => {
    let sent = 0;
    const timer = setInterval(() => {
      // It never comes to an end: an answer without a body drips blanks.
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
 * Lets an answer go wrong after its headers, whatever it will be. What was asked for is done all the same.
 * @param fault the fault in force; any other than these changes nothing
 */
export const corruptResponse = (response: ServerResponse, fault: string | undefined): void => {
  if (fault === undefined || !isSpoiling(fault)) return;
  response.end = ((body: string | Buffer = '', encoding: BufferEncoding = 'utf8') => {
    response.flushHeaders();
    bad[fault](response, typeof body === 'string' ? Buffer.from(body, encoding) : body);
    return response;
  }) as ServerResponse['end'];
};
