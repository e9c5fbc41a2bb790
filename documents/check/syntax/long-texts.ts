import { fileProblem, toProblem, type Finding } from '../../problems/finding.ts';
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
  const lines = longLines(source);
  return lines.length > 0 ? lines : manyParts(source);
};

/** Lines that are too long to be checked. */
const longLines = ({ file, text }: Source): Problem[] =>
  text.split('\n').flatMap((line, index) => {
    if (line.length <= most.line) return [];
    const message = `the line has ${asNumber(line.length)} characters, and ${asNumber(most.line)} are the most`;
    return { ...fileProblem(file, 'file-size', message, fix), line: index + 1 };
  });

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
