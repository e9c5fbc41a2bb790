import * as z from 'zod/mini';
import { fieldRules } from './field-rules.ts';
import { leadForms } from './lead-fields.ts';
import { mapFieldKinds } from './map-field-kinds.ts';

/** The rules that a field of each kind can break; `field-error-messages.ts` has words for each. */
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
 * What the two forms send (docs/specification.md 6.1). The browser checks with these schemas before it sends,
 * the Lambda checks with them again. Unknown fields are dropped, never refused: a lead is worth more than tidiness.
 *
 * The message of every issue is the name of the rule that was broken; its words for the visitor stand in
 * `faults` of `_site.yaml`. Written with the small variant of zod, because browsers fetch it.
 */
const estimateRequest = z.object({
  type: z.literal('estimate'),
  ...mapFieldKinds(leadForms.estimate, fieldRules),
});

const contactRequest = z.object({
  type: z.literal('contact'),
  ...mapFieldKinds(leadForms.contact, fieldRules),
});

/** Either request, told apart by `type`. */
export const leadRequest = z.discriminatedUnion('type', [estimateRequest, contactRequest], {
  error: 'unknown',
});
export type LeadRequest = z.infer<typeof leadRequest>;

/** A field that is not right, and the name of the rule that it breaks. */
export type FieldError = { field: string; rule: string };

/**
 * The first error of each field, in the order of the request.
 * @param error what a request schema found
 */
export const fieldErrorsOf = (error: z.core.$ZodError): FieldError[] => {
  const errors = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'type');
    if (!errors.has(field)) errors.set(field, { field, rule: issue.message });
  }
  return [...errors.values()];
};
