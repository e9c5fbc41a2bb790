import { entryTitles } from './entry-titles.ts';
import type { Migration } from './migration.ts';
import { photoWords } from './photo-to-image.ts';

/** Every migration in the order in which documents go through them. A new one is its file and one line here. */
export const migrations: readonly Migration[] = [entryTitles, photoWords];
