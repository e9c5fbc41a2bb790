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
import { useLoaded } from '../core/use-run.ts';
import { openDocument } from '../state/open-document.ts';
import { useDocument, useObserved, useStudio, useTexts } from '../state/use-studio.ts';

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

/**
 * Returns the published texts of the site. They are read when `isNeeded` becomes true and again after each
 * publication; until then, or if reading fails, the result is `'unknown'`.
 */
const usePublished = (isNeeded: boolean): ReadonlyMap<string, string> | 'unknown' => {
  const { publishing, publications } = useStudio();
  const count = useObserved(publications);
  const read = async () => (isNeeded ? publishing?.version((await publishing.status()).base.id) : undefined);
  return useLoaded(read, [isNeeded, count]).value ?? 'unknown';
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

type PageProps = { file: string; isApplicable?: (visibility: PageVisibility) => boolean };

/**
 * A `DateAlert` that compares the local page of a file with the published one.
 * @param isApplicable whether to show the alert here, depending on the current visibility
 */
export const PageDateAlert = ({ file, isApplicable = () => true }: PageProps) => {
  const page = useDocument(file);
  const visibility = useVisibility()(file);
  const isShown = visibility !== undefined && isApplicable(visibility);
  const published = usePublished(isShown);
  if (!isShown) return null;
  const text = published === 'unknown' ? undefined : published.get(file);
  const before: PublishedPage =
    published === 'unknown' ? published : text && openDocument(`published ${file}`, text).value;
  return <DateAlert published={before} page={page} />;
};

/** Explains, next to a date field, when visitors see the page, section or notice, or how publishing would change that. */
export const DateHint = ({ file, path }: { file: string; path: Path }) => {
  const field = path.at(-1);
  const place = path.slice(0, -1);
  // Only pages are compared with the published version.
  const isOwn = (place.length > 0 || file.startsWith('_')) && field === 'unpublishAt';
  const document = useTexts((studio) => isOwn && studio.document(file)?.value);
  if (isOwn) return <DateAlert published={undefined} page={getIn(document, place)} />;
  return dateFields.some((each) => each === field) ? (
    <div role="status">
      {/* Shown only at one of the two dates, the decisive one. */}
      <PageDateAlert
        file={file}
        isApplicable={({ word }) => field === (word === 'before' ? 'publishAt' : 'unpublishAt')}
      />
    </div>
  ) : null;
};
