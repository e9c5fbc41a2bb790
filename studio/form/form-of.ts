import { childOf } from '../../documents/read/document/path.ts';
import {
  definitionOf,
  resolveNode,
  schemas,
  type SchemaNode,
} from '../../documents/read/document/schemas.ts';

/** What the form of a document is made of: its schema, and the part of it that holds the fields. */
export type FormShape = { root: SchemaNode; shape: SchemaNode; isPage: boolean };

/**
 * The fields that a document has.
 * @param file its name: what begins with `_shared/` is a shared piece, whose fields are those of its type
 */
export const formOf = (file: string, value: unknown): FormShape => {
  if (file.startsWith('_shared/')) {
    const root = schemas.section;
    return { root, shape: definitionOf(root, String(childOf(value, 'type'))) ?? {}, isPage: false };
  }
  const root = file === '_site.yaml' ? schemas.site : schemas.page;
  return { root, shape: resolveNode(root, root), isPage: root === schemas.page };
};
