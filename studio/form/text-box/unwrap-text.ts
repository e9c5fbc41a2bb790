import { Annotation, type Extension } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { applyEdits, diffText } from '../../../documents/edit/text/edits.ts';

/** Line breaks within a paragraph, which are rendered as spaces. */
const lineBreak = /(?<!\n[ \t]*)\n(?![ \t]*\n)/g;

/** Replaces line breaks within paragraphs by spaces; offsets stay the same. */
export const unwrapText = (text: string): string => text.replace(/\n+$/, '').replaceAll(lineBreak, ' ');

/** Applies the edited, unwrapped text to the original and preserves its line breaks. */
export const rewrapText = (text: string, typed: string): string => {
  // Trailing line breaks are an empty paragraph that is not written yet.
  const said = typed.replace(/\n+$/, '');
  return said === '' ? '' : applyEdits(text, [diffText(unwrapText(text), said)]);
};

/** Marks changes from outside the editor: another field, undo, or another window. */
const fromElsewhere = Annotation.define<boolean>();

/** Calls `take` for user input, but not for text set by `showText`. */
export const onUserInput = (take: (update: ViewUpdate) => void): Extension =>
  EditorView.updateListener.of((update) => {
    if (update.docChanged && !update.transactions.some((each) => each.annotation(fromElsewhere)))
      take(update);
  });

/**
 * Replaces the text by a minimal edit, so that scroll position and cursor are preserved.
 * @param movesCursor whether to move the cursor to the change
 */
export const showText = (view: EditorView, text: string, goesThere = false): void => {
  const { start: from, end: to, text: insert } = diffText(view.state.doc.toString(), text);
  view.dispatch({
    changes: { from, to, insert },
    ...(goesThere && { selection: { anchor: from + insert.length }, scrollIntoView: true }),
    annotations: fromElsewhere.of(true),
  });
};
