import { getChild } from '../../read/document/path.ts';
import type { EditableSite } from '../editable-site.ts';
import { formerRoutesField } from '../routes.ts';
import { DocumentDraft } from '../text/document-draft.ts';
import type { NewPage } from './new-page.ts';

/**
 * Returns the text of a copied page with its own title and short name. Former routes are not copied.
 * @returns text of the file
 * @throws EditError if the original cannot be changed safely as it is written
 */
export const copyPageText = (_: EditableSite, { title, name, model: { document } }: NewPage): string => {
  const draft = new DocumentDraft(document.source);
  draft.set(['title'], title);
  draft.set(['name'], name, ['title', 'description', 'name']);
  if (getChild(draft.value, formerRoutesField) !== undefined) draft.remove([formerRoutesField]);
  return draft.print();
};
