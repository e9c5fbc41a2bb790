import { leadForms, type FieldName } from '../schema/forms/lead-fields.ts';

/** The fields of all forms, with the kind of each. */
export const leadFields = { ...leadForms.estimate, ...leadForms.contact };
export const leadFieldNames = Object.keys(leadFields) as FieldName[];

/** Fields with a place of their own in the mail and in the print. All others stand there one line each. */
const placedFields = ['name', 'phone', 'email', 'message'] as const satisfies FieldName[];
type LineField = Exclude<FieldName, (typeof placedFields)[number]>;

export const lineFields = leadFieldNames.filter(
  (name): name is LineField => !(placedFields as readonly string[]).includes(name),
);

/** The name of a field for the owner: `zipCode` is `zip code`. */
export const ownerName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The same at the beginning of a line. */
export const lineName = (name: string): string => {
  const words = ownerName(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
