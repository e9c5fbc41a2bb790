import { Alert } from '@mui/material';
import { dateFields } from '../../documents/read/site/publication.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { useForm } from '../form/state/form.ts';
import { openDocument } from '../state/open-document.ts';
import { useDraft, useStudio } from '../state/use-studio.ts';
import { usePublished } from './use-published.ts';
import { useVisibility } from './use-visibility.ts';
import { nowFor, visibilityChange, type PublishedPage, type Visibility } from './visibility.ts';

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

/**
 * The same of the page of a file, compared with what is published.
 * @param isHere whether it is said here, by what its dates mean now
 */
export const PageDateAlert = ({
  file,
  isHere = () => true,
}: {
  file: string;
  isHere?: (visibility: Visibility) => boolean;
}) => {
  const studio = useStudio();
  useDraft();
  const visibility = useVisibility()(file);
  const published = usePublished(visibility !== undefined);
  if (!visibility || !isHere(visibility)) return null;
  const text = published === 'unknown' ? undefined : published.get(file);
  const before: PublishedPage =
    published === 'unknown' ? published : text && openDocument(`published ${file}`, text).value;
  return <DateAlert published={before} page={studio.document(file)?.value} />;
};

/** Says at the dates of a page what they do to a page that visitors see now, before it is published. */
export const DateNote = ({ path }: { path: Path }) => {
  const { file } = useForm();
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
