import { isCollection, isScalar, Scalar } from 'yaml';
import { isEqual, valueAt, type Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { EditRefusal } from '../edit-error.ts';
import { firstRight } from './choose-safe-edits.ts';
import { type Edit, columnOf } from './edits.ts';
import { waysToAdd } from './values/additions.ts';
import { withValue } from './expected-values.ts';
import { waysToWrite } from './strings/scalar-candidates.ts';
import { styleOf } from './values/style.ts';
import { follow, offsetOf, treeOf, type Trail, type Tree } from './editable-document.ts';
import { endOf } from './editable-document.ts';
import { replaced, waysToOpen } from './values/new-value.ts';

/** A text, in the style of what stands in its place. */
function* waysToChangeText(tree: Tree, trail: Trail, node: Scalar, text: string): Generator<Edit[]> {
  const start = node.range?.[0] ?? 0;
  const end = node.srcToken ? endOf(node.srcToken) : start;
  const { lineEnd, width, step, textType } = styleOf(tree);
  const column = columnOf(tree.source.text, trail.last?.part.start ?? start);
  const place = { indent: column + step, isInFlow: trail.isInFlow, lineEnd, width };
  const raw = tree.source.text.slice(start, end);
  const { value, type = Scalar.PLAIN } = node;
  const old = typeof value === 'string' ? { raw, value, type } : { raw: '', value: '', type: textType };
  for (const written of waysToWrite({ ...old, ...place }, text))
    yield [replaced(tree.source.text, start, end, written)];
}

/** Every way to write a value where another one stands. */
function* waysToReplace(tree: Tree, trail: Trail, value: unknown): Generator<Edit[]> {
  const { node, last } = trail;
  const isWritten = isScalar(node) && last?.part.value !== undefined;
  if (isWritten && typeof value === 'string') yield* waysToChangeText(tree, trail, node, value);
  yield* waysToOpen(tree, trail, value);
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
 * @throws EditRefusal when it is written in a way that cannot be changed safely
 */
export const setValue = (source: Source, path: Path, value: unknown, order?: readonly string[]): Edit[] => {
  const tree = treeOf(source);
  const trail = follow(tree, path);
  const expected = withValue(tree.value, path, value);
  const isThere = trail.depth === path.length;
  if (isThere && isEqual(valueAt(tree.value, path), value)) return [];
  if (!isThere && isScalar(trail.node) && trail.node.value !== null) {
    const { line } = source.positionOf(offsetOf(trail));
    throw new EditRefusal(`${source.file}:${line} holds a text where fields were expected. Remove it first.`);
  }
  const reached = path.slice(0, trail.depth);
  // What an alias (`*name`) stands for is written out.
  const ways =
    isThere || !isCollection(trail.node)
      ? waysToReplace(tree, trail, valueAt(expected, reached))
      : waysToAdd(tree, trail, path, { value: valueAt(expected, path.slice(0, trail.depth + 1)), order });
  return firstRight(tree, ways, expected, reached);
};
