import { cleanCode } from './clean.ts';
import { toAsciiDigits } from './digits.ts';
import { removeInvisible } from './invisible.ts';
import { rules } from '../rules.ts';

/** Returns the first `rules.zipDigits` digits of a text. */
export const extractZipDigits = (text: string): string =>
  toAsciiDigits(removeInvisible(text)).replace(/\D/g, '').slice(0, rules.zipDigits);

/** A zip code with its four-digit extension ("ZIP+4"), such as `92626-1234`. */
const extended = new RegExp(`^\\d{${rules.zipDigits}}\\D?\\d{4}$`);

/** Returns a zip code cleaned and without its extension. */
export const cleanZipCode = (value: string): string => {
  const code = cleanCode(value).trim();
  return extended.test(code) ? extractZipDigits(code) : code;
};
