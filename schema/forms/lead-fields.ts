/**
 * The kind of a form field. `field-rules.ts` defines the schema of each kind, `renderer/forms/lead-inputs.tsx` the
 * attributes of its input.
 */
export type FieldKind =
  | 'name'
  | 'line'
  | 'optionalLine'
  | 'email'
  | 'phone'
  | 'zipCode'
  | 'text'
  | 'longText'
  | 'rooms';

const person = { name: 'name', email: 'email', phone: 'phone' } as const;

/**
 * The fields of each form and their kinds, in the order of the request. Everything that handles a lead is derived from
 * this record or typed by it: forms, request, queue, archive, mail, CSV and print. CONTRIBUTING.md shows how to add a
 * field.
 *
 * The id of a lead is a hash of its request, so changing the order of the fields changes the ids.
 */
export const leadForms = {
  estimate: { ...person, zipCode: 'zipCode', message: 'longText', rooms: 'rooms' },
  contact: { ...person, message: 'text' },
} as const satisfies Record<string, Record<string, FieldKind>>;

type LeadForms = typeof leadForms;

/** Name of a form: the `type` of its request. */
export type LeadType = keyof LeadForms;

/** Names of the fields of one form, or of all forms. */
export type FieldName<T extends LeadType = LeadType> = { [F in T]: keyof LeadForms[F] }[T];

/** The kinds that a field has in the forms that contain it. */
export type KindOf<N extends FieldName> = {
  [T in LeadType]: LeadForms[T] extends Record<N, infer K> ? K : never;
}[LeadType];
