import { getChild, getIn, type Path } from './path.ts';
import type { DocumentKind } from './schemas.ts';

/** Whether visitors do not see a section, because it is a draft. */
export const isHidden = (section: unknown): boolean => getChild(section, 'hidden') === true;

/** Returns the visible sections of a page, each with its index in the document. */
export const visibleSections = ({ sections }: { sections: readonly unknown[] }): [number, unknown][] =>
  [...sections.entries()].filter(([, section]) => !isHidden(section));

/** Whether a path of a document is inside a hidden section. */
export const isInHiddenSection = (
  { kind, value }: { kind: DocumentKind; value: unknown },
  path: Path,
): boolean => isHidden(kind === 'section' ? value : getIn(value, path.slice(0, 2)));
