/** Mistakes that are not told right, each with the reason. */
export const notYet: ReadonlyMap<string, string> = new Map([
  [
    'a number with a sign',
    'YAML takes #2 for a note, and quotes make a text of it where a number is wanted.',
  ],
  [
    'a list of the menu without its name',
    'Where no other list of its kind stands in the file, nothing shows which name is missing.',
  ],
]);
