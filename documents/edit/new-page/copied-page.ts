import { getChild } from '../../read/document/path.ts';
import { Source } from '../../read/document/source.ts';
import type { EditableSite } from '../editable-site.ts';
import { formerRoutesField } from '../routes.ts';
import { applyEdits } from '../text/edits.ts';
import { removeValue } from '../text/remove-value.ts';
import { setValue } from '../text/set-value.ts';
import type { NewPage } from './new-page.ts';

/**
 * Returns the text of a copied page with its own title and short name. Former routes are not copied.
 * @returns text of the file
 * @throws EditError if the original cannot be changed safely as it is written
 */
export const copyPageText = (_: EditableSite, { title, name, model: { document } }: NewPage): string => {
  const { file, text } = document.source;
  const titled = applyEdits(text, setValue(new Source(file, text), ['title'], title));
  const named = applyEdits(
    titled,
    setValue(new Source(file, titled), ['name'], name, ['title', 'description', 'name']),
  );
  if (getChild(document.value, formerRoutesField) === undefined) return named;
  return applyEdits(named, [removeValue(new Source(file, named), [formerRoutesField])].flat());
};
