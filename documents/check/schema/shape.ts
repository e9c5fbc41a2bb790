import { childOf } from '../../read/document/path.ts';
import type { SchemaNode } from '../../read/document/schemas.ts';
import { referenceOf, resolveNode } from '../../read/document/schemas.ts';
import { quoted } from '../../problems/words.ts';

const pictureName = /\.(avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
const linkOfMarkdown = /^\[([^\]]+)\]\(([^)\s]+)\)$/;
const address = /^(\/|#|tel:|mailto:|https?:|www\.)/;

/** Fields of a group, the words of an editor among them. */
type Known = Partial<Record<string, string>>;

/** Which fields of a group the words that stand in its place are. */
const knownFields = (words: string, fields: string[]): Known => {
  const [, label, target] = linkOfMarkdown.exec(words) ?? [];
  if (label !== undefined && target !== undefined && fields.includes('href')) return { label, href: target };
  const isAddress = address.test(words) && fields.includes('href');
  if (isAddress) return { href: words };
  if (pictureName.test(words) && fields.includes('src')) return { src: words };
  const text = fields.find((field) => !['href', 'src', 'id', 'type'].includes(field));
  return text === undefined ? {} : { [text]: words };
};

const exampleText = (node: SchemaNode): string => {
  const [example] = node.examples ?? [];
  return typeof example === 'string' ? quoted(example) : '"words"';
};

/**
 * A value of the form that a schema wants, as it is written on one line.
 * @param words what the editor wrote; it takes the place of the first text that it may be
 */
export const shapeOf = (root: SchemaNode, node: SchemaNode, words?: string): string => {
  const name = referenceOf(node);
  const own = resolveNode(root, node);
  if (own.oneOf) return shapeOf(root, { $ref: '#/$defs/prose' }, words);
  if (own.type === 'array') return `[${shapeOf(root, own.items ?? {}, words)}]`;
  if (own.type === 'object' || own.properties) {
    const fields = own.required ?? Object.keys(own.properties ?? {});
    const known = words === undefined ? {} : knownFields(words, [...fields]);
    const shown = fields.map((field) => {
      const word = known[field];
      return `${field}: ${word === undefined ? shapeOf(root, own.properties?.[field] ?? {}) : quoted(word)}`;
    });
    return `{ ${shown.join(', ')} }`;
  }
  if (words !== undefined) return quoted(words);
  // The first page is on every site.
  if (name === 'href') return '/';
  if (own.type === 'integer' || own.type === 'number' || own.type === 'boolean')
    return String(own.examples?.[0] ?? 1);
  const constant = childOf(own, 'const');
  return typeof constant === 'string' ? constant : exampleText(own);
};
