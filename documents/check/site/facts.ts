import { finding, toProblem as problemAt } from '../../problems/finding.ts';
import { toProblem } from '../../problems/legacy.ts';
import type { Path } from '../../read/document/path.ts';
import { childOf, entriesOf, isFields, valueAt } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import { suggestHours, readHours } from '../suggestions/hours.ts';
import { momentFormat } from '../../read/site/dates.ts';
import type { SiteDocument } from '../../read/document/site-document.ts';
import type { SiteModel } from '../../read/site/site-model.ts';
import { quoted } from '../../problems/words.ts';

/** Zones that people know by their letters. */
const zones: Record<string, string> = {
  P: 'America/Los_Angeles',
  M: 'America/Denver',
  C: 'America/Chicago',
  E: 'America/New_York',
};

const isZone = (zone: string): boolean => {
  try {
    momentFormat(zone);
    return zone.includes('/');
  } catch {
    return false;
  }
};

const suggestZone = (written: string): string =>
  zones[/^([PMCE])[DS]?T$/i.exec(written)?.[1]?.toUpperCase() ?? ''] ??
  Intl.supportedValuesOf('timeZone').find(
    (zone) => zone.toLowerCase() === written.trim().replace(/\s+/g, '_').toLowerCase(),
  ) ??
  'America/Los_Angeles';

/** A fact in a form that no such thing has, and what to write. */
type FactForm = {
  path: Path;
  isWrong: (text: string) => boolean;
  message: string;
  fix: (text: string) => string;
};

const thisYear = new Date().getFullYear();

/** Codes and years as they are written in the United States. */
const factForms: FactForm[] = [
  {
    path: ['facts', 'zip'],
    isWrong: (text) => !/^\d{5}(?:-\d{4})?$/.test(text),
    message: 'a zip code has five digits, or nine with a hyphen after the fifth',
    fix: (text) => {
      const five = /\d{5}/.exec(text.replace(/[oO]/g, '0').replace(/[lI]/g, '1'))?.[0];
      return five === undefined ? 'Write such as zip: "92626".' : `Write zip: "${five}".`;
    },
  },
  {
    path: ['facts', 'state'],
    isWrong: (text) => /^[A-Za-z][A-Za-z.]{1,3}$/.test(text) && !/^[A-Z]{2}$/.test(text),
    message: 'a state is written in two capital letters',
    fix: (text) =>
      `Write state: ${text
        .replace(/[^A-Za-z]/g, '')
        .slice(0, 2)
        .toUpperCase()}.`,
  },
  {
    path: ['facts', 'phone'],
    isWrong: (text) => /^(?:tel|phone)\s*:/i.test(text),
    message: 'a number is written as it is read, and not as a link',
    fix: (text) => `Write phone: ${text.replace(/^\w+\s*:\s*\/*/, '')}.`,
  },
  {
    path: ['claims', 'since'],
    isWrong: (text) => /^\d{4}$/.test(text) && Number(text) > thisYear,
    message: 'the year is still to come',
    fix: () => `Write the year in which the business began, ${thisYear} or before.`,
  },
];

function* checkForms(site: SiteDocument): Generator<Problem> {
  for (const { path, isWrong, message, fix } of factForms) {
    const value = valueAt(site.value, path);
    if (typeof value !== 'string' || value.trim() === '' || !isWrong(value.trim())) continue;
    yield toProblem(site, {
      code: 'fact-form',
      path,
      message: `${quoted(value)}: ${message}`,
      fix: fix(value.trim()),
    });
  }
  for (const [day, value] of Object.entries(Object(valueAt(site.value, ['facts', 'hours'])))) {
    const hours = typeof value === 'string' ? readHours(value) : undefined;
    if (!hours || hours[0] < hours[1]) continue;
    const turned = suggestHours(`${hours[1]}-${hours[0]}`);
    const path = ['facts', 'hours', day];
    const message = `${String(value)} ends before it begins`;
    const fix = hours[0] === hours[1] ? 'Write when it closes.' : `Did you mean ${day}: ${turned}?`;
    yield toProblem(site, { code: 'fact-form', path, message, fix });
  }
}

