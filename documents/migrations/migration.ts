import type { Mapping, Path } from '../read/document/path.ts';

/** Moves, converts or adds a field. There is no field at `to` yet, unless it is also `from`. */
export type FieldChange = {
  /** Path of an existing field; undefined for a new one. */
  from?: Path;
  to: Path;
  /** The new value; default: that of `from`. */
  value?: unknown;
};

/** A section of a document, whose type is known. */
export type TypedSection = { type: string; path: Path; fields: Mapping };

/** A change of the schema, with the changes that documents need because of it. */
export type Migration = {
  /** Its name, such as `entry-titles`. */
  name: string;
  /** First version of the engine that requires it. */
  since: string;
  /** Description for the owner of a site, in one line. */
  title: string;
  /** Reason for the change. */
  why: string;
  /**
   * Returns the pending changes of a document; empty if it is up to date.
   * @param value the value of the document
   * @param sections its sections
   */
  pendingChanges: (value: unknown, sections: readonly TypedSection[]) => FieldChange[];
};
