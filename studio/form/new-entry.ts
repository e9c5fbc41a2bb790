import { buildExample } from '../../documents/edit/example-value.ts';
import { getDefinition, resolveRef, type SchemaNode } from '../../documents/read/document/schemas.ts';
import { unfinishedMark } from '../../documents/read/site/unfinished.ts';
import { getLabel } from '../naming/labels.ts';
import type { Studio } from '../state/studio.ts';
import { words } from '../messages/messages.ts';

/** Names of the site that examples may refer to. */
type References = { images: readonly string[]; routes: ReadonlySet<string>; forms: readonly string[] };

/** Returns the current images, routes and forms of the site. */
export const collectReferences = ({ pictures, files }: Studio): References => ({
  images: [...pictures.snapshot().keys()],
  routes: new Set(files.pages.map(({ route }) => route)),
  forms: [...files.forms.keys()],
});

/**
 * Creates the initial value of a new entry or group from the schema's example. Prose is replaced by the field's label
 * with the unfinished mark, because examples describe another business. References to missing images, pages and
 * forms are replaced by existing ones, so that the page can be rendered.
 * @param root the schema that contains the definitions
 */
export const newValue = (
  root: SchemaNode,
  node: SchemaNode,
  { images, routes, forms }: References,
): unknown => {
  // Texts of contact forms suit every business.
  const isContactForm = resolveRef(root, node).properties?.['notices'] !== undefined;
  const [picture, href, form] = ['picture', 'href', 'form-name'].map((name) => getDefinition(root, name));
  return buildExample(root, node, (value, marking, shape, field) => {
    const name = String(value);
    if (shape === form && form && !forms.includes(name)) return forms[0] ?? value;
    if (shape === picture && !images.includes(name)) return images[0] ?? value;
    if (shape === href && name.startsWith('/') && !routes.has(name)) return '/';
    if (field === 'value') return 'choice';
    if (marking !== 'marked') return value;
    if (isContactForm) return `${unfinishedMark} ${name}`;
    return `${unfinishedMark} ${field === '' ? words.form.newText : (shape.title ?? getLabel(field))}`;
  });
};
