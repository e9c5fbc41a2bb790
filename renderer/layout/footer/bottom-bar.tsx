import { Actions } from '../actions.tsx';
import { highEnough, phone } from '../../theme/layout.ts';
import { styledByTheme } from '../../parts/styles.ts';

const Bar = styledByTheme('div', (theme) => ({
  display: 'none',
  [phone(theme)]: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(65%) minmax(0, 1fr)',
    alignItems: 'center',
    gap: theme.spacing(1),
    height: theme.layout.phoneBar,
    paddingInline: theme.spacing(1),
    '& a': {
      gap: 6,
      minWidth: 0,
      paddingInline: 10,
      fontSize: 'min(clamp(0.875rem, 4.2vw, 1.0625rem), 5.4vw)',
      maxHeight: theme.layout.phoneBar,
      overflow: 'hidden',
    },
    [highEnough]: {
      position: 'fixed',
      zIndex: theme.zIndex.appBar,
      inset: 'auto 0 0',
      transition: `translate ${theme.layout.quick}`,
      // Hides the bar while a visitor fills in a form, so that it covers no fields and buttons.
      'main:has(form:focus-within) ~ footer &:not(:focus-within)': { translate: '0 100%' },
      // Hides the bar while the popup, which contains the call too, is in its place.
      'footer:has(+ * > [data-corner]:not([data-corner=none])) &:not(:focus-within)': { display: 'none' },
      // Hides the bar while the main button of the hero is in view. Browsers without support for timelines always
      // display it.
      '@keyframes bar': { '4%, 96%': { opacity: 0, visibility: 'hidden' } },
      animation: 'bar linear',
      animationTimeline: '--hero',
    },
  },
  '@media print': { display: 'none' },
}));

/**
 * The bar with call and main button, or only the call, at the bottom of a phone's screen; at the end of the page if the
 * window is too low for a fixed bar.
 */
export const BottomBar = () => (
  <Bar data-tone="dark">
    <Actions />
  </Bar>
);
