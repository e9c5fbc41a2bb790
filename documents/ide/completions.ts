import { defaultStyle } from '../edit/text/values/style.ts';
import { renderBlock, renderFlow } from '../edit/text/values/yaml-text.ts';
import { buildMarkedExample } from '../edit/example-value.ts';
import { resolveRef, type DocumentKind, type SchemaNode } from '../read/document/schemas.ts';
import { getChild, getIn } from '../read/document/path.ts';
import type { CursorContext } from './cursor-context.ts';
import { branchesOf, schemaInfoAt, type SchemaInfo } from './schema-info.ts';

/** A completion item. */
export type CompletionItem = {
  label: string;
  /** Inserted text; further lines are indented like the first one. */
  text: string;
  /** Short text next to the label. */
  detail?: string | undefined;
  /** Explanation of the item. */
  description?: string | undefined;
};

/** Names in a site that documents can refer to. */
export type CompletionNames = {
  /** Possible link targets: name by URL. */
  addresses: ReadonlyMap<string, string>;
  /** Route of the edited page; undefined for a shared document. */
  here: string | undefined;
  pictures: readonly string[];
  shared: readonly string[];
  tokens: ReadonlyMap<string, string>;
};

const isGroup = ({ type, properties, oneOf }: SchemaNode): boolean =>
  type === 'object' || properties !== undefined || oneOf !== undefined;

const linesOf = (value: unknown, isFlow: boolean): string =>
  isFlow ? renderFlow(value, defaultStyle) : renderBlock(value, defaultStyle, 0).join('\n');

/** Returns a new field with its initial value: a mapping or a sequence starts with an example. */
const newField = (root: SchemaNode, name: string, schema: SchemaNode, isFlow: boolean): string => {
  const node = resolveRef(root, schema);
  if (!isGroup(node) && node.type !== 'array') return `${name}: `;
  const value = buildMarkedExample(root, node);
  return isFlow ? `${name}: ${renderFlow(value, defaultStyle)}` : linesOf({ [name]: value }, false);
};

/** Returns an item for each type of a union. @param textOf returns the inserted text */
const types = (
  { root, node }: Pick<SchemaInfo, 'root' | 'node'>,
  textOf: (branch: SchemaNode, type: string) => string,
): CompletionItem[] =>
  branchesOf(root, node).map(([type, branch]) => ({
    label: type,
    text: textOf(branch, type),
    detail: branch.title,
    description: branch.description,
  }));

const entry = ({ label, text, ...rest }: CompletionItem): CompletionItem => ({
  ...rest,
  label: `- ${label}`,
  text: `- ${text.replaceAll('\n', '\n  ')}`,
});

const fields = (
  { root, node }: SchemaInfo,
  { document, path, isFlow, isNamed }: CursorContext,
): CompletionItem[] => {
  const group = getIn(document, path);
  const isThere = (name: string): boolean => getChild(group, name) !== undefined;
  const whole = (branch: SchemaNode): string => linesOf(buildMarkedExample(root, branch), isFlow);
  if (node.oneOf) return isThere('type') ? [] : types({ root, node }, whole);
  if (node.items) {
    const item = resolveRef(root, node.items);
    if (item.oneOf) return types({ root, node: item }, whole).map(entry);
    const { title = String(path.at(-1)), description } = item;
    return [entry({ label: title, text: whole(node.items), description })];
  }
  return Object.entries(node.properties ?? {})
    .filter(([name]) => !isThere(name))
    .map(([name, schema]) => ({
      label: name,
      text: isNamed ? name : newField(root, name, schema, isFlow),
      description: schema.description ?? resolveRef(root, schema).description,
    }));
};

const links = (typed: string, { addresses, here }: CompletionNames): CompletionItem[] =>
  [...addresses].flatMap(([address, detail]) => {
    const isHere = typed.startsWith('#') && address.startsWith(`${here}#`);
    const text = isHere ? address.slice(here?.length) : address;
    return address.includes('#') === typed.includes('#') ? [{ label: text, text, detail }] : [];
  });

const plain = (all: Iterable<unknown>): CompletionItem[] =>
  Array.from(all, (one) => ({ label: String(one), text: String(one) }));

const values = (
  kind: DocumentKind,
  { document, path }: CursorContext,
  typed: string,
  names: CompletionNames,
): CompletionItem[] => {
  const around = path.slice(0, -1);
  const group = schemaInfoAt(kind, document, around);
  if (path.at(-1) === 'type' && group?.node.oneOf) return types(group, (_, type) => type);
  if (path.at(-1) === 'name' && getIn(document, [...around, 'type']) === 'shared') return plain(names.shared);
  const { node, name } = schemaInfoAt(kind, document, path) ?? {};
  if (node?.enum) return plain(node.enum);
  if (node?.type === 'boolean') return plain([true, false]);
  if (name === 'href') return links(typed, names);
  return name === 'picture' ? plain(names.pictures) : [];
};

const written = (offer: CompletionItem, { isQuoted }: CursorContext): CompletionItem => {
  const isPlain = isQuoted || /^(?:true|false|\d+)$/.test(offer.text);
  return isPlain ? offer : { ...offer, text: renderFlow(offer.text, defaultStyle) };
};

/**
 * Returns the completion items at the cursor, according to the schemas and the names of the site.
 * @param kind document kind, which selects the schema
 * @param typed text before the cursor that belongs to the item
 */
export const completionsAt = (
  kind: DocumentKind,
  place: CursorContext,
  typed: string,
  names: CompletionNames,
): CompletionItem[] => {
  if (place.kind === 'token')
    return [...names.tokens].map(([label, detail]) => ({ label, text: `${label}}`, detail }));
  const found = schemaInfoAt(kind, place.document, place.path);
  if (place.kind === 'field' && found && (isGroup(found.node) || found.node.items))
    return fields(found, place);
  return values(kind, place, typed, names).map((offer) => written(offer, place));
};
