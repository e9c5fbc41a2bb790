import { createServer } from 'node:net';

const tryPort = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : undefined;
      server.close(() => resolve(taken));
    });
  });

/** The wanted port on the loopback address, or the next free one; 0 takes any. */
export const freePort = async (wanted: number): Promise<number> => {
  for (let port = wanted; port < wanted + 100; port += 1) {
    const free = await tryPort(port);
    if (free !== undefined) return free;
  }
  throw new Error(`No port from ${wanted} to ${wanted + 99} is free. Give another one with --port.`);
};
