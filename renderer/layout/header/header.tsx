import { highEnough } from '../../theme/layout.ts';
import { visuallyHidden } from '../../parts/visually-hidden.ts';
import { Actions } from '../actions.tsx';
import { BrandLink } from '../brand.tsx';
import { MainMenu } from '../menu/main-menu.tsx';
import { MenuButton } from '../menu/menu-button.tsx';
import { PhoneMenu } from '../menu/phone-menu.tsx';
import { phone, sides, wide } from '../screens.ts';
import { useHeaderBottom } from './use-header-bottom.ts';
import { usePopover } from '../menu/use-popover.ts';
import { useTabCycle } from '../menu/use-tab-cycle.ts';
import { styledByTheme } from '../../parts/themed.ts';

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
  paddingInline: sides(theme),
  backgroundColor: theme.tone.ground,
  borderBottom: `1px solid ${theme.tone.rule}`,
  // Where the menus below begin; measured as soon as there are scripts.
  '--header-bottom': '4rem',
  [wide(theme)]: { '--header-bottom': '5rem', minHeight: '5rem' },
  '@supports (top: anchor(bottom))': { '--header-bottom': 'anchor(--header bottom)' },
  // What does not fit beside the rest, such as large text, begins another line.
  [theme.breakpoints.up('sm')]: { flexWrap: 'wrap' },
  '& > a:first-of-type': { flex: '1 1 9rem', marginInlineEnd: 'auto' },
  // On paper the name alone: nothing else of it leads anywhere.
  '@media print': { position: 'static', '& > a ~ *': { display: 'none' } },
}));

const Beside = styledByTheme('div', (theme) => ({
  display: 'contents',
  '& a': { gap: theme.spacing(1), paddingInline: theme.spacing(2), fontSize: 'inherit' },
  // Between a tablet and a wide screen there is room for the menu or for the number, not for both.
  [theme.breakpoints.between(1024, 'lg')]: {
    '& a:has(svg)': { width: 48, minWidth: 0, padding: 0, '& span': visuallyHidden },
  },
  [phone(theme)]: { display: 'none' },
}));

/**
 * The header: logo, main menu, call and estimate; on a small screen a button opens the menu. It is sticky where the window
 * is high enough.
 */
export const Header = () => {
  const menu = usePopover('phone-menu');
  const ref = useHeaderBottom(() => {
    // Grown to a wide screen: the button is gone, so is its menu.
    if (menu.buttonProps.ref.current?.offsetParent === null) menu.close();
  });
  useTabCycle(ref, menu.open === true);
  return (
    <Bar ref={ref}>
      <BrandLink />
      <MainMenu />
      <Beside>
        <Actions />
      </Beside>
      <MenuButton buttonProps={menu.buttonProps} />
      <PhoneMenu panelProps={menu.panelProps} />
    </Bar>
  );
};
