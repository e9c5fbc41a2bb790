import { isMap, isScalar, YAMLMap, YAMLSeq, type Document, type Node, type Pair } from 'yaml';
import { unfinishedMark } from '../../read/site/unfinished.ts';
import { childOf, isFields, type Fields } from '../../read/document/path.ts';
import { fieldOf, referenceOf, resolveNode, type SchemaNode } from '../../read/document/schemas.ts';

/** What is copied from the model as it is: buttons mostly stay, or are exchanged as a whole. */
const wholes = new Set(['link', 'client', 'picture', 'href', 'icon']);

/** A text without words of the model's own. */
const tokensOnly = /^(\{[^{}]*\}\s*)+$/;

/** So many entries of a list show how it is filled. */
const shownEntries = 2;

/** From this length on a text stands on lines of its own. */
const longText = 80;
const commentWidth = 100;

type ListNode = SchemaNode & { minItems?: number };

/** A comment broken into lines. */
export const commentOf = (text: string): string => {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length >= commentWidth) lines.push(` ${word}`);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
};

/** Puts the comment of an entry's first field above the dash of the entry. */
const liftComment = (node: Node): Node => {
  const key: unknown = isMap(node) ? node.items[0]?.key : undefined;
  if (!isScalar(key) || !key.commentBefore) return node;
  node.commentBefore = key.commentBefore;
  key.commentBefore = undefined;
  return node;
};

/** Makes the YAML of a page from that of another one: its fields explained, its texts marked to be replaced. */
export class Skeleton {
  readonly #document: Document;
  readonly #root: SchemaNode;

  /**
   * @param document the YAML document that will hold it
   * @param root the schema that holds the definitions
   */
  constructor(document: Document, root: SchemaNode) {
    this.#document = document;
    this.#root = root;
  }

  /**
   * @param value a value of the model
   * @param schema what the schema says of it
   * @param explain whether its fields get their comments: those of the first entry of a list
   */
  node(value: unknown, schema: SchemaNode, explain: boolean): Node {
    if (referenceOf(schema) === 'image') return this.#picture(value);
    if (wholes.has(referenceOf(schema) ?? '')) return this.#copy(value);
    const shape = this.#shapeOf(schema, value);
    if (Array.isArray(value)) return this.#list(value, shape, explain);
    if (isFields(value)) return this.#fields(value, shape, explain);
    return typeof value === 'string' && shape.pattern === '\\S' ? this.#text(value) : this.#copy(value);
  }

  /** A field with the comment that says what it is for. */
  pair(name: string, value: Node, schema: SchemaNode | undefined, explain: boolean): Pair {
    const pair = this.#document.createPair(name, null) as Pair<Node, Node>;
    pair.value = value;
    const words = schema?.description ?? (schema && this.#shapeOf(schema, value).description);
    if (explain && words && isScalar(pair.key) && name !== 'type') pair.key.commentBefore = commentOf(words);
    return pair;
  }

  #shapeOf(schema: SchemaNode, value: unknown): SchemaNode {
    const shape = resolveNode(this.#root, schema);
    if (!shape.oneOf || !isFields(value)) return shape;
    const branch = shape.oneOf.find((node) => referenceOf(node) === value['type']);
    return branch ? resolveNode(this.#root, branch) : shape;
  }

  #copy(value: unknown): Node {
    const flow = isFields(value) && Object.values(value).join('').length < longText;
    return this.#document.createNode(value, { flow, aliasDuplicateObjects: false });
  }

  /** A picture of the model, with its words marked: they have to be those of another picture. */
  #picture(value: unknown): Node {
    const alt = childOf(value, 'alt');
    const isOpen = isFields(value) && alt !== undefined && alt !== 'decorative';
    return this.#copy(isOpen ? { ...value, alt: `${unfinishedMark} ${String(alt)}` } : value);
  }

  #text(value: string): Node {
    if (tokensOnly.test(value)) return this.#copy(value);
    const node = this.#document.createNode(`${unfinishedMark} ${value}`);
    if (value.includes('\n')) node.type = 'BLOCK_LITERAL';
    else if (value.length > longText) node.type = 'BLOCK_FOLDED';
    // Without its mark the text may begin with a character that means something in YAML, such as {.
    else if (/^\W/.test(value)) node.type = 'QUOTE_SINGLE';
    return node;
  }

  #list(values: unknown[], schema: ListNode, explain: boolean): Node {
    const item = schema.items ?? {};
    const isWhole = wholes.has(referenceOf(item) ?? '');
    const shown = isWhole ? values : values.slice(0, Math.max(schema.minItems ?? 1, shownEntries));
    const list = new YAMLSeq<Node>(this.#document.schema);
    list.items = shown.map((value, index) => liftComment(this.node(value, item, explain && index === 0)));
    return list;
  }

  #fields(value: Fields, schema: SchemaNode, explain: boolean): Node {
    const map = new YAMLMap(this.#document.schema);
    map.items = Object.entries(value).map(([name, child]) => {
      const field = fieldOf(schema, name);
      return this.pair(name, this.node(child, field ?? {}, explain), field, explain);
    });
    return map;
  }
}
