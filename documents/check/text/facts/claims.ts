import { isFactPath, type Tokens } from '../../../read/site/tokens.ts';
import { finding } from '../../../problems/finding.ts';
import type { TextCheck } from '../text-checks.ts';
import { readHours } from '../../../read/suggestions/hours.ts';

/**
 * Patterns of facts and claims in texts; the first group is the value. They match only statements of the business
 * about itself, not "the lobby has been shining since 2012" or a manufacturer's 25-year warranty.
 */
const statements: [token: string, pattern: RegExp][] = [
  [
    'since',
    /\b(?:in business|at it|serving|family[- ](?:owned|run)|top[- ]rated|trusted)\b[^.!?]{0,50}?\bsince\s+((?:19|20)\d{2})\b/gi,
  ],
  ['since', /(?:^|[.!?]\s+)since\s+((?:19|20)\d{2})(?:,? (?:we|our)\b|$)/gi],
  ['since', /\bin \{(?:city|area|county)\}\s+since\s+((?:19|20)\d{2})\b/gi],
  [
    'since',
    /\b(?:we|\{name\}|our (?:company|business|shop|family))\b[^.!?]{0,40}\b(?:founded|established|opened|started|began)\b[^.!?]{0,20}\bin\s+((?:19|20)\d{2})\b/gi,
  ],
  ['years', /\b(\d[\d,]{0,12})\+?\s+years\s+in\s+(?:business|the trade)\b/gi],
  [
    'years',
    /(?:^|[.!?]\s+|\bwe (?:have|bring|offer) )(?:with |over |more than )*(\d[\d,]{0,12})\+?\s+years\s+of\s+(?:experience|service)\b/gi,
  ],
  [
    'clients',
    /\b(?:over|more than|served?|serving)\s+(\d[\d,]{0,12})\+?\s+(?:happy\s+)?(?:clients|customers)\b/gi,
  ],
  ['clients', /\b(\d[\d,]{0,12})(?:\+\s+(?:happy\s+)?|\s+happy\s+)(?:clients|customers)\b/gi],
  ['warranty', /\b(\d+-year)\s+workmanship\s+warranty\b/gi],
  ['warranty', /\b(?:our|we (?:give|offer|provide)(?: an?)?)\s+(\d+-year)\s+warranty\b/gi],
  // The e-mail address of an authority does not contradict the business.
  ['email', /(?<![\w.@:/+-])([\w.+-]+@(?![\w.-]*\.gov\b)[\w-]+(?:\.[\w-]+)+)/g],
];

/** Matches sample e-mail addresses in several languages, such as `your.name@example.com`. */
const sampleAddress = new RegExp(
  [
    String.raw`^(your?[._-]?(name|e?mail)|you|name|nombre|tu[._-]?nombre|tu|nom|votre[._-]?nom|nome|seu[._-]?nome|ihr[._-]?name|vorname)@`,
    String.raw`@(\w[\w-]*\.)*(your|tu|mi)?-?(examples?|ejemplos?|exemples?|exemplos?|esempio|beispiel|voorbeeld|przyklad|domain|dominio|domaine)\.`,
  ].join('|'),
  'i',
);

/**
 * Matches texts that may contain a statement: a number and one of these words, or an e-mail address. Others are
 * skipped.
 */
const mayContainStatement = (text: string): boolean =>
  text.includes('@') || (/\d/.test(text) && /\b(?:years|clients|customers|warranty|since|in)\b/i.test(text));

const comparable = (text: string): string => text.toLowerCase().replaceAll(',', '');

/** Returns a check for statements that contradict the facts and claims of the site. */
export const createClaimCheck = ({ values }: Pick<Tokens, 'values'>): TextCheck =>
  function* ({ path, text }) {
    // The site document is the reference for all others.
    if (isFactPath(path) || !mayContainStatement(text)) return;
    for (const [token, pattern] of statements) {
      const value = values.get(token);
      if (value === undefined) continue;
      for (const [match, statement = ''] of text.matchAll(pattern)) {
        if (comparable(statement) === comparable(value)) continue;
        // Texts about form fields may show an example of the visitor's e-mail address.
        const isSample = path.includes('errors') || path[2] === 'fields' || sampleAddress.test(statement);
        if (token === 'email' && isSample) continue;
        const options = { excerpt: { text: statement }, replacement: `{${token}}` };
        yield finding('claim-contradicted', path, { text: match, token, fact: value }, options);
      }
    }
  };

const time = String.raw`\d{1,2}(?:[:.]\d\d)?\s*(?:[ap]\.?m\b\.?)?`;
const hours = String.raw`(${time}\s*(?:[-\u2010-\u2015]|to|until)\s*${time})`;

/** Returns a pattern for days followed by opening hours. */
const withHours = (written: string): RegExp =>
  new RegExp(String.raw`${written}[:,.]?\s*(?:from\s+)?${hours}`, 'gi');

const notAfterRange = String.raw`(?<!(?:-|to|through|–)\s*)\b`;

const weekdays = String.raw`\b(?:Mon(?:day)?s?\.?\s*(?:[-\u2010-\u2015]|to|through)\s*Fri(?:day)?s?|weekdays)\b`;

/** Patterns of days with opening hours, each with the name of the fact (`hours.…`). */
const days: [string, RegExp][] = [
  ['weekdays', withHours(weekdays)],
  ['saturday', withHours(String.raw`${notAfterRange}Sat(?:urday)?s?\b`)],
  ['sunday', withHours(String.raw`${notAfterRange}Sun(?:day)?s?\b`)],
];

/** Returns the name of the fact for days such as `Mon - Fri`; undefined for other days. */
export const findHoursFact = (written: string): string | undefined =>
  days.find(([, pattern]) => `${written.trim()} 1-2`.search(pattern) === 0)?.[0];

const mayHaveHours = /\d\s*(?:[-\u2010-\u2015]|[ap]\.?m|to\b)/i;

/** Returns a check for opening hours that differ from the facts for the same days. */
export const createHoursCheck = ({ values }: Pick<Tokens, 'values'>): TextCheck =>
  function* ({ path, text }) {
    if (path[0] === 'locations' || !mayHaveHours.test(text)) return;
    for (const [part, pattern] of days) {
      const token = `hours.${part}`;
      const fact = values.get(token) ?? '';
      const known = readHours(fact);
      // Facts with an invalid format, or with a closing time before the opening time, are reported in the site document.
      if (!known || known[0] >= known[1] || /[a-z]{2}/.test(fact)) continue;
      for (const [match, statement = ''] of text.matchAll(pattern)) {
        const written = readHours(statement);
        if (!written || written.join() === known.join()) continue;
        const replacement = match.slice(0, match.indexOf(statement)) + fact;
        const options = { excerpt: { text: match }, replacement };
        yield finding('claim-contradicted', path, { text: match, token, fact }, options);
      }
    }
  };
