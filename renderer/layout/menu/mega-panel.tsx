import { memo } from 'react';
import type { MenuCategory } from '../../../schema/site.ts';
import { Picture } from '../../parts/image/picture.tsx';
import { MenuLinks } from './menu-link.tsx';
import { useMenuAim } from './use-menu-aim.ts';
import { styledByTheme } from '../../parts/styles.ts';

/**
 * Transitions that show a pane after `show` ms and hide it after `hide` ms. These delays are not animations, so
 * `!important` keeps them when transitions are disabled for reduced motion.
 */
const timing = (show: number, hide: number) => ({
  show: `visibility 0s ${show}ms, z-index 0s ${show}ms !important`,
  hide: `visibility 0s ${hide}ms, z-index 0s ${show}ms !important`,
  hideImage: `display 0s ${hide}ms allow-discrete !important`,
});
/**
 * Delays for hover without scripts. They are long, so that categories crossed on the way to a link of the open pane are
 * not shown, even if that takes more than a second.
 */
const hovered = timing(700, 1400);
/** Delays for keyboard and scripts. A pane that hides immediately would lose the focus on the way from the category to its first link. */
const chosen = timing(0, 100);

/** Selects the category to show: the one with keyboard focus, or else the one chosen by the mouse, or else the first. */
const shown = `& > :is(${[
  'li:has(:focus-visible)',
  ':not(:has(:focus-visible)) > [data-chosen]',
  ':not(:has(:focus-visible, > [data-chosen])) > li:hover',
  ':not(:has(:focus-visible, > [data-chosen], > li:hover)) > li:first-of-type',
].join()})`;

const Categories = styledByTheme('ul', (theme) => ({
  display: 'grid',
  gridTemplateColumns: '15rem 1fr',
  // Button and pane of a category are cells of one grid, so that the menu is as high as its highest pane.
  '& > li': { display: 'contents' },
  '& button': {
    gridColumn: 1,
    padding: theme.spacing(1.25, 2),
    border: 0,
    borderInlineStart: `2px solid ${theme.tone.rule}`,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
  },
  '& [data-pane]': {
    visibility: 'hidden',
    zIndex: 0,
    // The grid has many empty rows, which share the extra height of a long pane.
    gridArea: '1 / 2 / span 99',
    display: 'grid',
    gridTemplateColumns: '1fr min(50%, 448px)',
    paddingInlineStart: theme.spacing(4),
    backgroundColor: theme.tone.ground,
    transition: hovered.hide,
  },
  '& [data-pane] a': { display: 'block', paddingBlock: theme.spacing(1.25) },
  '& img': {
    display: 'none',
    width: '100%',
    // The image does not increase the height of the pane, which depends on the links alone.
    height: 0,
    minHeight: '100%',
    objectFit: 'cover',
    borderRadius: theme.shape.borderRadius,
    transition: hovered.hideImage,
  },
  [shown]: {
    '& > [data-pane]': { visibility: 'inherit', zIndex: 1, transition: hovered.show },
    '& > button': { borderColor: theme.tone.accent, fontWeight: 600 },
    '& img': { display: 'block' },
  },
  // In browsers without `:has`, a pane is shown on hover and on focus, so that two panes may overlap.
  '@supports not selector(:has(a))': {
    '& > :is(li:hover, li:focus-within) > [data-pane]': { visibility: 'inherit', zIndex: 1 },
  },
  '&:has(:focus-visible, > [data-chosen])': {
    '& [data-pane]': { transition: chosen.hide },
    '& img': { transition: chosen.hideImage },
    [shown]: { '& > [data-pane]': { transition: chosen.show } },
  },
}));

/** Moves the keyboard focus to the category that the mouse has chosen, if it was in another category. */
const moveFocus = (category: HTMLElement) => {
  const focused = document.activeElement;
  if (category.parentElement?.contains(focused) && !category.contains(focused))
    category.querySelector('button')?.focus({ preventScroll: true });
};

type Props = {
  categories: MenuCategory[];
  /** Prefix of the ids of the panes; undefined until scripts can update the state of the buttons. */
  id: string | undefined;
};

/** The categories on the left; links and image of the hovered or focused category on the right. */
export const MegaPanel = memo(({ categories, id }: Props) => {
  const { chosen = 0, entryProps } = useMenuAim(moveFocus);
  return (
    <Categories>
      {categories.map(({ label, image, links }, index) => {
        const pane = id && `${id}-${index}`;
        return (
          <li key={label} {...entryProps(index)}>
            <button type="button" aria-expanded={pane ? index === chosen : undefined} aria-controls={pane}>
              {label}
            </button>
            <div data-pane="" id={pane}>
              <MenuLinks links={links} />
              <Picture image={image} sizes="(min-width: 2000px) 480px, 448px" />
            </div>
          </li>
        );
      })}
    </Categories>
  );
});
