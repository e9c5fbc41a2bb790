import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const head = (length: string) =>
  `POST /api/send-email HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${length}\r\n\r\n`;
const json = '{"type":"contact"}';

/** Malformed requests, as chunks that are written one after the other. */
const requests: string[][] = [
  [head('transfer-encoding: chunked'), `${json.length.toString(16)}\r\n${json}\r\n`, '0\r\n\r\n'],
  [head('transfer-encoding: chunked'), 'zz\r\nnot a size'],
  [head(`content-length: ${json.length}`), ...json],
  [head('content-length: 5'), json],
  [head('content-length: -1'), json],
  [head('content-length: 18\r\ntransfer-encoding: chunked'), json],
  [head('content-length: 18\r\nx-bad: a\u0000b'), json],
  [`POST /api/send-email HTTP/9.9\r\n\r\n`],
  ['\u0000\u0001\u0002'],
];

/** Writes a request in chunks. @returns the status of the response, or `closed` if the connection ended without one */
const write = async (url: URL, chunks: string[]): Promise<string> => {
  const socket = connect(Number(url.port), url.hostname);
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (data) => {
    answer += data.toString('latin1');
    socket.end();
  });
  await once(socket, 'connect');
  for (const chunk of chunks) {
    if (!socket.writable) break;
    socket.write(chunk);
    await sleep(2);
  }
  const timer = setTimeout(() => socket.destroy(), 2000);
  if (!socket.closed) await once(socket, 'close');
  clearTimeout(timer);
  return /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'closed';
};

/** Sends all malformed requests. @returns their results */
export const rawRequests = (url: string): Promise<string[]> =>
  Promise.all(requests.map((chunks) => write(new URL(url), chunks)));
