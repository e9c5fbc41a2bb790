import { slugify } from '../slug.ts';
import { suggestHours } from './hours.ts';
import { suggestDateTime } from './date-time.ts';

/**
 * Whether a text contains letters, all of them ASCII. Others are not corrected: `Höhe` is no misspelled `hohe`, and
 * `2.10` is not `210`.
 */
const hasAsciiSpelling = (text: string): boolean =>
  /[A-Za-z]/.test(text) && !/(?![A-Za-z0-9])[\p{L}\p{N}]/u.test(text);

/** Converts a text to Pascal case: `job time` becomes `JobTime`. Empty if digits would become another number. */
const toPascalCase = (text: string): string =>
  (/\d[^\p{L}\d]+\d/u.test(text) ? '' : text)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('');

const webAddress = /^(?:[a-z]*:?\s*\/{1,2}\s*)?((?:[\w-]+\.)+[a-z]{2,}(?::\d+)?)(\/.*)?$/i;

/** Removes quotes, brackets and punctuation around a URL or e-mail address. */
const trimPunctuation = (text: string): string => text.replace(/^[\s<"'“”„]+|[\s>"'“”.,;]+$/g, '');

/** Returns possible URLs for a text that contains a host, and the host itself. */
const toUrls = (text: string): string[] => {
  const [, host, rest = ''] = webAddress.exec(trimPunctuation(text).replace(/\s+/g, '')) ?? [];
  if (host === undefined) return [];
  const name = host.toLowerCase();
  return [`https://${name}${rest}`, ...(rest.length > 1 ? [] : [`https://${name}`]), name];
};

const toEmail = (text: string): string =>
  trimPunctuation(text)
    .replace(/^mailto:\s*/i, '')
    .replace(/\s+(?:at|\(at\)|\[at\])\s+/i, '@')
    .replace(/(@[\w-]+),/, '$1.')
    .replace(/@{2,}|\s*@\s*/, '@');

/** Returns the names that a text may become. */
const toNames = (text: string): string[] => [
  toPascalCase(text),
  text.trim().replace(/\s+/g, '_'),
  toPascalCase(text).replace(/^./, (letter) => letter.toLowerCase()),
  text
    .trim()
    .toLowerCase()
    .replace(/^[^a-z0-9]+/, ''),
  slugify(text),
  `/${slugify(text.replace(/^[a-z]+:\/\/[^/]*/i, ''))}`,
];

/** Returns the text in all formats that may be meant, most likely first. */
const candidateForms = (text: string): (string | undefined)[] => [
  text.trim(),
  suggestDateTime(text),
  suggestHours(text),
  toEmail(text),
  ...toUrls(text),
  text.includes('{url}') ? text.trim().replace(/^\{url\}\/*/, '/') : undefined,
  ...(hasAsciiSpelling(text) ? toNames(text) : []),
];

/**
 * Suggests the valid format of a text with an invalid one.
 * @param isRight returns whether a text has the required format
 */
export const suggestForm = (text: string, isValid: (form: string) => boolean): string | undefined =>
  candidateForms(text).find((form) => form !== undefined && form !== '' && isValid(form));

/**
 * Suggests the name of a claim: `job time` becomes `jobTime`.
 * @returns undefined if the text cannot be converted to a name
 */
export const suggestName = (written: string): string | undefined =>
  suggestForm(written, (form) => /^[a-z][A-Za-z0-9]*$/.test(form));
