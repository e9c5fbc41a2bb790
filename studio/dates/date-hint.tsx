import { Alert, Button } from '@mui/material';
import { getChild, getIn, type Path } from '../../documents/read/document/path.ts';
import { words } from '../messages/messages.ts';
import { useStudio, useTexts } from '../state/use-studio.ts';
import { type PageVisibility, describeVisibility, draftUntil, nowFor, visibilityOf } from './visibility.ts';

/**
 * Returns a function that computes when the page or shared section of a file is visible. Parses only documents that
 * contain dates.
 */
export const useVisibility = (): ((file: string) => PageVisibility | undefined) => {
  const studio = useStudio();
  const now = nowFor(studio.document('_site.yaml')?.value);
  return (file) => {
    const text = studio.texts.snapshot().current.get(file);
    const hasDates = text !== undefined && /publishAt/i.test(text);
    return hasDates ? visibilityOf(studio.document(file)?.value, now) : undefined;
  };
};

type Props = { value: unknown; name?: string };

/**
 * Explains when visitors see a page, a section or the notice; renders nothing if they always see it.
 * @param name its name, where it is not clear what is meant
 */
export const DateAlert = ({ value, name }: Props) => {
  const visibility = visibilityOf(value, nowFor(useStudio().document('_site.yaml')?.value));
  return (
    visibility && (
      <Alert severity={['until', 'draft'].includes(visibility.word) ? 'info' : 'warning'} role="presentation">
        {describeVisibility(visibility, name)}
      </Alert>
    )
  );
};

type HintProps = { file: string; path: Path; remove: (path: Path) => void };

/**
 * A `DateAlert` below the second of the two date fields of a page, a section or the notice, with a button that ends a
 * draft. @param remove removes a field
 */
export const DateHint = ({ file, path, remove }: HintProps) => {
  const isLastDate = path.at(-1) === 'unpublishAt';
  const document = useTexts((studio) => isLastDate && studio.document(file)?.value);
  const value = getIn(document, path.slice(0, -1));
  const publishAt = [...path.slice(0, -1), 'publishAt'];
  return (
    isLastDate && (
      <div role="status">
        <DateAlert value={value} />
        {getChild(value, 'publishAt') === draftUntil && (
          <Button
            variant="outlined"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => remove(publishAt)}
          >
            {words.dates.endDraft}
          </Button>
        )}
      </div>
    )
  );
};
