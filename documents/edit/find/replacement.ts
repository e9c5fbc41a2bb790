const initials = /(?<![\p{L}\p{N}'’])\p{L}/gu;

const lettersIn = (text: string): string[] => text.match(/\p{L}/gu) ?? [];
const isCapital = (letter: string | undefined): boolean => letter !== letter?.toLowerCase();

/** How a text uses capitals: for all its letters, for each word, for the first word, for none, or in another way. */
const capitalsOf = (text: string): 'all' | 'words' | 'first' | 'none' | 'other' => {
  const letters = lettersIn(text);
  if (!letters.some(isCapital)) return 'none';
  if (letters.length > 1 && letters.every(isCapital)) return 'all';
  if ((text.match(initials) ?? []).every(isCapital)) return 'words';
  return isCapital(letters[0]) ? 'first' : 'other';
};

const withCapital = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/**
 * Returns the words that replace found ones, with the capitals of those: "Oak" becomes "Maple" and "OAK" becomes "MAPLE"
 * where "oak" is replaced by "maple". Words that are found as they were typed become exactly what was typed instead.
 */
export const matchCase = (found: string, wanted: string, instead: string): string => {
  const [capitals, typed] = [capitalsOf(found), capitalsOf(wanted)];
  if (capitals === typed || capitals === 'other') return instead;
  // Of "Oak" and "Maple" neither capital is part of the word; that of "IKEA" is.
  const plain = typed === capitalsOf(instead) ? instead.toLowerCase() : instead;
  if (capitals === 'all') return plain.toUpperCase();
  if (capitals === 'none') return plain;
  return capitals === 'words' && /\s/.test(found)
    ? plain.replaceAll(initials, (letter) => letter.toUpperCase())
    : withCapital(plain);
};

/** One replacement in a text: what is from `from` to `to` becomes `instead`. */
type Replacement = { from: number; to: number; instead: string };

/** A text with replacements. Where words are taken away, so is one of the blanks around them. */
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
