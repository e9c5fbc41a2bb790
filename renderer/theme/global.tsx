import MuiGlobalStyles from '@mui/material/GlobalStyles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { highEnough } from './layout.ts';
import { declare } from './tone.ts';

const base = (theme: Theme): Record<string, CSSObject> => ({
  ':root': theme.tones.light,
  '*, ::before, ::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    [highEnough]: {
      // What is behind the phone bar can always be scrolled clear of it, by hand and by moving the focus.
      scrollPaddingBlock: `${theme.layout.header} var(--bottom-bar, 0px)`,
      [theme.breakpoints.down('sm')]: { '--bottom-bar': theme.layout.phoneBar },
    },
  },
  body: {
    ...theme.typography.body1,
    margin: 0,
    backgroundColor: theme.tone.ground,
    color: theme.tone.ink,
    WebkitFontSmoothing: 'antialiased',
    // Also where a grid or a table asks how narrow its words can be: no page is wider than the window.
    overflowWrap: 'anywhere',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote': { margin: 0 },
  'ul, ol': { padding: 0, listStyle: 'none' },
  'h1, h2, h3, legend, blockquote': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  picture: { display: 'contents' },
  source: { display: 'none' },
  img: { display: 'block', minWidth: 0, maxWidth: '100%', height: 'auto' },
  a: { color: 'inherit', textUnderlineOffset: '0.2em' },
  // Twice, to be stronger than components that take the outline away.
  ':focus-visible:focus-visible': { outline: `3px solid ${theme.tone.focus}`, outlineOffset: 2 },
  '[data-section]:nth-of-type(even)': { backgroundColor: theme.palette.background.alternate },
});

/**
 * What is below the window is laid out when it comes near, which halves the work before a long page stands still.
 * The heights until then are guesses: only where the browser holds the view in place when one of them turns out
 * wrong above it, and only until the scripts are there (`renderer/browser/layout-offscreen.ts`). On paper all counts.
 * What a guess has no room for is not painted; `overflow` says so to whoever looks for what can be seen.
 */
const later: Record<string, CSSObject> = {
  '@media screen': {
    '@supports (overflow-anchor: auto)': {
      ':root:not([data-layout]) [data-section] ~ section:not([data-live])': {
        contentVisibility: 'auto',
        containIntrinsicBlockSize: 'auto 45rem',
        overflow: 'hidden',
      },
    },
  },
};

const motion = (theme: Theme): Record<string, CSSObject> => ({
  '@media (prefers-reduced-motion: no-preference)': {
    '@view-transition': { navigation: 'auto' },
    '::view-transition-group(*)': { animationDuration: theme.layout.quick },
    ':root': { interpolateSize: 'allow-keywords' },
    '::details-content': {
      height: 0,
      overflow: 'clip',
      transition: `height ${theme.layout.quick}, content-visibility ${theme.layout.quick} allow-discrete`,
    },
    '[open]::details-content': { height: 'auto' },
    // What comes into view rises the last few pixels with the scroll: nothing is hidden and nothing waits.
    // What moves by itself has enough motion of its own.
    '@keyframes rise': { from: { translate: `0 ${theme.spacing(2)}` } },
    '[data-section] + [data-section]:not([data-section=logo-strip]) > div > *': {
      animation: 'rise linear both',
      animationTimeline: 'view()',
      animationRange: 'entry 0% entry 6rem',
    },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': { transition: 'none !important' },
  },
});

/** Where the visitor's own colours are forced, grounds are gone: what stands out by its ground alone gets an edge. */
const forced: Record<string, CSSObject> = {
  '@media (forced-colors: active)': {
    '[data-look=estimate], [data-look=solid], .MuiButton-contained, .MuiAlert-root, [popover], [aria-live] > section':
      {
        border: '1px solid !important',
      },
  },
};

/** On paper every ground is white, nothing moves, and what was folded is open. */
const print = (theme: Theme): Record<string, CSSObject> => {
  const { light } = theme.brand;
  const paper = declare({ ...light, onAction: light.ink });
  const inForce = Object.entries(paper).map(([name, colour]) => [name, `${colour} !important`]);
  return {
    '@media print': {
      ':root, [data-tone]': Object.fromEntries(inForce),
      html: { fontSize: '10pt' },
      'body, header, [data-section], [data-tone], [data-tone] *': { background: 'none !important' },
      '[data-look=estimate], [data-look=solid], .MuiButton-contained': { border: '1px solid currentColor' },
      'summary::before, summary::after': { display: 'none !important' },
      '*, ::before, ::after': { animation: 'none !important' },
      '[data-backdrop]': { display: 'none' },
      '[data-section] > div, [data-section] > div > [data-words]': { paddingBlock: '1.25rem !important' },
      'a, li, figure, tr': { breakInside: 'avoid' },
      'h2, h3': { breakAfter: 'avoid' },
      '::details-content': { contentVisibility: 'visible', height: 'auto' },
    },
  };
};

/** What every page needs before its first component: base, grounds, focus, motion with manners, print. */
export const GlobalStyles = () => (
  <MuiGlobalStyles
    styles={(theme) => ({ ...base(theme), ...later, ...motion(theme), ...forced, ...print(theme) })}
  />
);
