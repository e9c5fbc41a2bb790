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
import { replaceValue, replacementCandidates } from './values/new-value.ts';

/** A text, in the style of what stands in its place. */
function* waysToChangeText(
  tree: EditableDocument,
  trail: ResolvedPath,
  node: Scalar,
  text: string,
): Generator<Edit[]> {
  const start = node.range?.[0] ?? 0;
  const end = node.srcToken ? valueEnd(node.srcToken) : start;
  const { lineEnd, width, step, textType } = detectStyle(tree);
  const column = columnOf(tree.source.text, trail.last?.part.start ?? start);
  const place = { indent: column + step, isInFlow: trail.isInFlow, lineEnd, width };
  const raw = tree.source.text.slice(start, end);
  const { value, type = Scalar.PLAIN } = node;
  const old = typeof value === 'string' ? { raw, value, type } : { raw: '', value: '', type: textType };
  for (const written of scalarCandidates({ ...old, ...place }, text))
    yield [replaceValue(tree.source.text, start, end, written)];
}

/** Every way to write a value where another one stands. */
function* waysToReplace(tree: EditableDocument, trail: ResolvedPath, value: unknown): Generator<Edit[]> {
  const { node, last } = trail;
  const isWritten = isScalar(node) && last?.part.value !== undefined;
  if (isWritten && typeof value === 'string') yield* waysToChangeText(tree, trail, node, value);
  yield* replacementCandidates(tree, trail, value);
}

/**
 * The changes that give a field, or an entry of a list, a value. A text stays in the style in which it is written where
 * that can hold the new one, else it takes the nearest; what the former and the new text share stays to the letter, with
 * its line breaks. So a form that is typed into asks for the change of the text that was there at first.
 *
 * Nothing changes but what stands from the first sign of the value to its last. A field that is missing is put in, with
 * the groups and lists on the way to it, in lines of its own or inside the braces of its group.
 * @param value anything that JSON can hold but null
 * @param order the names of the fields of its group as they should follow one another, for a field that is missing
 * @returns no change when it has that value
 * @throws EditError when it is written in a way that cannot be changed safely
 */
export const setValue = (source: Source, path: Path, value: unknown, order?: readonly string[]): Edit[] => {
  const tree = parseEditable(source);
  const trail = resolvePath(tree, path);
  const expected = setIn(tree.value, path, value);
  const isThere = trail.depth === path.length;
  if (isThere && isDeepEqual(getIn(tree.value, path), value)) return [];
  if (!isThere && isScalar(trail.node) && trail.node.value !== null) {
    const { line } = source.positionOf(nodeOffset(trail));
    throw new EditError(`${source.file}:${line} holds a text where fields were expected. Remove it first.`);
  }
  const reached = path.slice(0, trail.depth);
  // What an alias (`*name`) stands for is written out.
  const ways =
    isThere || !isCollection(trail.node)
      ? waysToReplace(tree, trail, getIn(expected, reached))
      : additionCandidates(tree, trail, path, {
          value: getIn(expected, path.slice(0, trail.depth + 1)),
          order,
        });
  return chooseSafeEdits(tree, ways, expected, reached);
};
