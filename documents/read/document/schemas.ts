import type { Except } from '../../../schema/except.ts';
import type { SchemaKeywords } from '../../../schema/keywords.ts';
import brandJson from '../../../schema/brand.schema.json' with { type: 'json' };
import formJson from '../../../schema/form.schema.json' with { type: 'json' };
import pageJson from '../../../schema/page.schema.json' with { type: 'json' };
import sectionJson from '../../../schema/section.schema.json' with { type: 'json' };
import siteJson from '../../../schema/site.schema.json' with { type: 'json' };
import stagesJson from '../../../schema/stages.schema.json' with { type: 'json' };

/** The properties of a JSON Schema that this module reads. */
export type SchemaNode = Except<SchemaKeywords, 'slot' | 'advisedLength'> & {
  $schema?: string;
  $id?: string;
  $ref?: string;
  $defs?: Record<string, SchemaNode>;
  type?: string;
  title?: string;
  description?: string;
  examples?: readonly unknown[];
  default?: unknown;
  properties?: Record<string, SchemaNode>;
  additionalProperties?: boolean | SchemaNode;
  propertyNames?: SchemaNode;
  maxProperties?: number;
  required?: readonly string[];
  items?: SchemaNode;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  oneOf?: readonly SchemaNode[];
  discriminator?: { propertyName: string };
  const?: unknown;
  enum?: readonly unknown[];
  pattern?: string;
  slot?: string;
  advisedLength?: readonly number[];
};

/** The committed JSON Schemas; the schemas for code editors (`schema/ide/`) are generated from them. */
export const schemas: Record<'page' | 'site' | 'section' | 'form' | 'brand' | 'stages', SchemaNode> = {
  page: pageJson,
  site: siteJson,
  section: sectionJson,
  form: formJson,
  brand: brandJson,
  stages: stagesJson,
};

/** The schema of a file. */
export type DocumentKind = keyof typeof schemas;

const definitionPrefix = '#/$defs/';

/** Returns the name of the definition that a node refers to. */
export const getRefName = (node: SchemaNode): string | undefined => node.$ref?.slice(definitionPrefix.length);

/** Returns a definition of a schema by name. */
export const getDefinition = ({ $defs = {} }: SchemaNode, name: string): SchemaNode | undefined =>
  Object.hasOwn($defs, name) ? $defs[name] : undefined;

/** Returns the node itself, or the definition that it refers to. */
export const resolveRef = (root: SchemaNode, node: SchemaNode): SchemaNode => {
  const name = getRefName(node);
  const definition = name === undefined ? undefined : getDefinition(root, name);
  return definition ? resolveRef(root, definition) : node;
};

/** Returns the schema of a field; undefined for unknown names, including inherited ones such as `toString`. */
export const getProperty = ({ properties = {} }: SchemaNode, name: string): SchemaNode | undefined =>
  Object.hasOwn(properties, name) ? properties[name] : undefined;

/** Returns the branch of a `oneOf` that a mapping selects by its discriminator (`type` or `kind`); undefined if there is none. */
export const getBranch = (node: SchemaNode, value: unknown): SchemaNode | undefined => {
  const { discriminator, oneOf = [] } = node;
  const name = discriminator && Object(value)[discriminator.propertyName];
  return oneOf.find((branch) => getRefName(branch) === name);
};

/** Whether a text may contain bold text and links. */
export const allowsRichText = ({ richText = false }: SchemaNode): boolean => richText;

/** Returns the names of the branches of a union. */
const branchNames = ({ oneOf = [] }: SchemaNode = {}): ReadonlySet<string> =>
  new Set(oneOf.flatMap((node) => getRefName(node) ?? []));

/** Returns the names of the fields of all branches of a union. */
const branchFields = (root: SchemaNode, { oneOf = [] }: SchemaNode = {}): ReadonlySet<string> =>
  new Set(oneOf.flatMap((node) => Object.keys(resolveRef(root, node).properties ?? {})));

/** The names of the fields of all section types. */
export const sectionFields = branchFields(schemas.section, schemas.section);

/** The names of all section types, including `shared`. */
export const sectionTypes = branchNames(schemas.page.$defs?.['section']);

/** The kinds of form fields, such as `email`. */
export const fieldKinds = branchNames(schemas.form.$defs?.['field']);

/** The names of the settings of all kinds of form fields, such as `label`. */
export const fieldSettings = branchFields(schemas.form, schemas.form.$defs?.['field']);

/** Returns the section types whose schema has a keyword, in the order of the schema. */
export const sectionTypesWith = (
  keyword: 'opening' | 'invites' | 'allForms' | 'listsPages',
): ReadonlySet<unknown> =>
  new Set([...sectionTypes].filter((type) => getDefinition(schemas.page, type)?.[keyword]));
