import { formatEntry, toQuoted } from '../../problems/format-value.ts';
import { renderFlow } from '../../edit/text/yaml-style.ts';
import { getChild, type Path } from '../document/path.ts';
import { getDefinition, getRefName, resolveRef, type SchemaNode } from '../document/schemas.ts';

/** Returns an example value for a schema node, written on one line of YAML. */
const exampleOf = (root: SchemaNode, node: SchemaNode): string => {
  const own = { ...resolveRef(root, node), ...node };
  if (own.oneOf) {
    const field = resolveRef(root, own.oneOf[1] ?? {}).examples?.[0];
    const prose = getDefinition(root, 'prose');
    return prose ? exampleOf(root, prose) : renderFlow(field);
  }
  if (own.type === 'array') return `[${exampleOf(root, own.items ?? {})}]`;
  if (own.type === 'object' || own.properties) {
    if (!own.properties) return renderFlow(own.examples?.[0] ?? {});
    // If all fields are optional, the example contains only the first one.
    const fields = own.required ?? Object.keys(own.properties).slice(0, 1);
    return `{ ${fields.map((field) => `${field}: ${exampleOf(root, own.properties?.[field] ?? {})}`).join(', ')} }`;
  }
  // The example of a link is the home page, which every site has.
  if (getRefName(node) === 'href') return '/';
  const constant = getChild(own, 'const');
  if (typeof constant === 'string') return constant;
  const [example = own.type === 'string' ? 'words' : 1] = own.examples ?? [];
  return typeof example === 'string' ? toQuoted(example.replace(/\.$/, '')) : String(example);
};

/** Returns an example of the value at a path as a line of YAML. */
export const exampleLine = (root: SchemaNode, node: SchemaNode, path: Path): string =>
  formatEntry(path, exampleOf(root, path.at(-1) === 'href' ? { $ref: '#/$defs/href' } : node));
