import * as z from 'zod';
import { cleanLine, cleanText } from './clean.ts';
import { countCharacters, roomChoices, rules } from './rules.ts';

/**
 * What the two forms send (specification, section 7). The browser checks with these schemas before it sends,
 * the Lambda checks with them again. Unknown fields are dropped, never refused: a lead is worth more than tidiness.
 *
 * The message of every issue is the name of the rule that was broken; its words for the visitor stand in
 * `faults` of `_site.yaml`.
 */
const line = z
  .string({ error: 'required' })
  .transform(cleanLine)
  .pipe(z.string().min(1, 'required').max(rules.fieldMaximum, 'tooLong'));

/** `html5Email` is the rule of the browser's own `type=email`, so that the two never disagree. */
const email = line.pipe(z.email({ pattern: z.regexes.html5Email, error: 'format' }));

const message = z
  .string({ error: 'required' })
  .transform(cleanText)
  .pipe(z.string().min(1, 'required').max(rules.messageMaximum, 'tooLong'));

const person = { name: line, email, phone: line };

export const estimateRequest = z.object({
  type: z.literal('estimate'),
  ...person,
  zipCode: line.pipe(z.string().regex(new RegExp(`^\\d{${rules.zipDigits}}$`), 'format')),
  message: message.refine((text) => countCharacters(text) >= rules.messageMinimum, 'tooShort'),
  rooms: z
    .array(z.enum(roomChoices, { error: 'unknown' }), { error: 'required' })
    .min(1, 'required')
    .transform((rooms) => roomChoices.filter((room) => rooms.includes(room))),
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
export const faultsOf = (error: z.ZodError): Fault[] => {
  const faults = new Map<string, Fault>();
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'type');
    if (!faults.has(field)) faults.set(field, { field, rule: issue.message });
  }
  return [...faults.values()];
};
