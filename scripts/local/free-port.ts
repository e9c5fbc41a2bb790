import { createServer } from 'node:net';

const tryPort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const found = typeof address === 'object' && address ? address.port : undefined;
      server.close(() => resolve(found));
    });
  });

/** Returns the given port if it is free on the loopback address, else the next free one; 0 takes any free port. */
export const freePort = async (first: number): Promise<number> => {
  for (let port = first; port < first + 100; port += 1) {
    const free = await tryPort(port);
    if (free !== undefined) return free;
  }
  throw new Error(`No port from ${first} to ${first + 99} is free. Give another one with --port.`);
};
