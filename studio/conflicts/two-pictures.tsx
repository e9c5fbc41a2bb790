import { Stack } from '@mui/material';
import { mediaFolder, readPictureText } from '../store/picture-text.ts';
import { useDraft, useStudio } from '../state/use-studio.ts';
import { words } from '../words/words.ts';

/** What is stored of a picture and what was put in its place here. */
export const TwoPictures = ({ file, stored }: { file: string; stored: string | null }) => {
  const { store } = useStudio();
  const name = file.slice(mediaFolder.length);
  const sides = [
    { text: stored, said: words.conflicts.stored },
    { text: useDraft().current.get(file) ?? null, said: words.conflicts.yours },
  ];
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      {sides.map(({ text, said }) => (
        <figure key={said} style={{ margin: 0, flex: '1 1 16rem' }}>
          <figcaption>{said}</figcaption>
          {text !== null && (
            <img
              src={store.pictureUrl(name, readPictureText(name, text).hash)}
              alt={said}
              style={{ maxWidth: '100%', maxHeight: '50vh' }}
            />
          )}
        </figure>
      ))}
    </Stack>
  );
};
