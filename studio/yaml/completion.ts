import {
  autocompletion,
  pickedCompletion,
  startCompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import type { Extension } from '@codemirror/state';
import { kindOfFile } from '../form/field-kinds.ts';
import { unfinishedMark } from '../../documents/read/site/unfinished.ts';
import { cursorContext } from '../../documents/ide/cursor-context.ts';
import { completionsAt, type CompletionItem, type CompletionNames } from '../../documents/ide/completions.ts';

/** Inserts a completion and selects its first unfinished text. */
const take =
  (offer: CompletionItem) =>
  (view: EditorView, completion: Completion, from: number, to: number): void => {
    const column = from - view.state.doc.lineAt(from).from;
    const insert = offer.text.replaceAll('\n', `\n${' '.repeat(column)}`);
    const mark = insert.indexOf(unfinishedMark);
    const [words = ''] = mark < 0 ? [] : insert.slice(mark).split(/['"]?(?:\n| [,}\]]|$)/, 1);
    const anchor = from + (mark < 0 ? insert.length : mark);
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor, head: anchor + words.length },
      scrollIntoView: true,
      userEvent: 'input.complete',
      annotations: pickedCompletion.of(completion),
    });
    if (insert.endsWith(': ')) startCompletion(view);
  };

const shown = (offer: CompletionItem, index: number): Completion => ({
  label: offer.label,
  ...(offer.detail !== undefined && { detail: offer.detail }),
  ...(offer.description !== undefined && { info: offer.description }),
  apply: take(offer),
  // Keeps the order of the schema instead of sorting alphabetically.
  boost: -Math.min(index, 99),
});

/** Completes fields and values at the cursor. @param names returns the current names of the site */
export const completion = (file: string, names: () => CompletionNames): Extension => {
  const source = ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const text = state.doc.toString();
    const place = cursorContext(text, pos);
    if (!place) return null;
    const typed = text.slice(place.from, pos);
    if (!explicit && typed === '' && place.kind !== 'token') return null;
    const offers = completionsAt(kindOfFile(file), place, typed, names());
    if (offers.length === 0) return null;
    const { from, to } = place;
    return {
      from,
      to,
      options: offers.map(shown),
      validFor: typed.includes('#') ? /^[^#]*#\S*$/ : /^[^#\s{]*$/,
    };
  };
  return autocompletion({ override: [source], icons: false });
};
