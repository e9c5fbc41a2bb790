import type { Problem } from '../problems/problem.ts';
import { getChild, toArray, type Path } from './document/path.ts';
import { noReferences, type References } from './document/references.ts';
import type { DocumentKind } from './document/schemas.ts';
import type { Source } from './document/source.ts';
import type { Except } from '../../schema/except.ts';

/** One YAML file that was parsed, and checked without the rest of the site. */
export type SiteDocument = {
  source: Source;
  kind: DocumentKind;
  /** The parsed value of the file, valid or not; undefined if it cannot be read. */
  value: unknown;
  /** False if the file is empty or not YAML. Then checks must not report anything as missing. */
  readable: boolean;
  /** Problems found in the file alone. */
  problems: Problem[];
  /** The references in its texts, without those in overrides of shared sections. */
  references: References;
  /** The site paths that the file contains outside of hidden sections, also in unknown fields. */
  mentions: readonly string[];
};

/** Returns the sections of a document with their paths; a shared section is one section. */
export const sectionsOf = ({ kind, value }: Pick<SiteDocument, 'kind' | 'value'>): [Path, unknown][] =>
  kind === 'section'
    ? [[[], value]]
    : toArray(getChild(value, 'sections')).map((section, index) => [['sections', index], section]);

/** Whether a document has errors of its own. */
export const hasErrors = (document: Pick<SiteDocument, 'problems'> | undefined): boolean =>
  document?.problems.some(({ severity }) => severity === 'error') === true;

/** The properties of a document that depend only on its text. */
export type ParsedDocument = Except<SiteDocument, 'source' | 'kind'>;

/** The text of a file that is not parsed yet. */
export type UnparsedDocument = Pick<SiteDocument, 'source' | 'kind'>;

/** Default properties for a document that could not be read. */
export const emptyDocument = { value: undefined, readable: false, references: noReferences, mentions: [] };
