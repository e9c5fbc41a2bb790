import { useSite } from '../context.tsx';
import { themed } from '../parts/themed.ts';

/** Where the page's own content begins; the target of the link and of focus after a move within the site. */
export const contentId = 'content';

const Skip = themed('a', (theme) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: theme.spacing(1),
  left: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
  backgroundColor: theme.tone.ground,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

/** The first link of the page: past bar and menus to the content. Seen when it has the focus. */
export const SkipLink = () => <Skip href={`#${contentId}`}>{useSite().header.skip}</Skip>;
