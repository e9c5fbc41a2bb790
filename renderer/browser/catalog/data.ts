/** What the catalogue says of one field. */
export type FieldRow = {
  /** Its name from the section on: `items[].question`. */
  name: string;
  kind: string;
  required: boolean;
  /** How many, how much or which; empty when anything goes. */
  limits: string;
  /** What it is for. */
  purpose: string;
};

/** A section type as the catalogue shows it. */
export type CatalogEntry = {
  type: string;
  title: string;
  description: string;
  /** An example as an editor writes it, ready to be put under `sections:`. */
  yaml: string;
  rows: FieldRow[];
};

/** A kind of problem, with an example of the line that tells it: where, what and how to fix it. */
export type ProblemKind = { code: string; severity: string; meaning: string; example: string };

/** Where the development server shows it. */
export const catalogUrl = '/_catalogue';
/** Before the name of a section type: its example, rendered. */
export const catalogSectionUrl = `${catalogUrl}/section/`;
/** What the development server says when a section may look different now. */
export const catalogChangedEvent = 'catalogue:changed';
