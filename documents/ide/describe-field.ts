import type { Path } from '../read/document/path.ts';
import type { DocumentKind, SchemaNode } from '../read/document/schemas.ts';
import { schemaInfoAt } from './schema-info.ts';
import { stringify } from 'yaml';

/** What is said of a field: what it is for, and how that may look. */
export type FieldDescription = { name: string; description: string; example: string | undefined };

/** What the schema says of the value at a path of a document, or of the next thing around it that it knows. */
export const describeField = (
  kind: DocumentKind,
  document: unknown,
  path: Path,
): FieldDescription | undefined => {
  for (let length = path.length; length > 0; length -= 1) {
    const way = path.slice(0, length);
    const found = schemaInfoAt(kind, document, way);
    const field = way.findLast((step) => typeof step === 'string');
    const name = typeof way.at(-1) === 'number' ? (found?.node.title ?? field) : field;
    if (found?.description !== undefined && name !== undefined)
      return {
        name,
        description: purposeOf({ ...found.node, description: found.description }) ?? '',
        example: writtenExample(found.node),
      };
  }
  return undefined;
};

/** Signs that mean something in Markdown; a description is plain text. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_{}[\]#+!<>|]/g, String.raw`\$&`);

/** An example of a field as it is written; nothing where the choices stand beside it. */
const writtenExample = ({ examples: [example] = [], enum: choices }: SchemaNode): string | undefined =>
  example === undefined || choices ? undefined : stringify(example, { lineWidth: 80 }).trimEnd();

/** What a field is for, and which signs are understood in it; nothing when the schema does not say. */
const purposeOf = ({ description, richText = false }: SchemaNode): string | undefined =>
  description !== undefined && richText
    ? `${description} Blank lines part paragraphs; **bold** and [label](/page) work.`
    : description;

/**
 * What an editor is told of a field on hover and beside a completion, in Markdown: its description and an example.
 * @param listed whether the language server itself lists the examples
 */
export const hoverText = (node: SchemaNode, listed: boolean): string => {
  const words = escaped(purposeOf(node) ?? '');
  const written = listed ? undefined : writtenExample(node);
  return written === undefined ? words : `${words}\n\nFor example:\n\n\`\`\`yaml\n${written}\n\`\`\``;
};
