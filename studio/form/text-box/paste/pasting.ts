import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { normalizeLine, normalizeText } from '../../../core/clean-text.ts';
import { readPaste } from './read-paste.ts';

/**
 * Handles paste and drop of formatted text.
 * @param isRich whether the field supports paragraphs, bold text and links
 * @param onLost called if formatting was lost
 */
export const pasting = (isRich: boolean, onLost: () => void): Extension => {
  const insert = (view: EditorView, data: DataTransfer | null): boolean => {
    const [html = '', text = ''] = ['text/html', 'text/plain'].map((type) => data?.getData(type));
    if (html === '' && text === '') return false;
    const read = readPaste({ html, text }, isRich);
    // A copied image is not pasted as text, although browsers add HTML to it.
    if (read.text.trim() === '' && data?.types.includes('Files')) return false;
    view.dispatch(view.state.replaceSelection(read.text), { userEvent: 'input.paste', scrollIntoView: true });
    if (read.isLost) onLost();
    return true;
  };
  return [
    EditorView.domEventHandlers({
      paste: ({ clipboardData }, view) => insert(view, clipboardData),
      drop: (event, view) => {
        // CodeMirror itself moves text that is dragged within the box.
        if (event.dataTransfer?.types.includes('text/html') !== true) return false;
        const place = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.doc.length;
        view.dispatch({ selection: { anchor: place } });
        view.focus();
        return insert(view, event.dataTransfer);
      },
    }),
    EditorView.clipboardInputFilter.of(isRich ? normalizeText : normalizeLine),
  ];
};
