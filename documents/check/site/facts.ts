import { formatEntry, toPlainYaml, toQuoted } from '../../problems/format-value.ts';
import { leadEndpoint } from '../../../schema/forms/request.ts';
import { valueProblem } from '../../problems/finding.ts';
import { type Path, getIn } from '../../read/document/path.ts';
import type { Reference } from '../../read/document/references.ts';
import type { Problem } from '../../problems/problem.ts';
import { suggestHours, readHours } from '../../read/suggestions/hours.ts';
import { dateTimeFormat } from '../../read/site/dates.ts';
import type { SiteDocument } from '../../read/site-document.ts';
import { findDuplicates } from '../find-duplicates.ts';
import type { SiteModel } from '../site-model.ts';
import { tryOrUndefined } from '../../../schema/try-or-undefined.ts';

const isZone = (zone: string): boolean =>
  zone.includes('/') && tryOrUndefined(() => dateTimeFormat(zone)) !== undefined;

/** Returns the time zone whose name or city is written; undefined for others. */
const suggestZone = (written: string): string | undefined => {
  const name = written.trim().replace(/\s+/g, '_').toLowerCase();
  return Intl.supportedValuesOf('timeZone').find((zone) => `/${zone.toLowerCase()}`.endsWith(`/${name}`));
};

/** The expected format of a fact. */
type FactForm = {
  path: Path;
  isWrong: (text: string) => boolean;
  rule: string;
  suggest: (text: string) => string | undefined;
};

/** Formats of facts in the United States. */
const factForms: FactForm[] = [
  {
    path: ['facts', 'zip'],
    isWrong: (text) => !/^\d{5}(?:-\d{4})?$/.test(text),
    rule: 'a zip code has five digits, or nine with a hyphen after the fifth',
    suggest: (text) => /\d{5}/.exec(text.replace(/[oO]/g, '0').replace(/[lI]/g, '1'))?.[0],
  },
  {
    path: ['facts', 'state'],
    isWrong: (text) => /^[A-Za-z][A-Za-z.]{1,3}$/.test(text) && !/^[A-Z]{2}$/.test(text),
    rule: 'a state is written in two capital letters',
    suggest: (text) =>
      text
        .replace(/[^A-Za-z]/g, '')
        .slice(0, 2)
        .toUpperCase(),
  },
  {
    path: ['facts', 'phone'],
    isWrong: (text) => /^(?:tel|phone)\s*:/i.test(text),
    rule: 'a phone number is written as visitors read it, not as a link',
    suggest: (text) => text.replace(/^\w+\s*:\s*\/*/, ''),
  },
  {
    path: ['claims', 'since'],
    isWrong: (text) => /^\d{4}$/.test(text) && Number(text) > new Date().getFullYear(),
    rule: 'the business began this year or earlier',
    suggest: () => String(new Date().getFullYear()),
  },
];

/** Returns the trimmed text at a path, or an empty string. */
const textAt = (site: SiteDocument, path: Path): string => {
  const value = getIn(site.value, path);
  return typeof value === 'string' ? value.trim() : '';
};

function* checkForms(site: SiteDocument): Generator<Problem> {
  const report = (path: Path, value: string, rule: string, right: string | undefined) => {
    const toScalar = /^\d+$/.test(right ?? '') ? toQuoted : toPlainYaml;
    const write = right === undefined ? undefined : formatEntry(path, toScalar(right));
    return valueProblem(site, 'fact-form', path, { value, rule, write });
  };
  for (const { path, isWrong, rule, suggest } of factForms) {
    const value = textAt(site, path);
    if (value !== '' && isWrong(value)) yield report(path, value, rule, suggest(value));
  }
  for (const [day, value] of Object.entries(Object(getIn(site.value, ['facts', 'hours'])))) {
    const hours = typeof value === 'string' ? readHours(value) : undefined;
    if (!hours || hours[0] < hours[1]) continue;
    const right = hours[0] === hours[1] ? undefined : suggestHours(`${hours[1]}-${hours[0]}`);
    yield report(['facts', 'hours', day], String(value), 'it ends before it begins', right);
  }
}

/** Reports invalid facts, such as a phone number with too few digits or an unknown time zone. */
export function* checkFacts({ site }: SiteModel): Generator<Problem> {
  if (!site) return;
  const phone = textAt(site, ['facts', 'phone']);
  const digits = phone.replace(/\D/g, '');
  const isForeign = phone.startsWith('+') && !digits.startsWith('1');
  const count = digits.startsWith('1') ? digits.length - 1 : digits.length;
  if (digits !== '' && count !== 10 && !isForeign)
    yield valueProblem(site, 'phone-digits', ['facts', 'phone'], { count });
  if (!isForeign) yield* checkForms(site);
  const path = ['facts', 'timeZone'];
  const zone = getIn(site.value, path);
  if (typeof zone !== 'string' || zone.trim() === '' || isZone(zone)) return;
  const meant = suggestZone(zone);
  const example = `timeZone: ${meant ?? 'America/Los_Angeles'}`;
  const params = { written: zone, description: 'It is no time zone.', example };
  yield valueProblem(site, 'wrong-form', path, params, { replacement: meant });
}

/** Returns the host of a URL, without the port that its scheme implies; undefined if it is not a URL. */
export const hostOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).host : undefined;

/**
 * Reports an endpoint of the forms on the site itself that leads to pages instead of the function that receives forms.
 */
export function* checkEndpoint({ site }: SiteModel): Generator<Problem> {
  if (!site) return;
  const path = ['forms', 'endpoint'];
  const [own, url] = [textAt(site, ['facts', 'url']), textAt(site, path)];
  if (url !== `${own}${leadEndpoint}` && hostOf(url) !== undefined && hostOf(url) === hostOf(own))
    yield valueProblem(site, 'own-endpoint', path, { url });
}

/** Reports lists of the site document, such as menus, with two entries that have the same link. */
export function* checkMenus({ site }: SiteModel): Generator<Problem> {
  if (!site) return;
  const links = site.references.links.filter(({ path }) => typeof path.at(-2) === 'number');
  const keyOf = ({ path, target }: Reference) => JSON.stringify([path.slice(0, -2), target]);
  for (const [{ path, target: href }] of findDuplicates(links, keyOf))
    if (path.at(-1) === 'href') yield valueProblem(site, 'link-twice', path, { href });
}

/** Placeholders that show that a fact was not replaced: numbers and names reserved for fiction and examples. */
const standIns: { path: Path; pattern: RegExp; what: string }[] = [
  { path: ['facts', 'phone'], pattern: /555[\s.-]?01\d\d$/, what: 'phone number' },
  { path: ['facts', 'email'], pattern: /\.example$/i, what: 'e-mail address' },
  { path: ['facts', 'url'], pattern: /\.example$/i, what: 'URL' },
  { path: ['facts', 'street'], pattern: /\bexample\b/i, what: 'street' },
  { path: ['facts', 'zip'], pattern: /^0+$/, what: 'zip code' },
  { path: ['facts', 'license'], pattern: /^[^\d]*0+$/, what: 'license number' },
];

/** Reports company facts that are still placeholders. */
export function* checkStandIns({ site }: SiteModel): Generator<Problem> {
  if (!site) return;
  for (const { path, pattern, what } of standIns)
    if (pattern.test(textAt(site, path))) yield valueProblem(site, 'stand-in', path, { what });
}
