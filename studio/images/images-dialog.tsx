import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useLoaded, useRun } from '../core/use-run.ts';
import { TitledDialog } from '../ui/dialogs.tsx';
import { PageList } from '../problems/location-list.tsx';
import { useDraft, usePictures, useStudio } from '../state/use-studio.ts';
import { mediaFolder } from '../../documents/read/site/serialize-image-info.ts';
import { selectPlural, formatMessage, words } from '../messages/messages.ts';
import { ImagePicker, Thumbnail } from './image-picker.tsx';

const messages = words.pictures;

type ImageDialogProps = {
  name: string;
  /** Routes of the pages that show the image; undefined while loading. */
  pages: readonly string[] | undefined;
  back: () => void;
  onClose: () => void;
};

/** Details of one image: the pages that show it, and buttons to replace it everywhere or, if unused, to remove it. */
const ImageDialog = ({ name, pages, back, onClose }: ImageDialogProps) => {
  const { checking, texts, notice } = useStudio();
  const [isReplacing, setReplacing] = useState(false);
  const { run, failure } = useRun();
  const replace = async (to: string | undefined): Promise<void> => {
    setReplacing(false);
    if (to === undefined) return;
    const changes = await run(() => checking.site.replacePicture(name, to));
    if (!changes) return;
    texts.change(`replace ${name}`, changes);
    notice.set({ text: formatMessage(messages.replaced, { name: to, former: name }) });
    onClose();
  };
  const remove = (): void => texts.change(`remove ${name}`, new Map([[mediaFolder + name, null]]));
  if (isReplacing)
    return (
      <ImagePicker
        title={formatMessage(messages.replaceTitle, { name })}
        except={name}
        onClose={(to) => void replace(to)}
      />
    );
  return (
    <TitledDialog
      title={name}
      onClose={onClose}
      actions={
        <>
          <Button onClick={back}>{messages.back}</Button>
          {pages?.length === 0 ? (
            <Button color="error" onClick={remove}>
              {messages.remove}
            </Button>
          ) : (
            <Button variant="contained" disabled={!pages} onClick={() => setReplacing(true)}>
              {messages.replace}
            </Button>
          )}
        </>
      }
    >
      <div>
        <Thumbnail name={name} maxHeight="50vh" />
      </div>
      {pages?.length === 0 && <Typography>{messages.unused}</Typography>}
      <PageList title={messages.pages} routes={pages ?? []} onOpen={onClose} />
      {failure && <Alert severity="error">{failure}</Alert>}
    </TitledDialog>
  );
};

/** All images of the site with the number of pages that show each; unused images come first. */
export const PicturesDialog = ({ onClose }: { onClose: () => void }) => {
  const pictures = usePictures();
  const { current } = useDraft();
  const { checking } = useStudio();
  const [chosen, setChosen] = useState<string>();
  const { value } = useLoaded(() => checking.site.pagesOfPictures(), [current]);
  const pagesOf = (name: string): string[] => [...(value?.get(name) ?? [])];
  if (chosen !== undefined && pictures.has(chosen))
    return (
      <ImageDialog
        name={chosen}
        pages={value && pagesOf(chosen)}
        back={() => setChosen(undefined)}
        onClose={onClose}
      />
    );
  const { onOne, onMany } = words.rail;
  const all = [...pictures.keys()].sort().map((id) => {
    const count = pagesOf(id).length;
    return { id, count, purpose: value && selectPlural(count, onOne, onMany, messages.unused) };
  });
  return (
    <ImagePicker
      title={messages.title}
      choices={all.sort((a, b) => Number(a.count > 0) - Number(b.count > 0))}
      onClose={(name) => (name === undefined ? onClose() : setChosen(name))}
    />
  );
};
