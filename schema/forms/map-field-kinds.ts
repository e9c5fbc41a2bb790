import type { FieldKind } from './lead-fields.ts';

/**
 * A record with what a table holds for the kind of each field.
 * @param fields the kind of each field
 * @param table one entry for each kind
 */
export const mapFieldKinds = <F extends Record<string, FieldKind>, T extends Record<FieldKind, unknown>>(
  fields: F,
  table: T,
) =>
  Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, table[kind]])) as {
    -readonly [N in keyof F]: T[F[N]];
  };
