import { defaultStyle } from '../edit/text/values/style.ts';
import { renderBlock, renderFlow } from '../edit/text/values/yaml-text.ts';
import { buildMarkedExample } from '../edit/example-value.ts';
import { resolveRef, type DocumentKind, type SchemaNode } from '../read/document/schemas.ts';
import { getChild, getIn } from '../read/document/path.ts';
import type { CursorContext } from './cursor-context.ts';
import { branchesOf, schemaInfoAt, type SchemaInfo } from './schema-info.ts';

/** Something that can be written where the cursor is. */
export type CompletionItem = {
  label: string;
  /** What is written; further lines begin where the first one does. */
  text: string;
  /** What stands beside the label, in few words. */
  detail?: string | undefined;
  /** What it is for. */
  description?: string | undefined;
};

/** What a site has that documents may name. */
export type CompletionNames = {
  /** Where links may lead: each address, and what an editor calls it. */
  addresses: ReadonlyMap<string, string>;
  /** The address of the page that is written; nothing for what stands on many. */
  here: string | undefined;
  pictures: readonly string[];
  shared: readonly string[];
  tokens: ReadonlyMap<string, string>;
};

const isGroup = ({ type, properties, oneOf }: SchemaNode): boolean =>
  type === 'object' || properties !== undefined || oneOf !== undefined;

const linesOf = (value: unknown, isFlow: boolean): string =>
  isFlow ? renderFlow(value, defaultStyle) : renderBlock(value, defaultStyle, 0).join('\n');

/** A field with what it holds at first: a group or a list begins with an example. */
const newField = (root: SchemaNode, name: string, schema: SchemaNode, isFlow: boolean): string => {
  const node = resolveRef(root, schema);
  if (!isGroup(node) && node.type !== 'array') return `${name}: `;
  const value = buildMarkedExample(root, node);
  return isFlow ? `${name}: ${renderFlow(value, defaultStyle)}` : linesOf({ [name]: value }, false);
};

/** Every type of a choice. @param textOf what is written of it */
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
 * What can be written where the cursor is, according to the schemas and to what the site has.
 * @param kind which schema the document follows
 * @param typed what of it stands there already, before the cursor
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
