import { renderBlock, renderFlow } from '../edit/text/yaml-style.ts';
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
  linkTargets: ReadonlyMap<string, string>;
  /** Route of the edited page; undefined for a shared document. */
  currentRoute: string | undefined;
  images: readonly string[];
  sharedSections: readonly string[];
  forms: readonly string[];
  tokens: ReadonlyMap<string, string>;
};

const isObject = ({ type, properties, oneOf }: SchemaNode): boolean =>
  type === 'object' || properties !== undefined || oneOf !== undefined;

const renderValue = (value: unknown, isFlow: boolean): string =>
  isFlow ? renderFlow(value) : renderBlock(value);

/** Returns a new field with its initial value: a mapping or a sequence starts with an example. */
const newField = (root: SchemaNode, name: string, schema: SchemaNode, isFlow: boolean): string => {
  const node = resolveRef(root, schema);
  if (!isObject(node) && node.type !== 'array') return `${name}: `;
  const value = buildMarkedExample(root, node);
  return isFlow ? `${name}: ${renderFlow(value)}` : renderValue({ [name]: value }, false);
};

/** Returns the field that selects a branch of a union: `type` of a section, `kind` of a form field. */
const tagOf = ({ discriminator }: SchemaNode): string => discriminator?.propertyName ?? 'type';

/** Returns a completion item for each type of a union. @param textOf returns the inserted text */
const typeItems = (
  { root, node }: Pick<SchemaInfo, 'root' | 'node'>,
  textOf: (branch: SchemaNode, type: string) => string,
): CompletionItem[] =>
  branchesOf(root, node).map(([type, branch]) => ({
    label: type,
    text: textOf(branch, type),
    detail: branch.title,
    description: branch.description,
  }));

const listEntryItem = ({ label, text, ...rest }: CompletionItem): CompletionItem => ({
  ...rest,
  label: `- ${label}`,
  text: `- ${text.replaceAll('\n', '\n  ')}`,
});

const plainItems = (values: Iterable<unknown>): CompletionItem[] =>
  Array.from(values, (value) => ({ label: String(value), text: String(value) }));

const fieldItems = (
  { root, node }: SchemaInfo,
  { document, path, isFlow, isNamed }: CursorContext,
): CompletionItem[] => {
  const parent = getIn(document, path);
  const isPresent = (name: string): boolean => getChild(parent, name) !== undefined;
  const renderExample = (branch: SchemaNode): string => renderValue(buildMarkedExample(root, branch), isFlow);
  if (node.oneOf) return isPresent(tagOf(node)) ? [] : typeItems({ root, node }, renderExample);
  if (node.items) {
    const item = resolveRef(root, node.items);
    if (item.oneOf) return typeItems({ root, node: item }, renderExample).map(listEntryItem);
    const { title = String(path.at(-1)), description } = item;
    return [listEntryItem({ label: title, text: renderExample(node.items), description })];
  }
  return Object.entries(node.properties ?? {})
    .filter(([name]) => !isPresent(name))
    .map(([name, schema]) => ({
      label: name,
      text: isNamed ? name : newField(root, name, schema, isFlow),
      description: schema.description ?? resolveRef(root, schema).description,
    }));
};

const linkItems = (typed: string, { linkTargets, currentRoute }: CompletionNames): CompletionItem[] =>
  [...linkTargets].flatMap(([target, detail]) => {
    const isOnCurrentPage = typed.startsWith('#') && target.startsWith(`${currentRoute}#`);
    const text = isOnCurrentPage ? target.slice(currentRoute?.length) : target;
    return target.includes('#') === typed.includes('#') ? [{ label: text, text, detail }] : [];
  });

const valueItems = (
  kind: DocumentKind,
  { document, path }: CursorContext,
  typed: string,
  names: CompletionNames,
): CompletionItem[] => {
  const parentPath = path.slice(0, -1);
  const parent = schemaInfoAt(kind, document, parentPath);
  if (parent?.node.oneOf && path.at(-1) === tagOf(parent.node)) return typeItems(parent, (_, type) => type);
  if (path.at(-1) === 'name' && getIn(document, [...parentPath, 'type']) === 'shared')
    return plainItems(names.sharedSections);
  if (path.at(-1) === 'form') return plainItems(names.forms);
  const { node, name } = schemaInfoAt(kind, document, path) ?? {};
  if (node?.enum) return plainItems(node.enum);
  if (node?.type === 'boolean') return plainItems([true, false]);
  if (name === 'href') return linkItems(typed, names);
  return name === 'picture' ? plainItems(names.images) : [];
};

const toYaml = (item: CompletionItem, { isQuoted }: CursorContext): CompletionItem => {
  const isPlain = isQuoted || /^(?:true|false|\d+)$/.test(item.text);
  return isPlain ? item : { ...item, text: renderFlow(item.text) };
};

/**
 * Returns the completion items at the cursor, according to the schemas and the names of the site.
 * @param kind document kind, which selects the schema
 * @param typed text before the cursor that belongs to the item
 */
export const completionsAt = (
  kind: DocumentKind,
  context: CursorContext,
  typed: string,
  names: CompletionNames,
): CompletionItem[] => {
  if (context.kind === 'token')
    return [...names.tokens].map(([label, detail]) => ({ label, text: `${label}}`, detail }));
  const found = schemaInfoAt(kind, context.document, context.path);
  if (context.kind === 'field' && found && (isObject(found.node) || found.node.items))
    return fieldItems(found, context);
  return valueItems(kind, context, typed, names).map((item) => toYaml(item, context));
};
