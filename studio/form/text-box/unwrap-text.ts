import { Annotation, type Extension } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { applyEdits, diffText } from '../../../documents/edit/text/edits.ts';

/** A line break within a paragraph is a space for those who read it. */
const lineBreak = /(?<!\n[ \t]*)\n(?![ \t]*\n)/g;

/** A text without the line breaks of its document, which say nothing; every letter stays at its place. */
export const unwrapText = (text: string): string => text.replace(/\n+$/, '').replaceAll(lineBreak, ' ');

/** What was typed into an unwrapped text, with the line breaks that were there. */
export const rewrapText = (text: string, typed: string): string => {
  // A paragraph that has been begun is none yet.
  const said = typed.replace(/\n+$/, '');
  return said === '' ? '' : applyEdits(text, [diffText(unwrapText(text), said)]);
};

/** Marks what was done elsewhere: in another field, by undo, in another window. Undo is that of the Studio. */
const fromElsewhere = Annotation.define<boolean>();

/** Is told what somebody types into an editor, and not what is shown there. */
export const onUserInput = (take: (update: ViewUpdate) => void): Extension =>
  EditorView.updateListener.of((update) => {
    if (update.docChanged && !update.transactions.some((each) => each.annotation(fromElsewhere)))
      take(update);
  });

/** Shows another text by the smallest change, so that what is on the screen stays. @param goesThere the cursor, too */
export const showText = (view: EditorView, text: string, goesThere = false): void => {
  const { start: from, end: to, text: insert } = diffText(view.state.doc.toString(), text);
  view.dispatch({
    changes: { from, to, insert },
    ...(goesThere && { selection: { anchor: from + insert.length }, scrollIntoView: true }),
    annotations: fromElsewhere.of(true),
  });
};
