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

/** Theme of the YAML editor. */
const theme: Extension = [
  syntaxHighlighting(defaultHighlightStyle),
  EditorView.lineWrapping,
  EditorView.theme({
    '&': { fontSize: '0.875rem', backgroundColor: '#fff', color: '#1b1f24' },
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

/** Editing of YAML with a theme; without a history, because undo belongs to the Studio. */
export const yamlEditing: Extension = [
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
