/**
 * What a field holds. The rules of each kind stand in `request.ts`, the attributes of its input in
 * `renderer/forms/lead-inputs.tsx`.
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
 * The fields of each form, with the kind of each, in the order in which a request holds them. Everything that handles a
 * lead is made from this record or typed by it: forms, request, queue, archive, mail, CSV and print.
 * CONTRIBUTING.md shows how a field is added.
 *
 * A lead's id is a hash of its request: another order of the fields would give the same request another id.
 */
export const leadForms = {
  estimate: { ...person, zipCode: 'zipCode', message: 'longText', rooms: 'rooms' },
  contact: { ...person, message: 'text' },
} as const satisfies Record<string, Record<string, FieldKind>>;

type LeadForms = typeof leadForms;

/** Name of a form, as a request says it. */
export type LeadType = keyof LeadForms;

/** Names of the fields of one form, or of all. */
export type FieldName<T extends LeadType = LeadType> = { [F in T]: keyof LeadForms[F] }[T];

/** The kinds that a field has in one form or another. */
export type KindOf<N extends FieldName> = {
  [T in LeadType]: LeadForms[T] extends Record<N, infer K> ? K : never;
}[LeadType];
