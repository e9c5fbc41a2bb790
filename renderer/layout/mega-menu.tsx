import { styled } from '@mui/material/styles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { PointerEvent } from 'react';
import type { MenuCategory, MenuItem } from '../../schema/site.ts';
import { MegaPanel } from './mega-panel.tsx';
import { MenuLink } from './menu-link.tsx';
import { sides } from './screens.ts';
import { useFocusLeave } from './use-focus-leave.ts';
import { useHover } from './use-hover.ts';
import { usePopover } from './use-popover.ts';

const Panel = styled('div')(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  inset: '100% 0 auto',
  width: 'auto',
  maxHeight: `calc(100vh - ${theme.layout.header})`,
  margin: 0,
  border: 0,
  paddingBlock: theme.spacing(4),
  paddingInline: sides(theme),
  backgroundColor: theme.tone.ground,
  color: theme.tone.ink,
  boxShadow: theme.shadows[8],
  // The panel forgives a mouse that leaves it for a moment.
  transition: 'display 150ms allow-discrete',
  '@media (hover: hover)': { 'li:hover:not([data-dismissed]) > &': { display: 'block' } },
  '&:popover-open': { display: 'block', position: 'fixed', top: 'var(--header-bottom)' },
}));

type Props = { id: string; item: MenuItem; categories: MenuCategory[] };

/**
 * An entry of the main menu that opens a menu of its own: a link, and a button beside it. The mouse opens the menu
 * by hovering, keyboard and touch by the button; both work before any script.
 */
export const MegaMenu = ({ id, item, categories }: Props) => {
  const hover = useHover<HTMLLIElement>();
  const popover = usePopover(id, hover.dismiss);
  const scripted = popover.open !== undefined;
  useFocusLeave(hover.hoverProps.ref, popover.open === true, popover.close);
  const leave = (event: PointerEvent) => {
    hover.hoverProps.onPointerLeave();
    if (event.pointerType === 'mouse') popover.close();
  };
  return (
    <li {...hover.hoverProps} onPointerLeave={leave}>
      <MenuLink link={item} />
      <button
        {...popover.buttonProps}
        aria-expanded={scripted ? popover.open || hover.over : undefined}
        aria-label={item.toggle ?? item.label}
      >
        <ChevronDown size={16} />
      </button>
      <Panel {...popover.panelProps}>
        <MegaPanel categories={categories} />
      </Panel>
    </li>
  );
};
