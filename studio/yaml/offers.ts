import { blockLines, flowText } from '../../documents/edit/text/values/yaml-text.ts';
import { markedExample } from '../../documents/edit/example-value.ts';
import { resolveNode, type SchemaNode } from '../../documents/read/document/schemas.ts';
import { childOf, valueAt } from '../../documents/read/document/path.ts';
import type { Addresses } from '../form/link-address.ts';
import type { CursorPlace } from './cursor-place.ts';
import { branchesOf, schemaPlace } from './schema-place.ts';

/** Something that can be written where the cursor is. */
export type Offer = {
  label: string;
  /** What is written; further lines begin where the first one does. */
  text: string;
  /** What stands beside the label, in few words. */
  detail?: string;
  /** What it is for. */
  description?: string | undefined;
};

/** What a site has that documents may name. */
export type SiteNames = {
  addresses: Addresses;
  /** The address of the page that is written; nothing for what stands on many. */
  here: string | undefined;
  pictures: readonly string[];
  shared: readonly string[];
  tokens: ReadonlyMap<string, string>;
};

const isGroup = ({ type, properties, oneOf }: SchemaNode): boolean =>
  type === 'object' || properties !== undefined || oneOf !== undefined;

/** Offers are written as `npm run format` would write them. */
const style = { lineEnd: '\n', width: 80, step: 2, hasIndentedLists: true, textType: 'PLAIN' } as const;

const linesOf = (value: unknown, isFlow: boolean): string =>
  isFlow ? flowText(value, style) : blockLines(value, style, 0).join('\n');

/** A field with what it holds at first: a group or a list begins with an example. */
const newField = (root: SchemaNode, name: string, schema: SchemaNode, isFlow: boolean): string => {
  const node = resolveNode(root, schema);
  if (!isGroup(node) && node.type !== 'array') return `${name}: `;
  const value = markedExample(root, node);
  return isFlow ? `${name}: ${flowText(value, style)}` : linesOf({ [name]: value }, false);
};

const sections = (root: SchemaNode, node: SchemaNode, isFlow: boolean): Offer[] =>
  branchesOf(root, node).map(([type, branch]) => ({
    label: type,
    text: linesOf(markedExample(root, branch), isFlow),
    ...(branch.title !== undefined && { detail: branch.title }),
    description: branch.description,
  }));

const entry = ({ label, text, ...rest }: Offer): Offer => ({
  ...rest,
  label: `- ${label}`,
  text: `- ${text.replaceAll('\n', '\n  ')}`,
});

const fields = (file: string, place: CursorPlace): Offer[] => {
  const found = schemaPlace(file, place.document, place.path);
  if (!found) return [];
  const { root, node } = found;
  const { isFlow } = place;
  const group = valueAt(place.document, place.path);
  const isThere = (name: string): boolean => childOf(group, name) !== undefined;
  if (node.oneOf) return isThere('type') ? [] : sections(root, node, isFlow);
  if (node.items) {
    const item = resolveNode(root, node.items);
    if (item.oneOf) return sections(root, item, isFlow).map(entry);
    const text = linesOf(markedExample(root, node.items), isFlow);
    return [entry({ label: item.title ?? String(place.path.at(-1)), text, description: item.description })];
  }
  return Object.entries(node.properties ?? {})
    .filter(([name]) => !isThere(name))
    .map(([name, schema]) => ({
      label: name,
      text: place.isNamed ? name : newField(root, name, schema, isFlow),
      description: schema.description ?? resolveNode(root, schema).description,
    }));
};

const links = (typed: string, { addresses, here }: SiteNames): Offer[] =>
  [...addresses].flatMap(([address, detail]) => {
    const isHere = typed.startsWith('#') && address.startsWith(`${here}#`);
    const text = isHere ? address.slice(here?.length) : address;
    return address.includes('#') === typed.includes('#') ? [{ label: text, text, detail }] : [];
  });

/** @param typed what stands before the cursor */
const values = (file: string, place: CursorPlace, typed: string, names: SiteNames): Offer[] => {
  const { document, path } = place;
  const plain = (all: Iterable<unknown>): Offer[] =>
    Array.from(all, (one) => ({ label: String(one), text: String(one) }));
  const group = schemaPlace(file, document, path.slice(0, -1));
  if (path.at(-1) === 'type' && group?.node.oneOf)
    return branchesOf(group.root, group.node).map(([type, { title = '', description }]) => ({
      label: type,
      text: type,
      detail: title,
      description,
    }));
  if (path.at(-1) === 'name' && valueAt(document, [...path.slice(0, -1), 'type']) === 'shared')
    return plain(names.shared);
  const found = schemaPlace(file, document, path);
  if (!found) return [];
  if (found.node.enum) return plain(found.node.enum);
  if (found.node.type === 'boolean') return plain([true, false]);
  if (found.name === 'href') return links(typed, names);
  return found.name === 'picture' ? plain(names.pictures) : [];
};

const written = (offer: Offer, { isQuoted }: CursorPlace): Offer => {
  const isPlain = isQuoted || /^(?:true|false|\d+)$/.test(offer.text);
  return isPlain ? offer : { ...offer, text: flowText(offer.text, style) };
};

/**
 * What can be written where the cursor is, according to the schemas and to what the site has.
 * @param file the document's name in the store
 * @param typed what of it stands there already, before the cursor
 */
export const offersAt = (file: string, place: CursorPlace, typed: string, names: SiteNames): Offer[] => {
  if (place.kind === 'token')
    return [...names.tokens].map(([label, detail]) => ({ label, text: `${label}}`, detail }));
  const node = schemaPlace(file, place.document, place.path)?.node;
  const isField = place.kind === 'field' && node !== undefined && (isGroup(node) || node.items !== undefined);
  if (isField) return fields(file, place);
  return values(file, place, typed, names).map((offer) => written(offer, place));
};
