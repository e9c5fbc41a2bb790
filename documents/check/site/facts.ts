import { formatEntry, toPlainYaml, toQuoted } from '../../problems/format-value.ts';
import { postalCodeDigits, postalCodePattern } from '../../../schema/locale.ts';
import { hoursPattern } from '../../../schema/locations.ts';
import { leadEndpoint } from '../../../schema/forms/request.ts';
import { defaultVersionNote } from '../../../schema/forms/revision.ts';
import { valueProblem } from '../../problems/finding.ts';
import { type Path, getChild, getIn, isMapping, toArray } from '../../read/document/path.ts';
import type { Reference } from '../../read/document/references.ts';
import type { Problem } from '../../problems/problem.ts';
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

const sinceForm: FactForm = {
  path: ['claims', 'since'],
  isWrong: (text) => /^\d{4}$/.test(text) && Number(text) > new Date().getFullYear(),
  rule: 'the business began this year or earlier',
  suggest: () => String(new Date().getFullYear()),
};

const phoneForm: FactForm = {
  path: ['phone'],
  isWrong: (text) => /^(?:tel|phone)\s*:/i.test(text),
  rule: 'a phone number is written as visitors read it, not as a link',
  suggest: (text) => text.replace(/^\w+\s*:\s*\/*/, ''),
};

/** Formats of the facts of a location in the United States. */
const usForms: FactForm[] = [
  phoneForm,
  {
    path: ['address', 'postalCode'],
    isWrong: (text) => !/^\d{5}(?:-\d{4})?$/.test(text),
    rule: 'a zip code has five digits, or nine with a hyphen after the fifth',
    suggest: (text) => /\d{5}/.exec(text.replace(/[oO]/g, '0').replace(/[lI]/g, '1'))?.[0],
  },
  {
    path: ['address', 'region'],
    isWrong: (text) => /^[A-Za-z][A-Za-z.]{1,3}$/.test(text) && !/^[A-Z]{2}$/.test(text),
    rule: 'a state is written in two capital letters',
    suggest: (text) =>
      text
        .replace(/[^A-Za-z]/g, '')
        .slice(0, 2)
        .toUpperCase(),
  },
];

/** Returns the formats of the facts of a location in a country. */
const formsIn = (country: string): FactForm[] => {
  if (country === 'US') return usForms;
  const spaces = postalCodeDigits(country) === undefined ? '' : /[\s-]/g;
  const isWrong = (text: string) => !postalCodePattern(country).test(text.replace(spaces, ''));
  const rule = `postal codes of the country ${country} have another format`;
  return [phoneForm, { path: ['address', 'postalCode'], isWrong, rule, suggest: () => undefined }];
};

/** Returns the trimmed text at a path, or an empty string. */
const textAt = (site: SiteDocument, path: Path): string => {
  const value = getIn(site.value, path);
  return typeof value === 'string' ? value.trim() : '';
};

const reportForm = (site: SiteDocument, path: Path, value: string, rule: string, right?: string) => {
  const toScalar = /^\d+$/.test(right ?? '') ? toQuoted : toPlainYaml;
  const write = right === undefined ? undefined : formatEntry(path, toScalar(right));
  return valueProblem(site, 'fact-form', path, { value, rule, write });
};

function* checkForms(site: SiteDocument, forms: FactForm[], at: Path = []): Generator<Problem> {
  for (const { path, isWrong, rule, suggest } of forms) {
    const value = textAt(site, [...at, ...path]);
    if (value !== '' && isWrong(value)) yield reportForm(site, [...at, ...path], value, rule, suggest(value));
  }
}

const validSpan = new RegExp(hoursPattern);

/** Reports spans of opening hours that end before they begin, or before the one above. */
function* checkSpans(site: SiteDocument, path: Path): Generator<Problem> {
  let end = '';
  for (const [index, span] of toArray(getIn(site.value, path)).entries()) {
    if (typeof span !== 'string' || !validSpan.test(span)) continue;
    const [opens = '', closes = ''] = span.split('-');
    const at = [...path, index];
    if (opens >= closes)
      yield reportForm(
        site,
        at,
        span,
        'it ends before it begins',
        opens > closes ? `${closes}-${opens}` : undefined,
      );
    else if (opens < end) yield reportForm(site, at, span, 'it begins before the hours above it end');
    end = closes;
  }
}

/** Reports hours that cannot be right: spans, days in two groups, and exceptions that are over. */
function* checkOpeningHours(site: SiteDocument, location: Path, today: string): Generator<Problem> {
  const seen = new Set<unknown>();
  for (const list of ['hours', 'exceptions'])
    for (const [index, group] of toArray(getIn(site.value, [...location, list])).entries()) {
      const path = [...location, list, index];
      yield* checkSpans(site, [...path, 'open']);
      for (const [position, day] of toArray(getChild(group, 'days')).entries())
        if (seen.size === seen.add(day).size)
          yield reportForm(
            site,
            [...path, 'days', position],
            String(day),
            'another entry has hours for that day',
          );
      const [from, to] = [textAt(site, [...path, 'from']), textAt(site, [...path, 'to'])];
      if (to !== '' && from > to)
        yield valueProblem(site, 'wrong-form', [...path, 'to'], {
          written: to,
          description: `It is before the first day, ${from}.`,
          example: `to: ${from}`,
        });
      else if (list === 'exceptions' && to < today) yield reportForm(site, [...path, 'to'], to, 'it is over');
      if (isMapping(group) && group['open'] === undefined && group['text'] === undefined)
        yield valueProblem(site, 'missing-field', path, { fields: ['open'], lines: ['open: [08:00-18:00]'] });
    }
}

/** Codes in the facts: an example, their type for `Intl.DisplayNames`, and what they stand for. */
const codes = {
  language: ['en', 'language', 'language'],
  country: ['US', 'region', 'country'],
  currency: ['USD', 'currency', 'currency'],
} as const;

/** Reports unknown languages, countries and currencies, and those that a site outside the United States lacks. */
function* checkLocale(site: SiteDocument, country: string): Generator<Problem> {
  for (const [name, [example, type, what]] of Object.entries(codes)) {
    const written = textAt(site, ['facts', name]);
    const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
    const isKnown = tryOrUndefined(() => names.of(written)) !== undefined;
    // The default of the note is English.
    if (
      isKnown &&
      type === 'language' &&
      !/^en\b/i.test(written) &&
      !getIn(site.value, ['mail', 'versionNote'])
    )
      yield valueProblem(site, 'missing-field', ['mail'], {
        fields: ['versionNote'],
        lines: [`versionNote: ${defaultVersionNote}`],
      });
    if (written === '' || isKnown) continue;
    const params = { written, description: `It is no ${what}.`, example: `${name}: ${example}` };
    yield valueProblem(site, 'wrong-form', ['facts', name], params);
  }
  if (country === 'US') return;
  for (const [name, line] of [
    ['currency', 'currency: EUR'],
    ['callingCode', 'callingCode: "34"'],
  ] as const)
    if (getIn(site.value, ['facts', name]) === undefined)
      yield valueProblem(site, 'missing-field', ['facts'], { fields: [name], lines: [line] });
}

/** Reports several locations of which one has no name, or that of another. */
function* checkNames(site: SiteDocument, locations: unknown[]): Generator<Problem> {
  const names = locations.map((location) => getChild(location, 'name'));
  for (const [index, name] of names.entries()) {
    const path = ['locations', index];
    if (name === undefined && names.length > 1)
      yield valueProblem(site, 'missing-field', path, { fields: ['name'], lines: ['name: Costa Mesa'] });
    else if (name !== undefined && names.indexOf(name) < index)
      yield reportForm(site, [...path, 'name'], String(name), 'another location has this name');
  }
}

/** Reports invalid facts, such as a phone number with too few digits or an unknown time zone. */
export function* checkFacts({ site, publication }: SiteModel): Generator<Problem> {
  if (!site) return;
  const country = textAt(site, ['facts', 'country']) || 'US';
  yield* checkLocale(site, country);
  yield* checkForms(site, [sinceForm]);
  const locations = toArray(getChild(site.value, 'locations'));
  yield* checkNames(site, locations);
  for (const index of locations.keys()) {
    const location = ['locations', index];
    const phone = textAt(site, [...location, 'phone']);
    const digits = phone.replace(/\D/g, '');
    const isForeign = country !== 'US' || (phone.startsWith('+') && !digits.startsWith('1'));
    const count = digits.startsWith('1') ? digits.length - 1 : digits.length;
    if (digits !== '' && count !== 10 && !isForeign)
      yield valueProblem(site, 'phone-digits', [...location, 'phone'], { count });
    yield* checkForms(site, formsIn(country), location);
    yield* checkOpeningHours(site, location, publication.now.slice(0, 'yyyy-mm-dd'.length));
  }
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
  { path: ['phone'], pattern: /555[\s.-]?01\d\d$/, what: 'phone number' },
  { path: ['email'], pattern: /\.example$/i, what: 'e-mail address' },
  { path: ['address', 'street'], pattern: /\bexample\b/i, what: 'street' },
  { path: ['address', 'postalCode'], pattern: /^0+$/, what: 'postal code' },
  { path: ['url'], pattern: /\.example$/i, what: 'URL' },
  { path: ['license'], pattern: /^[^\d]*0+$/, what: 'license number' },
];

/** Reports company facts that are still placeholders. */
export function* checkStandIns({ site }: SiteModel): Generator<Problem> {
  if (!site) return;
  const locations = toArray(getChild(site.value, 'locations')).map((_, index) => ['locations', index]);
  for (const parent of [['facts'], ...locations])
    for (const { path, pattern, what } of standIns)
      if (pattern.test(textAt(site, [...parent, ...path])))
        yield valueProblem(site, 'stand-in', [...parent, ...path], { cause: 'fact', what });
}
