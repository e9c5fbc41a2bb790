import type { Kind } from './lead-fields.ts';

/**
 * A record with what a table holds for the kind of each field.
 * @param fields the kind of each field
 * @param table one entry for each kind
 */
export const shapeOf = <F extends Record<string, Kind>, T extends Record<Kind, unknown>>(
  fields: F,
  table: T,
) =>
  Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, table[kind]])) as {
    -readonly [N in keyof F]: T[F[N]];
  };
