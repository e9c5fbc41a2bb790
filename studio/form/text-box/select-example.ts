import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { isUnfinished } from '../../../documents/read/site/unfinished.ts';

const select = (view: EditorView): void => {
  const { doc } = view.state;
  if (isUnfinished(doc.toString())) view.dispatch({ selection: { anchor: 0, head: doc.length } });
};

/** Selects an example text as a whole when its box gets the focus, also by a click, so that typing replaces it. */
export const selectExample = (): Extension => {
  let isNewlyFocused = false;
  return EditorView.domEventHandlers({
    focus: (_, view) => {
      isNewlyFocused = true;
      // The browser places the cursor after this event.
      requestAnimationFrame(() => select(view));
    },
    click: (_, view) => {
      if (isNewlyFocused && view.state.selection.main.empty) select(view);
      isNewlyFocused = false;
    },
  });
};
