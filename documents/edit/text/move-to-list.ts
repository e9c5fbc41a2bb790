import type { Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { editDocument } from './document-draft.ts';
import type { Edit } from './edits.ts';

/**
 * Returns the edit that moves an entry within its sequence or to another one (`DocumentDraft.move`).
 * @throws EditError if the document cannot be changed safely
 * @throws Error for a path or index that does not exist
 */
export const moveToList = (source: Source, from: Path, to: Path, index: number): Edit[] =>
  editDocument(source, (draft) => draft.move(from, to, index));
