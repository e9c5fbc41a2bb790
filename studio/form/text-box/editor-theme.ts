import { EditorView } from '@codemirror/view';

const blue = '#1d5fd1';

/** Makes a text box look like the other inputs of the Studio. */
export const editorTheme = EditorView.theme({
  '&': { border: '1px solid #767d86', borderRadius: '6px', backgroundColor: '#fff', fontSize: '0.875rem' },
  '@media (pointer: coarse)': { '&': { fontSize: '1rem' } },
  '&:hover': { borderColor: '#1b1f24' },
  '&.cm-focused': { outline: `2px solid ${blue}`, outlineOffset: '-1px', borderColor: blue },
  '&:has([aria-invalid=true])': { borderColor: '#b3261e' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.5' },
  '.cm-content': { padding: '7px 12px', minHeight: '22px' },
  '.cm-line': { padding: '0' },
  '.cm-placeholder': { color: '#6a717a' },
  '.cm-chip': {
    backgroundColor: '#e3ecfb',
    color: '#123f8c',
    borderRadius: '4px',
    padding: '1px 5px',
    margin: '0 1px',
    cursor: 'default',
  },
  '.cm-bold': { fontWeight: '700' },
  '.cm-link': { color: blue, textDecoration: 'underline' },
  '.cm-target': { cursor: 'pointer' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', maxWidth: '90vw', maxHeight: 'none' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '6px 10px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: blue },
});
