import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { defaultHighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
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
import { showText, onUserInput } from '../form/text-box/unwrap-text.ts';
import type { Studio } from '../state/studio.ts';
import { applyEditorEdits, normalizeLineEnds } from './line-ends.ts';

/** Theme of the YAML editor. */
const theme: Extension = [
  syntaxHighlighting(defaultHighlightStyle),
  EditorView.lineWrapping,
  EditorView.theme({
    '&': { fontSize: '13px', backgroundColor: '#fff', color: '#1b1f24' },
    '&.cm-focused': { outline: '2px solid #1d5fd1', outlineOffset: '-2px' },
    '.cm-scroller': {
      fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
      lineHeight: '1.6',
    },
    '.cm-gutters': { backgroundColor: '#f3f4f6', color: '#565d66', borderRight: '1px solid #d5d9df' },
    // The selection is drawn below the active line and must remain visible through it.
    '.cm-activeLine': { backgroundColor: '#1d5fd112' },
    '.cm-activeLineGutter': { backgroundColor: '#dfe8f9' },
    '.cm-tooltip': { backgroundColor: '#fff', border: '1px solid #8a919b', maxWidth: 'min(26rem, 90vw)' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 8px', minHeight: '24px' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: '#1d5fd1' },
    '.cm-completionDetail': { color: 'inherit' },
    '.cm-completionInfo': { padding: '6px 10px' },
    '.cm-diagnostic': { whiteSpace: 'normal' },
  }),
];

/** Has no history extension, because undo belongs to the Studio. */
const yamlEditing: Extension = [
  lineNumbers(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  drawSelection(),
  EditorState.allowMultipleSelections.of(false),
  indentOnInput(),
  closeBrackets(),
  yaml(),
  theme,
  // Tab is not bound, so that keyboard users can leave the editor.
  keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...defaultKeymap]),
];

/**
 * Opens a YAML editor for a document; text that is not edited keeps its line endings.
 * @returns the editor view and a function that closes it
 */
export const openText = (studio: Studio, file: string, parent: HTMLElement, extensions: Extension) => {
  const { texts } = studio;
  const currentText = (): string => texts.snapshot().current.get(file) ?? '';
  let text = currentText();
  let undoneCount = texts.snapshot().undone.length;
  const inputListener = onUserInput(({ changes, state }) => {
    const edits: Edit[] = [];
    changes.iterChanges((start, end, _from, _to, inserted) => {
      edits.push({ start, end, text: inserted.toString() });
    });
    text = applyEditorEdits(text, edits, state.doc.toString());
    texts.change(`${file} yaml`, new Map([[file, text]]));
  });
  const doc = normalizeLineEnds(text);
  const view = new EditorView({
    parent,
    doc,
    extensions: [yamlEditing, extensions, inputListener],
  });

  const show = (): void => {
    const { undone } = texts.snapshot();
    // After undo or redo the cursor moves to the change.
    const isUndoHere = undone.length !== undoneCount && view.hasFocus;
    undoneCount = undone.length;
    if (currentText() === text) return;
    text = currentText();
    showText(view, normalizeLineEnds(text), isUndoHere);
  };
  const unsubscribe = texts.subscribe(show);
  const close = (): void => {
    unsubscribe();
    view.destroy();
  };
  return { view, close };
};
