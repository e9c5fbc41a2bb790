import * as z from 'zod/mini';
import { fieldRules } from './field-rules.ts';
import { leadForms } from './lead-fields.ts';
import { mapFieldKinds } from './map-field-kinds.ts';

/** The rules that a field of each kind can violate; `field-error-messages.ts` has a message for each. */
export type Rule = {
  name: 'required' | 'tooLong';
  line: 'required' | 'tooLong';
  optionalLine: never;
  email: 'required' | 'tooLong' | 'format';
  phone: 'required' | 'tooLong';
  zipCode: 'required' | 'tooLong' | 'format';
  text: 'required' | 'tooLong';
  longText: 'required' | 'tooLong' | 'tooShort';
  rooms: 'required' | 'unknown';
};

/**
 * Schemas of the form requests (docs/specification.md 6.1). The browser validates with them before it sends, and the
 * Lambda validates again. Unknown fields are dropped instead of rejected, so that no lead is lost because of them.
 *
 * The message of every issue is the name of the violated rule; the text for visitors is in `faults` of `_site.yaml`.
 * These schemas use zod/mini because browsers download them.
 */
const estimateRequest = z.object({
  type: z.literal('estimate'),
  ...mapFieldKinds(leadForms.estimate, fieldRules),
});

const contactRequest = z.object({
  type: z.literal('contact'),
  ...mapFieldKinds(leadForms.contact, fieldRules),
});

/** The request of either form, discriminated by `type`. */
export const leadRequest = z.discriminatedUnion('type', [estimateRequest, contactRequest], {
  error: 'unknown',
});
export type LeadRequest = z.infer<typeof leadRequest>;

/** An invalid field and the name of the rule that it violates. */
export type FieldError = { field: string; rule: string };

/**
 * Returns the first error of each field, in the order of the request.
 * @param error the error of a request schema
 */
export const collectFieldErrors = (error: z.core.$ZodError): FieldError[] => {
  const errors = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'type');
    if (!errors.has(field)) errors.set(field, { field, rule: issue.message });
  }
  return [...errors.values()];
};
