import type { MenuCategory, MenuItem } from '../../../schema/site.ts';
import { useSite } from '../../context.tsx';
import { Actions } from '../actions.tsx';
import { MenuLink, MenuLinks } from './menu-link.tsx';
import { narrowScreens, wideScreens } from '../../theme/layout.ts';
import { openSelector, type Popover } from './use-popover.ts';
import { styledByTheme } from '../../parts/styles.ts';
import menu from '@lucide/icons/icons/menu';
import x from '@lucide/icons/icons/x';
import { LineIcon } from '../../parts/line-icon.tsx';

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
  [wideScreens(theme)]: { display: 'none' },
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

const Panel = styledByTheme('nav', (theme) => ({
  ...theme.typography.body1,
  display: 'none',
  position: 'fixed',
  inset: 'var(--header-bottom) 0 0',
  overflow: 'auto',
  width: 'auto',
  height: 'auto',
  margin: 0,
  border: 0,
  padding: `${theme.spacing(1)} ${theme.layout.gutter} ${theme.spacing(4)}`,
  overscrollBehavior: 'contain',
  backgroundColor: theme.tone.ground,
  color: theme.tone.ink,
  [openSelector]: { display: 'block', [wideScreens(theme)]: { display: 'none' } },
  'html:has(&:popover-open)': { overflow: 'hidden' },
  // Content below the menu must not receive focus. With scripts, the focus cycles within the menu (use-tab-cycle.ts).
  [narrowScreens(theme)]: {
    'html:not([data-shell]):has(&:popover-open) :is(main, footer) > *': { visibility: 'hidden' },
  },
  '& li': { borderTop: `1px solid ${theme.tone.rule}` },
  '& > ul > li:first-of-type': { borderTop: 0 },
  '& li ul': { paddingInlineStart: theme.spacing(2.5) },
  '& li > a, & summary': { display: 'flex', alignItems: 'center', minHeight: 48, textDecoration: 'none' },
  '& summary': { cursor: 'pointer', '&::-webkit-details-marker': { display: 'none' } },
  '& summary::after': {
    content: '""',
    width: '0.5em',
    height: '0.5em',
    margin: '0 0.25em 0.25em auto',
    border: 'solid currentColor',
    borderWidth: '0 1.5px 1.5px 0',
    transform: 'rotate(45deg)',
  },
  '& [open] > summary': {
    fontWeight: 600,
    '&::after': { transform: 'rotate(225deg)', marginBottom: '-0.25em' },
  },
  '& [aria-current]': { fontWeight: 600 },
  '& > a': { width: '100%', gap: theme.spacing(1), marginTop: theme.spacing(2) },
}));

// A visitor may open a group before hydration, which changes the HTML: that mismatch is expected.
const Category = ({ label, links }: MenuCategory) => (
  <details suppressHydrationWarning>
    <summary>{label}</summary>
    <MenuLinks links={links} />
  </details>
);

const Group = ({ item, categories }: { item: MenuItem; categories: MenuCategory[] }) => (
  <details suppressHydrationWarning>
    <summary>{item.label}</summary>
    <ul>
      {categories.map((category) => (
        <li key={category.label}>
          <Category {...category} />
        </li>
      ))}
      <li>
        <MenuLink link={{ label: item.all ?? item.label, href: item.href }} />
      </li>
    </ul>
  </details>
);

/** The full-screen menu of a small screen, below the header. */
export const PhoneMenu = ({ panelProps }: { panelProps: Popover['panelProps'] }) => {
  const { menu, menuLabel } = useSite().header;
  return (
    <Panel {...panelProps} aria-label={menuLabel}>
      <ul>
        {menu.map((item) => (
          <li key={item.href}>
            {item.categories ? <Group item={item} categories={item.categories} /> : <MenuLink link={item} />}
          </li>
        ))}
      </ul>
      <Actions />
    </Panel>
  );
};
