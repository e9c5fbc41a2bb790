import { locations, mainButton } from './locations.ts';
import type { Migration } from './migration.ts';
import { priceUnits } from './price-units.ts';

/** All migrations in the order in which they are applied. A new migration needs its own file and an entry here. */
export const migrations: Migration[] = [priceUnits, locations, mainButton];
