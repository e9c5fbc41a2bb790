/** Whether a word is probably another one with a typo: one letter is missing, added or wrong, or letters are swapped. */
export const isTypo: (typed: string, meant: string) => boolean;
