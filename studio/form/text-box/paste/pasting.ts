import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { formatMessage, words } from '../../../messages/messages.ts';
import { normalizeLine, normalizeText } from '../../../core/clean-text.ts';
import type { LostFormatting } from './plain-text.ts';
import { readPaste } from './read-paste.ts';

const said = words.form.pasted;

/** What was lost, in words; an empty text for nothing. */
const lossOf = (lost: readonly LostFormatting[], isRich: boolean): string => {
  const { lists, tables, listsInLine, tablesInLine } = said.lost;
  const inLine: Partial<Record<LostFormatting, string>> = isRich
    ? { lists, tables }
    : { lists: listsInLine, tables: tablesInLine };
  const names = lost.map((each) => inLine[each] ?? said.lost[each]);
  return names.length === 0 ? '' : formatMessage(said.without, { lost: names.join(', ') });
};

/**
 * Pastes and drops what other programs give: bold words, links and paragraphs where the field holds them.
 * @param isRich whether it does
 * @param report is called with what the field could not hold, in words; an empty text for nothing
 */
export const pasting = (isRich: boolean, report: (lost: string) => void): Extension => {
  const insert = (view: EditorView, data: DataTransfer | null): boolean => {
    const [html = '', text = ''] = ['text/html', 'text/plain'].map((type) => data?.getData(type));
    if (html === '' && text === '') return false;
    const read = readPaste({ html, text }, isRich);
    // An image that is copied on the web comes as HTML, too.
    if (read.text.trim() === '' && data?.types.includes('Files')) return false;
    view.dispatch(view.state.replaceSelection(read.text), { userEvent: 'input.paste', scrollIntoView: true });
    report(lossOf(read.lost, isRich));
    return true;
  };
  return [
    EditorView.domEventHandlers({
      paste: ({ clipboardData }, view) => insert(view, clipboardData),
      drop: (event, view) => {
        // Words that are dragged within the box are moved by the editor itself.
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
