import { nearest } from '../../problems/nearest.ts';
import { slugify } from '../../read/slug.ts';

/** Suggests the shared section or form for a wrong name: a typo, a path or a file name. */
export const suggestDocument = (written: string, names: Iterable<string>): string | undefined =>
  nearest(slugify(written.replace(/^.*\//, '').replace(/\.ya?ml$/i, '')), names);
