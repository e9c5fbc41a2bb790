import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { mediaFolder } from '../store/picture-text.ts';
import { useDraft, useStudio } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { ChangedText } from './changed-text.tsx';

const kindOf = ({ before, after }: { before: string | null; after: string | null }): string => {
  if (before === null) return words.changes.added;
  return after === null ? words.changes.removed : words.changes.changed;
};

/** Everything that was changed since the opening, saved or not, document by document and line by line. */
export const ChangesDialog = ({ onClose }: { onClose: () => void }) => {
  const studio = useStudio();
  useDraft();
  const unsaved = new Set(studio.texts.unsaved().map(({ name }) => name));
  const changes = studio.texts.changes();
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="changes-title">
      <DialogTitle id="changes-title">{words.changes.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {changes.length === 0 && <Typography>{words.changes.none}</Typography>}
        {changes.map((change) => (
          <section key={change.name} aria-label={studio.shownName(change.name)}>
            <Typography variant="h3" component="h3" sx={{ overflowWrap: 'anywhere' }}>
              {studio.shownName(change.name)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {kindOf(change)} · {unsaved.has(change.name) ? words.changes.unsaved : words.changes.saved}
            </Typography>
            {!change.name.startsWith(mediaFolder) && <ChangedText {...change} />}
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{words.dialogs.close}</Button>
      </DialogActions>
    </Dialog>
  );
};
