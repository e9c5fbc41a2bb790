import { parse, Scalar } from 'yaml';

/** The least piece of a written text: how it is written, and the letters that it stands for. */
export type Unit = { raw: string; meaning: string };

/** A line end with the blanks around it, and the blank lines that follow. */
const fold = String.raw`[ \t]*(?:\r?\n[ \t]*)+`;
const patterns: Partial<Record<Scalar.Type, string>> = {
  [Scalar.PLAIN]: fold,
  [Scalar.QUOTE_SINGLE]: `''|${fold}`,
  [Scalar.QUOTE_DOUBLE]: String.raw`\\(?:x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|\r?\n[ \t]*|[^])|${fold}`,
};

const patternOf = (type: Scalar.Type, indent: number): string => {
  const line = String.raw`\r?\n {0,${indent}}`;
  if (type === Scalar.BLOCK_LITERAL) return line;
  return type === Scalar.BLOCK_FOLDED ? `(?:${line})+` : (patterns[type] ?? fold);
};

/** One line end is a blank, more of them are one less. */
const foldedMeaning = (raw: string): string => {
  const ends = raw.split('\n').length - 1;
  return ends === 1 ? ' ' : '\n'.repeat(ends - 1);
};

const meaningOf = (raw: string, type: Scalar.Type): string => {
  if (type === Scalar.QUOTE_DOUBLE && raw.startsWith('\\')) return String(parse(`"${raw}"`));
  if (type === Scalar.QUOTE_SINGLE && raw === "''") return "'";
  if (!raw.includes('\n')) return raw;
  return type === Scalar.BLOCK_LITERAL ? '\n' : foldedMeaning(raw);
};

/**
 * Takes a written text apart.
 * @param raw the text without its quotes, or its header and the indent of its first line
 * @param indent how far its lines are indented, when it stands below its field
 */
export const unitsOf = (raw: string, type: Scalar.Type, indent: number): Unit[] =>
  (raw.match(new RegExp(`${patternOf(type, indent)}|[^]`, 'gu')) ?? []).map((each) => ({
    raw: each,
    meaning: meaningOf(each, type),
  }));
