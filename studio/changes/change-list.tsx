import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Change } from '../../documents/changes/list-changes.ts';
import { isDeepEqual } from '../../documents/read/document/path.ts';
import { mediaFolder, parseImageInfo } from '../../documents/read/site/serialize-image-info.ts';
import { words } from '../messages/messages.ts';
import { contentText, shortenToDifference } from '../naming/content-text.ts';
import type { FileChanges } from '../naming/file-changes.ts';
import { useStudio } from '../state/use-studio.ts';
import type { SiteStore } from '../store/site-store.ts';
import { Replacement } from '../ui/replacement.tsx';

const messages = words.changes;

/** Returns both values of a change as an editor sees them: text, or an image. */
export const showValues = (
  store: SiteStore,
  { file, before, after }: Change,
): Record<'before' | 'after', ReactNode> => {
  const name = file.slice(mediaFolder.length);
  const image = (text: unknown): ReactNode =>
    typeof text === 'string' && (
      <img
        src={store.pictureUrl(name, parseImageInfo(name, text).hash)}
        alt={name}
        style={{ maxWidth: '45%', maxHeight: '12rem', verticalAlign: 'middle' }}
      />
    );
  const [from, to] = file.startsWith(mediaFolder)
    ? [image(before), image(after)]
    : shortenToDifference(contentText(before), contentText(after));
  return { before: from || messages.nothing, after: to || messages.nothing };
};

/** Returns the description of a change of a whole document, whose values are too long to be listed. */
const describeWhole = ({ file, path, before, after }: Change): string | undefined => {
  if (path.length > 0 || file.startsWith(mediaFolder)) return undefined;
  if (before === undefined) return messages.added;
  if (after === undefined) return messages.removed;
  return isDeepEqual(before, after) ? messages.notes : messages.unreadable;
};

type Props = {
  files: readonly FileChanges[];
  /** Renders additional content, such as buttons, below the changes of a file. */
  renderTools?: (file: FileChanges) => ReactNode;
};

/** Lists the differences between two versions of the site by file: the place of each, its old and its new value. */
export const ChangeList = ({ files, renderTools }: Props) => {
  const { store } = useStudio();
  return files.map((each) => (
    <section key={each.file} aria-label={each.title}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {each.title}
      </Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, listStyleType: 'disc', overflowWrap: 'anywhere' }}>
        {each.changes.map((change, index) => (
          <li key={index}>
            {change.place !== '' && <Typography variant="caption">{change.place}</Typography>}
            {describeWhole(change) ?? <Replacement {...showValues(store, change)} />}
          </li>
        ))}
      </Box>
      {renderTools?.(each)}
    </section>
  ));
};

/** Whether a file is a page document. */
export const isPageFile = (file: string): boolean => !file.startsWith('_') && !file.startsWith(mediaFolder);
