import { Button, type ButtonProps } from '@mui/material';
import { useState, type ComponentType } from 'react';

type Props = Pick<ButtonProps, 'sx'> & { label: string; dialog: ComponentType<{ onClose: () => void }> };

/** A button that opens a dialog. */
export const DialogButton = ({ label, dialog: Dialog, sx }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} sx={{ flex: 'none', ...sx }}>
        {label}
      </Button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
};
