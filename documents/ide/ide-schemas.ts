import options from '../read/schema/ajv-options.json' with { type: 'json' };
import { exampleLine } from '../read/schema/example-line.ts';
import { schemas, type SchemaNode } from '../read/document/schemas.ts';
import { unfinishedMark } from '../read/site/unfinished.ts';
import { joinNames } from '../problems/format-value.ts';
import { hoverText } from './hover-text.ts';
import {
  isReusableExample,
  isProse,
  readyDefinitions,
  type ExampleMarking,
  buildExample,
} from '../edit/example-value.ts';
import { branchesOf } from './schema-info.ts';
import { stringify } from 'yaml';

/** A schema with the keywords that the YAML language server adds to JSON Schema. */
export type IdeNode = { [keyword: string]: unknown };

/** Returns the check's message for a value with a wrong type or format. */
const messageOf = (root: SchemaNode, name: string | number, node: SchemaNode): string | undefined => {
  const example = exampleLine(root, node, [name]);
  if (isProse(node)) return `Write a text, such as ${example}.`;
  if (node.enum) return `Choose one of: ${joinNames(node.enum)}.`;
  if (node.pattern !== undefined) return `${node.description ?? ''} Write it like ${example}.`.trim();
  if (node.type === 'boolean') return 'Write true or false, without quotes.';
  if (node.type === 'integer') return `Write a number, such as ${example}.`;
  return node.type === 'array' ? 'Write its entries on the lines below, each after "- ".' : undefined;
};

/** Returns the suggested values of a field. */
const suggestionsOf = (node: SchemaNode, marking: ExampleMarking): IdeNode => {
  const { examples = [] } = node;
  if (examples.length === 0 || node.enum || node.type === 'object' || node.type === 'array') return {};
  if (!isProse(node) || marking === 'ready') return { examples };
  const ready = examples.filter(isReusableExample);
  const own = examples.find((example) => !isReusableExample(example));
  return {
    ...(ready.length > 0 && { examples: ready }),
    ...(own !== undefined && {
      defaultSnippets: [{ label: `${unfinishedMark} ${String(own)}`, body: tabStop(1, own, marking) }],
    }),
  };
};

/** Removes our custom keywords, which code editors do not know. */
const withoutOwnKeywords = (node: SchemaNode): IdeNode =>
  Object.fromEntries(Object.entries(node).filter(([keyword]) => !options.keywords.includes(keyword)));

const mapValues = <T, R>(nodes: Record<string, T>, change: (node: T, name: string) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(nodes).map(([name, node]) => [name, change(node, name)]));

/** Converts a schema of the check to one for editors. */
class IdeSchemaConverter {
  constructor(readonly root: SchemaNode) {}

