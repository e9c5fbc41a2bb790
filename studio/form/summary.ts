import { childOf } from '../../documents/read/document/path.ts';
import { resolveNode, type SchemaNode } from '../../documents/read/document/schemas.ts';
import { interpolateText } from '../../documents/read/site/tokens.ts';
import { fieldsOf } from './field-kinds.ts';

/** What tells an entry of a list from the others: the first words in it, with its tokens in their places. */
export const summaryOf = (
  root: SchemaNode,
  node: SchemaNode,
  value: unknown,
  tokens: ReadonlyMap<string, string>,
): string => {
  for (const { name, node: field, kind } of fieldsOf(root, resolveNode(root, node))) {
    const inside = childOf(value, name);
    const words = kind === 'words' && typeof inside === 'string' ? interpolateText(inside, tokens) : '';
    const found = kind === 'group' ? summaryOf(root, field, inside, tokens) : words.trim();
    if (found !== '') return found;
  }
  return '';
};
