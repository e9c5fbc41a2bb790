import type { Tokens } from '../../../read/site/tokens.ts';
import { finding } from '../../../problems/finding.ts';
import type { TextCheck } from '../words.ts';

/**
 * How a fact or a claim is written by hand; the first group is its value. Only what a business says of itself counts:
 * a lobby may shine since 2012, a foreman have 18 years of experience, and a maker of grout give 25 years of warranty.
 */
const statements: { token: string; pattern: RegExp }[] = [
  {
    token: 'since',
    pattern:
      /\b(?:in business|at it|serving|family[- ](?:owned|run)|top[- ]rated|trusted)\b[^.!?]{0,50}?\bsince\s+((?:19|20)\d{2})\b/gi,
  },
  { token: 'since', pattern: /(?:^|[.!?]\s+)since\s+((?:19|20)\d{2})(?:,? (?:we|our)\b|$)/gi },
  { token: 'since', pattern: /\bin \{(?:city|area|county)\}\s+since\s+((?:19|20)\d{2})\b/gi },
  {
    token: 'since',
    pattern:
      /\b(?:we|\{name\}|our (?:company|business|shop|family))\b[^.!?]{0,40}\b(?:founded|established|opened|started|began)\b[^.!?]{0,20}\bin\s+((?:19|20)\d{2})\b/gi,
  },
  { token: 'years', pattern: /\b(\d[\d,]{0,12})\+?\s+years\s+in\s+(?:business|the trade)\b/gi },
  {
    token: 'years',
    pattern:
      /(?:^|[.!?]\s+|\bwe (?:have|bring|offer) )(?:with |over |more than )*(\d[\d,]{0,12})\+?\s+years\s+of\s+(?:experience|service)\b/gi,
  },
  {
    token: 'clients',
    pattern:
      /\b(?:over|more than|served?|serving)\s+(\d[\d,]{0,12})\+?\s+(?:happy\s+)?(?:clients|customers)\b/gi,
  },
  {
    token: 'clients',
    pattern: /\b(\d[\d,]{0,12})(?:\+\s+(?:happy\s+)?|\s+happy\s+)(?:clients|customers)\b/gi,
  },
  { token: 'warranty', pattern: /\b(\d+-year)\s+workmanship\s+warranty\b/gi },
  { token: 'warranty', pattern: /\b(?:our|we (?:give|offer|provide)(?: an?)?)\s+(\d+-year)\s+warranty\b/gi },
  // A public office has an address of its own.
  { token: 'email', pattern: /(?<![\w.@:/+-])([\w.+-]+@(?![\w.-]*\.gov\b)[\w-]+(?:\.[\w-]+)+)/g },
];

/** An address that shows what an address looks like, in the languages of the business's customers: nobody's own. */
const sampleAddress = new RegExp(
  [
    String.raw`^(your?[._-]?(name|e?mail)|you|name|nombre|tu[._-]?nombre|tu|nom|votre[._-]?nom|nome|seu[._-]?nome|ihr[._-]?name|vorname)@`,
    String.raw`@(\w[\w-]*\.)*(your|tu|mi)?-?(examples?|ejemplos?|exemples?|exemplos?|esempio|beispiel|voorbeeld|przyklad|domain|dominio|domaine)\.`,
  ].join('|'),
  'i',
);

/** A quick test: every statement has a figure and one of these words, or is an address. */
const stated = (text: string): boolean =>
  text.includes('@') || (/\d/.test(text) && /\b(?:years|clients|customers|warranty|since|in)\b/i.test(text));

const comparable = (text: string): string => text.toLowerCase().replaceAll(',', '');

/** Statements that say something else than the facts and claims of the site do. */
export const contradictions = ({ values }: Pick<Tokens, 'values'>): TextCheck =>
  function* ({ path, text }) {
    // The site document is the reference for all others.
    if (path[0] === 'facts' || path[0] === 'claims' || !stated(text)) return;
    for (const { token, pattern } of statements) {
      const value = values.get(token);
      if (value === undefined) continue;
      for (const [whole, said = ''] of text.matchAll(pattern)) {
        if (comparable(said) === comparable(value)) continue;
        // The words beside a field are about the visitor's address.
        if (token === 'email' && (path[0] === 'faults' || sampleAddress.test(said))) continue;
        const params = { cause: 'text', text: whole, token, fact: value, value: said } as const;
        const excerpt = { text: said, occurrence: 0 };
        yield finding('claim-contradicted', path, params, { excerpt, replacement: `{${token}}` });
      }
    }
  };
