import { type YAMLMap, isAlias, isCollection, isMap, isScalar, type Node, Scalar } from 'yaml';
import type { Edit } from '../edit/text/edits.ts';
import { renderFlow } from '../edit/text/values/yaml-text.ts';
import { getItems, type Collection, type EditableDocument } from '../edit/text/editable-document.ts';
import type { Path } from '../read/document/path.ts';
import type { Rename } from './migration.ts';

const resolveAlias = ({ document }: EditableDocument, node: Node | null | undefined): Node | undefined =>
  (isAlias(node) ? node.resolve(document) : node) ?? undefined;

/** Returns the mapping node at a path, following aliases (`*name`); undefined if it is none. */
const mappingAt = (tree: EditableDocument, path: Path): YAMLMap | undefined => {
  let node = resolveAlias(tree, tree.document.contents);
  for (const step of path) {
    if (!isCollection(node)) return undefined;
    // Among duplicate keys the last one counts.
    const item = getItems(tree.source, node as Collection).findLast(({ key }) => key === step);
    node = resolveAlias(tree, item?.node);
  }
  return isMap(node) ? node : undefined;
};

/** Returns the edits that rename a field in the same quotes; none if its key has no text of its own. */
export const renameField = (tree: EditableDocument, { mappingPath, from, to }: Rename): Edit[] => {
  const keys = mappingAt(tree, mappingPath)?.items.map(({ key }) => key) ?? [];
  const key = keys.filter((node) => isScalar(node)).findLast(({ value }) => String(value) === from);
  if (!key?.range) return [];
  const [start, end] = key.range;
  return [{ start, end, text: renderFlow(to, { textType: key.type ?? Scalar.PLAIN }) }];
};
