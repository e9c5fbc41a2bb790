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
function* waysToChangeText(
  tree: EditableDocument,
  trail: ResolvedPath,
  node: Scalar,
  text: string,
): Generator<Edit[]> {
  const start = node.range?.[0] ?? 0;
  const end = node.srcToken ? valueEnd(node.srcToken) : start;
  const { lineEnd, width, step, textType } = detectStyle(tree);
  const column = columnOf(tree.source.text, trail.last?.item.start ?? start);
  const place = { indent: column + step, isInFlow: trail.isInFlow, lineEnd, width };
  const raw = tree.source.text.slice(start, end);
  const { value, type = Scalar.PLAIN } = node;
  const old = typeof value === 'string' ? { raw, value, type } : { raw: '', value: '', type: textType };
  for (const written of scalarCandidates({ ...old, ...place }, text))
    yield [replacementEdit(tree.source.text, start, end, written)];
}

/** Yields the ways to replace a value. */
function* waysToReplace(tree: EditableDocument, trail: ResolvedPath, value: unknown): Generator<Edit[]> {
  const { node, last } = trail;
  const isWritten = isScalar(node) && last?.item.value !== undefined;
  if (isWritten && typeof value === 'string') yield* waysToChangeText(tree, trail, node, value);
  yield* replacementCandidates(tree, trail, value);
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
  const trail = resolvePath(tree, path);
  const expected = setIn(tree.value, path, value);
  const isThere = trail.depth === path.length;
  if (isThere && isDeepEqual(getIn(tree.value, path), value)) return [];
  if (!isThere && isScalar(trail.node) && trail.node.value !== null) {
    const { line } = source.positionOf(nodeOffset(trail));
    throw new EditError(`${source.file}:${line} contains a text where fields are expected. Remove it first.`);
  }
  const reached = path.slice(0, trail.depth);
  // An alias (`*name`) is replaced by its value.
  const ways =
    isThere || !isCollection(trail.node)
      ? waysToReplace(tree, trail, getIn(expected, reached))
      : additionCandidates(tree, trail, path, {
          value: getIn(expected, path.slice(0, trail.depth + 1)),
          order,
        });
  return chooseSafeEdits(tree, ways, expected, reached);
};
