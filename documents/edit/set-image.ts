import { getIn, type Path } from '../read/document/path.ts';
import type { DocumentDraft } from './text/document-draft.ts';

/**
 * Replaces an image in a draft. Removes the focal point of the former one, and empties its alternative text unless it is
 * "decorative", so that the check asks for a new one.
 * @param path path of its name
 * @throws EditError if the document cannot be changed safely as it is written
 */
export const setImage = (draft: DocumentDraft, path: Path, name: string): void => {
  const former = getIn(draft.value, path);
  if (former === name) return;
  const pathOf = (key: string): Path => [...path.slice(0, -1), key];
  const alt = getIn(draft.value, pathOf('alt'));
  draft.set(path, name);
  if (getIn(draft.value, pathOf('focus')) !== undefined) draft.remove(pathOf('focus'));
  if (former !== undefined && alt !== undefined && alt !== 'decorative') draft.set(pathOf('alt'), '');
};
