import { Annotation, type Extension } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { applyEdits, diffText } from '../../../documents/edit/text/edits.ts';

/** Line breaks within a paragraph, which are rendered as spaces. */
const lineBreak = /(?<!\n[ \t]*)\n(?![ \t]*\n)/g;

/** Replaces line breaks within paragraphs by spaces; offsets stay the same. */
export const unwrapText = (text: string): string => text.replace(/\n+$/, '').replaceAll(lineBreak, ' ');

/** Applies the edited, unwrapped text to the original and preserves its line breaks. */
export const rewrapText = (text: string, typed: string): string => {
  // Line breaks at the end are dropped: they begin a paragraph that has no text yet.
  const edited = typed.replace(/\n+$/, '');
  return edited === '' ? '' : applyEdits(text, [diffText(unwrapText(text), edited)]);
};

/** Marks changes from outside the editor: another field, undo, or another window. */
const isExternal = Annotation.define<boolean>();

/** Calls `take` for user input, but not for text set by `showText`. */
export const onUserInput = (take: (update: ViewUpdate) => void): Extension =>
  EditorView.updateListener.of((update) => {
    if (update.docChanged && !update.transactions.some((each) => each.annotation(isExternal))) take(update);
  });

/**
 * Replaces the text by a minimal edit, so that scroll position and cursor are preserved.
 * @param movesCursor whether to move the cursor to the change
 */
export const showText = (view: EditorView, text: string, movesCursor = false): void => {
  const { start: from, end: to, text: insert } = diffText(view.state.doc.toString(), text);
  view.dispatch({
    changes: { from, to, insert },
    ...(movesCursor && { selection: { anchor: from + insert.length }, scrollIntoView: true }),
    annotations: isExternal.of(true),
  });
};
