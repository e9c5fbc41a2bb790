import { Button, Dialog, DialogActions, DialogContent, DialogTitle, type DialogProps } from '@mui/material';
import type { ReactNode } from 'react';
import { words } from '../words/words.ts';

export type TitledDialogProps = Pick<DialogProps, 'maxWidth'> & {
  title: string;
  /** The words of the button that leaves it. */
  leave?: string;
  /** The other buttons below. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

const focusFirst = (dialog: HTMLElement): void =>
  dialog.querySelector<HTMLElement>('input:not([type=file])')?.focus();

/** A dialog with its title above and its buttons below; its first field has the focus. */
export const TitledDialog = (props: TitledDialogProps) => {
  const { title, leave = words.dialogs.cancel, actions, onClose, children, maxWidth } = props;
  return (
    // At once: when it has faded in, somebody may be typing into another field already.
    <Dialog open maxWidth={maxWidth} onClose={onClose} slotProps={{ transition: { onEnter: focusFirst } }}>
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{leave}</Button>
        {actions}
      </DialogActions>
    </Dialog>
  );
};
