const sortLetters = (word) => [...word].sort().join('');

const withoutOneLetter = (word) =>
  Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));

/**
 * Whether a word is probably another one with a typo: one letter is missing, added or wrong, or letters are swapped.
 * @param {string} typed
 * @param {string} meant
 */
export const isTypo = (typed, meant) => {
  const similar = new Set([meant, ...withoutOneLetter(meant)]);
  return (
    sortLetters(typed) === sortLetters(meant) ||
    [typed, ...withoutOneLetter(typed)].some((each) => similar.has(each))
  );
};
