import { buildExample } from '../../documents/edit/example-value.ts';
import { getDefinition, resolveRef, type SchemaNode } from '../../documents/read/document/schemas.ts';
import { unfinishedMark } from '../../documents/read/site/unfinished.ts';
import { fieldName } from '../naming/labels.ts';
import type { Studio } from '../state/studio.ts';
import { words } from '../messages/messages.ts';

/** Names of the site that examples may refer to. */
type References = { images: readonly string[]; routes: ReadonlySet<string> };

/** Returns the current image names and routes of the site. */
export const collectReferences = ({ pictures, files }: Studio): References => ({
  images: [...pictures.snapshot().keys()],
  routes: new Set(files.pages.map(({ route }) => route)),
});

/**
 * Creates the initial value of a new entry or group from the schema's example. Prose is replaced by the field's label
 * with the unfinished mark, because examples describe another business. References to missing images and pages are
 * replaced by existing ones, so that the page can be rendered.
 * @param root the schema that contains the definitions
 */
export const newValue = (root: SchemaNode, node: SchemaNode, { images, routes }: References): unknown => {
  // Texts of contact forms suit every business.
  const isContactForm = resolveRef(root, node).properties?.['notices'] !== undefined;
  const [picture, href] = [getDefinition(root, 'picture'), getDefinition(root, 'href')];
  return buildExample(root, node, (value, marking, shape, field) => {
    const name = String(value);
    if (shape === picture && !images.includes(name)) return images[0] ?? value;
    if (shape === href && name.startsWith('/') && !routes.has(name)) return '/';
    if (marking !== 'marked') return value;
    if (isContactForm) return `${unfinishedMark} ${name}`;
    const label = field === '' ? words.form.newText : fieldName(field);
    return `${unfinishedMark} ${label.charAt(0).toUpperCase()}${label.slice(1)}`;
  });
};
