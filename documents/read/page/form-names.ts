import { getDefinition, getProperty, getRefName, schemas, sectionTypes } from '../document/schemas.ts';
import { getChild } from '../document/path.ts';

/** Whether sections of a type show a form: their field `form` is the name of a document in `pages/_forms/`. */
const showsForm = (type: string): boolean => {
  const field = getProperty(getDefinition(schemas.page, type) ?? {}, 'form');
  return field !== undefined && getRefName(field) === 'form-name';
};

/** The section types that show a form. */
export const formSectionTypes: ReadonlySet<unknown> = new Set([...sectionTypes].filter(showsForm));

/** Returns the names of the forms that sections show. */
export const formNamesIn = (sections: readonly unknown[]): string[] =>
  sections.flatMap((section) => {
    const name = getChild(section, 'form');
    return formSectionTypes.has(getChild(section, 'type')) && typeof name === 'string' ? [name] : [];
  });
