import { diffValues } from '../changes/list-changes.ts';
import { isDeepEqual, type Path } from '../read/document/path.ts';
import { Source } from '../read/document/source.ts';
import { EditError } from './edit-error.ts';
import { parseEditable } from './text/editable-document.ts';
import { applyEdits, type Edit } from './text/edits.ts';
import { insertEntry } from './text/insert-entry.ts';
import { removeValue } from './text/remove-value.ts';
import { setValue } from './text/set-value.ts';

/**
 * Returns the text of a document with another value. Fields and entries that both values have keep their comments, except
 * in a list whose order changes.
 * @throws EditError if the document cannot be changed safely as it is written
 */
export const writeValue = (source: Source, value: unknown): string => {
  let current = source;
  let list: Path | undefined;
  const edit = (makeEdits: (source: Source) => Edit | Edit[]): void => {
    current = new Source(source.file, applyEdits(current.text, [makeEdits(current)].flat()));
  };
  for (const { path, before, after } of diffValues(parseEditable(source).value, value)) {
    if (list?.every((step, index) => step === path[index])) continue;
    const index = path.at(-1);
    if (after === undefined) edit((now) => removeValue(now, path));
    else if (before === undefined && typeof index === 'number')
      edit((now) => insertEntry(now, path.slice(0, -1), index, after));
    else edit((now) => setValue(now, path, after));
    if (Array.isArray(before) && Array.isArray(after)) list = path;
  }
  if (isDeepEqual(parseEditable(current).value, value)) return current.text;
  throw new EditError(`${source.file} cannot be changed safely as it is written.`);
};
