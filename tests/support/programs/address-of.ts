import type { Server } from 'node:http';

/** Returns the URL of a listening server. */
export const serverUrl = (server: Pick<Server, 'address'>): string => {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.');
  return `http://127.0.0.1:${address.port}`;
};
