import { startLocalServer } from '../../infra/local/http.ts';

/** Returns the given port if it is free on the loopback address, else the next free one; 0 takes any free port. */
export const freePort = async (first: number): Promise<number> => {
  const { url, close } = await startLocalServer(() => Promise.resolve(), { port: first });
  await close();
  return Number(new URL(url).port);
};
