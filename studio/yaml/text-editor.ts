import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { indentOnInput } from '@codemirror/language';
import { yaml } from '@codemirror/lang-yaml';
import { lintKeymap } from '@codemirror/lint';
import { Annotation, EditorState, type EditorStateConfig, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { diff } from '@codemirror/merge';
import type { Edit } from '../../documents/edit/text/edits.ts';
import { changedText, shownText } from './line-ends.ts';
import { look } from './look.ts';

/** Marks a change that was made elsewhere: in the form, by undo, in another window. */
const fromElsewhere = Annotation.define<boolean>();

/** What an editor of YAML is, wherever it stands. It has no undo of its own: that is the Studio's. */
export const yamlEditing: Extension = [
  lineNumbers(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  drawSelection(),
  EditorState.allowMultipleSelections.of(false),
  indentOnInput(),
  closeBrackets(),
  yaml(),
  look,
  // Tab is not among them: it leads on to what follows the editor.
  keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...defaultKeymap]),
];

type Options = {
  /** Puts the editor where it belongs. */
  open: (config: EditorStateConfig) => EditorView;
  text: string;
  extensions: Extension;
  /** Is given the whole text after it was changed here. */
  typed: (text: string) => void;
};

/** An editor on a text that is kept elsewhere; line ends and all that is not touched stay as they are. */
export class TextEditor {
  readonly view: EditorView;
  #text: string;

  constructor({ open, text, extensions, typed }: Options) {
    this.#text = text;
    const listener = EditorView.updateListener.of(({ docChanged, changes, transactions, state }) => {
      if (!docChanged || transactions.some((each) => each.annotation(fromElsewhere))) return;
      const edits: Edit[] = [];
      changes.iterChanges((start, end, _from, _to, inserted) => {
        edits.push({ start, end, text: inserted.toString() });
      });
      this.#text = changedText(this.#text, edits, state.doc.toString());
      typed(this.#text);
    });
    this.view = open({ doc: shownText(text), extensions: [yamlEditing, extensions, listener] });
  }

  /**
   * Shows another text by the smallest change, so that the cursor and what is on the screen stay.
   * @param goesThere whether the cursor goes to what has changed, as after undo
   */
  show(text: string, goesThere = false): void {
    if (text === this.#text) return;
    this.#text = text;
    const next = shownText(text);
    const changed = diff(this.view.state.doc.toString(), next, { scanLimit: 500 });
    const last = changed.at(-1);
    this.view.dispatch({
      changes: changed.map(({ fromA, toA, fromB, toB }) => ({
        from: fromA,
        to: toA,
        insert: next.slice(fromB, toB),
      })),
      ...(goesThere && last && { selection: { anchor: last.toB }, scrollIntoView: true }),
      annotations: fromElsewhere.of(true),
    });
  }
}
