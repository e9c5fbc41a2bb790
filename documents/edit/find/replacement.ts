const initials = /(?<![\p{L}\p{N}'’])\p{L}/gu;

const findLetters = (text: string): string[] => text.match(/\p{L}/gu) ?? [];
const isCapital = (letter: string | undefined): boolean => letter !== letter?.toLowerCase();

/** Returns how a text uses capitals: all letters, each word, the first word, none, or other. */
const detectCase = (text: string): 'all' | 'words' | 'first' | 'none' | 'other' => {
  const letters = findLetters(text);
  if (!letters.some(isCapital)) return 'none';
  if (letters.length > 1 && letters.every(isCapital)) return 'all';
  if ((text.match(initials) ?? []).every(isCapital)) return 'words';
  return isCapital(letters[0]) ? 'first' : 'other';
};

const capitalize = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/**
 * Returns the replacement for a match in the case of the match: if "oak" is replaced by "maple", "Oak" becomes
 * "Maple" and "OAK" becomes "MAPLE". Matches in the case of the query are replaced by exactly what was typed.
 */
export const matchCase = (found: string, query: string, replacement: string): string => {
  const [foundCase, queryCase] = [detectCase(found), detectCase(query)];
  if (foundCase === queryCase || foundCase === 'other') return replacement;
  // The capitals of "Oak" and "Maple" are not part of the words; those of "IKEA" are.
  const base = queryCase === detectCase(replacement) ? replacement.toLowerCase() : replacement;
  if (foundCase === 'all') return base.toUpperCase();
  if (foundCase === 'none') return base;
  return foundCase === 'words' && /\s/.test(found)
    ? base.replaceAll(initials, (letter) => letter.toUpperCase())
    : capitalize(base);
};

/** A replacement in a text: `instead` replaces the range from `from` to `to`. */
type Replacement = { from: number; to: number; instead: string };

/** Returns a text with replacements. If a match is deleted, so is one of the spaces around it. */
export const applyReplacements = (text: string, replacements: readonly Replacement[]): string => {
  let result = '';
  let done = 0;
  for (const { from, to, instead } of replacements) {
    result += text.slice(done, from) + instead;
    done = to;
    if (instead !== '') continue;
    if (/(?:^|\s)$/.test(result)) done += /^[ \t]*/.exec(text.slice(done))?.[0].length ?? 0;
    if (/^(?:$|[.,;:!?)\n])/.test(text.slice(done))) result = result.replace(/[ \t]+$/, '');
  }
  return result + text.slice(done);
};
