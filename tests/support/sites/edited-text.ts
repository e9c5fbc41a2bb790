import { isCollection, isMap, isNode, isScalar, parseDocument, type Document } from 'yaml';
import type { Path } from '../../../documents/read/document/path.ts';

/** What a text says. @throws Error when it cannot be read */
export const parseValue = (text: string): unknown => {
  const document = parseDocument(text, { uniqueKeys: false });
  if (document.errors[0]) throw document.errors[0];
  return document.toJS();
};

/** The way in which a value is written: `PLAIN`, `BLOCK_FOLDED`, … */
export const styleAt = (text: string, path: Path): unknown => {
  const node: unknown = parseDocument(text, { uniqueKeys: false }).getIn(path, true);
  return isNode(node) && 'type' in node ? node.type : undefined;
};

/** The ways to every value of a document. */
export function* collectPaths(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value))
    yield* collectPaths(child, [...path, Array.isArray(value) ? Number(key) : key]);
}

/**
 * The text before the line where a value begins, and from the end of the line with its last sign on.
 * @returns nothing where no value is written, or a list or group in lines, which begins on the line below
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

/** From the beginning of the line with the name of a field to the end of the line with the last sign of its value. */
export const findFieldLines = (text: string, path: Path): [number, number] | undefined => {
  const group: unknown = parseDocument(text, { uniqueKeys: false }).getIn(path.slice(0, -1), true);
  const pair = isMap(group)
    ? group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  if (!isNode(pair?.key) || !isNode(pair.value) || !pair.key.range || !pair.value.range) return undefined;
  const [start] = pair.key.range;
  const [value, end] = pair.value.range;
  const last = Math.max(value + text.slice(value, end).trimEnd().length, start);
  const lineEnd = text.indexOf('\n', last);
  return [text.lastIndexOf('\n', start - 1) + 1, lineEnd === -1 ? text.length : lineEnd + 1];
};
