import { aliases } from '../../../schema/aliases.ts';

/** Returns the lowercase letters and digits of a name. */
export const normalizeName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const table = new Map(Object.entries(aliases).map(([name, words]) => [name, words.split(' ')]));

/** Returns the candidates that a word may stand for, most likely first: equal names, then aliases. */
export const findAliases = (written: string, candidates: Iterable<string>): string[] => {
  const word = normalizeName(written);
  const all = [...candidates];
  const same = all.filter((name) => word.replace(/s$/, '') === normalizeName(name).replace(/s$/, ''));
  const places = all.map((name) => ({ name, place: table.get(name)?.indexOf(word) ?? -1 }));
  const known = places.filter(({ place }) => place >= 0).sort((a, b) => a.place - b.place);
  return [...new Set([...same, ...known.map(({ name }) => name)])];
};
