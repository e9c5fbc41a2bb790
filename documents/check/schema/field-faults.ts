import type { Finding } from '../../problems/legacy.ts';
import { quoted } from '../../problems/words.ts';
import type { Path } from '../../read/document/path.ts';
import type { SchemaNode } from '../../read/document/schemas.ts';

/** The fields of one mapping that should not be there, and those that should. */
export type FieldFaults = {
  path: Path;
  unknown: string[];
  missing: string[];
  /** Whether other fields are allowed, so that an unknown one may be a typo but is no fault by itself. */
  open: boolean;
  /** The fields that are there and known. */
  present: ReadonlySet<string>;
  node: SchemaNode;
  /** What the missing fields are. */
  nodeOf: (field: string) => SchemaNode;
};

/** With more unknown fields in one group than this, they are reported as one, without suggestions. */
export const mostGuessed = 40;

/** The finding about a field that the schema does not know there. */
export const unknownField = (path: Path, field: string, fix: string): Finding => ({
  code: 'unknown-field',
  path,
  field,
  message: `unknown field ${quoted(field)}`,
  fix,
});
