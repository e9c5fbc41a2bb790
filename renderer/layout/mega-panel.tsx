import { styled } from '@mui/material/styles';
import { memo, type PointerEvent } from 'react';
import type { MenuCategory } from '../../schema/site.ts';
import { Picture } from '../parts/picture.tsx';
import { MenuLink } from './menu-link.tsx';

const Categories = styled('ul')(({ theme }) => ({
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
    inset: '0 0 0 15rem',
    display: 'grid',
    gridTemplate: '100% / 1fr min(50%, 28rem)',
    paddingInlineStart: theme.spacing(4),
    backgroundColor: theme.tone.ground,
    // A pane that hides at once would lose the focus on its way from the category to its first link. This is no
    // motion, so it must stay where transitions are switched off.
    transition: 'visibility 0s 100ms !important',
  },
  '& [data-pane] a': { display: 'block', paddingBlock: theme.spacing(1.25) },
  '& img': {
    display: 'none',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    borderRadius: theme.shape.borderRadius,
  },
  // One category is shown: the one that the keyboard is in, else the one under the mouse, else the first.
  '& > li:has(:focus-visible), &:not(:has(:focus-visible)) > li:hover, &:not(:has(:focus-visible, > li:hover)) > li:first-of-type':
    {
      '& > [data-pane]': { visibility: 'inherit', zIndex: 1, transitionDelay: '0s !important' },
      '& > button': { borderColor: theme.tone.accent, fontWeight: 600 },
      '& img': { display: 'block' },
    },
}));

/** Where the keyboard is in one category and the mouse comes to another one, the focus follows. */
const follow = ({ currentTarget: item }: PointerEvent<HTMLLIElement>) => {
  const focused = document.activeElement;
  if (item.parentElement?.contains(focused) && !item.contains(focused)) {
    item.querySelector('button')?.focus({ preventScroll: true });
  }
};

/** Categories on the left; pages and picture of the one that has the mouse or the focus on the right. */
export const MegaPanel = memo(({ categories }: { categories: MenuCategory[] }) => (
  <Categories>
    {categories.map(({ label, image, links }) => (
      <li key={label} onPointerEnter={follow}>
        <button type="button">{label}</button>
        <div data-pane="">
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <MenuLink link={link} />
              </li>
            ))}
          </ul>
          <Picture image={image} sizes="28rem" />
        </div>
      </li>
    ))}
  </Categories>
));
