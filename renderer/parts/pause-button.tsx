import { useId } from 'react';
import { Icon } from './icon.tsx';
import { styledByTheme, visuallyHidden } from './styles.ts';

const toggleStyles = (isRunning: boolean) => ({
  '--motion': isRunning ? 'running' : 'paused',
  '& [data-when=moving]': { display: isRunning ? 'contents' : 'none' },
  '& [data-when=still]': { display: isRunning ? 'none' : 'contents' },
});

/**
 * Contains a `PauseButton` and animations whose `animation-play-state` is `var(--motion)`. With reduced motion they are
 * initially paused; in browsers without popovers they do not run and there is no button.
 */
export const PauseFrame = styledByTheme('div', (theme) => ({
  ...toggleStyles(true),
  '&:has(:popover-open)': toggleStyles(false),
  '@media (prefers-reduced-motion: reduce)': {
    ...toggleStyles(false),
    '&:has(:popover-open)': toggleStyles(true),
  },
  '@supports not selector(:popover-open)': { '--motion': 'paused', '& button': { display: 'none' } },
  '& [popover]': { display: 'none' },
  '& button': {
    position: 'absolute',
    zIndex: 1,
    width: 48,
    height: 48,
    padding: 0,
    border: `1px solid ${theme.tone.ink}`,
    borderRadius: '50%',
    backgroundColor: theme.tone.ground,
    color: theme.tone.ink,
    cursor: 'pointer',
  },
  '& button svg': { display: 'block', margin: 'auto' },
  '& button [data-name]': visuallyHidden,
}));

type Props = {
  /** Label of the button while the animation runs. */
  pause: string;
  /** Label of the button while the animation is paused. */
  play: string;
};

/**
 * Pauses and resumes the animations of its `PauseFrame`. To work without scripts, it toggles an empty popover, and the
 * styles depend on whether that is open.
 */
export const PauseButton = ({ pause, play }: Props) => {
  const id = useId();
  return (
    <>
      <div id={id} popover="manual" />
      <button type="button" popoverTarget={id}>
        <span data-when="moving">
          <Icon name="pause" />
          <span data-name="">{pause}</span>
        </span>
        <span data-when="still">
          <Icon name="play" />
          <span data-name="">{play}</span>
        </span>
      </button>
    </>
  );
};
