import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** How a text of YAML looks. */
export const look: Extension = [
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
    // The selection is drawn below the line and has to be seen through it.
    '.cm-activeLine': { backgroundColor: '#1d5fd112' },
    '.cm-activeLineGutter': { backgroundColor: '#dfe8f9' },
    '.cm-tooltip': { backgroundColor: '#fff', border: '1px solid #8a919b', maxWidth: 'min(26rem, 90vw)' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 8px', minHeight: '24px' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: '#1d5fd1' },
    '.cm-completionDetail': { color: 'inherit' },
    '.cm-completionInfo, .cm-explained': { padding: '6px 10px' },
    '.cm-explained p': { margin: '4px 0' },
    '.cm-explained pre': { margin: 0, whiteSpace: 'pre-wrap' },
    // The signs of its own are in few fonts.
    '.cm-collapsedLines::before, .cm-collapsedLines::after': { content: '"…"' },
    '.cm-deletedChunk .cm-deletedText': { backgroundColor: '#ffe3e0' },
    '.cm-diagnostic': { whiteSpace: 'normal' },
  }),
];
