import { Typography } from '@mui/material';
import { TitledDialog } from '../layout/titled-dialog.tsx';
import { mediaFolder } from '../../documents/read/site/picture-text.ts';
import { useTitleOf } from '../state/file-title.ts';
import { useDraft, useStudio } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { ChangedText } from './changed-text.tsx';

const said = words.changes;

/** Everything that was changed since the opening, saved or not, document by document and line by line. */
export const ChangesDialog = ({ onClose }: { onClose: () => void }) => {
  const { texts } = useStudio();
  const titleOf = useTitleOf();
  useDraft();
  const unsaved = new Set(texts.unsaved().map(({ name }) => name));
  const changes = texts.changes();
  return (
    <TitledDialog title={said.title} maxWidth="md" leave={words.dialogs.close} onClose={onClose}>
      {changes.length === 0 && <Typography>{said.none}</Typography>}
      {changes.map(({ name, before, after }) => (
        <section key={name} aria-label={titleOf(name)}>
          <Typography variant="h3" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {titleOf(name)}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {before === null ? said.added : after === null ? said.removed : said.changed} ·{' '}
            {unsaved.has(name) ? said.unsaved : said.saved}
          </Typography>
          {!name.startsWith(mediaFolder) && <ChangedText {...{ name, before, after }} />}
        </section>
      ))}
    </TitledDialog>
  );
};
