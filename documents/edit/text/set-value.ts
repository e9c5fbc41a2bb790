import type { Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { editDocument } from './document-draft.ts';
import type { Edit } from './edits.ts';

/**
 * Returns the edit that sets the value at `path`, with its missing parents. A form passes the original document while the
 * user types, so that a text that is typed back changes nothing.
 * @param value any JSON value but null
 * @param order preferred order of the fields in the mapping, for a missing field
 * @returns no edits if it already has that value
 * @throws EditError if the document cannot be changed safely
 */
export const setValue = (source: Source, path: Path, value: unknown, order?: readonly string[]): Edit[] =>
  editDocument(source, (draft) => draft.set(path, value, order));
