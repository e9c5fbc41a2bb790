import { exampleWith } from '../../documents/edit/example-value.ts';
import { definitionOf, type SchemaNode } from '../../documents/read/document/schemas.ts';
import { unfinishedMark } from '../../documents/read/site/unfinished.ts';
import type { Studio } from '../state/studio.ts';

/** What a site has that an example may name. */
export type Known = { pictures: readonly string[]; addresses: ReadonlySet<string> };

/** What the site has at this moment. */
export const knownOf = ({ pictures, files }: Studio): Known => ({
  pictures: [...pictures.snapshot().keys()],
  addresses: new Set(files.pages.map(({ route }) => route)),
});

/**
 * What a new entry of a list, or a group that was not there, begins with: the example of its schema, its words marked
 * as still to be written. A picture or page that the site does not have becomes one that it has, so that the page can
 * be shown.
 * @param root the schema that holds the definitions
 */
export const newValue = (root: SchemaNode, node: SchemaNode, { pictures, addresses }: Known): unknown => {
  const [picture, href] = [definitionOf(root, 'picture'), definitionOf(root, 'href')];
  return exampleWith(root, node, (value, wording, shape) => {
    const name = String(value);
    if (shape === picture && !pictures.includes(name)) return pictures[0] ?? value;
    if (shape === href && name.startsWith('/') && !addresses.has(name)) return '/';
    return wording === 'marked' ? `${unfinishedMark} ${name}` : value;
  });
};
