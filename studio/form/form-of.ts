import { branchOf } from '../../documents/check/schema/schema-at.ts';
import { schemas, type Kind } from '../../documents/read/document/schemas.ts';

/** Which schema a file of the site follows: what begins with `_shared/` is a section by itself. */
export const kindOfFile = (file: string): Kind =>
  /^_site\.ya?ml$/.test(file) ? 'site' : file.startsWith('_shared/') ? 'section' : 'page';

/** What the form of a document is made of: its schema, and the part of it that holds the fields. */
export const formOf = (file: string, value: unknown) => {
  const kind = kindOfFile(file);
  const root = schemas[kind];
  return { root, shape: branchOf(root, root, value), isPage: kind === 'page' };
};
