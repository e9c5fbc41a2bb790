import { parseSync } from 'vite';
import { Document, isCollection, isPair, isScalar, type Node } from 'yaml';
import type { Path } from '../../documents/read/document/path.ts';

type AstNode = { type: string; start: number; end: number } & Record<string, unknown>;

/** A value in the source: its path in the exported object, and the extent of its property or entry. */
type Place = { path: Path; start: number; end: number; node: AstNode };

/** Returns an expression without `as` and `satisfies`. */
const unwrap = (node: AstNode): AstNode =>
  node['expression'] ? unwrap(node['expression'] as AstNode) : node;

/** Returns the expression that a module exports under a name, without the call of a function such as `defineBrand`. */
const findExport = (body: AstNode[], name: string): AstNode | undefined =>
  body
    .flatMap(({ declaration }) => (declaration as { declarations?: AstNode[] } | null)?.declarations ?? [])
    .filter(({ id }) => (id as { name?: string }).name === name)
    .map(({ init }) => unwrap(init as AstNode))
    .map((node) => (node['arguments'] as AstNode[] | undefined)?.[0] ?? node)[0];

const isLiteral = ({ type, expressions, argument }: AstNode): boolean =>
  type === 'Literal' ||
  (type === 'TemplateLiteral' && (expressions as unknown[]).length === 0) ||
  (type === 'UnaryExpression' && isLiteral(argument as AstNode));

/** Yields the properties and entries below an expression. */
function* placesIn({ properties, elements }: AstNode, path: Path = []): Generator<Place> {
  for (const [index, each] of ((properties ?? elements ?? []) as AstNode[]).entries()) {
    const { name, value = index } = (each['key'] ?? {}) as { name?: string; value?: string | number };
    const node = properties && each.type === 'Property' ? unwrap(each['value'] as AstNode) : each;
    const inner = each.type === 'SpreadElement' ? path : [...path, name ?? value];
    yield { path: inner, start: each.start, end: each.end, node };
    yield* placesIn(node, inner);
  }
}

/** Adds a line to the comment before a node. */
const addBefore = (node: Pick<Node, 'commentBefore'>, comment: string): void => {
  node.commentBefore = node.commentBefore ? `${node.commentBefore}\n${comment}` : comment;
};

/** Returns the node to which the comment before a value is attached: its key, or the entry of a list. */
const anchorOf = (document: Document, path: Path): Node | undefined => {
  const parent = document.getIn(path.slice(0, -1), true);
  const items = isCollection(parent) ? parent.items : [];
  const pair = items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === path.at(-1));
  return (isPair(pair) ? pair.key : items[Number(path.at(-1))]) as Node | undefined;
};

/**
 * Converts a module that exports an object to a YAML document with its comments.
 * @param name the name of the export
 * @param value the exported value, which replaces expressions
 * @returns the document, and the places of expressions, whose values it contains instead
 */
export const moduleToYaml = (
  text: string,
  name: string,
  value: object,
): { yaml: string; computed: { path: Path; source: string }[] } => {
  const { program, comments } = parseSync('module.ts', text);
  const root = findExport(program.body as unknown as AstNode[], name);
  const places = root ? [...placesIn(root)] : [];
  const document = new Document(value);
  for (const { path, node } of places) {
    const written = document.getIn(path, true);
    // A list or object that is on one line in the module stays on one line, unless it contains other lists or objects.
    if (isCollection(written))
      written.flow =
        !text.slice(node.start, node.end).includes('\n') &&
        !written.items.some((item) => isCollection(isPair(item) ? item.value : item));
  }
  for (const { value: comment, start, end } of comments) {
    const words = comment
      .replaceAll(/^\*?\s*\n|\n\s*$|^\*/g, '')
      .replaceAll(/^[ \t]*\*(?: |$)/gm, ' ')
      .trimEnd();
    const before = places.findLast(
      (place) => place.end <= start && !text.slice(place.end, start).includes('\n'),
    );
    const written = before && document.getIn(before.path, true);
    const next = places.find((place) => place.start >= end && anchorOf(document, place.path));
    if (start < (root?.start ?? Infinity)) addBefore(document, words);
    else if (isScalar(written)) written.comment = words;
    else if (next) addBefore(anchorOf(document, next.path) as Node, words);
    else document.comment = document.comment ? `${document.comment}\n${words}` : words;
  }
  const computed = places
    .filter(({ node }) => !isLiteral(node) && !/^(Object|Array)Expression$/.test(node.type))
    .map(({ path, node }) => ({ path, source: text.slice(node.start, node.end) }));
  const style = { lineWidth: 110, singleQuote: true, flowCollectionPadding: true };
  return { yaml: document.toString(style), computed };
};
