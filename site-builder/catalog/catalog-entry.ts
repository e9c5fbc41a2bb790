/** A row of the catalog: the description of one field. */
export type FieldRow = {
  /** The path of the field within the section, such as `items[].question`. */
  name: string;
  kind: string;
  required: boolean;
  /** The allowed values, range or number of items; empty if unlimited. */
  limits: string;
  /** The purpose of the field. */
  purpose: string;
};

/** A section type in the catalog. */
export type CatalogEntry = {
  type: string;
  title: string;
  description: string;
  /** An example in YAML that can be pasted below `sections:`. */
  yaml: string;
  rows: FieldRow[];
};
