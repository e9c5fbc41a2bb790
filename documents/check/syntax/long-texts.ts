import { pathAt } from '../../problems/place-of-problem.ts';
import { fileProblem, placedAt, toProblem, type Finding } from '../../problems/legacy.ts';
import type { Path } from '../../read/document/path.ts';
import { isFields } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Source } from '../../read/document/source.ts';

/**
 * The most characters of a line and of a text, and the most parts of a document: its fields and entries together. The
 * largest page of a real site has 300. Reading and checking more takes longer than anybody waits.
 */
const most = { line: 10_000, text: 20_000, parts: 10_000 };

/** What begins another field or entry: in a line of its own, or within brackets. */
const partBegin = /^[ \t]*(?:[-?](?=\s|$)|[^\n:]*:(?=\s|$))|[[{,]/gm;

const asNumber = (value: number): string => value.toLocaleString('en-US');

const fix = 'Divide it: a page of words has about 2,000 characters.';

/** A document with too many parts to be checked. */
const manyParts = ({ file, text }: Source): Problem[] => {
  const count = text.match(partBegin)?.length ?? 0;
  if (count <= most.parts) return [];
  const message = `the document has ${asNumber(count)} fields and entries, and ${asNumber(most.parts)} are the most`;
  return [fileProblem(file, 'file-size', message, 'Divide it into several pages.')];
};

/** What is too large to be checked: the lines that are too long, or else the document with too many parts. */
export const oversized = (source: Source): Problem[] => {
  const parts = manyParts(source);
  const lines = longLines(source, parts.length === 0);
  return lines.length > 0 ? lines : parts;
};

/** Lines that are too long to be checked. @param isParsable whether the text may be parsed to find their fields */
const longLines = (source: Source, isParsable: boolean): Problem[] => {
  let start = 0;
  return source.text.split('\n').flatMap((line, index) => {
    const middle = start + Math.floor(line.length / 2);
    start += line.length + 1;
    if (line.length <= most.line) return [];
    const message = `the line has ${asNumber(line.length)} characters, and ${asNumber(most.line)} are the most`;
    const path = isParsable ? pathAt(source, middle) : [];
    return { ...fileProblem(source.file, 'file-size', message, fix), ...placedAt(index + 1), path };
  });
};

function* findingsIn(value: unknown, path: Path): Generator<Finding> {
  if (typeof value === 'string') {
    const message = `the text has ${asNumber(value.length)} characters, and ${asNumber(most.text)} are the most`;
    if (value.length > most.text) yield { code: 'file-size', path, message, fix };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* findingsIn(item, [...path, index]);
  } else if (isFields(value)) {
    for (const [key, item] of Object.entries(value)) yield* findingsIn(item, [...path, key]);
  }
}

/** Texts of many lines that are too long to be looked at. */
export const longTexts = (source: Source, value: unknown): Problem[] =>
  source.text.length <= most.text
    ? []
    : [...findingsIn(value, [])].map((finding) => toProblem({ source, value }, finding));
