import { LineCounter, isAlias, isNode, visit } from 'yaml';
import { isEqual, type Path } from '../../read/document/path.ts';
import { parseYaml } from '../../read/document/source.ts';
import { EditRefusal } from '../edit-refusal.ts';
import { applyEdits, type Edit } from './edits.ts';
import { type Tree, follow } from './tree/tree.ts';

/** Whether a text can be read as well as the one before, and says just that. */
const says = (text: string, { document: { warnings } }: Tree, expected: unknown): boolean => {
  const document = parseYaml(text, new LineCounter());
  if (document.errors.length > 0 || document.warnings.length > warnings.length) return false;
  try {
    return isEqual(document.toJS(), expected);
  } catch {
    return false;
  }
};

/**
 * The first of several ways to write a change after which the document says what it shall, and nothing else.
 * Each way is tried on the text: whatever somebody wrote around it, nothing is changed that was not meant.
 * @param ways from the best to the last resort
 * @param expected what the document says afterwards
 * @param place the offset of what is changed, for the refusal
 * @throws EditRefusal when none of them does
 */
export const firstRight = (
  tree: Tree,
  ways: Iterable<Edit[]>,
  expected: unknown,
  { offset, path }: { offset: number; path: Path },
): Edit[] => {
  const { file, text } = tree.source;
  for (const edits of ways) if (says(applyEdits(text, edits), tree, expected)) return edits;
  const { line } = tree.source.positionOf(offset);
  const named = namedPartIn(tree, path);
  if (named)
    throw new EditRefusal(
      `${file}:${line}: this is also used in line ${named.line}, by its name *${named.name}. Write it out there first.`,
    );
  throw new EditRefusal(
    `${file}:${line}: this is written in a way that cannot be changed safely. Change it in the text itself.`,
  );
};

/** The names (`&name`) of a part of a document, of what it holds and of what holds it. */
const namesAround = (tree: Tree, path: Path): Set<string> => {
  const names = new Set<string>();
  const add = (node: unknown) => {
    if (isNode(node) && !isAlias(node) && node.anchor) names.add(node.anchor);
  };
  for (const [depth] of path.entries()) add(follow(tree, path.slice(0, depth)).node);
  const { node } = follow(tree, path);
  if (node) visit(node, (_, each) => add(each));
  return names;
};

/** Where a part of a document is used by its name (`*name`) elsewhere; nothing when it is not. */
const namedPartIn = (tree: Tree, path: Path): { name: string; line: number } | undefined => {
  const names = namesAround(tree, path);
  const target = follow(tree, path).node;
  let used: { name: string; line: number } | undefined;
  visit(tree.document, (_, node) => {
    if (node === target) return visit.SKIP;
    if (!isAlias(node) || !names.has(node.source)) return undefined;
    used = { name: node.source, line: tree.source.positionOf(node.range?.[0] ?? 0).line };
    return visit.BREAK;
  });
  return used;
};
