import { rules } from '../../../schema/forms/checked-value.ts';
import {
  formatHours,
  formatList,
  formatNumber,
  localeOf,
  postalCodeDigits,
  type Locale,
} from '../../../schema/locale.ts';
import {
  type Mapping,
  type Path,
  getChild,
  getIn,
  isDeepEqual,
  isMapping,
  toArray,
} from '../document/path.ts';
import { schemas } from '../document/schemas.ts';
import { priceTokens, pricesIn, type NamedPrice } from '../page/prices.ts';

/** The tokens of a site, such as `phone`, and their values. */
export type Tokens = {
  values: ReadonlyMap<string, string>;
  /** Tokens that exist; some may lack a value because `_site.yaml` has problems of its own. */
  names: ReadonlySet<string>;
  /** False if `_site.yaml` is too incomplete to know which tokens exist. */
  complete: boolean;
  /** Tokens that refer to themselves, each with the tokens of its cycle. */
  cycles: string[][];
  /** The values of tokens in texts about a location, by its name. */
  locations: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The prices of the site by name. */
  prices: ReadonlyMap<string, NamedPrice>;
  /** The names of claims. */
  claims: ReadonlySet<string>;
  /** Claims that have the name of another token. */
  duplicates: string[];
  /** A key of all values, which changes exactly when one of them changes. */
  version: string;
};

/** The names in braces that forms and prices replace in some of their texts; no token can have such a name. */
export const placeholders = ['count', 'minimum', 'maximum', 'suggestion', 'choice', 'result'] as const;

/** A name in braces that forms or prices replace, such as `minimum`. */
export type Placeholder = (typeof placeholders)[number];

/** Matches a token. */
export const token = /\{([A-Za-z][\w.]*)\}/g;
/** Flattens nested facts: `{hours: {weekdays: …}}` becomes `hours.weekdays`. */
const flatten = (fields: Mapping, prefix = ''): [string, string][] =>
  Object.entries(fields).flatMap(([key, value]): [string, string][] => {
    const name = prefix + key;
    if (isMapping(value)) return flatten(value, `${name}.`);
    return value === null || Array.isArray(value) ? [] : [[name, String(value)]];
  });

const { properties = {}, required = [] } = schemas.site.$defs?.['facts'] ?? {};

/** The tokens of a location, and the paths of their values in it. Those with a value that may be missing are last. */
const locationPaths: [token: string, path: Path][] = [
  ['phone', ['phone']],
  ['email', ['email']],
  ['street', ['address', 'street']],
  ['city', ['address', 'city']],
  ['zip', ['address', 'postalCode']],
  ['state', ['address', 'region']],
];

/** Returns the tokens of a location, and the paths of their values in it. */
const tokensOfLocation = (location: unknown): [token: string, path: Path][] => [
  ...locationPaths.filter(([, path]) => (getIn(location, path) ?? null) !== null),
  ...toArray(getChild(location, 'hours')).map((group, index): [string, Path] => [
    `hours.${String(getChild(group, 'name'))}`,
    ['hours', index],
  ]),
];

/** Returns a fact of a location as texts contain it. @param value a text, or the hours of a group of days */
const formatFact = (value: unknown, locale: Locale): string => {
  if (!isMapping(value)) return String(value);
  const open = toArray(getChild(value, 'open')).map(String);
  return formatHours({ open, text: String(getChild(value, 'text') ?? '') }, locale);
};

const getName = (location: unknown): string => String(getChild(location, 'name') ?? '');

/** Whether a value of `_site.yaml` is a fact or a claim, which texts name by a token. */
export const isFactPath = ([field]: Path): boolean =>
  ['facts', 'locations', 'claims'].includes(String(field));

/** Returns the path of a token's value in `_site.yaml`: a claim, a fact of the first location, or one of the business. */
export const pathOfToken = (site: unknown, name: string): Path => {
  if (getChild(getChild(site, 'claims'), name) !== undefined) return ['claims', name];
  const first = ['locations', 0];
  const [, path] = tokensOfLocation(getIn(site, first)).find(([token]) => token === name) ?? [];
  return path ? [...first, ...path] : ['facts', ...name.split('.')];
};

