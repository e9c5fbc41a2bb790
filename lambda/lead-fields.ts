import { leadForms, type FieldName } from '../schema/forms/lead-fields.ts';

/** The fields of all forms with their kinds. */
export const leadFields = { ...leadForms.estimate, ...leadForms.contact };
export const leadFieldNames = Object.keys(leadFields) as FieldName[];

/** Fields with their own position in the mail and in the terminal output. All others are one line each. */
const separateFields = ['name', 'phone', 'email', 'message'] as const satisfies FieldName[];
type LineField = Exclude<FieldName, (typeof separateFields)[number]>;

export const lineFields = leadFieldNames.filter(
  (name): name is LineField => !(separateFields as readonly string[]).includes(name),
);

/** Returns the name of a field in words: `zip code` for `zipCode`. */
export const formatFieldName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Returns the name of a field in words, capitalized. */
export const formatFieldLabel = (name: string): string => {
  const words = formatFieldName(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
