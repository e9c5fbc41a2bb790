import type { FieldKind } from './lead-fields.ts';

/**
 * Returns a record that maps the name of each field to the entry of `table` for its kind.
 * @param fields the kind of each field, by name
 * @param table one entry for each kind
 */
export const mapFieldKinds = <F extends Record<string, FieldKind>, T extends Record<FieldKind, unknown>>(
  fields: F,
  table: T,
) =>
  Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, table[kind]])) as {
    -readonly [N in keyof F]: T[F[N]];
  };
