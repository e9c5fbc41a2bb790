import pageJson from '../../../schema/page.schema.json' with { type: 'json' };
import sectionJson from '../../../schema/section.schema.json' with { type: 'json' };
import siteJson from '../../../schema/site.schema.json' with { type: 'json' };

/** The parts of a JSON Schema that are read here. */
export type SchemaNode = {
  $id?: string;
  $ref?: string;
  $defs?: Record<string, SchemaNode>;
  type?: string;
  description?: string;
  examples?: readonly unknown[];
  properties?: Record<string, SchemaNode>;
  additionalProperties?: boolean | SchemaNode;
  required?: readonly string[];
  items?: SchemaNode;
  oneOf?: readonly SchemaNode[];
  enum?: readonly unknown[];
  pattern?: string;
};

/** The committed JSON Schemas: the same that an editor's IDE reads. */
export const schemas: Record<'page' | 'site' | 'section', SchemaNode> = {
  page: pageJson,
  site: siteJson,
  section: sectionJson,
};

/** Which of the three schemas a file follows. */
export type Kind = keyof typeof schemas;

const definitionPrefix = '#/$defs/';

/** The name of the definition that a node refers to. */
export const referenceOf = (node: SchemaNode): string | undefined =>
  node.$ref?.slice(definitionPrefix.length);

/** The node itself, or the definition that it refers to. */
export const resolveNode = (root: SchemaNode, node: SchemaNode): SchemaNode => {
  const definition = root.$defs?.[referenceOf(node) ?? ''];
  return definition ? resolveNode(root, definition) : node;
};

/** Whether bold words and links are understood in a text; its description says so. */
export const isRichText = ({ description = '' }: SchemaNode): boolean =>
  description.includes('**bold** and [label](/page) work');

/** Every field that some section has. */
export const sectionFields: ReadonlySet<string> = new Set(
  (schemas.section.oneOf ?? []).flatMap((node) =>
    Object.keys(resolveNode(schemas.section, node).properties ?? {}),
  ),
);

/** The names of all section types, with that of shared pieces. */
export const sectionTypes: ReadonlySet<string> = new Set(
  (schemas.page.$defs?.['section']?.oneOf ?? []).flatMap((node) => referenceOf(node) ?? []),
);
