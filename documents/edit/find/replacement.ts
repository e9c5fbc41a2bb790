const initials = /(?<![\p{L}\p{N}'’])\p{L}/gu;

const lettersIn = (text: string): string[] => text.match(/\p{L}/gu) ?? [];
const isCapital = (letter: string | undefined): boolean => letter !== letter?.toLowerCase();

/** Returns how a text uses capitals: all letters, each word, the first word, none, or other. */
const capitalsOf = (text: string): 'all' | 'words' | 'first' | 'none' | 'other' => {
  const letters = lettersIn(text);
  if (!letters.some(isCapital)) return 'none';
  if (letters.length > 1 && letters.every(isCapital)) return 'all';
  if ((text.match(initials) ?? []).every(isCapital)) return 'words';
  return isCapital(letters[0]) ? 'first' : 'other';
};

const withCapital = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/**
 * Returns the replacement for a match in the case of the match: if "oak" is replaced by "maple", "Oak" becomes
 * "Maple" and "OAK" becomes "MAPLE". Matches in the case of the query are replaced by exactly what was typed.
 */
export const matchCase = (found: string, wanted: string, instead: string): string => {
  const [capitals, typed] = [capitalsOf(found), capitalsOf(wanted)];
  if (capitals === typed || capitals === 'other') return instead;
  // The capitals of "Oak" and "Maple" are not part of the words; those of "IKEA" are.
  const plain = typed === capitalsOf(instead) ? instead.toLowerCase() : instead;
  if (capitals === 'all') return plain.toUpperCase();
  if (capitals === 'none') return plain;
  return capitals === 'words' && /\s/.test(found)
    ? plain.replaceAll(initials, (letter) => letter.toUpperCase())
    : withCapital(plain);
};

/** One replacement in a text: the range from `from` to `to` becomes `instead`. */
type Replacement = { from: number; to: number; instead: string };

/** Returns a text with replacements. If a match is deleted, so is one of the spaces around it. */
export const replacedText = (text: string, replacements: readonly Replacement[]): string => {
  let made = '';
  let done = 0;
  for (const { from, to, instead } of replacements) {
    made += text.slice(done, from) + instead;
    done = to;
    if (instead !== '') continue;
    if (/(?:^|\s)$/.test(made)) done += /^[ \t]*/.exec(text.slice(done))?.[0].length ?? 0;
    if (/^(?:$|[.,;:!?)\n])/.test(text.slice(done))) made = made.replace(/[ \t]+$/, '');
  }
  return made + text.slice(done);
};
