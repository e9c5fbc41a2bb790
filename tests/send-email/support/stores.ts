import { vi } from 'vitest';
import { openOwnerArchive } from '../../../lambda/aws/owner-archive.ts';
import { openDeadLetterQueue, openOwnerQueue } from '../../../lambda/aws/owner-queue.ts';
import type { LeadStores } from '../../../scripts/leads/inventory.ts';
import type { Harness } from './harness.ts';

/** Opens the archive and the queues as the owner's commands do, with the environment of the harness. */
export const openStores = ({ environment }: Pick<Harness, 'environment'>): LeadStores => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return {
    archive: openOwnerArchive(environment.ARCHIVE_BUCKET),
    queue: openOwnerQueue(environment.QUEUE_URL),
    dead: openDeadLetterQueue(environment.DEAD_QUEUE_URL),
  };
};
