import { rules } from '../../../schema/forms/rules.ts';
import { type Mapping, getChild, isMapping } from '../document/path.ts';
import { resolveRef, schemas } from '../document/schemas.ts';

/** What each token stands for. */
export type Tokens = {
  values: ReadonlyMap<string, string>;
  /** Tokens that exist; some may lack a value because `_site.yaml` has problems of its own. */
  names: ReadonlySet<string>;
  /** False when `_site.yaml` cannot say which tokens there are. */
  complete: boolean;
  /** Tokens that stand for themselves, each with the ones it leads through. */
  cycles: string[][];
  /** The names of claims. */
  claims: ReadonlySet<string>;
  /** Claims that have the name of another token. */
  twice: string[];
  /** Changes exactly when a value changes. */
  version: string;
};

/** The token that the browser fills in, in the texts of the estimate form that count. */
export const countToken = 'count';

const token = /\{([A-Za-z][\w.]*)\}/g;
/** `{hours: {weekdays: …}}` as `hours.weekdays`. */
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

const ruleValues = Object.entries(rules).map(([name, number]): [string, string] => [
  `rules.${name}`,
  number.toLocaleString('en-US'),
]);

/** Puts values in the place of tokens; a token without a value stays as it is. */
export const interpolateText = (text: string, values: ReadonlyMap<string, string>): string =>
  text.includes('{') ? text.replace(token, (whole, name: string) => values.get(name) ?? whole) : text;

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
 * The tokens of a site.
 * @param site the document `_site.yaml` as it is written, right or wrong; undefined when it cannot be read
 */
export const readTokens = (site: unknown): Tokens => {
  const facts = getChild(site, 'facts');
  const claims = getChild(site, 'claims');
  const publicNamesPlugin = isMapping(claims) ? flatten(claims) : [];
  const given = new Set([...factNames, 'address', countToken, ...ruleValues.map(([name]) => name)]);
  const raw = new Map([
    ...publicNamesPlugin,
    ['address', '{street}, {city}, {state} {zip}'] as const,
    ...(isMapping(facts) ? flatten(facts) : []),
    ...ruleValues,
  ]);
  const { values, cycles } = resolveAll(raw);
  return {
    values,
    names: new Set([...factNames, ...raw.keys(), ...Object.keys(isMapping(claims) ? claims : {})]),
    complete: isMapping(facts) && isMapping(claims),
    cycles,
    claims: new Set(publicNamesPlugin.map(([name]) => name)),
    twice: publicNamesPlugin.map(([name]) => name).filter((name) => given.has(name)),
    version: JSON.stringify([...values]),
  };
};
