import { words } from '../words/words.ts';

/**
 * What an editor calls a field: its name in plain words, `publishAt` as "Publish at".
 * `words.yaml` has better ones for names that say little to those who write no code.
 */
export const plainName = (name: string): string => {
  const known = Object.hasOwn(words.names, name) ? words.names[name] : undefined;
  if (known !== undefined) return known;
  const parts = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return parts.charAt(0).toUpperCase() + parts.slice(1);
};
