import { finding, type Finding } from '../../../problems/finding.ts';
import type { TextValue } from '../../../read/document/texts.ts';
import { isFactPath, type Tokens } from '../../../read/site/tokens.ts';
import type { TextCheck } from '../text-checks.ts';

/**
 * Tokens that are not checked here: values that are also ordinary words, because a text may mean the town itself or
 * another address; the phone number and prices, which have checks of their own; and the limits of forms, which are no
 * facts.
 */
const ignored =
  /^(?:city|state|language|country|currency|callingCode|businessType|timeZone|phone|rules\..*|price\..*)$/;

/** Facts whose values are unmistakable. */
const unmistakable = /^(?:name|street|area|zip|license|email|url)$/;

/** Units after which a number says nothing about the business. */
const unit = String.raw`(?![\p{L}\p{N}]|[.,\p{Pd}]\d|\s?(?:sq|square|feet|ft|miles?|gallons?|pounds?|lbs?|psi|btu|rpm|k)\b)`;

/**
 * Words around a value with which it is a statement about the business, for values that also occur in other statements.
 */
const contexts: [value: RegExp, context: string][] = [
  // A year, such as that of the foundation.
  [
    /^(?:19|20)\d\d$/,
    String.raw`(?<=\b(?:since|founded|established|est\.|opened|started|began|in business)\b[^.!?\d]{0,30})VALUE\b`,
  ],
  // A number of years or of clients.
  [
    /^\d{1,3}$/,
    String.raw`\bVALUE(?=\+\s+years|[\s\p{Pd}]+years\s+(?:of|in|serving)\b|\+?\s+(?:happy\s+)?(?:clients|customers)\b)|(?<=\b(?:we|our|us|over|more than)\b[^.!?\d]{0,30})\bVALUE(?=\+?\s+years)`,
  ],
  [/^\d{1,3}(?:,\d{3})+$/, `VALUE${unit}`],
  // The duration of a warranty, or the time until the business answers.
  [/^\d+-year$/, String.raw`\bVALUE(?=\s+(?:[\p{L}]+\s+){0,2}(?:warranty|guarantee)\b)`],
  [
    /^\d+ (?:minutes?|hours?|days?)$/,
    String.raw`(?<=\b(?:respon\p{L}*|answer\p{L}*|repl\p{L}*|call\p{L}*)\b[^.!?\d]{0,40})VALUE\b`,
  ],
  // Other short values, such as "free", are ordinary words.
  [/^[\p{L}\d-]+(?: [\p{L}\d-]+){0,2}$/u, ''],
];

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Returns the source of a pattern for a text with any spaces and hyphens, and without its commas. */
const spelled = (text: string): string =>
  escapePattern(text)
    .replace(/[\s\p{Pd}]+/gu, String.raw`[\s\p{Pd}]*`)
    .replaceAll(',', ',?');

/** Returns the source of the pattern for the value of a token, without groups; empty if it cannot be recognized. */
const patternOf = (token: string, value: string): string => {
  if (ignored.test(token) || value.includes('{') || value.trim() === '') return '';
  // A license number, with or without the letters before it: "CSLB #123456", "#123456".
  const digits = value.replace(/\D/g, '');
  if (token === 'license' && digits.length > 4)
    return String.raw`(?:${/^\p{L}*/u.exec(value)?.[0] ?? ''}[^\p{L}\d]{0,2})?#?${[...digits].join(String.raw`[\s\p{Pd}]?`)}`;
  // Opening hours in any notation: "8:00 AM-6:00 PM", "8am to 6 p.m.".
  if (token.startsWith('hours.') && digits !== '')
    return escapePattern(value)
      .replace('-', String.raw`\s*(?:\p{Pd}|to|until)\s*`)
      .replaceAll(':00', '(?::00)?')
      .replace(/\s?([AP])M/g, String.raw`\s?(?:$1M|$1\.M\.)`);
  const [, context = 'VALUE'] =
    (!unmistakable.test(token) && contexts.find(([form]) => form.test(value))) || [];
  return context.replaceAll('VALUE', () => spelled(value.replace(/^https?:\/\/(?:www\.)?/, '')));
};

/**
 * Finds the values of tokens in a text.
 * @param tokenOf returns the token of a match; undefined if it is none
 */
export function* findByHand(
  { path, text }: Pick<TextValue, 'path' | 'text'>,
  pattern: RegExp,
  tokenOf: (...match: string[]) => string | undefined,
): Generator<Finding> {
  for (const match of text.matchAll(pattern)) {
    const [written] = match;
    const token = tokenOf(...match);
    if (token === undefined) continue;
    const occurrence = text.slice(0, match.index).split(written).length - 1;
    const options = { excerpt: { text: written, occurrence, offset: 0 }, replacement: `{${token}}` };
    yield finding('fact-by-hand', path, { written, token }, options);
  }
}

/** Returns a check for facts and claims that are written out instead of their tokens. */
export const createFactCheck = ({ values }: Pick<Tokens, 'values'>): TextCheck => {
  const patterns = [...values]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([token, value]) => ({ token, pattern: patternOf(token, value) }))
    .filter(({ pattern }) => pattern !== '');
  const all = new RegExp(
    String.raw`(?<![\p{L}\p{N}@$.,{\p{Pd}])(?:${patterns.map(({ pattern }) => `(${pattern})`).join('|')})(?![\p{L}\p{N}}])`,
    'giu',
  );
  const tokenOf = (written: string, ...groups: (string | undefined)[]) => {
    const token = patterns[groups.findIndex((group) => group !== undefined)]?.token;
    // A different spelling of the business name is reported by the check in `brand.ts`.
    return token === 'name' && written !== values.get('name') ? undefined : token;
  };
  // The values of the facts and claims themselves are not reported.
  return (text) => (isFactPath(text.path) || text.path[0] === 'towns' ? [] : findByHand(text, all, tokenOf));
};
