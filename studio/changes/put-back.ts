import { matchEntries } from '../../documents/changes/matched-entries.ts';
import type { ValueChange } from '../../documents/changes/list-changes.ts';
import { DocumentDraft } from '../../documents/edit/text/document-draft.ts';
import { getIn, toArray } from '../../documents/read/document/path.ts';
import type { Source } from '../../documents/read/document/source.ts';

/** Returns the entries of a list in the order that they had before; new ones are last. */
const restoreOrder = (before: unknown[], after: unknown[]): unknown[] => {
  const matches = matchEntries(before, after);
  const added = after.filter((_, index) => !matches.some(({ to }) => to === index));
  return [...matches.map(({ to }) => after[to]), ...added];
};

/**
 * Returns the text of a document with the former value of a change; its other changes stay.
 * @throws EditError if the document cannot be changed safely as it is written
 */
export const putBackValue = (source: Source, { path, before, after }: ValueChange): string => {
  const draft = new DocumentDraft(source);
  const [list, key] = [path.slice(0, -1), path.at(-1)];
  if (before === undefined) draft.remove(path);
  else if (after === undefined && typeof key === 'number')
    draft.insert(list, Math.min(key, toArray(getIn(draft.value, list)).length), before);
  else draft.set(path, Array.isArray(before) && Array.isArray(after) ? restoreOrder(before, after) : before);
  return draft.print();
};
