/** Returns spellings that a word shares with its typos: its letters in order, and itself without one of them. */
const spellingsOf = (word) => [
  [...word].sort().join(''),
  word,
  ...Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1)),
];

/**
 * Whether a word is probably another one with a typo: one letter is missing, added or wrong, or letters are swapped.
 * @param {string} typed
 * @param {string} meant
 */
export const isTypo = (typed, meant) => spellingsOf(typed).some((each) => spellingsOf(meant).includes(each));
