import { goToNextChunk, unifiedMergeView } from '@codemirror/merge';
import { Box, Button, DialogContentText, Stack } from '@mui/material';
import { useCallback } from 'react';
import { mediaFolder, parseImageInfo } from '../../documents/read/site/serialize-image-info.ts';
import { useDraft, useStudio, useTitleOf } from '../state/use-studio.ts';
import { TitledDialog } from '../ui/dialogs.tsx';
import { type Messages, formatMessage } from '../messages/messages.ts';
import { normalizeLineEnds } from '../yaml/line-ends.ts';
import { openText } from '../yaml/text-editor.ts';

/** Labels of the two versions of a file in conflict, and of the buttons of the dialog. */
export type ConflictLabels = Omit<Messages['conflicts'], 'says'>;

/**
 * Descriptions by kind of conflict: both sides changed the same lines or the same image, or one side removed the
 * file.
 */
export type ConflictMessages = Messages['conflicts']['says'];

/** `stored` is the content in the store, or null if the file was removed there. */
type Props = { file: string; stored: string | null; said: ConflictLabels };

/** Shows the stored image next to the local one. */
const TwoPictures = ({ file, stored, said }: Props) => {
  const { store } = useStudio();
  const name = file.slice(mediaFolder.length);
  const sides = [
    [said.stored, stored],
    [said.yours, useDraft().current.get(file)],
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
const TwoTexts = ({ file, stored, said }: Props) => {
  const studio = useStudio();
  const open = useCallback(
    (parent: HTMLElement) => {
      const original = normalizeLineEnds(stored ?? '');
      const extensions = unifiedMergeView({ original, mergeControls: false });
      const { view, close } = openText(studio, file, parent, { name: said.yours, extensions });
      goToNextChunk(view);
      return close;
    },
    [studio, file, stored, said],
  );
  return <Box ref={open} sx={{ minHeight: '12rem', overflow: 'auto', border: 1, borderColor: 'divider' }} />;
};

type DialogProps = Props & { decide: (text: string | null) => void; onClose: () => void };

/** Compares the stored version of a file with the local one and lets the editor choose or edit the result. */
export const ConflictDialog = ({ file, stored, said, decide, onClose }: DialogProps) => {
  const { texts } = useStudio();
  const titleOf = useTitleOf();
  const end = (text: string | null): void => {
    decide(text);
    onClose();
  };
  const isPicture = file.startsWith(mediaFolder);
  const { current } = useDraft();
  const isGone = !current.has(file);
  const help = isPicture ? '' : said.help;
  return (
    <TitledDialog
      title={formatMessage(said.title, { file: titleOf(file) })}
      maxWidth="xl"
      leave={said.later}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={() => end(stored)}>
            {said.takeStored}
          </Button>
          <Button variant="contained" onClick={() => end(texts.snapshot().current.get(file) ?? null)}>
            {said.keepYours}
          </Button>
        </>
      }
    >
      <DialogContentText>{stored === null ? said.removed : isGone ? said.gone : help}</DialogContentText>
      {isPicture ? <TwoPictures {...{ file, stored, said }} /> : <TwoTexts {...{ file, stored, said }} />}
    </TitledDialog>
  );
};