/** Returns the token whose value contains a value of `_site.yaml`; undefined if there is none. */
export const tokenOfPath = (site: unknown, path: Path): string | undefined => {
  const [field, index, ...rest] = path;
  if (field === 'facts' || field === 'claims') return path.slice(1).join('.');
  if (field !== 'locations' || index !== 0 || rest.at(-1) === 'name' || rest.includes('days'))
    return undefined;
  const tokens = tokensOfLocation(getIn(site, ['locations', 0]));
  const [token] = tokens.find(([, own]) => isDeepEqual(own, rest.slice(0, own.length))) ?? [];
  return token;
};

/** Resolves tokens inside facts and claims, and finds cycles. */
const resolveAll = (raw: Map<string, string>): { values: Map<string, string>; cycles: string[][] } => {
  const values = new Map<string, string>();
  const cycles: string[][] = [];
  const resolve = (name: string, chain: string[]): string | undefined => {
    const known = values.get(name);
    const text = raw.get(name);
    if (known !== undefined || text === undefined) return known;
    if (chain.includes(name)) {
      const cycle = chain.slice(chain.indexOf(name));
      if (!cycles.some((other) => other.includes(name))) cycles.push(cycle);
      return undefined;
    }
    const value = text.replace(token, (whole, inner: string) => resolve(inner, [...chain, name]) ?? whole);
    values.set(name, value);
    return value;
  };
  for (const name of raw.keys()) resolve(name, []);
  return { values, cycles };
};

/**
 * Reads the tokens of a site.
 * @param site the value of `_site.yaml`, valid or not; undefined if it cannot be read
 */
export const readTokens = (site: unknown): Tokens => {
  const facts = getChild(site, 'facts');
  const claims = getChild(site, 'claims');
  const locale = localeOf(isMapping(facts) ? facts : {});
  const [first, ...others] = toArray(getChild(site, 'locations'));
  const claimEntries = isMapping(claims) ? flatten(claims) : [];
  const towns = toArray(getChild(site, 'towns')).flatMap((town) => getChild(town, 'name') ?? []);
  const listed = towns.length > 0 ? [['towns', formatList(towns.map(String), locale)] as const] : [];
  const limits = { ...rules, zipDigits: postalCodeDigits(locale.country) };
  const ruleValues = Object.entries(limits).flatMap(([name, number]) =>
    number === undefined ? [] : [[`rules.${name}`, formatNumber(number, locale)] as const],
  );
  const needed = [...required, ...locationPaths.slice(0, -1).map(([token]) => token)];
  const builtIn = new Set<string>([
    ...Object.keys(properties),
    ...locationPaths.map(([token]) => token),
    'address',
    ...listed.map(([name]) => name),
    ...placeholders,
    ...ruleValues.map(([name]) => name),
  ]);
  const rawOf = (location: unknown) => {
    const own = new Map(
      tokensOfLocation(location).map(([token, path]) => [token, formatFact(getIn(location, path), locale)]),
    );
    const address = own.has('state') ? '{street}, {city}, {state} {zip}' : '{street}, {zip} {city}';
    return new Map([
      ...claimEntries,
      ['address', address],
      ...listed,
      ...own,
      ...(isMapping(facts) ? flatten(facts) : []),
      ...ruleValues,
      ...priceTokens(site, locale),
    ]);
  };
  const raw = rawOf(first);
  const { values, cycles } = resolveAll(raw);
  const locations = new Map([
    [getName(first), values],
    ...others.map((other) => [getName(other), resolveAll(rawOf(other)).values] as const),
  ]);
  return {
    values,
    names: new Set([...raw.keys(), ...needed, ...Object.keys(isMapping(claims) ? claims : {})]),
    complete: isMapping(facts) && isMapping(claims) && isMapping(first),
    cycles,
    locations,
    prices: new Map(pricesIn(site).map((price) => [price.name, price])),
    claims: new Set(claimEntries.map(([name]) => name)),
    duplicates: claimEntries.map(([name]) => name).filter((name) => builtIn.has(name)),
    version: JSON.stringify([...values, ...Array.from(locations, ([name, own]) => [name, ...own])]),
  };
};
