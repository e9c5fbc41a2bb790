import { highEnough, phone, wideScreens } from '../../theme/layout.ts';
import { visuallyHidden, styledByTheme } from '../../parts/styles.ts';
import { Actions } from '../actions.tsx';
import { BrandLink } from '../brand.tsx';
import { MainMenu } from '../menu/main-menu.tsx';
import { MenuButton, PhoneMenu } from '../menu/phone-menu.tsx';
import { useHeaderBottom } from './use-header-bottom.ts';
import { usePopover } from '../menu/use-popover.ts';
import { useTabCycle } from '../menu/use-tab-cycle.ts';

const Bar = styledByTheme('header', (theme) => ({
  ...theme.typography.body2,
  anchorName: '--header',
  position: 'relative',
  top: 0,
  zIndex: theme.zIndex.appBar,
  [highEnough]: { position: 'sticky' },
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: '4rem',
  paddingInline: theme.layout.margin,
  backgroundColor: theme.tone.ground,
  borderBottom: `1px solid ${theme.tone.rule}`,
  // Top edge of the menus below; measured as soon as scripts run.
  '--header-bottom': '4rem',
  [wideScreens(theme)]: { '--header-bottom': '5rem', minHeight: '5rem' },
  '@supports (top: anchor(bottom))': { '--header-bottom': 'anchor(--header bottom)' },
  // Content that does not fit, such as large text, wraps to another line.
  [theme.breakpoints.up('sm')]: { flexWrap: 'wrap' },
  '& > a:first-of-type': { flex: '1 1 9rem', marginInlineEnd: 'auto' },
  // Print only the logo; the other elements are links and buttons.
  '@media print': { position: 'static', '& > a ~ *': { display: 'none' } },
}));

const ActionGroup = styledByTheme('div', (theme) => ({
  display: 'contents',
  '& a': { gap: theme.spacing(1), paddingInline: theme.spacing(2), fontSize: 'inherit' },
  // Between tablets and wide screens there is no room for both the menu and the phone number.
  [theme.breakpoints.between(1024, 'lg')]: {
    '& a:has(svg)': { width: 48, minWidth: 0, padding: 0, '& span': visuallyHidden },
  },
  [phone(theme)]: { display: 'none' },
}));

/**
 * The header: logo, main menu, call and main button; on a small screen a button opens the menu. It is sticky if the window
 * is high enough.
 */
export const Header = () => {
  const menu = usePopover('phone-menu');
  const ref = useHeaderBottom(() => {
    // The window became wide and the menu button is hidden, so close its menu.
    if (menu.buttonProps.ref.current?.offsetParent === null) menu.close();
  });
  useTabCycle(ref, menu.open === true);
  return (
    <Bar ref={ref}>
      <BrandLink />
      <MainMenu />
      <ActionGroup>
        <Actions />
      </ActionGroup>
      <MenuButton buttonProps={menu.buttonProps} />
      <PhoneMenu panelProps={menu.panelProps} />
    </Bar>
  );
};
