import type { Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { editDocument } from './document-draft.ts';
import type { Edit } from './edits.ts';

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