/** Facts that cannot be true: a telephone number that nobody can call, a time zone that does not exist. */
export function* checkFacts({ site }: SiteModel): Generator<Problem> {
  const phone = valueAt(site?.value, ['facts', 'phone']);
  const digits = typeof phone === 'string' ? phone.replace(/\D/g, '') : '';
  const isForeign = typeof phone === 'string' && phone.trim().startsWith('+') && !digits.startsWith('1');
  const count = digits.startsWith('1') ? digits.length - 1 : digits.length;
  if (site && digits !== '' && count !== 10 && !isForeign) {
    const message = `the phone number has ${count} digits`;
    const fix = 'Write all ten digits, such as (714) 555-0142.';
    yield toProblem(site, { code: 'phone-digits', path: ['facts', 'phone'], message, fix });
  }
  if (site && !isForeign) yield* checkForms(site);
  const zone = valueAt(site?.value, ['facts', 'timeZone']);
  if (site && typeof zone === 'string' && zone.trim() !== '' && !isZone(zone)) {
    const meant = suggestZone(zone);
    const params = { cause: 'zone', written: zone, meant } as const;
    yield problemAt(site, finding('wrong-form', ['facts', 'timeZone'], params, { replacement: meant }));
  }
}

const factOf = (days: string): string | undefined => {
  if (/^(?:mon\w*\s*(?:-|–|to|through)\s*fri\w*|weekdays)$/i.test(days.trim())) return 'weekdays';
  if (/^sat/i.test(days.trim())) return 'saturday';
  return /^sun/i.test(days.trim()) ? 'sunday' : undefined;
};

/** Opening hours in the table of a page that are not those of the facts. */
export function* checkHours({ pages, tokens }: SiteModel): Generator<Problem> {
  for (const { document } of pages) {
    for (const [index, section] of entriesOf(childOf(document.value, 'sections')).entries()) {
      const rows = entriesOf(valueAt(section, ['hours', 'rows']));
      for (const [row, entry] of rows.entries()) {
        const [days, time] = [childOf(entry, 'days'), childOf(entry, 'time')];
        const fact = typeof days === 'string' ? factOf(days) : undefined;
        const known = tokens.values.get(`hours.${fact}`);
        if (typeof time !== 'string' || time.includes('{') || known === undefined) continue;
        const said = suggestHours(time);
        if (said === undefined || said === known) continue;
        const path = ['sections', index, 'hours', 'rows', row, 'time'];
        const message = `"${time}" contradicts {hours.${fact}}, which is ${known}`;
        const fix = `Write time: "{hours.${fact}}".`;
        yield toProblem(document, { code: 'claim-contradicted', path, message, fix });
      }
    }
  }
}

/** Lists of links, by their place in the site document. */
function* listsOfLinks(value: unknown, path: Path = []): Generator<Path> {
  if (Array.isArray(value) && value.some((entry) => childOf(entry, 'href') !== undefined)) yield path;
  if (!Array.isArray(value) && !isFields(value)) return;
  for (const key of Object.keys(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    yield* listsOfLinks(childOf(value, step), [...path, step]);
  }
}

/** Menus that lead twice to the same place. */
export function* checkMenus({ site }: SiteModel): Generator<Problem> {
  if (!site) return;
  for (const path of listsOfLinks(site.value)) {
    const seen = new Map<unknown, unknown>();
    for (const [index, entry] of entriesOf(valueAt(site.value, path)).entries()) {
      const href = childOf(entry, 'href');
      if (typeof href === 'string' && seen.has(href)) {
        const message = `another entry of this list leads to ${href} too`;
        yield toProblem(site, {
          code: 'link-twice',
          path: [...path, index, 'href'],
          message,
          fix:
            seen.get(href) === childOf(entry, 'label')
              ? 'Remove this one: the other says the same.'
              : 'Bring the two together, or lead one to another page or a place such as /contact#hours.',
        });
      }
      if (!seen.has(href)) seen.set(href, childOf(entry, 'label'));
    }
  }
}
