import { childOf, valueAt, type Path } from '../document/path.ts';
import type { SiteDocument } from '../document/site-document.ts';
import type { ResolvedPage } from './shared-sections.ts';

/** Whether visitors do not see a section, because it is a draft. */
export const isHidden = (section: unknown): boolean => childOf(section, 'hidden') === true;

/** The sections of a page that visitors see, each with its index in the document. */
export const shownSections = ({ sections }: Pick<ResolvedPage, 'sections'>): [number, unknown][] =>
  [...sections.entries()].filter(([, section]) => !isHidden(section));

/** Whether a place of a document lies in a hidden section. */
export const liesHidden = ({ kind, value }: Pick<SiteDocument, 'kind' | 'value'>, path: Path): boolean =>
  isHidden(kind === 'section' ? value : valueAt(value, path.slice(0, 2)));
