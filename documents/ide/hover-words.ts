import { stringify } from 'yaml';
import type { SchemaNode } from '../read/document/schemas.ts';

/** Signs that mean something in Markdown; a description is plain text. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_{}[\]#+!<>|]/g, String.raw`\$&`);

/** An example of a field as it is written; nothing where the choices stand beside it. */
export const writtenExample = ({ examples: [example] = [], enum: choices }: SchemaNode): string | undefined =>
  example === undefined || choices ? undefined : stringify(example, { lineWidth: 80 }).trimEnd();

/** What a field is for, and which signs are understood in it; nothing when the schema does not say. */
export const purposeOf = ({ description, richText = false }: SchemaNode): string | undefined =>
  description !== undefined && richText
    ? `${description} Blank lines part paragraphs; **bold** and [label](/page) work.`
    : description;

/**
 * What an editor is told of a field on hover and beside a completion, in Markdown: its description and an example.
 * @param listed whether the language server itself lists the examples
 */
export const hoverWords = (node: SchemaNode, listed: boolean): string => {
  const words = escaped(purposeOf(node) ?? '');
  const written = listed ? undefined : writtenExample(node);
  return written === undefined ? words : `${words}\n\nFor example:\n\n\`\`\`yaml\n${written}\n\`\`\``;
};
