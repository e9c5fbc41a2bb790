import * as z from 'zod/mini';
import { cleanLine, cleanText } from './clean.ts';
import { countCharacters, roomChoices, rules, type Room } from './rules.ts';

/**
 * What the two forms send (docs/specification.md 6.1). The browser checks with these schemas before it sends,
 * the Lambda checks with them again. Unknown fields are dropped, never refused: a lead is worth more than tidiness.
 *
 * The message of every issue is the name of the rule that was broken; its words for the visitor stand in
 * `faults` of `_site.yaml`. Written with the small variant of zod, because browsers fetch it.
 */
const line = z.pipe(
  z.pipe(z.string({ error: 'required' }), z.transform(cleanLine)),
  z.string().check(z.minLength(1, 'required'), z.maxLength(rules.fieldMaximum, 'tooLong')),
);

/** `html5Email` is the rule of the browser's own `type=email`, so that the two never disagree. */
const email = z.pipe(line, z.email({ pattern: z.regexes.html5Email, error: 'format' }));

const zipCode = z.pipe(line, z.string().check(z.regex(new RegExp(`^\\d{${rules.zipDigits}}$`), 'format')));

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

const person = { name: line, email, phone: line };

export const estimateRequest = z.object({
  type: z.literal('estimate'),
  ...person,
  zipCode,
  message: message.check(z.refine(isLongEnough, 'tooShort')),
  rooms,
});
export type EstimateRequest = z.infer<typeof estimateRequest>;

export const contactRequest = z.object({ type: z.literal('contact'), ...person, message });
export type ContactRequest = z.infer<typeof contactRequest>;

/** Either request, told apart by `type`. */
export const leadRequest = z.discriminatedUnion('type', [estimateRequest, contactRequest], {
  error: 'unknown',
});
export type LeadRequest = z.infer<typeof leadRequest>;

/** One field at fault and the name of the rule that it breaks. */
export type Fault = { field: string; rule: string };

/**
 * The fields at fault, each once, in the order of the request.
 * @param error what a request schema found
 */
export const faultsOf = (error: z.core.$ZodError): Fault[] => {
  const faults = new Map<string, Fault>();
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'type');
    if (!faults.has(field)) faults.set(field, { field, rule: issue.message });
  }
  return [...faults.values()];
};
