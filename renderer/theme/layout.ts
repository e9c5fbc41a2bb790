import type { Theme } from '@mui/material/styles';

/** 1200 px, and wider in windows of more than 1920 px. */
const content = 'max(75rem, min(62.5vw, 110rem))';
const gutter = 'clamp(min(1.25rem, 6.25vw), 4vw, 2.5rem)';

/** Large screens, on which heroes are as high as the window. */
export const largeScreens = '@media (min-width: 2000px)';

/** Windows that are high enough for a sticky header and phone bar. A desktop window at 400 % zoom is lower. */
export const highEnough = '@media (min-height: 400px)';

/** Windows that are too low for anything fixed. */
export const tooLow = '@media not all and (min-height: 400px)';

/** Dimensions of the layout. */
export const layout = {
  /** Width of the content. */
  content,
  /** Inline padding of the content in a narrow window. */
  gutter,
  /** Inline padding that centers the content of a full-width element: a variable, because it is used often. */
  margin: 'var(--margin)',
  variables: { '--margin': `max(${gutter}, calc(50% - ${content} / 2))` },
  /** Maximum line length of body text: less than 75 characters. */
  measure: '36em',
  /** Block padding of a section. */
  section: 'clamp(2.5rem, 6.4vw, 7rem)',
  /** Block padding of a section with reference content, such as a table. */
  sectionDense: 'clamp(2.25rem, 4.4vw, 5rem)',
  /** Gap between the parts of a section. */
  stack: 'clamp(1.5rem, 3.4vw, 3.5rem)',
  /** Two columns on a phone; one column if the text is so large that words would not fit. */
  pair: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 34%)), 1fr))',
  /** Height of top bar and header together in a wide window. */
  header: '7.5rem',
  /** Height of the bar at the bottom of a phone. */
  phoneBar: '4.5rem',
  /** Duration of hover transitions. */
  quick: '180ms',
};

/** Wide screens: the header contains the whole menu. */
export const wideScreens = (theme: Theme): string => theme.breakpoints.up(1024);

/** Narrower screens: a button opens the menu. */
export const narrowScreens = (theme: Theme): string => theme.breakpoints.down(1024);

/** Phones: call and main button are in a bar at the bottom. */
export const phone = (theme: Theme): string => theme.breakpoints.down('sm');
