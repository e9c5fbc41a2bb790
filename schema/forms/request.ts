import * as z from 'zod/mini';
import { cleanLine, cleanText } from './clean.ts';
import { cleanEmail } from './email.ts';
import { removeInvisible } from './invisible.ts';
import { leadForms, type Kind } from './lead-fields.ts';
import { countCharacters, roomChoices, rules, type Room } from './rules.ts';
import { shapeOf } from './shape-of.ts';
import { cleanZipCode } from './zip-code.ts';

/**
 * What the two forms send (docs/specification.md 6.1). The browser checks with these schemas before it sends,
 * the Lambda checks with them again. Unknown fields are dropped, never refused: a lead is worth more than tidiness.
 *
 * The message of every issue is the name of the rule that was broken; its words for the visitor stand in
 * `faults` of `_site.yaml`. Written with the small variant of zod, because browsers fetch it.
 */
const lineWith = (clean: (value: string) => string) =>
  z.pipe(
    z.pipe(z.string({ error: 'required' }), z.transform(clean)),
    z.string().check(z.minLength(1, 'required'), z.maxLength(rules.fieldMaximum, 'tooLong')),
  );
const line = lineWith(cleanLine);

/** `html5Email` is the rule of the browser's own `type=email`, so that the two never disagree. */
const email = z.pipe(lineWith(cleanEmail), z.email({ pattern: z.regexes.html5Email, error: 'format' }));

const phone = lineWith((value) => removeInvisible(cleanLine(value)));

const zipCode = z.pipe(
  lineWith((value) => cleanZipCode(cleanLine(value))),
  z.string().check(z.regex(new RegExp(`^\\d{${rules.zipDigits}}$`), 'format')),
);

const message = z.pipe(
  z.pipe(z.string({ error: 'required' }), z.transform(cleanText)),
  z.string().check(z.minLength(1, 'required'), z.maxLength(rules.messageMaximum, 'tooLong')),
);

const isLongEnough = (text: string): boolean => countCharacters(text) >= rules.messageMinimum;

/** At least one, each once, in the order in which they are offered. */
const rooms = z.pipe(
  z.array(z.enum(roomChoices, { error: 'unknown' }), { error: 'required' }).check(z.minLength(1, 'required')),
  z.transform((chosen: Room[]) => roomChoices.filter((room) => chosen.includes(room))),
);

/** An optional field costs no lead: what cannot be used is left out, what is too long is cut. */
const optionalLine = z.transform((value: unknown) =>
  typeof value === 'string' ? cleanLine(value.slice(0, rules.fieldMaximum)) || undefined : undefined,
);

/** The rules of each kind of field. */
export const kinds = {
  name: line,
  line,
  optionalLine,
  email,
  phone,
  zipCode,
  text: message,
  longText: message.check(z.refine(isLongEnough, 'tooShort')),
  rooms,
} satisfies Record<Kind, unknown>;

/** The rules that a field of each kind can break; `field-errors.ts` has words for each. */
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

const estimateRequest = z.object({
  type: z.literal('estimate'),
  ...shapeOf(leadForms.estimate, kinds),
});

const contactRequest = z.object({
  type: z.literal('contact'),
  ...shapeOf(leadForms.contact, kinds),
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
