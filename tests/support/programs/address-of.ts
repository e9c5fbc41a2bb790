import type { Server } from 'node:http';

/** The address at which a server listens. */
export const serverUrl = (server: Pick<Server, 'address'>): string => {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('the server does not listen on a port');
  return `http://127.0.0.1:${address.port}`;
};
