import { styled } from '@mui/material/styles';
import chevronDown from '@lucide/icons/icons/chevron-down';
import { useEffect } from 'react';
import type { MenuCategory, MenuItem } from '../../../schema/site.ts';
import { MegaPanel } from './mega-panel.tsx';
import { MenuLink } from './menu-link.tsx';
import { LineIcon } from '../../parts/line-icon.tsx';
import { graceMs, useHover } from './use-hover.ts';
import { usePopover, openSelector } from './use-popover.ts';
import { useDocumentEvent } from '../use-document-event.ts';
import { styledByTheme } from '../../parts/styles.ts';

const hovered = '&:hover:not([data-dismissed])';

/** The delay is not an animation, so `!important` keeps it when transitions are disabled for reduced motion. */
const delayedTransition = (...properties: string[]): string =>
  `${properties.map((property) => `${property} 0s ${graceMs}ms allow-discrete`).join()} !important`;

const Entry = styled('li')({
  '@media (hover: hover)': {
    // Keeps the hover state on the way from the link to the panel; there is nothing clickable at this edge.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      height: '1rem',
      pointerEvents: 'none',
      transition: delayedTransition('pointer-events'),
    },
    [`${hovered}::after`]: { pointerEvents: 'auto', transitionDelay: '0s !important' },
    // Hides the panel by `content-visibility`. With `display` it would stay visible during the closing delay, but ignore the pointer.
    '@supports (content-visibility: hidden) and (transition-behavior: allow-discrete)': {
      '& > [popover]': {
        display: 'block',
        contentVisibility: 'hidden',
        opacity: 0,
        // A hidden panel must not be scrollable.
        overflow: 'hidden',
        pointerEvents: 'none',
        transition: delayedTransition('content-visibility', 'opacity', 'overflow', 'pointer-events'),
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
  paddingInline: theme.layout.margin,
  backgroundColor: theme.tone.ground,
  color: theme.tone.ink,
  boxShadow: '0 8px 24px rgb(0 0 0 / 0.2)',
  [openSelector]: { display: 'block', position: 'fixed', top: 'var(--header-bottom)' },
}));

type Props = { id: string; item: MenuItem; categories: MenuCategory[] };

/**
 * An entry of the main menu with a submenu: a link and a button. The submenu opens on hover with a mouse and by the
 * button with keyboard and touch; both work without scripts.
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
  // Moving the mouse away also closes a submenu that the button has opened.
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
        <MegaPanel categories={categories} id={scripted ? id : undefined} />
      </Panel>
    </Entry>
  );
};
