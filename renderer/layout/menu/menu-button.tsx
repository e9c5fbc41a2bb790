import menu from '@lucide/icons/icons/menu';
import x from '@lucide/icons/icons/x';
import { useSite } from '../../context.tsx';
import { wide } from '../screens.ts';
import { LineIcon } from '../../parts/line-icon.tsx';
import type { Popover } from './use-popover.ts';
import { styledByTheme } from '../../parts/themed.ts';

const Button = styledByTheme('button', (theme) => ({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  marginInlineEnd: -8,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: 0,
  [wide(theme)]: { display: 'none' },
  // CSS switches label and icon, so that they are correct without scripts.
  '& > :last-child': { display: 'none' },
  'header:has(> :popover-open) & > :first-of-type': { display: 'none' },
  'header:has(> :popover-open) & > :last-child': { display: 'block' },
}));

/** The button that opens and closes the menu of a small screen. */
export const MenuButton = ({ buttonProps }: { buttonProps: Popover['buttonProps'] }) => {
  const { open, close } = useSite().header;
  return (
    <Button {...buttonProps}>
      <span>
        <LineIcon icon={menu} /> {open}
      </span>
      <span>
        <LineIcon icon={x} /> {close}
      </span>
    </Button>
  );
};
