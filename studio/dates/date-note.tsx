import { Alert } from '@mui/material';
import { dateFields } from '../../documents/read/site/publication.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { useForm } from '../form/state/form.ts';
import { openDocument } from '../state/open-document.ts';
import { useDraft, useStudio } from '../state/use-studio.ts';
import { usePublished } from './use-published.ts';
import { nowFor, visibilityChange, visibilityOf, type PublishedPage } from './visibility.ts';

type Props = {
  /** The page as it is published, and as it is here. */
  published: PublishedPage;
  page: unknown;
};

/** What publishing a page changes about when visitors see it; nothing when they see it now and always. */
export const DateAlert = ({ published, page }: Props) => {
  const change = visibilityChange(published, page, nowFor(useStudio().document('_site.yaml')?.value));
  return (
    change && (
      <Alert severity={change.severity} role="presentation">
        {change.text}
      </Alert>
    )
  );
};

const Note = ({ field }: { field: string }) => {
  const studio = useStudio();
  const { file } = useForm();
  useDraft();
  const value = studio.document(file)?.value;
  const now = nowFor(studio.document('_site.yaml')?.value);
  const visibility = visibilityOf(value, now);
  const published = usePublished(visibility !== undefined);
  // It is said once, at the date that decides.
  const isHere = visibility && field === (visibility.word === 'before' ? 'publishAt' : 'unpublishAt');
  const text = published === 'unknown' ? undefined : published.get(file);
  const before = published === 'unknown' ? published : text && openDocument(`published ${file}`, text).value;
  return <div role="status">{isHere && <DateAlert published={before} page={value} />}</div>;
};

/** Says at the dates of a page what they do to a page that visitors see now, before it is published. */
export const DateNote = ({ path }: { path: Path }) => {
  const [field, ...rest] = path;
  return rest.length === 0 && dateFields.some((each) => each === field) ? (
    <Note field={String(field)} />
  ) : null;
};
