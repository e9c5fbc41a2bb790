import type { Image } from '../../../schema/fields.ts';
import { Icon } from '../icon.tsx';
import { styledByTheme } from '../themed.ts';
import { visuallyHidden } from '../visually-hidden.ts';
import { Picture } from './picture.tsx';
import { Slides } from './slides.tsx';

/** A constant id, because a page has only one opening. */
const switchId = 'slideshow-switch';

const toggleStyles = (isRunning: boolean) => ({
  '--slides': isRunning ? 'running' : 'paused',
  '& [data-when=moving]': { display: isRunning ? 'contents' : 'none' },
  '& [data-when=still]': { display: isRunning ? 'none' : 'contents' },
});

const Show = styledByTheme('div', (theme) => ({
  ...toggleStyles(true),
  [`&:has(#${switchId}:popover-open)`]: toggleStyles(false),
  '@media (prefers-reduced-motion: reduce)': {
    ...toggleStyles(false),
    [`&:has(#${switchId}:popover-open)`]: toggleStyles(true),
  },
  // Without the pause button the slideshow does not run.
  '@supports not selector(:popover-open)': { '--slides': 'paused', '& button': { display: 'none' } },
  [`& #${switchId}`]: { ...visuallyHidden, border: 0, padding: 0 },
  '& button': {
    position: 'absolute',
    insetInlineEnd: theme.spacing(1.5),
    bottom: theme.spacing(1.5),
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
  images: Image[];
  /** Timing in ms and labels of the button; without it only the first image is shown. */
  rotation: { interval: number; fade: number; pause: string; play: string } | undefined;
  /** The display width of the images, in the syntax of the HTML attribute. */
  sizes: string;
};

/**
 * Alternating images. The pause button works without scripts: it toggles an empty popover, and the styles depend on
 * whether it is open. With reduced motion the slideshow is initially paused.
 */
export const Slideshow = ({ images, rotation, sizes }: Props) => {
  const [first] = images;
  if (!rotation) return first && <Picture image={first} sizes={sizes} priority />;
  const { interval, fade, pause, play } = rotation;
  return (
    <Show>
      <Slides images={images} interval={interval} fade={fade} sizes={sizes} />
      <div id={switchId} popover="manual" />
      <button type="button" popoverTarget={switchId}>
        <span data-when="moving">
          <Icon name="pause" />
          <span data-name="">{pause}</span>
        </span>
        <span data-when="still">
          <Icon name="play" />
          <span data-name="">{play}</span>
        </span>
      </button>
    </Show>
  );
};
