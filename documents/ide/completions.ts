import { plainStyle } from '../edit/text/values/style.ts';
import { blockLines, flowText } from '../edit/text/values/yaml-text.ts';
import { markedExample } from '../edit/example-value.ts';
import { resolveNode, type Kind, type SchemaNode } from '../read/document/schemas.ts';
import { childOf, valueAt } from '../read/document/path.ts';
import type { CursorPlace } from './cursor-context.ts';
import { branchesOf, schemaPlace, type SchemaPlace } from './schema-info.ts';

/** Something that can be written where the cursor is. */
export type Offer = {
  label: string;
  /** What is written; further lines begin where the first one does. */
  text: string;
  /** What stands beside the label, in few words. */
  detail?: string | undefined;
  /** What it is for. */
  description?: string | undefined;
};

/** What a site has that documents may name. */
export type SiteNames = {
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
  isFlow ? flowText(value, plainStyle) : blockLines(value, plainStyle, 0).join('\n');

/** A field with what it holds at first: a group or a list begins with an example. */
const newField = (root: SchemaNode, name: string, schema: SchemaNode, isFlow: boolean): string => {
  const node = resolveNode(root, schema);
  if (!isGroup(node) && node.type !== 'array') return `${name}: `;
  const value = markedExample(root, node);
  return isFlow ? `${name}: ${flowText(value, plainStyle)}` : linesOf({ [name]: value }, false);
};

/** Every type of a choice. @param textOf what is written of it */
const types = (
  { root, node }: Pick<SchemaPlace, 'root' | 'node'>,
  textOf: (branch: SchemaNode, type: string) => string,
): Offer[] =>
  branchesOf(root, node).map(([type, branch]) => ({
    label: type,
    text: textOf(branch, type),
    detail: branch.title,
    description: branch.description,
  }));

const entry = ({ label, text, ...rest }: Offer): Offer => ({
  ...rest,
  label: `- ${label}`,
  text: `- ${text.replaceAll('\n', '\n  ')}`,
});

const fields = ({ root, node }: SchemaPlace, { document, path, isFlow, isNamed }: CursorPlace): Offer[] => {
  const group = valueAt(document, path);
  const isThere = (name: string): boolean => childOf(group, name) !== undefined;
  const whole = (branch: SchemaNode): string => linesOf(markedExample(root, branch), isFlow);
  if (node.oneOf) return isThere('type') ? [] : types({ root, node }, whole);
  if (node.items) {
    const item = resolveNode(root, node.items);
    if (item.oneOf) return types({ root, node: item }, whole).map(entry);
    const { title = String(path.at(-1)), description } = item;
    return [entry({ label: title, text: whole(node.items), description })];
  }
  return Object.entries(node.properties ?? {})
    .filter(([name]) => !isThere(name))
    .map(([name, schema]) => ({
      label: name,
      text: isNamed ? name : newField(root, name, schema, isFlow),
      description: schema.description ?? resolveNode(root, schema).description,
    }));
};

const links = (typed: string, { addresses, here }: SiteNames): Offer[] =>
  [...addresses].flatMap(([address, detail]) => {
    const isHere = typed.startsWith('#') && address.startsWith(`${here}#`);
    const text = isHere ? address.slice(here?.length) : address;
    return address.includes('#') === typed.includes('#') ? [{ label: text, text, detail }] : [];
  });

const plain = (all: Iterable<unknown>): Offer[] =>
  Array.from(all, (one) => ({ label: String(one), text: String(one) }));

const values = (kind: Kind, { document, path }: CursorPlace, typed: string, names: SiteNames): Offer[] => {
  const around = path.slice(0, -1);
  const group = schemaPlace(kind, document, around);
  if (path.at(-1) === 'type' && group?.node.oneOf) return types(group, (_, type) => type);
  if (path.at(-1) === 'name' && valueAt(document, [...around, 'type']) === 'shared')
    return plain(names.shared);
  const { node, name } = schemaPlace(kind, document, path) ?? {};
  if (node?.enum) return plain(node.enum);
  if (node?.type === 'boolean') return plain([true, false]);
  if (name === 'href') return links(typed, names);
  return name === 'picture' ? plain(names.pictures) : [];
};

const written = (offer: Offer, { isQuoted }: CursorPlace): Offer => {
  const isPlain = isQuoted || /^(?:true|false|\d+)$/.test(offer.text);
  return isPlain ? offer : { ...offer, text: flowText(offer.text, plainStyle) };
};

/**
 * What can be written where the cursor is, according to the schemas and to what the site has.
 * @param kind which schema the document follows
 * @param typed what of it stands there already, before the cursor
 */
export const offersAt = (kind: Kind, place: CursorPlace, typed: string, names: SiteNames): Offer[] => {
  if (place.kind === 'token')
    return [...names.tokens].map(([label, detail]) => ({ label, text: `${label}}`, detail }));
  const found = schemaPlace(kind, place.document, place.path);
  if (place.kind === 'field' && found && (isGroup(found.node) || found.node.items))
    return fields(found, place);
  return values(kind, place, typed, names).map((offer) => written(offer, place));
};
