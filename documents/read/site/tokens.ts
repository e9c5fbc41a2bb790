import { rules } from '../../../schema/forms/checked-value.ts';
import { type Mapping, getChild, isMapping, toArray } from '../document/path.ts';
import { resolveRef, schemas } from '../document/schemas.ts';
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

const factNames = Object.entries(schemas.site.$defs?.['facts']?.properties ?? {}).flatMap(([name, node]) => {
  const inner = Object.keys(resolveRef(schemas.site, node).properties ?? {});
  return inner.length > 0 ? inner.map((key) => `${name}.${key}`) : [name];
});

/** Formatted in US English, the language of the pages (`lang` of their HTML). */
const townList = new Intl.ListFormat('en-US');

const ruleValues = Object.entries(rules).map(([name, number]): [string, string] => [
  `rules.${name}`,
  number.toLocaleString('en-US'),
]);

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
  const claimEntries = isMapping(claims) ? flatten(claims) : [];
  const towns = toArray(getChild(site, 'towns')).flatMap((town) => getChild(town, 'name') ?? []);
  const listed = towns.length > 0 ? [['towns', townList.format(towns.map(String))] as const] : [];
  const builtIn = new Set<string>([
    ...factNames,
    'address',
    ...listed.map(([name]) => name),
    ...placeholders,
    ...ruleValues.map(([name]) => name),
  ]);
  const raw = new Map([
    ...claimEntries,
    ['address', '{street}, {city}, {state} {zip}'] as const,
    ...listed,
    ...(isMapping(facts) ? flatten(facts) : []),
    ...ruleValues,
    ...priceTokens(site),
  ]);
  const { values, cycles } = resolveAll(raw);
  return {
    values,
    names: new Set([...factNames, ...raw.keys(), ...Object.keys(isMapping(claims) ? claims : {})]),
    complete: isMapping(facts) && isMapping(claims),
    cycles,
    prices: new Map(pricesIn(site).map((price) => [price.name, price])),
    claims: new Set(claimEntries.map(([name]) => name)),
    duplicates: claimEntries.map(([name]) => name).filter((name) => builtIn.has(name)),
    version: JSON.stringify([...values]),
  };
};
