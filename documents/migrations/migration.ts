import type { Mapping, Path } from '../read/document/path.ts';

/** Renames a field of an existing mapping, which has no field of the new name. */
export type Rename = {
  /** Path of the mapping that contains the field. */
  mappingPath: Path;
  from: string;
  to: string;
};

/** A section of a document, whose type is known. */
export type TypedSection = { type: string; path: Path; fields: Mapping };

/** A change of the schema, with the renames that documents need because of it. */
export type Migration = {
  /** Its name, such as `entry-titles`. */
  name: string;
  /** First version of the engine that requires it. */
  since: string;
  /** Description for the owner of a site, in one line. */
  title: string;
  /** Reason for the change. */
  why: string;
  /** Returns the pending renames in the sections of a document; empty if it is up to date. */
  pendingRenames: (sections: readonly TypedSection[]) => Rename[];
};
