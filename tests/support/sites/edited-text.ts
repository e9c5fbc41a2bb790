import { Lexer, isCollection, isNode, parseDocument, type Document } from 'yaml';
import type { Path } from '../../../documents/read/document/path.ts';
import { selectComments } from '../../../documents/edit/text/edits.ts';

/** Parses YAML and returns its value. @throws Error if it is invalid */
export const parseValue = (text: string): unknown => {
  const document = parseDocument(text, { uniqueKeys: false });
  if (document.errors[0]) throw document.errors[0];
  return document.toJS();
};

/** Yields the paths of all values of a document. */
export function* collectPaths(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value))
    yield* collectPaths(child, [...path, Array.isArray(value) ? Number(key) : key]);
}

/**
 * Returns the text before the line where a value begins, and the text from the end of the value's last line on.
 * @returns undefined for an empty value and for a block collection, which begins on the line below
 */
export const textAroundValue = (
  text: string,
  path: Path,
  document: Document = parseDocument(text, { uniqueKeys: false }),
): [string, string] | undefined => {
  const node: unknown = document.getIn(path, true);
  if (!isNode(node) || !node.range || (isCollection(node) && !node.flow)) return undefined;
  const [start, end] = node.range;
  const written = text.slice(start, end);
  if (written === '') return undefined;
  const last = /^[|>]\d*\+/.test(written) ? end - 1 : start + written.trimEnd().length;
  const lineEnd = text.indexOf('\n', last);
  return [text.slice(0, text.lastIndexOf('\n', start - 1) + 1), lineEnd === -1 ? '' : text.slice(lineEnd)];
};

/** Returns the comments of a text that are not empty, sorted. */
export const findComments = (text: string): string[] => selectComments([...new Lexer().lex(text)]).sort();
