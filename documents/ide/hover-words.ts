import { stringify } from 'yaml';
import type { SchemaNode } from '../read/document/schemas.ts';

/** Signs that mean something in Markdown; a description is plain text. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_{}[\]#+!<>|]/g, String.raw`\$&`);

/**
 * What an editor is told of a field on hover and beside a completion, in Markdown: its description and an example.
 * @param listed whether the language server itself lists the examples
 */
export const hoverWords = (node: SchemaNode, listed: boolean): string => {
  const words = escaped(node.description ?? '');
  const [example] = node.examples ?? [];
  if (example === undefined || listed || node.enum) return words;
  const written = stringify(example, { lineWidth: 80 }).trimEnd();
  return `${words}\n\nFor example:\n\n\`\`\`yaml\n${written}\n\`\`\``;
};
