import { Alert, Button } from '@mui/material';
import { valueAt, type Path } from '../../documents/read/document/path.ts';
import { useDraft, useObserved, useStudio } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { imageFields, type ImageField } from '../state/former-texts.ts';

const said = words.formerPicture;

type Props = { file: string; path: Path; value: unknown };

const isImageField = (name: unknown): name is ImageField => imageFields.some((each) => each === name);

const FormerNote = ({ file, path, value, field }: Props & { field: ImageField }) => {
  const studio = useStudio();
  useDraft();
  useObserved(studio.formerTexts);
  const src = valueAt(studio.document(file)?.value, [...path.slice(0, -1), 'src']);
  const isFormer =
    typeof src === 'string' &&
    typeof value === 'string' &&
    studio.formerTexts.isFormer({ src, field, text: value });
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
              onClick={() => studio.formerTexts.confirm(src, field, value)}
            >
              {said.fits}
            </Button>
          }
        >
          {said[field]}
        </Alert>
      )}
    </div>
  );
};

/** Says that a field beside an image still has what was written for the former one, until that is changed or confirmed. */
export const FormerPicture = ({ file, path, value }: Props) => {
  const field = path.at(-1);
  return isImageField(field) ? <FormerNote {...{ file, path, value, field }} /> : null;
};
