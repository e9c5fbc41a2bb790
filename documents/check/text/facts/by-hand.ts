import { finding } from '../../../problems/finding.ts';
import type { Tokens } from '../../../read/site/tokens.ts';
import type { TextCheck } from '../text-checks.ts';

/**
 * Tokens whose values are also ordinary words: a text may mean the town itself or another address. The name of the
 * business in other letters is a misspelling, and the limits of forms are no facts.
 */
const ignored = /^(?:city|state|businessType|timeZone|rules\..*)$/;

/** Returns the source of a pattern for a text with any spaces and hyphens. */
const spelled = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/[\s\p{Pd}]+/gu, String.raw`[\s\p{Pd}]*`);

/** Units after which a number says nothing about the business. */
const unit = String.raw`(?![\p{L}\p{N}]|[.,\p{Pd}]\d|\s?(?:sq|square|feet|ft|miles?|gallons?|pounds?|lbs?|psi|btu|rpm|k)\b)`;

/** Contexts in which a value is a statement of the business about itself, for values that occur in other statements. */
const contexts: [value: RegExp, pattern: (value: string) => string][] = [
  // A year.
  [
    /^(?:19|20)\d\d$/,
    (year) =>
      String.raw`(?<=\b(?:since|founded|established|est\.|opened|started|began|in business)\b[^.!?\d]{0,30})${year}\b`,
  ],
  // A number of years or clients.
  [
    /^\d{1,3}$/,
    (count) =>
      String.raw`\b${count}(?=\+\s+years|[\s\p{Pd}]+years\s+(?:of|in|serving)\b|\+?\s+(?:happy\s+)?(?:clients|customers)\b)|(?<=\b(?:we|our|us|over|more than)\b[^.!?\d]{0,30})\b${count}(?=\+?\s+years)`,
  ],
  [/^\d{1,3}(?:,\d{3})+$/, (count) => `${count.replaceAll(',', ',?')}${unit}`],
  // The duration of a warranty, and the time until an answer.
  [
    /^\d+-year$/,
    (years) => String.raw`\b${spelled(years)}(?=\s+(?:[\p{L}]+\s+){0,2}(?:warranty|guarantee)\b)`,
  ],
  [
    /^\d+ (?:minutes?|hours?|days?)$/,
    (time) => String.raw`(?<=\b(?:respon\p{L}*|answer\p{L}*|repl\p{L}*|call\p{L}*)\b[^.!?\d]{0,40})${time}\b`,
  ],
  // Other short values, such as "free", are ordinary words.
  [/^[\p{L}\d-]+(?: [\p{L}\d-]+){0,2}$/u, () => ''],
];

/** Returns the source of the pattern for the value of a token, without groups; empty if it cannot be recognized. */
const patternOf = (token: string, value: string): string => {
  if (ignored.test(token) || value.includes('{') || value.trim() === '') return '';
  const digits = value.replace(/\D/g, '');
  if (token === 'phone') return digits.length < 7 ? '' : [...digits].join(String.raw`[^\p{L}\d{}]{0,3}`);
  // With or without the letters before it: "CSLB #123456", "#123456".
  if (token === 'license' && digits.length > 4)
    return String.raw`(?:${/^\p{L}*/u.exec(value)?.[0] ?? ''}[^\p{L}\d]{0,2})?#?${[...digits].join(String.raw`[\s\p{Pd}]?`)}`;
  // "8:00 AM-6:00 PM", "8am to 6 p.m.".
  if (token.startsWith('hours.') && digits !== '')
    return value
      .replace('-', String.raw`\s*(?:\p{Pd}|to|until)\s*`)
      .replace(
        /(:00)?\s?([AP])M/g,
        (_, minutes?: string, half = '') =>
          String.raw`${minutes ? '(?::00)?' : ''}\s?(?:${half}M|${half}\.M\.)`,
      );
  if (token === 'url') return spelled(value.replace(/^https?:\/\/(?:www\.)?/, ''));
  const isFact = /^(?:name|street|area|zip|license|email)$/.test(token);
  if (!isFact) for (const [form, pattern] of contexts) if (form.test(value)) return pattern(value);
  return spelled(value);
};

/** Returns a check for facts and claims that are written out instead of their tokens. */
export const createFactCheck = ({ values }: Pick<Tokens, 'values'>): TextCheck => {
  const patterns = [...values]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([token, value]) => {
      const pattern = patternOf(token, value);
      return pattern === '' ? [] : [{ token, pattern }];
    });
  const all = new RegExp(
    String.raw`(?<![\p{L}\p{N}@$.,{\p{Pd}])(?:${patterns.map(({ pattern }) => `(${pattern})`).join('|')})(?![\p{L}\p{N}}])`,
    'giu',
  );
  return function* ({ path, text }) {
    // The facts and claims themselves.
    if (['facts', 'claims', 'towns'].includes(String(path[0])) || patterns.length === 0) return;
    for (const match of text.matchAll(all)) {
      const [written] = match;
      const token = patterns[match.slice(1).findIndex((group) => group !== undefined)]?.token ?? '';
      // A phone number with a usual spelling is an error of its own.
      if (token === 'phone' && /^(?:\+?1)?[\s.(]*\d{3}\)?[\s.\p{Pd}]?\d{3}[\s.\p{Pd}]?\d{4}$/u.test(written))
        continue;
      // Another spelling of the name is a problem of its own.
      if (token === 'name' && written !== values.get('name')) continue;
      const occurrence = text.slice(0, match.index).split(written).length - 1;
      const options = { excerpt: { text: written, occurrence, offset: 0 }, replacement: `{${token}}` };
      yield finding('fact-by-hand', path, { written, token }, options);
    }
  };
};
