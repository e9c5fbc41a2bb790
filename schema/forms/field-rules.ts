import * as z from 'zod/mini';
import { cleanLine, cleanText } from './clean.ts';
import { cleanEmail } from './email.ts';
import { removeInvisible } from './invisible.ts';
import type { FieldKind } from './lead-fields.ts';
import { countCharacters, roomChoices, rules, type Room } from './rules.ts';
import { cleanZipCode } from './zip-code.ts';

const lineWith = (clean: (value: string) => string) =>
  z.pipe(
    z.pipe(z.string({ error: 'required' }), z.transform(clean)),
    z.string().check(z.minLength(1, 'required'), z.maxLength(rules.fieldMaximum, 'tooLong')),
  );
const line = lineWith(cleanLine);

/** Browsers validate `type=email` with the same pattern as `html5Email`, so both accept the same addresses. */
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

/** At least one room, without duplicates, in the order of `roomChoices`. */
const rooms = z.pipe(
  z.array(z.enum(roomChoices, { error: 'unknown' }), { error: 'required' }).check(z.minLength(1, 'required')),
  z.transform((chosen: Room[]) => roomChoices.filter((room) => chosen.includes(room))),
);

/** Optional fields never reject a lead: unusable values are dropped, long ones are truncated. */
const optionalLine = z.transform((value: unknown) =>
  typeof value === 'string' ? cleanLine(value.slice(0, rules.fieldMaximum)) || undefined : undefined,
);

/** The schema of each kind of field. */
export const fieldRules = {
  name: line,
  line,
  optionalLine,
  email,
  phone,
  zipCode,
  text: message,
  longText: message.check(z.refine(isLongEnough, 'tooShort')),
  rooms,
} satisfies Record<FieldKind, unknown>;
