import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { Box, Typography } from '@mui/material';
import { useCallback } from 'react';
import { mediaFolder } from '../../documents/read/site/picture-text.ts';
import { useDraft, useStudio, useTitleOf } from '../state/use-studio.ts';
import type { FileChange } from '../store/site-store.ts';
import { TitledDialog } from '../ui/dialogs.tsx';
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

const said = words.changes;

/** Everything that was changed since the opening, saved or not, document by document and line by line. */
export const ChangesDialog = ({ onClose }: { onClose: () => void }) => {
  const { texts } = useStudio();
  const titleOf = useTitleOf();
  useDraft();
  const unsaved = new Set(texts.unsaved().map(({ name }) => name));
  const changes = texts.changes();
  return (
    <TitledDialog title={said.title} maxWidth="md" leave={words.dialogs.close} onClose={onClose}>
      {changes.length === 0 && <Typography>{said.none}</Typography>}
      {changes.map(({ name, before, after }) => (
        <section key={name} aria-label={titleOf(name)}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {titleOf(name)}
          </Typography>
          <Typography variant="caption">
            {before === null ? said.added : after === null ? said.removed : said.changed} ·{' '}
            {unsaved.has(name) ? said.unsaved : said.saved}
          </Typography>
          {!name.startsWith(mediaFolder) && <ChangedText {...{ name, before, after }} />}
        </section>
      ))}
    </TitledDialog>
  );
};
