import { Lexer } from 'yaml';

/** All notes of a text, sorted. */
export const notesOf = (text: string): string[] => {
  const signs = [...new Lexer().lex(text)];
  // Before a text without quotes the lexer puts a sign of its own.
  return signs.filter((sign, index) => sign.startsWith('#') && signs[index - 1] !== '\u001f').sort();
};
