import { removeAccents, slugify } from '../../read/slug.ts';
import { suggestHours } from './hours.ts';
import { suggestDateTime } from './date-time.ts';

/** Converts a text to Pascal case: `job time` becomes `JobTime`. */
const joined = (text: string): string =>
  removeAccents(text)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('');

const webAddress = /^(?:[a-z]*:?\s*\/{1,2}\s*)?((?:[\w-]+\.)+[a-z]{2,}(?::\d+)?)(\/.*)?$/i;

/** Removes quotes, brackets and punctuation around a URL or e-mail address. */
const unwrapped = (text: string): string => text.replace(/^[\s<"'“”„]+|[\s>"'“”.,;]+$/g, '');

/** Returns possible URLs for a text that contains a host, and the host itself. */
const addresses = (text: string): string[] => {
  const [, host, rest = ''] = webAddress.exec(unwrapped(text).replace(/\s+/g, '')) ?? [];
  if (host === undefined) return [];
  const name = host.toLowerCase();
  return [`https://${name}${rest}`, ...(rest.length > 1 ? [] : [`https://${name}`]), name];
};

const mail = (text: string): string =>
  unwrapped(text)
    .replace(/^mailto:\s*/i, '')
    .replace(/\s+(?:at|\(at\)|\[at\])\s+/i, '@')
    .replace(/(@[\w-]+),/, '$1.')
    .replace(/@{2,}|\s*@\s*/, '@');

/** Returns the text in all formats that may be meant, most likely first. */
const formsOf = (text: string): (string | undefined)[] => [
  text.trim(),
  suggestDateTime(text),
  suggestHours(text),
  mail(text),
  ...addresses(text),
  text.includes('{url}') ? text.trim().replace(/^\{url\}\/*/, '/') : undefined,
  joined(text),
  text.trim().replace(/\s+/g, '_'),
  joined(text).replace(/^./, (letter) => letter.toLowerCase()),
  slugify(text),
  `/${slugify(text.replace(/^[a-z]+:\/\/[^/]*/i, ''))}`,
];

/**
 * Suggests the valid format of a text with an invalid one.
 * @param isRight returns whether a text has the required format
 */
export const suggestForm = (text: string, isRight: (form: string) => boolean): string | undefined =>
  formsOf(text).find((form) => form !== undefined && form !== '' && isRight(form));

/**
 * Suggests the name of a claim: `job time` becomes `jobTime`.
 * @returns undefined if the text cannot be converted to a name
 */
export const suggestName = (written: string): string | undefined =>
  suggestForm(written, (form) => /^[a-z][A-Za-z0-9]*$/.test(form));
