import { IconButton, Tooltip, type IconButtonProps } from '@mui/material';
import type { LucideIconData } from '@lucide/icons';
import { LineIcon } from '../../renderer/parts/line-icon.tsx';

type Props = Pick<IconButtonProps, 'id' | 'disabled' | 'onClick' | 'aria-pressed'> & {
  'data-keeps-focus'?: boolean;
  label: string;
  icon: LucideIconData;
};

/** A button that is an icon alone; its name is under the pointer, and for those who do not see it. */
export const ToolButton = ({ label, icon, ...props }: Props) => (
  <Tooltip title={label}>
    {/* A button that is off tells nobody of the pointer over it. */}
    <span>
      <IconButton
        size="small"
        aria-label={label}
        color={props['aria-pressed'] ? 'primary' : 'default'}
        {...props}
      >
        <LineIcon icon={icon} size={16} />
      </IconButton>
    </span>
  </Tooltip>
);
