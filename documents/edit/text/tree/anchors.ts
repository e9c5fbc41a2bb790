import { isAlias, isNode, visit } from 'yaml';
import type { Path } from '../../../read/document/path.ts';
import { follow, type Tree } from './tree.ts';

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
export const namedPartIn = (tree: Tree, path: Path): { name: string; line: number } | undefined => {
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
