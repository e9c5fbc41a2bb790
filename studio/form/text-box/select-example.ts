import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { isUnfinished } from '../../../documents/read/site/unfinished.ts';

/** Selects an example text as a whole when its box gets the focus, also by a click, so that typing replaces it. */
export const selectExample = (): Extension => {
  let isNewlyFocused = false;
  const select = (_: Event, view: EditorView): void => {
    const { doc, selection } = view.state;
    if (isNewlyFocused && selection.main.empty && isUnfinished(doc.toString()))
      view.dispatch({ selection: { anchor: 0, head: doc.length } });
  };
  return EditorView.domEventHandlers({
    focus: (event, view) => {
      isNewlyFocused = true;
      select(event, view);
    },
    // The press of the mouse button that focused the box has placed the cursor.
    click: (event, view) => {
      select(event, view);
      isNewlyFocused = false;
    },
  });
};
