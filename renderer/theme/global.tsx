import MuiGlobalStyles from '@mui/material/GlobalStyles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { highEnough } from './layout.ts';
import { toneDeclarations } from './tone.ts';

const base = (theme: Theme): Record<string, CSSObject> => ({
  ':root': { ...theme.tones.light, ...theme.layout.variables },
  '*, ::before, ::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    // Body text has 18 px until 2000 px of width, and 20 px from 2560 px.
    fontSize: 'clamp(100%, 0.318vw + 9.64px, 111.12%)',
    // The timeline of the hero's main button, which hides the phone bar while the button is in view.
    timelineScope: '--hero',
    [highEnough]: {
      // Keeps the scroll target clear of header and phone bar, also when the focus moves.
      scrollPaddingBlock: `${theme.layout.header} var(--bottom-bar, 0px)`,
      [theme.breakpoints.down('sm')]: { '--bottom-bar': theme.layout.phoneBar },
    },
  },
  body: {
    ...theme.typography.body1,
    margin: 0,
    backgroundColor: theme.tone.ground,
    color: theme.tone.ink,
    fontVariantNumeric: 'lining-nums',
    WebkitFontSmoothing: 'antialiased',
    // `anywhere` also reduces the min-content width in grids and tables, so that no page is wider than the window.
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
  // Repeated for higher specificity than components that remove the outline.
  ':focus-visible:focus-visible': { outline: `3px solid ${theme.tone.focus}`, outlineOffset: 2 },
  '[data-tone=dark]': { ...theme.tones.dark, backgroundColor: theme.tone.ground, color: theme.tone.ink },
  '[data-alternate]': { backgroundColor: theme.palette.background.alternate },
});

/** Relations of a section to its neighbors. */
const neighbors: Record<string, CSSObject> = {
  // Does not apply below a figure or a dark band, whose background differs.
  'section:not(:has(> [data-tone], > figure)) + [data-continues] > [data-band]': {
    paddingTop: 0,
  },
  'section:has(+ [data-continues]) > [data-band]:not([data-tone])': {
    paddingBottom: 'clamp(2.25rem, 5.5vw, 5.5rem)',
  },
};

const motion = (theme: Theme): Record<string, CSSObject> => ({
  '@view-transition': { navigation: 'auto' },
  '::view-transition-group(*)': { animationDuration: theme.layout.quick },
  ':root': { interpolateSize: 'allow-keywords' },
  '::details-content': {
    height: 0,
    overflow: 'clip',
    transition: `height ${theme.layout.quick}, content-visibility ${theme.layout.quick} allow-discrete`,
  },
  '[open]::details-content': { height: 'auto' },
  // Scroll-driven entrance animation by a few pixels; content is visible without it.
  '@keyframes rise': { from: { translate: `0 ${theme.spacing(2)}` } },
  '[data-section] + [data-section] > div > *': {
    animation: 'rise linear both',
    animationTimeline: 'view()',
    animationRange: 'entry 0% entry 6rem',
  },
});

/** In forced-colors mode backgrounds are removed, so elements that rely on them get a border. */
const forcedColors = (theme: Theme): Record<string, CSSObject> => ({
  svg: { forcedColorAdjust: 'auto' },
  '[data-look=action], [data-look=solid], .MuiButton-contained, .MuiAlert-root, [popover], [aria-live] > section':
    {
      border: '1px solid !important',
    },
  // A drawing has its own colors, which are chosen for a light ground.
  'picture > img[src$=".svg"]': { forcedColorAdjust: 'none', backgroundColor: theme.brand.light.ground },
});

/** Print styles: white backgrounds, no animations, all `details` elements open. */
const print = (theme: Theme): Record<string, CSSObject> => {
  const { light } = theme.brand;
  const paper = toneDeclarations({ ...light, onAction: light.ink });
  const importantColors = Object.entries(paper).map(([name, color]) => [name, `${color} !important`]);
  return {
    ':root, [data-tone]': Object.fromEntries(importantColors),
    html: { fontSize: '10pt' },
    'body, header, [data-section], [data-tone], [data-tone] *': { background: 'none !important' },
    '[data-look=action], [data-look=solid], .MuiButton-contained': { border: '1px solid currentColor' },
    'summary::before, summary::after': { display: 'none !important' },
    '*, ::before, ::after': { animation: 'none !important' },
    '[data-section]:first-of-type [data-media]': { display: 'none' },
    '[data-section] > div, [data-section] > div > [data-words]': { paddingBlock: '1.25rem !important' },
    'a, li, figure, tr': { breakInside: 'avoid' },
    'h2, h3': { breakAfter: 'avoid' },
    '::details-content': { contentVisibility: 'visible', height: 'auto' },
  };
};

/** Japanese has no spaces: without these styles a balanced heading breaks inside words, and before a small kana. */
const japanese: Record<string, CSSObject> = {
  ':lang(ja)': { lineBreak: 'strict' },
  ':lang(ja) :is(h1, h2, h3, legend, a, button)': { wordBreak: 'auto-phrase' },
  // Characters fill their square, so lines of the Latin height and spacing touch.
  ':lang(ja) :is(h1, h2, h3)': { letterSpacing: 0, lineHeight: 1.3 },
};

/** Global styles of every page: base, language, backgrounds, focus, motion, forced colors, print. */
export const GlobalStyles = ({ language }: { language?: string | undefined }) => (
  <MuiGlobalStyles
    styles={(theme) => ({
      ...base(theme),
      ...(language === 'ja' ? japanese : {}),
      ...neighbors,
      '@media (prefers-reduced-motion: no-preference)': motion(theme),
      '@media (prefers-reduced-motion: reduce)': {
        '*, ::before, ::after': { transition: 'none !important' },
      },
      '@media (forced-colors: active)': forcedColors(theme),
      '@media print': print(theme),
    })}
  />
);
