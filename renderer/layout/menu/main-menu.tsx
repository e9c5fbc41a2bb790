import { useSite } from '../../context.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { MenuLink } from './menu-link.tsx';
import { narrowScreens } from '../../theme/layout.ts';
import { styledByTheme } from '../../parts/styles.ts';

const Nav = styledByTheme('nav', (theme) => ({
  alignSelf: 'stretch',
  marginInlineStart: 'auto',
  [narrowScreens(theme)]: { display: 'none' },
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    height: '100%',
    columnGap: 'clamp(0.75rem, 1.6vw, 1.75rem)',
  },
  '& > ul > li': { display: 'flex', alignItems: 'center' },
  '& a': { paddingBlock: theme.spacing(1), textDecoration: 'none' },
  '& a:hover, & [aria-current]': {
    // Longhand properties: Safari does not support the thickness in the shorthand.
    textDecorationLine: 'underline',
    textDecorationColor: theme.tone.accent,
    textDecorationThickness: 2,
    textUnderlineOffset: '0.4em',
  },
  '& > ul > li > button': {
    display: 'grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '2.5rem',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
  },
}));

/** The main menu of a wide screen. */
export const MainMenu = () => {
  const { menu, menuLabel } = useSite().header;
  return (
    <Nav aria-label={menuLabel}>
      <ul>
        {menu.map((item, index) =>
          item.categories ? (
            <MegaMenu key={item.href} id={`menu-${index}`} item={item} categories={item.categories} />
          ) : (
            <li key={item.href}>
              <MenuLink link={item} />
            </li>
          ),
        )}
      </ul>
    </Nav>
  );
};
