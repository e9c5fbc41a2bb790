import type { Finding } from '../../problems/finding.ts';
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

/** The value as it was meant, and what was wrong with it. */
export type Repair = { value: unknown; findings: Finding[] };

/** A kind of mistake: sees it in a value, and says what was meant. */
export type RepairKind = {
  see: (place: Place) => Repair | undefined;
  /** Whether something else may be wrong in the repaired value, which is told once this is fixed. */
  isPartial?: true;
};
