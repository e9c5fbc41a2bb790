import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  useMediaQuery,
} from '@mui/material';
import { mediaFolder } from '../store/picture-text.ts';
import { useStudio } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';
import { TwoPictures } from './two-pictures.tsx';
import { TwoTexts } from './two-texts.tsx';

type Props = {
  file: string;
  /** What the store holds; null when it has been removed there. */
  stored: string | null;
  close: () => void;
};

/** Shows what is stored and what was written here, and lets the editor decide what stays. */
export const ConflictDialog = ({ file, stored, close }: Props) => {
  const studio = useStudio();
  const { texts } = studio;
  const isBeside = useMediaQuery('(min-width: 900px)');
  const decide = (text: string | null): void => {
    texts.decide(file, text);
    close();
  };
  const said = words.conflicts;
  return (
    <Dialog
      open
      fullScreen={!isBeside}
      fullWidth
      maxWidth="xl"
      onClose={close}
      aria-labelledby="conflict-title"
    >
      <DialogTitle id="conflict-title">{fill(said.title, { file: studio.shownName(file) })}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
        {stored === null && <DialogContentText>{said.removed}</DialogContentText>}
        {file.startsWith(mediaFolder) ? (
          <TwoPictures file={file} stored={stored} />
        ) : (
          <>
            {stored !== null && (
              <DialogContentText>{isBeside ? said.help : said.helpBelow}</DialogContentText>
            )}
            <TwoTexts key={`${stored} ${isBeside}`} file={file} stored={stored ?? ''} isBeside={isBeside} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={close}>{said.later}</Button>
        <Button variant="outlined" onClick={() => decide(stored)}>
          {said.takeStored}
        </Button>
        <Button
          variant="contained"
          disableElevation
          onClick={() => decide(texts.snapshot().current.get(file) ?? null)}
        >
          {said.keepYours}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
