import { unifiedMergeView } from '@codemirror/merge';
import { yaml } from '@codemirror/lang-yaml';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { FileChange } from '../store/site-store.ts';
import { shownText } from '../yaml/line-ends.ts';
import { words } from '../words/words.ts';
import { look } from '../yaml/look.ts';

/** The lines of a document that have changed, those of before above those of now, and a few around them. */
export const ChangedText = ({ name, before, after }: FileChange) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const view = new EditorView({
      parent: place.current,
      doc: shownText(after ?? ''),
      extensions: [
        lineNumbers(),
        yaml(),
        look,
        EditorState.readOnly.of(true),
        EditorView.editable.of(false),
        // It may be scrolled, so the keyboard has to reach it.
        EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': name }),
        EditorState.phrases.of({ '$ unchanged lines': words.changes.unchanged }),
        unifiedMergeView({
          original: shownText(before ?? ''),
          mergeControls: false,
          collapseUnchanged: { margin: 2, minSize: 3 },
        }),
      ],
    });
    return () => view.destroy();
  }, [name, before, after]);
  return <Box ref={place} sx={{ mt: 1, border: 1, borderColor: 'divider' }} />;
};
