import { Alert, Button } from '@mui/material';
import { getIn, type Path } from '../../documents/read/document/path.ts';
import { useObserved, useStudio } from '../state/use-studio.ts';
import { words } from '../messages/messages.ts';
import { imageFields } from '../state/stale-image-texts.ts';

const messages = words.formerPicture;

type Props = { file: string; path: Path; value: unknown };

/** Warns that a text next to an image was written for the previous image, until the text is changed or confirmed. */
export const StaleImageTextAlert = ({ file, path, value }: Props) => {
  const studio = useStudio();
  useObserved(studio.staleImageTexts);
  const field = imageFields.find((each) => each === path.at(-1));
  if (!field) return null;
  const src = getIn(studio.document(file)?.value, [...path.slice(0, -1), 'src']);
  const isFormer =
    typeof src === 'string' &&
    typeof value === 'string' &&
    studio.staleImageTexts.isStale({ src, field, text: value });
  return (
    <div role="status">
      {isFormer && (
        <Alert
          severity="warning"
          role="presentation"
          action={
            <Button
              color="inherit"
              sx={{ whiteSpace: 'nowrap' }}
              onClick={() => studio.staleImageTexts.confirm(src, field, value)}
            >
              {messages.fits}
            </Button>
          }
        >
          {messages[field]}
        </Alert>
      )}
    </div>
  );
};
