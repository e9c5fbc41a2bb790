import { Alert } from '@mui/material';
import { getIn, type Path } from '../../documents/read/document/path.ts';
import { dateFields } from '../../documents/read/site/publication.ts';
import {
  type PublishedPage,
  type PageVisibility,
  nowFor,
  diffVisibility,
  visibilityOf,
} from './visibility.ts';
import { useDocument, useStudio, useTexts } from '../state/use-studio.ts';

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

type Props = {
  /** The values of the page document: as published, and with the local changes. */
  published: PublishedPage;
  page: unknown;
};

/** Explains how publishing a page would change its visibility; renders nothing if the page is always visible. */
export const DateAlert = ({ published, page }: Props) => {
  const change = diffVisibility(published, page, nowFor(useStudio().document('_site.yaml')?.value));
  return (
    change && (
      <Alert severity={change.severity} role="presentation">
        {change.text}
      </Alert>
    )
  );
};

/** A `DateAlert` about the local page of a file, which may be published or not. */
export const PageDateAlert = ({ file }: { file: string }) => (
  <DateAlert published="unknown" page={useDocument(file)} />
);

/** Explains, next to the decisive one of two date fields, when visitors see the page, section or notice. */
export const DateHint = ({ file, path }: { file: string; path: Path }) => {
  const [place, field] = [path.slice(0, -1), path.at(-1)];
  const isDate = dateFields.some((each) => each === field);
  const document = useTexts((studio) => isDate && studio.document(file)?.value);
  const studio = useStudio();
  if (!isDate) return null;
  const value = getIn(document, place);
  const visibility = visibilityOf(value, nowFor(studio.document('_site.yaml')?.value));
  const isPage = place.length === 0 && !file.startsWith('_');
  return (
    <div role="status">
      {field === (visibility?.word === 'before' ? 'publishAt' : 'unpublishAt') && (
        <DateAlert published={isPage ? 'unknown' : undefined} page={value} />
      )}
    </div>
  );
};
