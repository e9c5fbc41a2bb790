import type { Finding } from '../../problems/legacy.ts';
import type { Path } from '../../read/document/path.ts';
import type { SchemaNode } from '../../read/document/schemas.ts';

/** A value in which something is wrong, and what the schema says of it. */
export type Place = {
  path: Path;
  value: unknown;
  /** What the schema says of the value, without references. */
  node: SchemaNode;
  root: SchemaNode;
  /** Whether the value may be left out. */
  isOptional: boolean;
  /** The value as it is written in the file. */
  written: () => string;
};

/** The repaired value, and the findings about the one in the file. */
export type Repair = { value: unknown; findings: Finding[] };

/** A kind of mistake: recognises it in a value and gives the repaired value. */
export type RepairKind = {
  see: (place: Place) => Repair | undefined;
  /** Whether the repaired value may still have errors, which are reported once this one is fixed. */
  isPartial?: true;
};
