import type { SchemaNode } from '../read/document/schemas.ts';
import { stringify } from 'yaml';

/** Escapes Markdown characters; a description is plain text. */
const escapeMarkdown = (text: string): string => text.replaceAll(/[\\`*_{}[\]#+!<>|]/g, String.raw`\$&`);

/** Returns an example of a field in YAML; undefined if its choices are listed. */
const renderExample = ({ examples: [example] = [], enum: choices }: SchemaNode): string | undefined =>
  example === undefined || choices ? undefined : stringify(example, { lineWidth: 80 }).trimEnd();

/** Returns the purpose of a field and its supported markup; undefined if the schema has no description. */
const getPurpose = ({ description, richText = false }: SchemaNode): string | undefined =>
  description !== undefined && richText
    ? `${description} Blank lines separate paragraphs; **bold** and [label](/page) are supported.`
    : description;

/**
 * Returns the hover text of a field in Markdown: its description and an example.
 * @param listsExamples whether the language server lists the examples itself
 */
export const hoverText = (node: SchemaNode, listsExamples: boolean): string => {
  const purpose = escapeMarkdown(getPurpose(node) ?? '');
  const example = listsExamples ? undefined : renderExample(node);
  return example === undefined ? purpose : `${purpose}\n\nFor example:\n\n\`\`\`yaml\n${example}\n\`\`\``;
};
