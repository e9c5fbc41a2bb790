import { goToNextChunk, unifiedMergeView } from '@codemirror/merge';
import { Box, Button, DialogContentText, Stack } from '@mui/material';
import { useCallback } from 'react';
import { mediaFolder, parseImageInfo } from '../../documents/read/site/serialize-image-info.ts';
import { useDraft, useStudio, useTitleOf } from '../state/use-studio.ts';
import { TitledDialog } from '../ui/dialogs.tsx';
import { type Messages, formatMessage } from '../messages/messages.ts';
import { normalizeLineEnds } from '../yaml/line-ends.ts';
import { openText } from '../yaml/text-editor.ts';
import type { Except } from '../../schema/except.ts';

/** Labels of the two versions of a file in conflict, and of the buttons of the dialog. */
export type ConflictLabels = Except<Messages['conflicts'], 'says'>;

/**
 * Descriptions by kind of conflict: both sides changed the same lines or the same image, or one side removed the
 * file.
 */
export type ConflictMessages = Messages['conflicts']['says'];

/** `stored` is the content in the store, or null if the file was removed there. */
type Props = { file: string; stored: string | null; labels: ConflictLabels };

/** Shows the stored image next to the local one. */
const ImageComparison = ({ file, stored, labels }: Props) => {
  const { store } = useStudio();
  const name = file.slice(mediaFolder.length);
  const sides = [
    [labels.stored, stored],
    [labels.yours, useDraft().current.get(file)],
  ] as const;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      {sides.map(([side, text]) => (
        <figure key={side} style={{ margin: 0, flex: '1 1 16rem' }}>
          <figcaption>{side}</figcaption>
          {text && (
            <img
              src={store.pictureUrl(name, parseImageInfo(name, text).hash)}
              alt={side}
              style={{ maxWidth: '100%', maxHeight: '50vh' }}
            />
          )}
        </figure>
      ))}
    </Stack>
  );
};

/** Editor of the local text; the stored lines are shown above the lines that differ. */
const TextComparison = ({ file, stored, labels }: Props) => {
  const studio = useStudio();
  const open = useCallback(
    (parent: HTMLElement) => {
      const original = normalizeLineEnds(stored ?? '');
      const extensions = unifiedMergeView({ original, mergeControls: false });
      const { view, close } = openText(studio, file, parent, { name: labels.yours, extensions });
      goToNextChunk(view);
      return close;
    },
    [studio, file, stored, labels],
  );
  return <Box ref={open} sx={{ minHeight: '12rem', overflow: 'auto', border: 1, borderColor: 'divider' }} />;
};

type DialogProps = Props & { decide: (text: string | null) => void; onClose: () => void };

/** Compares the stored version of a file with the local one and lets the editor choose or edit the result. */
export const ConflictDialog = ({ file, stored, labels, decide, onClose }: DialogProps) => {
  const { texts } = useStudio();
  const titleOf = useTitleOf();
  const finish = (text: string | null): void => {
    decide(text);
    onClose();
  };
  const isImage = file.startsWith(mediaFolder);
  const { current } = useDraft();
  const isRemovedHere = !current.has(file);
  const help = isImage ? '' : labels.help;
  return (
    <TitledDialog
      title={formatMessage(labels.title, { file: titleOf(file) })}
      maxWidth="xl"
      leave={labels.later}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={() => finish(stored)}>
            {labels.takeStored}
          </Button>
          <Button variant="contained" onClick={() => finish(texts.snapshot().current.get(file) ?? null)}>
            {labels.keepYours}
          </Button>
        </>
      }
    >
      <DialogContentText>
        {stored === null ? labels.removed : isRemovedHere ? labels.gone : help}
      </DialogContentText>
      {isImage ? (
        <ImageComparison {...{ file, stored, labels }} />
      ) : (
        <TextComparison {...{ file, stored, labels }} />
      )}
    </TitledDialog>
  );
};
