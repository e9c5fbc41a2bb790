import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  ListItemButton,
  ListItemText,
} from '@mui/material';
import { useState } from 'react';
import { TitledList } from '../layout/titled-list.tsx';
import { useTask } from '../site/use-task.ts';
import { mediaFolder } from '../store/picture-text.ts';
import { useChecked, usePictures, useStudio } from '../state/use-studio.ts';
import { fill, words } from '../words/words.ts';
import { PickPicture } from './pick-picture.tsx';
import { Thumbnail } from './thumbnail.tsx';

type Props = {
  name: string;
  /** The addresses of the pages that show it, once they are known. */
  pages: readonly string[] | undefined;
  back: () => void;
  onClose: () => void;
};

const said = words.pictures;

/** One picture: the pages that show it; another one takes its place on all of them, or it goes. */
export const PictureDialog = ({ name, pages, back, onClose }: Props) => {
  const { texts, view, notice } = useStudio();
  const pictures = usePictures();
  const { rendered } = useChecked();
  const [isReplacing, setReplacing] = useState(false);
  const { run, refusal } = useTask('replacePicture');
  const replace = async (to: string | undefined): Promise<void> => {
    setReplacing(false);
    const changes = to === undefined ? undefined : await run(name, to);
    if (!changes) return;
    texts.change(`replace ${name}`, changes);
    notice.set(fill(said.replaced, { name: to ?? '', former: name }));
    onClose();
  };
  if (isReplacing)
    return (
      <PickPicture
        title={fill(said.replaceTitle, { name })}
        pictures={[...pictures.keys()].sort().flatMap((each) => (each === name ? [] : { name: each }))}
        onClose={(to) => void replace(to)}
      />
    );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{name}</DialogTitle>
      <DialogContent>
        <Thumbnail name={name} maxHeight="50vh" />
        <TitledList title={pages?.length === 0 ? said.unused : said.pages}>
          {pages?.map((route) => (
            <li key={route}>
              <ListItemButton
                onClick={() => {
                  view.open(route);
                  onClose();
                }}
              >
                <ListItemText primary={rendered?.titles.get(route) ?? route} secondary={route} />
              </ListItemButton>
            </li>
          ))}
        </TitledList>
        {refusal && <Alert severity="error">{refusal}</Alert>}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={back}>{said.back}</Button>
        {pages?.length === 0 && (
          <Button
            color="error"
            onClick={() => texts.change(`remove ${name}`, new Map([[mediaFolder + name, null]]))}
          >
            {said.remove}
          </Button>
        )}
        {pages !== undefined && pages.length > 0 && (
          <Button variant="contained" disableElevation onClick={() => setReplacing(true)}>
            {said.replace}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
