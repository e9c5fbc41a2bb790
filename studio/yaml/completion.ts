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
const insertItem =
  (item: CompletionItem) =>
  (view: EditorView, completion: Completion, from: number, to: number): void => {
    const column = from - view.state.doc.lineAt(from).from;
    const insert = item.text.replaceAll('\n', `\n${' '.repeat(column)}`);
    const markStart = insert.indexOf(unfinishedMark);
    const [words = ''] = markStart < 0 ? [] : insert.slice(markStart).split(/['"]?(?:\n| [,}\]]|$)/, 1);
    const anchor = from + (markStart < 0 ? insert.length : markStart);
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor, head: anchor + words.length },
      scrollIntoView: true,
      userEvent: 'input.complete',
      annotations: pickedCompletion.of(completion),
    });
    if (insert.endsWith(': ')) startCompletion(view);
  };

const toCompletion = (item: CompletionItem, index: number): Completion => ({
  label: item.label,
  ...(item.detail !== undefined && { detail: item.detail }),
  ...(item.description !== undefined && { info: item.description }),
  apply: insertItem(item),
  // Keeps the items in the order of the schema, instead of sorting them alphabetically.
  boost: -Math.min(index, 99),
});

/** Completes fields and values at the cursor. @param names returns the current names of the site */
export const completion = (file: string, names: () => CompletionNames): Extension => {
  const source = ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const text = state.doc.toString();
    const context = cursorContext(text, pos);
    if (!context) return null;
    const typed = text.slice(context.from, pos);
    if (!explicit && typed === '' && context.kind !== 'token') return null;
    const items = completionsAt(kindOfFile(file), context, typed, names());
    if (items.length === 0) return null;
    const { from, to } = context;
    return {
      from,
      to,
      options: items.map(toCompletion),
      validFor: typed.includes('#') ? /^[^#]*#\S*$/ : /^[^#\s{]*$/,
    };
  };
  return autocompletion({ override: [source], icons: false });
};
