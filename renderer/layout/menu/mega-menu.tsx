import { styled } from '@mui/material/styles';
import chevronDown from '@lucide/icons/icons/chevron-down';
import { useEffect } from 'react';
import type { MenuCategory, MenuItem } from '../../../schema/site.ts';
import { MegaPanel } from './mega-panel.tsx';
import { MenuLink } from './menu-link.tsx';
import { sides } from '../screens.ts';
import { LineIcon } from '../../parts/line-icon.tsx';
import { graceMs, useHover } from './use-hover.ts';
import { usePopover, openSelector } from './use-popover.ts';
import { useDocumentEvent } from '../use-document-event.ts';
import { styledByTheme } from '../../parts/themed.ts';

const hovered = '&:hover:not([data-dismissed])';

/** The grace is no motion, so it must stay where transitions are switched off. */
const afterGrace = (...properties: string[]): string =>
  `${properties.map((property) => `${property} 0s ${graceMs}ms allow-discrete`).join()} !important`;

const Entry = styled('li')({
  '@media (hover: hover)': {
    // Below the buttons of the bar there is nothing to press: this edge belongs to the way into the panel.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      height: '1rem',
      pointerEvents: 'none',
      transition: afterGrace('pointer-events'),
    },
    [`${hovered}::after`]: { pointerEvents: 'auto', transitionDelay: '0s !important' },
    // A panel that hides by `display` would be painted during the grace and take no pointer.
    '@supports (content-visibility: hidden) and (transition-behavior: allow-discrete)': {
      '& > [popover]': {
        display: 'block',
        contentVisibility: 'hidden',
        opacity: 0,
        // What cannot be seen is no region to scroll.
        overflow: 'hidden',
        pointerEvents: 'none',
        transition: afterGrace('content-visibility', 'opacity', 'overflow', 'pointer-events'),
      },
      '&[data-dismissed] > [popover]': { transition: 'none !important' },
    },
    [`${hovered} > [popover], & > :is(:popover-open, [data-open])`]: {
      display: 'block',
      contentVisibility: 'visible',
      opacity: 1,
      overflow: 'auto',
      pointerEvents: 'auto',
      transitionDelay: '0s !important',
    },
  },
});

const Panel = styledByTheme('div', (theme) => ({
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
  [openSelector]: { display: 'block', position: 'fixed', top: 'var(--header-bottom)' },
}));

type Props = { id: string; item: MenuItem; categories: MenuCategory[] };

/**
 * An entry of the main menu that opens a menu of its own: a link, and a button beside it. The mouse opens the menu
 * by hovering, keyboard and touch by the button; both work before any script.
 */
export const MegaMenu = ({ id, item, categories }: Props) => {
  const { over, dismiss, hoverProps } = useHover<HTMLLIElement>();
  const { open, close, buttonProps, panelProps } = usePopover(id, dismiss);
  const scripted = open !== undefined;
  useDocumentEvent(
    'focusin',
    ({ target }) => target instanceof Node && !hoverProps.ref.current?.contains(target) && close(),
    open === true,
  );
  // Where the button has opened it, the mouse closes it by leaving all the same.
  useEffect(() => (over ? close : undefined), [over, close]);
  return (
    <Entry {...hoverProps}>
      <MenuLink link={item} />
      <button
        {...buttonProps}
        aria-expanded={scripted ? open || over : undefined}
        aria-label={item.toggle ?? item.label}
      >
        <LineIcon icon={chevronDown} size={16} />
      </button>
      <Panel {...panelProps}>
        <MegaPanel categories={categories} />
      </Panel>
    </Entry>
  );
};
