import { Annotation, type Extension } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { editBetween } from '../../../documents/edit/text/edits.ts';

/** Marks what was done elsewhere: in another field, by undo, in another window. Undo is that of the Studio. */
const fromElsewhere = Annotation.define<boolean>();

/** Is told what somebody types into an editor, and not what is shown there. */
export const whenTyped = (take: (update: ViewUpdate) => void): Extension =>
  EditorView.updateListener.of((update) => {
    if (update.docChanged && !update.transactions.some((each) => each.annotation(fromElsewhere)))
      take(update);
  });

/** Shows another text by the smallest change, so that what is on the screen stays. @param goesThere the cursor, too */
export const showText = (view: EditorView, text: string, goesThere = false): void => {
  const { start: from, end: to, text: insert } = editBetween(view.state.doc.toString(), text);
  view.dispatch({
    changes: { from, to, insert },
    ...(goesThere && { selection: { anchor: from + insert.length }, scrollIntoView: true }),
    annotations: fromElsewhere.of(true),
  });
};
