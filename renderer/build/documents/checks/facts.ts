import { toProblem } from '../finding.ts';
import type { Path } from '../path.ts';
import { childOf, entriesOf, isFields, valueAt } from '../path.ts';
import type { Problem } from '../problem.ts';
import { hoursMeant } from '../meant/hours.ts';
import type { SiteModel } from '../site-model.ts';

/** Zones that people know by their letters. */
const zones: Record<string, string> = {
  P: 'America/Los_Angeles',
  M: 'America/Denver',
  C: 'America/Chicago',
  E: 'America/New_York',
};

const isZone = (zone: string): boolean => {
  try {
    return /\//.test(zone) && new Intl.DateTimeFormat('en', { timeZone: zone }).format() !== '';
  } catch {
    return zone === 'UTC';
  }
};

const zoneMeant = (written: string): string =>
  zones[/^([PMCE])[DS]?T$/i.exec(written)?.[1]?.toUpperCase() ?? ''] ??
  Intl.supportedValuesOf('timeZone').find(
    (zone) => zone.toLowerCase() === written.trim().replace(/\s+/g, '_').toLowerCase(),
  ) ??
  'America/Los_Angeles';

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
  const zone = valueAt(site?.value, ['facts', 'timeZone']);
  if (site && typeof zone === 'string' && zone.trim() !== '' && !isZone(zone)) {
    const message = `there is no time zone "${zone}"`;
    const fix = `Did you mean timeZone: ${zoneMeant(zone)}?`;
    yield toProblem(site, { code: 'wrong-form', path: ['facts', 'timeZone'], message, fix });
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
        const said = hoursMeant(time);
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
    const seen = new Set<unknown>();
    for (const [index, entry] of entriesOf(valueAt(site.value, path)).entries()) {
      const href = childOf(entry, 'href');
      if (typeof href === 'string' && seen.has(href)) {
        const message = `another entry of this list leads to ${href} too`;
        yield toProblem(site, {
          code: 'link-twice',
          path: [...path, index, 'href'],
          message,
          fix: 'Remove one of the two, or lead it to another page.',
        });
      }
      seen.add(href);
    }
  }
}
