import { buildExample } from '../../documents/edit/example-value.ts';
import { getDefinition, resolveRef, type SchemaNode } from '../../documents/read/document/schemas.ts';
import { unfinishedMark } from '../../documents/read/site/unfinished.ts';
import { fieldName } from '../naming/labels.ts';
import type { Studio } from '../state/studio.ts';
import { words } from '../messages/messages.ts';

/** What a site has that an example may name. */
type Known = { pictures: readonly string[]; addresses: ReadonlySet<string> };

/** What the site has at this moment. */
export const collectReferences = ({ pictures, files }: Studio): Known => ({
  pictures: [...pictures.snapshot().keys()],
  addresses: new Set(files.pages.map(({ route }) => route)),
});

/**
 * What a new entry of a list, or a group that was not there, begins with: the example of its schema, with the
 * names of its fields in the place of its words, marked as still to be written: an example tells of another business. A
 * picture or page that the site does not have becomes one that it has, so that the page can
 * be shown.
 * @param root the schema that holds the definitions
 */
export const newValue = (root: SchemaNode, node: SchemaNode, { pictures, addresses }: Known): unknown => {
  // What a form says is the same for every business.
  const isForm = resolveRef(root, node).properties?.['notices'] !== undefined;
  const [picture, href] = [getDefinition(root, 'picture'), getDefinition(root, 'href')];
  return buildExample(root, node, (value, wording, shape, field) => {
    const name = String(value);
    if (shape === picture && !pictures.includes(name)) return pictures[0] ?? value;
    if (shape === href && name.startsWith('/') && !addresses.has(name)) return '/';
    if (wording !== 'marked') return value;
    if (isForm) return `${unfinishedMark} ${name}`;
    const said = field === '' ? words.form.newText : fieldName(field);
    return `${unfinishedMark} ${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  });
};
