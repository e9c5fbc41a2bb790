import { keyframes } from '@mui/material/styles';

const visible = { position: 'static', visibility: 'visible', height: 'auto', overflow: 'visible' } as const;
/**
 * Hides elements without `display: none`, because the animations that show them do not start on elements without a box.
 */
const hidden = { position: 'absolute', visibility: 'hidden', height: 0, overflow: 'hidden' } as const;

const appear = keyframes({ to: visible });
const vanish = keyframes({ to: hidden });

/** Styles that show everything after a delay in seconds. */
const showAllAfter = (seconds: number) => ({
  '& [data-shown=false]': { display: 'grid', ...hidden, animation: `${appear} 1ms ${seconds}s forwards` },
  '& [data-move]': { animation: `${vanish} 1ms ${seconds}s forwards` },
});

const showAll = {
  '& [data-shown=false]': { display: 'grid', ...visible, animation: 'none' },
  '& [data-move]': { display: 'none' },
};

/** Returns a selector for the given state of the page. All have the same specificity, so that the last matching one wins. */
const when = (state: string) => `*:where(${state}) &&`;

/**
 * Styles of a form that hide the elements with `data-shown=false`, such as the steps that are not current and the fields
 * whose conditions are not met. Without scripts all of them are shown, and the buttons with `data-move` are hidden: if
 * scripting is disabled, if the scripts could not be loaded, if none has run after 12 s, and if hydration is late.
 */
export const shownWithoutScripts = {
  '& [data-shown=false]': { display: 'none' },
  [when('html:not([data-scripts])')]: showAllAfter(12),
  // Shows all steps if the visitor has filled in a field before hydration, because the button to the next step does not
  // work yet.
  '&&:where(:not([novalidate]):has(input:checked, :required:valid))': showAllAfter(2),
  [when('html[data-scripts=failed]')]: showAll,
  '@media (scripting: none)': { [when('html')]: showAll },
};
