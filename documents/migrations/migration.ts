import type { Mapping, Path } from '../read/document/path.ts';

/** Renames a field. */
type Rename = {
  kind: 'rename';
  /** Path of the mapping that contains the field. */
  mappingPath: Path;
  from: string;
  to: string;
};

/** Moves fields of a mapping into a nested mapping. */
export type NestFields = {
  kind: 'nest';
  /** Path of the mapping that contains the fields. */
  mappingPath: Path;
  /** Name of the new mapping. */
  into: string;
  /** New name of each field, by old name. */
  names: Readonly<Record<string, string>>;
};

/** One step of a migration. It applies to an existing mapping, and only if its target does not exist. */
export type FieldMigration = Rename | NestFields;

/** A section of a document, whose type is known. */
export type TypedSection = { type: string; path: Path; fields: Mapping };

/** Input of a migration. */
export type MigrationInput = {
  value: unknown;
  /** Its sections; the overrides of a shared section count as a section of its type. */
  sections: TypedSection[];
};

/** Describes a migration to the owner of a site. */
export type MigrationDescription = {
  /** Its name, such as `entry-titles`. */
  name: string;
  /** First version of the engine that requires it. */
  since: string;
  /** Description for the owner of a site, in one line. */
  title: string;
  /** Reason for the change. */
  why: string;
};

/** A change of the schema that documents must follow, one by one. */
export type Migration = MigrationDescription & {
  /**
   * Returns the pending steps for a document; empty if it is up to date. Steps do not overlap.
   */
  pendingSteps: (document: MigrationInput) => FieldMigration[];
};
