import { nearest } from '../../problems/nearest.ts';
import { normalizeName, synonyms } from './synonyms.ts';

/** Suggests the token for a wrong name in braces: `{ Phone }`, `{site.phone}`, `{telephone}`, `{hours}`. */
export const suggestToken = (written: string, names: Iterable<string>): string | undefined => {
  const all = [...names];
  const name = written.trim();
  const last = name.split('.').at(-1) ?? name;
  const equal = (one: string) => all.find((token) => normalizeName(token) === normalizeName(one));
  return (
    equal(name) ??
    equal(last) ??
    nearest(name, all) ??
    all.find((token) => token.startsWith(`${name.toLowerCase()}.`)) ??
    synonyms(name, all)[0] ??
    equal(name.split(/\s+/)[0] ?? name)
  );
};
