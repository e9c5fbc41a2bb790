import type { Section } from '../../../schema/section.ts';
import type { Site } from '../../../schema/site.ts';
import type { Media } from '../../media.ts';

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
export type Entry = {
  type: string;
  title: string;
  description: string;
  /** An example as an editor writes it, ready to be put under `sections:`. */
  yaml: string;
  rows: FieldRow[];
};

/** A kind of problem, with an example of the line that tells it: where, what and how to mend it. */
export type ProblemKind = { code: string; severity: string; meaning: string; example: string };

/** Everything that the catalogue shows. */
export type CatalogueData = {
  site: Site;
  media: Media;
  entries: Entry[];
  /** The examples that can be drawn, with the facts of the site in their places. */
  sections: Section[];
  problems: ProblemKind[];
};

/** Where the development server gives it. */
export const catalogueUrl = '/_catalogue';
export const catalogueDataUrl = `${catalogueUrl}/data.json`;
