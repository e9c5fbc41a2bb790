import { removeAccents, slugify } from '../../read/slug.ts';
import { suggestHours } from './hours.ts';
import { suggestMoment } from './date-time.ts';

/** Words written as one, each with a capital letter: `job time` as `JobTime`. */
const joined = (text: string): string =>
  removeAccents(text)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('');

const webAddress = /^(?:[a-z]*:?\s*\/{1,2}\s*)?((?:[\w-]+\.)+[a-z]{2,}(?::\d+)?)(\/.*)?$/i;

/** The text without what is written around addresses. */
const unwrapped = (text: string): string => text.replace(/^[\s<"'“”„]+|[\s>"'“”.,;]+$/g, '');

/** A web address that begins as it has to, and its host, where only that is wanted. */
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

/** Everything that a text may stand for, written in another form, the likeliest first. */
const formsOf = (text: string): (string | undefined)[] => [
  text.trim(),
  suggestMoment(text),
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
 * Suggests the right form of a text that has the wrong one.
 * @param isRight whether a text has the form that is wanted
 */
export const suggestForm = (text: string, isRight: (form: string) => boolean): string | undefined =>
  formsOf(text).find((form) => form !== undefined && form !== '' && isRight(form));

/** Suggests the name of a claim: `job time` as `jobTime`. @returns nothing when it cannot be made one */
export const suggestName = (written: string): string | undefined =>
  suggestForm(written, (form) => /^[a-z][A-Za-z0-9]*$/.test(form));
