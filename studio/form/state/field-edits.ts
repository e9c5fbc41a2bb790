import { parseValue } from '../../../documents/changes/list-changes.ts';
import { EditError } from '../../../documents/edit/text/edit-error.ts';
import type { Edit } from '../../../documents/edit/text/edits.ts';
import { setImage } from '../../../documents/edit/set-image.ts';
import { editDocument, removeValue, setValue } from '../../../documents/edit/text/edit-document.ts';
import type { Path } from '../../../documents/read/document/path.ts';
import type { SchemaNode } from '../../../documents/read/document/schemas.ts';
import type { Source } from '../../../documents/read/document/source.ts';
import type { Studio } from '../../state/studio.ts';
import { words } from '../../messages/messages.ts';
import { visibleText } from '../../core/clean-text.ts';
import { findUniqueNames, setField } from '../conditions.ts';
import { collectReferences, newValue } from '../new-entry.ts';
import type { PlacedProblem } from './placed-problems.ts';

/** Functions that edit the fields of a document; each returns whether it succeeded. */
export type FieldEdits = ReturnType<typeof fieldEdits>;

/**
 * Creates the edits of one document.
 * @param report called with the reason if an edit fails or has to be confirmed, and without one if it succeeds
 */
export const fieldEdits = (
  studio: Studio,
  file: string,
  root: SchemaNode,
  report: (error?: PlacedProblem) => void,
) => {
  const tryEdit = (path: Path, change: () => void): boolean => {
    try {
      change();
      report();
      return true;
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      report({ path, severity: 'error', message: words.form.unsafe });
      return false;
    }
  };
  /** @param subject identifies the edited value: consecutive edits of one subject form one undo step */
  const change = (path: Path, edits: (source: Source) => Edit | Edit[], subject = path): boolean =>
    tryEdit(path, () => studio.edit(file, subject, edits));
  return {
    change,
    /**
     * Sets a field.
     * @param order field names of the mapping in schema order, which determine where a new field is inserted
     */
    set: (path: Path, value: unknown, order?: readonly string[]): boolean =>
      tryEdit(path, () => {
        const next = typeof value === 'string' ? visibleText(value) : value;
        const opened = (): unknown => parseValue(file, studio.texts.snapshot().opened.get(file));
        studio.edit(file, path, (source) => setField(source, path, next, order, opened), true);
      }),
    /** Sets the name of an image. */
    setImage: (path: Path, name: string): boolean =>
      change(path, (source) => editDocument(source, (draft) => setImage(draft, path, name))),
    remove: (path: Path, subject = path): boolean =>
      change(path, (source) => removeValue(source, path), subject),
    /**
     * Makes the names in a new entry of a form unique. @param subject the subject of the edit that has added the entry
     */
    makeNamesUnique: (entry: Path, subject: Path): void => {
      for (const [path, name] of findUniqueNames(studio.document(file)?.value, entry))
        change(path, (source) => setValue(source, path, name), subject);
    },
    /** Creates the initial value of a new field or entry. */
    createInitialValue: (node: SchemaNode): unknown => newValue(root, node, collectReferences(studio)),
    /** Opens the palette of the entries of a list, such as the section types or the kinds of form fields. */
    pickEntry: (node: SchemaNode, choose: (value: unknown) => void): void =>
      studio.palette.set({ root, node, choose }),
  };
};
