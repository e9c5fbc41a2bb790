import { isCollection, isScalar, Scalar } from 'yaml';
import { isDeepEqual, getIn, type Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { EditError } from '../edit-error.ts';
import { chooseSafeEdits } from './choose-safe-edits.ts';
import { type Edit, columnOf } from './edits.ts';
import { additionCandidates } from './values/additions.ts';
import { setIn } from './expected-values.ts';
import { scalarCandidates } from './strings/scalar-candidates.ts';
import { detectStyle } from './values/style.ts';
import {
  resolvePath,
  nodeOffset,
  parseEditable,
  type ResolvedPath,
  type EditableDocument,
} from './editable-document.ts';
import { valueEnd } from './editable-document.ts';
import { replacementEdit, replacementCandidates } from './values/new-value.ts';

/** Yields the ways to write a text in the style of the previous one. */
function* textCandidates(
  tree: EditableDocument,
  resolved: ResolvedPath,
  node: Scalar,
  text: string,
): Generator<Edit[]> {
  const start = node.range?.[0] ?? 0;
  const end = node.srcToken ? valueEnd(node.srcToken) : start;
  const { lineEnd, width, step, textType } = detectStyle(tree);
  const column = columnOf(tree.source.text, resolved.last?.item.start ?? start);
  const context = { indent: column + step, isInFlow: resolved.isInFlow, lineEnd, width };
  const raw = tree.source.text.slice(start, end);
  const { value, type = Scalar.PLAIN } = node;
  const old = typeof value === 'string' ? { raw, value, type } : { raw: '', value: '', type: textType };
  for (const written of scalarCandidates({ ...old, ...context }, text))
    yield [replacementEdit(tree.source.text, start, end, written)];
}

/** Yields the ways to replace a value. */
function* changeCandidates(
  tree: EditableDocument,
  resolved: ResolvedPath,
  value: unknown,
): Generator<Edit[]> {
  const { node, last } = resolved;
  const isWritten = isScalar(node) && last?.item.value !== undefined;
  if (isWritten && typeof value === 'string') yield* textCandidates(tree, resolved, node, value);
  yield* replacementCandidates(tree, resolved, value);
}

/**
 * Returns the edits that set the value at `path`. Keeps the scalar style if it can represent the new text, or else
 * uses the closest one, and keeps all characters and line breaks that both texts share. A form therefore passes the
 * original document while the user types.
 * Nothing but the value changes. A missing field is inserted with its missing parents, in block or flow style like
 * its mapping.
 * @param value any JSON value but null
 * @param order preferred order of the fields in the mapping, for a missing field
 * @returns no edits if it already has that value
 */
export const setValue = (source: Source, path: Path, value: unknown, order?: readonly string[]): Edit[] => {
  const tree = parseEditable(source);
  const resolved = resolvePath(tree, path);
  const expected = setIn(tree.value, path, value);
  const exists = resolved.depth === path.length;
  if (exists && isDeepEqual(getIn(tree.value, path), value)) return [];
  if (!exists && isScalar(resolved.node) && resolved.node.value !== null) {
    const { line } = source.positionOf(nodeOffset(resolved));
    throw new EditError(`${source.file}:${line} contains a text where fields are expected. Remove it first.`);
  }
  const existingPath = path.slice(0, resolved.depth);
  // An alias (`*name`) is replaced by its value.
  const candidates =
    exists || !isCollection(resolved.node)
      ? changeCandidates(tree, resolved, getIn(expected, existingPath))
      : additionCandidates(tree, resolved, path, {
          value: getIn(expected, path.slice(0, resolved.depth + 1)),
          order,
        });
  return chooseSafeEdits(tree, candidates, expected, existingPath);
};
