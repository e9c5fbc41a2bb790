import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { words } from '../../words/words.ts';
import { firstField } from './first-field.ts';
import { AddressInput } from './address-input.tsx';

/** A link in a text, or words that are to become one. */
export type LinkAt = { from: number; to: number; label: string; href: string | undefined };

type Props = {
  link: LinkAt;
  /** Tells what is to stand in the place of the link; nothing when the dialog was left. */
  onClose: (written?: string) => void;
};

/** Makes, changes or removes a link in a text. */
export const LinkDialog = ({ link, onClose }: Props) => {
  const [label, setLabel] = useState(link.label);
  const [href, setHref] = useState(link.href ?? '');
  const id = useId();
  const isDone = label.trim() !== '' && href !== '';
  return (
    <Dialog
      open
      onClose={() => onClose()}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      slotProps={firstField}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isDone) onClose(`[${label.replaceAll(/[[\]]/g, '')}](${href})`);
        }}
      >
        <DialogTitle id={id}>{words.form.link}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            label={words.form.linkWords}
            value={label}
            onChange={({ target }) => setLabel(target.value)}
            sx={{ mt: 1 }}
          />
          <AddressInput value={href} onChange={setHref} label={words.form.linkTarget} />
        </DialogContent>
        <DialogActions>
          {link.href !== undefined && (
            <Button color="inherit" onClick={() => onClose(label)} sx={{ mr: 'auto' }}>
              {words.form.removeLink}
            </Button>
          )}
          <Button onClick={() => onClose()}>{words.form.cancel}</Button>
          <Button type="submit" variant="contained" disableElevation disabled={!isDone}>
            {words.form.setLink}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
