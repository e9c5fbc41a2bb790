import { getChild } from './path.ts';

/** Whether visitors do not see a section, because it is a draft. */
export const isHidden = (section: unknown): boolean => getChild(section, 'hidden') === true;

/** Returns the visible sections of a page, each with its index in the document. */
export const visibleSections = ({ sections }: { sections: readonly unknown[] }): [number, unknown][] =>
  [...sections.entries()].filter(([, section]) => !isHidden(section));
