import { childOf } from '../../documents/read/document/path.ts';
import { resolveNode, type SchemaNode } from '../../documents/read/document/schemas.ts';
import { interpolateText } from '../../documents/read/site/tokens.ts';
import { fieldsOf, kindOf } from './field-kinds.ts';

/** What tells an entry of a list from the others: the first words in it, with its tokens in their places. */
export const summaryOf = (
  root: SchemaNode,
  node: SchemaNode,
  value: unknown,
  tokens: ReadonlyMap<string, string>,
): string => {
  for (const { name, node: field } of fieldsOf(root, resolveNode(root, node))) {
    const kind = kindOf(root, field);
    const inside = childOf(value, name);
    if (kind === 'words' && typeof inside === 'string' && inside.trim() !== '')
      return interpolateText(inside, tokens);
    const below = kind === 'group' ? summaryOf(root, field, inside, tokens) : '';
    if (below !== '') return below;
  }
  return '';
};
