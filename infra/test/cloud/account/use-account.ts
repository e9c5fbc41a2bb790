import { afterAll, beforeAll, vi } from 'vitest';
import type { LocalServer } from '../../../local/http.ts';
import type { Account } from './account.ts';
import { startAccount } from './answers.ts';

/** Points the AWS clients of a test file at an emulated account, with fake credentials. */
export const useAccount = (account: Account): void => {
  let server: LocalServer;
  beforeAll(async () => {
    server = await startAccount(account);
    vi.stubEnv('AWS_ENDPOINT_URL', server.url);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await server.close();
  });
};
