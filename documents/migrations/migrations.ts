import type { Migration } from './migration.ts';

/** All migrations in the order in which they are applied. A new migration needs its own file and an entry here. */
export const migrations: Migration[] = [];
