import { Alert } from '@mui/material';
import type { Path } from '../../documents/read/document/path.ts';
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
import { useDraft, useObserved, useStudio } from '../state/use-studio.ts';

/** Says when visitors see the page of a file; only documents that have dates are read. */
export const useVisibility = (): ((file: string) => PageVisibility | undefined) => {
  const studio = useStudio();
  const now = nowFor(studio.document('_site.yaml')?.value);
  return (file) => {
    const text = studio.texts.snapshot().current.get(file);
    const hasDates = text !== undefined && /publishAt/i.test(text) && !file.startsWith('_');
    return hasDates ? visibilityOf(studio.document(file)?.value, now) : undefined;
  };
};

/**
 * The texts of the site as they are published, read once they are wanted and again after each publication; `'unknown'`
 * until they are there, or when they cannot be read: then it is said what holds in both cases.
 */
const usePublished = (isWanted: boolean): ReadonlyMap<string, string> | 'unknown' => {
  const { publishing, publications } = useStudio();
  const count = useObserved(publications);
  const read = async () => {
    const { base } = isWanted ? await publishing.status() : {};
    return base && publishing.version(base.id);
  };
  return useLoaded(read, [isWanted, count]).value ?? 'unknown';
};

type Props = {
  /** The page as it is published, and as it is here. */
  published: PublishedPage;
  page: unknown;
};

/** What publishing a page changes about when visitors see it; nothing when they see it now and always. */
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

/**
 * The same of the page of a file, compared with what is published.
 * @param isHere whether it is said here, by what its dates mean now
 */
export const PageDateAlert = ({
  file,
  isHere = () => true,
}: {
  file: string;
  isHere?: (visibility: PageVisibility) => boolean;
}) => {
  const studio = useStudio();
  useDraft();
  const visibility = useVisibility()(file);
  const isShown = visibility !== undefined && isHere(visibility);
  const published = usePublished(isShown);
  if (!isShown) return null;
  const text = published === 'unknown' ? undefined : published.get(file);
  const before: PublishedPage =
    published === 'unknown' ? published : text && openDocument(`published ${file}`, text).value;
  return <DateAlert published={before} page={studio.document(file)?.value} />;
};

/** Says at the dates of a page what they do to a page that visitors see now, before it is published. */
export const DateHint = ({ file, path }: { file: string; path: Path }) => {
  const [field, ...rest] = path;
  return rest.length === 0 && dateFields.some((each) => each === field) ? (
    <div role="status">
      {/* It is said once, at the date that decides. */}
      <PageDateAlert
        file={file}
        isHere={({ word }) => field === (word === 'before' ? 'publishAt' : 'unpublishAt')}
      />
    </div>
  ) : null;
};
