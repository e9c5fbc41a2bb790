import { nearest } from '../../problems/nearest.ts';
import { findAliases } from './aliases.ts';

/** Suggests the token for a wrong name in braces: `{ Phone }`, `{site.phone}`, `{telephone}`, `{hours}`. */
export const suggestToken = (written: string, names: Iterable<string>): string | undefined => {
  const all = [...names];
  const name = written.trim();
  const parts = [name, name.split('.').at(-1) ?? '', name.split(/\s+/)[0] ?? ''];
  const isGroup = (token: string) => token.startsWith(`${name.toLowerCase()}.`);
  return parts.flatMap((part) => findAliases(part, all))[0] ?? nearest(name, all) ?? all.find(isGroup);
};
