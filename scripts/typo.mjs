/**
 * Whether a word is probably another one with a typo: one letter is missing, added or wrong, or letters are swapped.
 * @param {string} typed
 * @param {string} meant
 */
export const isTypo = (typed, meant) => {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < Math.min(typed.length, meant.length) - start && typed.at(-1 - end) === meant.at(-1 - end))
    end += 1;
  const [own, other] = [typed, meant].map((word) =>
    Array.from(word.slice(start, word.length - end))
      .sort()
      .join(''),
  );
  return own === other || (own.length < 2 && other.length < 2);
};
