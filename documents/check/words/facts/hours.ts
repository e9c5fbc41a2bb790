import { suggestHours, readHours } from '../../suggestions/hours.ts';
import type { Tokens } from '../../../read/site/tokens.ts';
import { finding } from '../../../problems/finding.ts';
import type { TextCheck } from '../words.ts';

const time = String.raw`\d{1,2}(?:[:.]\d\d)?\s*(?:[ap]\.?m\b\.?)?`;
const hours = String.raw`(${time}\s*(?:[-\u2010-\u2015]|to|until)\s*${time})`;

/** Groups of days as they are written beside opening hours, each with the fact that holds the hours. */
const days: [string, RegExp][] = [
  [
    'weekdays',
    new RegExp(
      String.raw`\b(?:Mon(?:day)?s?\.?\s*(?:[-\u2010-\u2015]|to|through)\s*Fri(?:day)?s?|weekdays)\b[:,.]?\s*(?:from\s+)?${hours}`,
      'gi',
    ),
  ],
  [
    'saturday',
    new RegExp(String.raw`(?<!(?:-|to|through|–)\s*)\bSat(?:urday)?s?\b[:,.]?\s*(?:from\s+)?${hours}`, 'gi'),
  ],
  [
    'sunday',
    new RegExp(String.raw`(?<!(?:-|to|through|–)\s*)\bSun(?:day)?s?\b[:,.]?\s*(?:from\s+)?${hours}`, 'gi'),
  ],
];

const mayHaveHours = /\d\s*(?:[-\u2010-\u2015]|[ap]\.?m|to\b)/i;

/** `4:00 PM` in the way in which the other times of a text are written: `4pm`. */
const inWayOf = (said: string, fact: string): string => {
  if (!/^\d{1,2}[ap]m/i.test(said.trim())) return fact;
  return fact.replace(
    /(\d+)(?::(\d\d))? ([AP]M)/g,
    (_, hour: string, minute: string | undefined, half: string) =>
      `${hour}${minute === '00' ? '' : `:${minute}`}${half.toLowerCase()}`,
  );
};

/** Opening hours in a text that differ from those of the facts for the same days. */
export const hoursByHand = ({ values }: Pick<Tokens, 'values'>): TextCheck =>
  function* ({ path, text }) {
    if (path[0] === 'facts' || !mayHaveHours.test(text)) return;
    for (const [part, pattern] of days) {
      const fact = values.get(`hours.${part}`);
      if (fact === undefined) continue;
      for (const [whole, said = ''] of text.matchAll(pattern)) {
        const own = readHours(said);
        const known = readHours(fact);
        // Facts in a wrong form, or that end before they begin, are reported in the site document.
        if (!own || !known || suggestHours(fact) !== fact || known[0] >= known[1]) continue;
        if (own.join() === known.join()) continue;
        const suggestion = whole.slice(0, whole.indexOf(said)) + inWayOf(said, fact);
        const token = `hours.${part}`;
        const params = { cause: 'hours', text: whole, token, fact, suggestion } as const;
        const excerpt = { text: whole, occurrence: 0 };
        yield finding('claim-contradicted', path, params, { excerpt, replacement: suggestion });
      }
    }
  };
