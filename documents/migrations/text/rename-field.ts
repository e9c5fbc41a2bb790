import { type YAMLMap, isAlias, isCollection, isMap, isScalar, type Node, type Scalar } from 'yaml';
import type { Edit } from '../../edit/text/edits.ts';
import { partsOf, type Collection, type Tree } from '../../edit/text/tree.ts';
import type { Path } from '../../read/document/path.ts';

/** A name in the quotes of another one. */
export const inQuotesOf = (written: string, name: string): string => {
  const quote = /^["']/.exec(written)?.[0] ?? '';
  return quote + name + quote;
};

/** The change that gives a field another name in the same quotes; none when it cannot be told where the name is. */
export const renameField = (text: string, group: YAMLMap, from: string, to: string): Edit[] => {
  const [start, end] = writtenName(group, from)?.range ?? [];
  if (start === undefined || end === undefined) return [];
  return [{ start, end, text: inQuotesOf(text.slice(start, end), to) }];
};

const resolved = ({ document }: Tree, node: Node | null | undefined): Node | undefined =>
  (isAlias(node) ? node.resolve(document) : node) ?? undefined;

/** The group at a path as it is written, be it under its name (`*name`) too; nothing when it is none. */
export const groupAt = (tree: Tree, path: Path): YAMLMap | undefined => {
  let node = resolved(tree, tree.document.contents);
  for (const step of path) {
    if (!isCollection(node)) return undefined;
    // Of fields with the same name the last one counts.
    const part = partsOf(tree.source, node as Collection).findLast(({ key }) => key === step);
    node = resolved(tree, part?.node);
  }
  return isMap(node) ? node : undefined;
};

/** The name of a field as it is written; nothing when it has no letters of its own. */
const writtenName = (group: YAMLMap, name: string): Scalar | undefined => {
  const keys = group.items.map(({ key }) => key).filter((key) => isScalar(key));
  return keys.findLast(({ value, range }) => String(value) === name && range);
};
