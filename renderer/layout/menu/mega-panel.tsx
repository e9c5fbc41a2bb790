import { memo } from 'react';
import type { MenuCategory } from '../../../schema/site.ts';
import { Picture } from '../../parts/image/picture.tsx';
import { MenuLinks } from './menu-link.tsx';
import { useMenuAim } from './use-menu-aim.ts';
import { styledByTheme } from '../../parts/themed.ts';

/**
 * How a pane comes after `show` milliseconds and goes after `hide`. This is no motion, so it must stay where transitions
 * are switched off.
 */
const timing = (show: number, hide: number) => ({
  come: `visibility 0s ${show}ms, z-index 0s ${show}ms !important`,
  go: `visibility 0s ${hide}ms, z-index 0s ${show}ms !important`,
  goPicture: `display 0s ${hide}ms allow-discrete !important`,
});
/**
 * By hover alone, before there are scripts: what is crossed on the way to a page is not shown, also when the way takes
 * more than a second.
 */
const hovered = timing(700, 1400);
/** A pane that hides at once would lose the focus on its way from the category to its first link. */
const chosen = timing(0, 100);

/** One category is shown: the one that the keyboard is in, else the one that the mouse means, else the first. */
const shown = `& > :is(${[
  'li:has(:focus-visible)',
  ':not(:has(:focus-visible)) > [data-chosen]',
  ':not(:has(:focus-visible, > [data-chosen])) > li:hover',
  ':not(:has(:focus-visible, > [data-chosen], > li:hover)) > li:first-of-type',
].join()})`;

const Categories = styledByTheme('ul', (theme) => ({
  position: 'relative',
  '& > li': { width: '15rem' },
  '& button': {
    width: '100%',
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
    position: 'absolute',
    zIndex: 0,
    inset: '0 0 0 15rem',
    display: 'grid',
    gridTemplate: '100% / 1fr min(50%, 28rem)',
    paddingInlineStart: theme.spacing(4),
    backgroundColor: theme.tone.ground,
    transition: hovered.go,
  },
  '& [data-pane] a': { display: 'block', paddingBlock: theme.spacing(1.25) },
  '& img': {
    display: 'none',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    borderRadius: theme.shape.borderRadius,
    transition: hovered.goPicture,
  },
  [shown]: {
    '& > [data-pane]': { visibility: 'inherit', zIndex: 1, transition: hovered.come },
    '& > button': { borderColor: theme.tone.accent, fontWeight: 600 },
    '& img': { display: 'block' },
  },
  // Without `:has` panes come with the mouse and the focus, and may lie one over the other.
  '@supports not selector(:has(a))': {
    '& > :is(li:hover, li:focus-within) > [data-pane]': { visibility: 'inherit', zIndex: 1 },
  },
  '&:has(:focus-visible, > [data-chosen])': {
    '& [data-pane]': { transition: chosen.go },
    '& img': { transition: chosen.goPicture },
    [shown]: { '& > [data-pane]': { transition: chosen.come } },
  },
}));

/** Where the keyboard is in one category and the mouse chooses another one, the focus follows. */
const follow = (category: HTMLElement) => {
  const focused = document.activeElement;
  if (category.parentElement?.contains(focused) && !category.contains(focused))
    category.querySelector('button')?.focus({ preventScroll: true });
};

/** Categories on the left; pages and picture of the one that has the mouse or the focus on the right. */
export const MegaPanel = memo(({ categories }: { categories: MenuCategory[] }) => {
  const { entryProps } = useMenuAim(follow);
  return (
    <Categories>
      {categories.map(({ label, image, links }, index) => (
        <li key={label} {...entryProps(index)}>
          <button type="button">{label}</button>
          <div data-pane="">
            <MenuLinks links={links} />
            <Picture image={image} sizes="28rem" />
          </div>
        </li>
      ))}
    </Categories>
  );
});
