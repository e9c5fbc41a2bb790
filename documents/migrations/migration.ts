import type { Mapping, Path } from '../read/document/path.ts';

/** A field that has another name. */
type Rename = {
  kind: 'rename';
  /** The group that holds the field. */
  group: Path;
  from: string;
  to: string;
};

/** Fields of a group that stand in a group of their own inside it. */
export type NestFields = {
  kind: 'gather';
  /** The group that holds the fields. */
  group: Path;
  /** The name of the new group. */
  into: string;
  /** What each field is called in it, by its name so far. */
  names: Readonly<Record<string, string>>;
};

/** One change of what a document says. It happens in a group that is there, and only where nothing is in its way. */
export type FieldMigration = Rename | NestFields;

/** A section of a document, of which its type is known. */
export type SectionPart = { type: string; path: Path; fields: Mapping };

/** What a migration looks at. */
export type OldDocument = {
  value: unknown;
  /** Its sections; what a page writes beside the name of a shared piece is one of the type of that piece. */
  sections: SectionPart[];
};

/** A change of the schema that documents follow. */
export type Migration = {
  /** What it is called, such as `entry-titles`. */
  name: string;
  /** The first version of the engine that wants documents so. */
  since: string;
  /** What changes, in a line for the owner of a site. */
  title: string;
  /** Why it was worth it. */
  why: string;
  /**
   * The changes that a document waits for; none when it is as that version wants it. None of them lies inside of what
   * another one touches.
   */
  changesIn: (document: OldDocument) => FieldMigration[];
};
