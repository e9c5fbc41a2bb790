import type { LucideIconData } from '@lucide/icons';
import plus from '@lucide/icons/icons/plus';
import { Button, type ButtonProps, IconButton, type IconButtonProps, Tooltip } from '@mui/material';
import { type ComponentType, useState } from 'react';
import { ErrorBoundary } from './boundary.tsx';
import { LineIcon } from '../../renderer/parts/line-icon.tsx';
import { onFirstClick } from './section-tools.ts';
import { formatMessage, words } from '../messages/messages.ts';

type Props = Pick<IconButtonProps, 'id' | 'disabled' | 'onClick'> & {
  label: string;
  icon: LucideIconData;
};

/** An icon button with its label as tooltip and accessible name. */
export const ToolButton = ({ label, icon, ...props }: Props) => (
  <Tooltip title={label}>
    {/* Disabled buttons fire no pointer events, so the tooltip needs a wrapper. */}
    <span>
      <IconButton size="small" aria-label={label} {...props}>
        <LineIcon icon={icon} size={16} />
      </IconButton>
    </span>
  </Tooltip>
);

type DialogButtonProps = Pick<ButtonProps, 'sx' | 'disabled'> & {
  label: string;
  dialog: ComponentType<{ onClose: () => void }>;
};

/** A button that opens a dialog. */
export const DialogButton = ({ label, dialog: Dialog, sx, ...props }: DialogButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" {...props} onClick={() => setOpen(true)} sx={{ flex: 'none', ...sx }}>
        {label}
      </Button>
      <ErrorBoundary>{isOpen && <Dialog onClose={() => setOpen(false)} />}</ErrorBoundary>
    </>
  );
};

/** A button that adds an item. */
export const AddButton = (props: Pick<ButtonProps, 'id' | 'disabled' | 'onClick' | 'children'>) => (
  <Button variant="outlined" startIcon={<LineIcon icon={plus} size={16} />} {...props} />
);

/** A button that removes an item; its accessible name includes the name of the item. */
export const RemoveButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <Button
    color="inherit"
    aria-label={formatMessage(words.tools.remove, { name })}
    onClick={onFirstClick(onClick)}
  >
    {words.form.remove}
  </Button>
);
