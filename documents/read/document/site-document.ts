import type { Problem } from '../../problems/problem.ts';
import { isHidden } from '../page/hidden.ts';
import { getChild, toArray, type Path } from './path.ts';
import { findReferences, type References } from './references.ts';
import { schemas, type DocumentKind } from './schemas.ts';
import { Source } from './source.ts';
import { textsOf } from './texts.ts';

/** One YAML file, read and checked by itself. */
export type SiteDocument = {
  source: Source;
  kind: DocumentKind;
  /** What the file says, right or wrong; undefined when it cannot be read. */
  value: unknown;
  /** False when the file is empty or not YAML: then nothing may be concluded from what it does not hold. */
  readable: boolean;
  /** Problems that the file has by itself. */
  problems: Problem[];
  /** The references in its texts, without those in fields beside the name of a shared piece. */
  references: References;
  /** Every path of the site that the file names anywhere but in hidden sections. */
  mentions: ReadonlySet<string>;
};

/** The sections of a document with their paths; a shared piece is one section. */
export const sectionsOf = ({ kind, value }: Pick<SiteDocument, 'kind' | 'value'>): [Path, unknown][] =>
  kind === 'section'
    ? [[[], value]]
    : toArray(getChild(value, 'sections')).map((section, index) => [['sections', index], section]);

/** Whether a document has errors of its own. */
export const hasErrors = (document: Pick<SiteDocument, 'problems'> | undefined): boolean =>
  document?.problems.some(({ severity }) => severity === 'error') === true;

/** The part of a document that depends on its text alone. */
export type ParsedDocument = Omit<SiteDocument, 'source'>;

/** The text of a file that is to be read. */
export type UnparsedDocument = {
  /** The path that problems show. */
  file: string;
  text: string;
  kind: DocumentKind;
};

const pathInText = /^\/[^\s#?]*|(?<=\]\()\/[^\s#?)]*/g;

const pathsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.includes('/') ? (value.match(pathInText) ?? []) : [];
  return typeof value === 'object' && value !== null && !isHidden(value)
    ? Object.values(value).flatMap(pathsIn)
    : [];
};

/** What is known of a file that cannot be read. */
export const emptyDocument = {
  value: undefined,
  readable: false,
  references: { tokens: [], links: [], pictures: [], phones: [] },
  mentions: new Set<string>(),
};

/** What the texts of a value refer to. */
export const referencesIn = (
  kind: DocumentKind,
  value: unknown,
): Pick<SiteDocument, 'references' | 'mentions'> => ({
  references: findReferences(textsOf(schemas[kind], schemas[kind], value)),
  mentions: new Set(pathsIn(value)),
});

/** A document that stands for a file that cannot be read. */
export const unreadableDocument = (file: string, kind: DocumentKind, problem: Problem): SiteDocument => ({
  ...emptyDocument,
  source: new Source(file, ''),
  kind,
  problems: [problem],
});
