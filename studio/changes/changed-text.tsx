import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { Box } from '@mui/material';
import { useCallback } from 'react';
import type { FileChange } from '../store/site-store.ts';
import { words } from '../words/words.ts';
import { shownText } from '../yaml/line-ends.ts';
import { onlyRead } from '../yaml/text-editor.ts';

/** The lines of a document that have changed, those of before above those of now, and a few around them. */
export const ChangedText = ({ name, before, after }: FileChange) => {
  const open = useCallback(
    (parent: HTMLElement) => {
      const view = new EditorView({
        parent,
        doc: shownText(after ?? ''),
        extensions: [
          onlyRead(name),
          EditorView.editable.of(false),
          EditorState.phrases.of({ '$ unchanged lines': words.changes.unchanged }),
          unifiedMergeView({
            original: shownText(before ?? ''),
            mergeControls: false,
            collapseUnchanged: { margin: 2, minSize: 3 },
          }),
        ],
      });
      return () => view.destroy();
    },
    [name, before, after],
  );
  return <Box ref={open} sx={{ mt: 1, border: 1, borderColor: 'divider' }} />;
};
