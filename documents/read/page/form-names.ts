import { getChild } from '../document/path.ts';

/** Returns the names of the forms that sections show. */
export const formNamesIn = (sections: readonly unknown[]): string[] =>
  sections.flatMap((section) => {
    const name = getChild(section, 'form');
    return getChild(section, 'type') === 'form' && typeof name === 'string' ? [name] : [];
  });
