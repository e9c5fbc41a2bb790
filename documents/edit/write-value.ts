import { diffValues } from '../changes/list-changes.ts';
import { isDeepEqual, type Path } from '../read/document/path.ts';
import type { Source } from '../read/document/source.ts';
import { EditError } from './text/edit-error.ts';
import { DocumentDraft } from './text/document-draft.ts';

/**
 * Returns the text of a document with another value. Fields and entries that both values have keep their comments, except
 * in a list whose order changes.
 * @throws EditError if the document cannot be changed safely as it is written
 */
export const writeValue = (source: Source, value: unknown): string => {
  const draft = new DocumentDraft(source);
  let list: Path | undefined;
  for (const { path, before, after } of diffValues(draft.value, value)) {
    if (list?.every((step, index) => step === path[index])) continue;
    const index = path.at(-1);
    if (after === undefined) draft.remove(path);
    else if (before === undefined && typeof index === 'number') draft.insert(path.slice(0, -1), index, after);
    else draft.set(path, after);
    if (Array.isArray(before) && Array.isArray(after)) list = path;
  }
  if (isDeepEqual(draft.value, value)) return draft.print();
  throw new EditError(`${source.file} cannot be changed safely as it is written.`);
};