  /**
   * @param name key or index of the value
   * @param parentTitle title of its parent
   * @param marking whether texts of an example are marked as unfinished
   */
  node(node: SchemaNode, name: string | number, marking: ExampleMarking, parentTitle = ''): IdeNode {
    if (node.oneOf) return this.#choice(node);
    const { properties, items, additionalProperties, $defs, examples: _, ...rest } = node;
    const message = node.$ref === undefined ? messageOf(this.root, name, node) : undefined;
    const suggestions = suggestionsOf(node, marking);
    const field = typeof name === 'number' ? 'entry' : name;
    const title = node.title ?? (properties && parentTitle ? `${parentTitle} ${field}` : undefined);
    const childPrefix = title ?? (parentTitle || String(name));
    const inner = (child: SchemaNode, key: string | number) => this.node(child, key, marking, childPrefix);
    return {
      ...withoutOwnKeywords(rest),
      ...(title !== undefined && { title }),
      ...(node.description !== undefined && {
        markdownDescription: hoverText(node, 'examples' in suggestions),
      }),
      ...(message !== undefined && { errorMessage: message }),
      ...suggestions,
      ...(properties && { properties: { ...mapValues(properties, inner), ...this.#typeOf(node) } }),
      ...(items && { items: inner(items, 0) }),
      ...(typeof additionalProperties === 'boolean' && { additionalProperties }),
      ...(typeof additionalProperties === 'object' && {
        additionalProperties: inner(additionalProperties, name),
      }),
      ...($defs && this.#definitions($defs, marking)),
    };
  }

  #definitions(definitions: Record<string, SchemaNode>, marking: ExampleMarking): IdeNode {
    const wordingOf = (name: string) => (readyDefinitions.has(name) ? 'ready' : marking);
    return {
      $defs: mapValues(definitions, (definition, name) => this.node(definition, name, wordingOf(name))),
    };
  }

  /**
   * Converts the field `type` or `kind` in a branch of a union. It is only described, because the union validates its
   * value.
   */
  #typeOf(node: SchemaNode): IdeNode {
    const name = ['type', 'kind'].find((key) => node.properties?.[key]?.const !== undefined);
    if (name === undefined) return {};
    return { [name]: { title: node.title, markdownDescription: hoverText(node, false) } };
  }

  /**
   * Converts a union of sections by `type`, or of form fields by `kind`: one list of types, and the fields of each.
   * Complete examples are suggested while there is no type.
   */
  #choice(choice: SchemaNode): IdeNode {
    const { $schema, description, $defs, discriminator } = choice;
    const key = discriminator?.propertyName ?? 'type';
    const title = key === 'type' ? 'Section' : 'Field';
    const types = branchesOf(this.root, choice);
    const names = types.map(([name]) => name);
    const type: IdeNode = {
      type: 'string',
      enum: names,
      markdownEnumDescriptions: types.map(([, definition]) => definition.description),
      errorMessage: `Choose one of: ${joinNames(names)}.`,
    };
    /* oxlint-disable unicorn/no-thenable -- keywords of JSON Schema */
    return {
      ...($schema !== undefined && { $schema }),
      description,
      title,
      ...($defs && this.#definitions($defs, 'marked')),
      if: { type: 'object', required: [key] },
      then: {
        allOf: [
          ...types.map(([name]) => ({
            if: { properties: { [key]: { const: name } } },
            then: { $ref: `#/$defs/${name}` },
          })),
          // The last branch, because the language server takes hover texts from the first one.
          { properties: { [key]: type } },
        ],
      },
      else: {
        title,
        type: 'object',
        required: [key],
        properties: { [key]: { ...type, description: `The ${key} of this ${title.toLowerCase()}.` } },
        errorMessage: `A ${title.toLowerCase()} needs a ${key}, such as "${key}: ${names[0]}".`,
        defaultSnippets: types.map(([name, definition]) => ({
          label: name,
          description: definition.description,
          body: buildSnippet(this.root, definition),
        })),
      },
    };
    /* oxlint-enable unicorn/no-thenable */
  }
}

/**
 * Returns the schemas for the YAML language server, which accept the same documents as those of the check. The server
 * suggests the fields of every branch of a `oneOf` and ignores discriminators, so such a union becomes
 * conditions; inserted texts are marked as unfinished, and messages equal those of the check.
 */
export const ideSchemas = (): Record<string, IdeNode> =>
  mapValues(schemas, (schema, kind) => {
    const isMarked = kind === 'page' || kind === 'section' || kind === 'form';
    return new IdeSchemaConverter(schema).node(schema, '', isMarked ? 'marked' : 'ready');
  });

/**
 * Returns a tab stop of a snippet with a default value.
 * https://code.visualstudio.com/docs/editing/userdefinedsnippets defines the escaped characters.
 */
const tabStop = (number: number, value: unknown, marking: ExampleMarking): string => {
  const [first = ''] = String(value).split('\n');
  const yaml = stringify(marking === 'marked' ? `${unfinishedMark} ${first}` : value, { lineWidth: 0 });
  return `\${${number}:${yaml.trimEnd().replaceAll(/[$}\\]/g, String.raw`\$&`)}}`;
};

/**
 * Returns the example of a definition as a snippet with a tab stop for each value; its lists have as many entries as
 * required.
 */
const buildSnippet = (root: SchemaNode, definition: SchemaNode): unknown => {
  let tabStops = 0;
  return buildExample(root, definition, (value, marking) => {
    tabStops += 1;
    return tabStop(tabStops, value, marking);
  });
};
