import { Alert } from '@mui/material';
import { getIn, type Path } from '../../documents/read/document/path.ts';
import { useStudio, useTexts } from '../state/use-studio.ts';
import { type PageVisibility, describeVisibility, nowFor, visibilityOf } from './visibility.ts';

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

/** Explains when visitors see a page, a section or the notice; renders nothing if they always see it. */
export const DateAlert = ({ value }: { value: unknown }) => {
  const visibility = visibilityOf(value, nowFor(useStudio().document('_site.yaml')?.value));
  return (
    visibility && (
      <Alert severity={visibility.word === 'until' ? 'info' : 'warning'} role="presentation">
        {describeVisibility(visibility)}
      </Alert>
    )
  );
};

/** A `DateAlert` below the second of the two date fields of a page, a section or the notice. */
export const DateHint = ({ file, path }: { file: string; path: Path }) => {
  const isLastDate = path.at(-1) === 'unpublishAt';
  const document = useTexts((studio) => isLastDate && studio.document(file)?.value);
  return (
    isLastDate && (
      <div role="status">
        <DateAlert value={getIn(document, path.slice(0, -1))} />
      </div>
    )
  );
};
