import { getIn, type Path } from '../../read/document/path.ts';
import type { Source } from '../../read/document/source.ts';
import { isHidden } from '../../read/document/hidden.ts';
import { editDocument } from './document-draft.ts';
import type { Edit } from './edits.ts';

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
