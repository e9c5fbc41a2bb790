import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { indentOnInput } from '@codemirror/language';
import { yaml } from '@codemirror/lang-yaml';
import { lintKeymap } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Edit } from '../../documents/edit/text/edits.ts';
import { showText, whenTyped } from '../form/text-box/shown-text.ts';
import type { Studio } from '../state/studio.ts';
import { changedText, shownText } from './line-ends.ts';
import { look } from './look.ts';

/** It has no undo of its own: that is the Studio's. */
const yamlEditing: Extension = [
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

const named = (name: string): Extension =>
  EditorView.contentAttributes.of({ 'aria-label': name, tabindex: '0' });

/** A text of YAML that can be read alone; the keyboard reaches it, since it may be scrolled. @param name what it is called */
export const onlyRead = (name: string): Extension => [
  lineNumbers(),
  yaml(),
  look,
  EditorState.readOnly.of(true),
  named(name),
];

type Options = {
  /** What it is called. */
  name: string;
  extensions: Extension;
};

/**
 * Opens an editor on the text of a document; line ends and all that is not touched stay as they are.
 * @returns the editor, and what closes it
 */
export const openText = (
  studio: Studio,
  file: string,
  parent: HTMLElement,
  { name, extensions }: Options,
) => {
  const { texts } = studio;
  const now = (): string => texts.snapshot().current.get(file) ?? '';
  let text = now();
  let steps = texts.snapshot().undone.length;
  const typed = whenTyped(({ changes, state }) => {
    const edits: Edit[] = [];
    changes.iterChanges((start, end, _from, _to, inserted) => {
      edits.push({ start, end, text: inserted.toString() });
    });
    text = changedText(text, edits, state.doc.toString());
    texts.change(`${file} yaml`, new Map([[file, text]]));
  });
  const doc = shownText(text);
  const view = new EditorView({ parent, doc, extensions: [yamlEditing, named(name), extensions, typed] });

  const show = (): void => {
    const { undone } = texts.snapshot();
    // Who takes a step back wants to see what it was.
    const goesThere = undone.length !== steps && view.hasFocus;
    steps = undone.length;
    if (now() === text) return;
    text = now();
    showText(view, shownText(text), goesThere);
  };
  const unsubscribe = texts.subscribe(show);
  const close = (): void => {
    unsubscribe();
    view.destroy();
  };
  return { view, close };
};
