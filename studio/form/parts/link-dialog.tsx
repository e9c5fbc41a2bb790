import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../site/form-dialog.tsx';
import { words } from '../../words/words.ts';
import type { LinkAt } from '../text-box/rich-view.ts';
import { AddressInput } from './address-input.tsx';

type Props = {
  link: LinkAt;
  /** Tells what is to stand in the place of the link; nothing when the dialog was left. */
  onClose: (written?: string) => void;
};

/** Makes, changes or removes a link in a text. */
export const LinkDialog = ({ link, onClose }: Props) => {
  const [label, setLabel] = useState(link.label);
  const [href, setHref] = useState(link.href ?? '');
  return (
    <FormDialog
      title={words.form.link}
      action={words.form.setLink}
      isDisabled={label.trim() === '' || href === ''}
      maxWidth="xs"
      onSubmit={() => onClose(`[${label.replaceAll(/[[\]]/g, '')}](${href})`)}
      onClose={() => onClose()}
    >
      <TextField
        label={words.form.linkWords}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <AddressInput value={href} onChange={setHref} label={words.form.linkTarget} />
      {link.href !== undefined && (
        <Button color="inherit" onClick={() => onClose(label)} sx={{ alignSelf: 'start' }}>
          {words.form.removeLink}
        </Button>
      )}
    </FormDialog>
  );
};
