import { getIn, type Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { isHidden } from '../../read/document/hidden.ts';
import { DocumentDraft } from './document-draft.ts';
import type { Edit } from './edits.ts';

/**
 * Applies several edits to a document and prints it once. @throws EditError if it cannot be changed safely; nothing
 * changes then
 */
export const editDocument = (source: Source, edit: (draft: DocumentDraft) => void): Edit[] => {
  const draft = new DocumentDraft(source);
  edit(draft);
  return draft.edits();
};

/**
 * Returns the edit that sets the value at `path`, with its missing parents. While the user types, a form passes the
 * document from before the typing, so that restoring the old text changes nothing.
 * @param value any JSON value but null
 * @param order preferred order of the fields in the mapping, for a missing field
 * @returns no edits if it already has that value
 * @throws EditError if the document cannot be changed safely
 */
export const setValue = (source: Source, path: Path, value: unknown, order?: readonly string[]): Edit[] =>
  editDocument(source, (draft) => draft.set(path, value, order));

/**
 * Returns the edit that inserts an entry into a sequence (`DocumentDraft.insert`).
 * @throws EditError if the document cannot be changed safely
 * @throws Error for an index that is out of range
 */
export const insertEntry = (source: Source, path: Path, index: number, value: unknown): Edit[] =>
  editDocument(source, (draft) => draft.insert(path, index, value));

/**
 * Returns the edit that inserts a copy of an entry after it (`DocumentDraft.copy`).
 * @throws EditError if the document cannot be changed safely
 * @throws Error if there is no such entry
 */
export const copyEntry = (source: Source, path: Path, index: number): Edit[] =>
  editDocument(source, (draft) => draft.copy(path, index));

/**
 * Returns the edit that moves an entry within its sequence (`DocumentDraft.move`).
 * @throws EditError if the document cannot be changed safely
 * @throws Error for an index that does not exist
 */
export const moveEntry = (source: Source, path: Path, from: number, to: number): Edit[] =>
  editDocument(source, (draft) => draft.move(path, from, to));

/**
 * Returns the edit that removes a field or entry with its comments (`DocumentDraft.remove`).
 * @throws EditError if the document cannot be changed safely
 * @throws Error if there is no such field or entry
 */
export const removeValue = (source: Source, path: Path): Edit[] =>
  editDocument(source, (draft) => draft.remove(path));

/**
 * Returns the edit that hides or shows a section.
 * @throws EditError if the document cannot be changed safely
 */
export const toggleHidden = (source: Source, path: Path): Edit[] =>
  editDocument(source, (draft) => {
    const field = [...path, 'hidden'];
    if (isHidden(getIn(draft.value, path))) draft.remove(field);
    else draft.set(field, true, ['type', 'name', 'anchor', 'hidden']);
  });
