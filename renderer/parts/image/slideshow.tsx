import { keyframes, type Keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { Image } from '../../../schema/fields.ts';
import { PauseButton, PauseFrame } from '../pause-button.tsx';
import { styledByTheme } from '../styles.ts';
import { Picture } from './picture.tsx';

type Timing = { count: number; interval: number; fade: number };

/**
 * Returns the time in ms at which the other images are moved into the frame, still transparent, so that the browser
 * loads them.
 */
const preloadTime = ({ interval, fade }: Timing): number => Math.max(interval / 2, fade);

/**
 * Keyframes that fade an image in over the previous ones and hide it once the next one covers it, also from screen
 * readers. The last image fades out to reveal the first.
 */
const fadeKeyframes = (timing: Timing, before: number) => {
  const { count, interval, fade } = timing;
  const begin = before * interval - preloadTime(timing);
  const at = (time: number) => `${(((begin + time) / (count * interval)) * 100).toFixed(3)}%`;
  const last = before === count - 1;
  const hidden = { transform: 'none', opacity: 0, visibility: 'hidden' } as const;
  const shown = { transform: 'none', opacity: 1, visibility: 'visible' } as const;
  return keyframes({
    [`0%, ${at(0)}`]: hidden,
    [`${at(fade)}, ${at(last ? interval : interval + fade)}`]: shown,
    [`${at(interval + fade + (last ? 0 : 1))}, 100%`]: hidden,
  });
};

/** Keyframes that hide the first image from screen readers while the others cover it. */
const coveredKeyframes = (timing: Timing) => {
  const { count, interval, fade } = timing;
  const at = (time: number) => `${(((time - preloadTime(timing)) / (count * interval)) * 100).toFixed(3)}%`;
  return keyframes({
    [`0%, ${at(interval + fade)}, ${at(count * interval)}, 100%`]: { visibility: 'visible' },
    [`${at(interval + fade + 1)}, ${at(count * interval - 1)}`]: { visibility: 'hidden' },
  });
};

const slideAnimations = (timing: Timing) => {
  const animation = (name: Keyframes) =>
    `${name} ${timing.count * timing.interval}ms linear ${preloadTime(timing)}ms infinite var(--motion)`;
  return [
    { '& > picture:first-of-type > img': { animation: animation(coveredKeyframes(timing)) } },
    ...Array.from({ length: timing.count - 1 }, (_, index) => ({
      [`& > picture:nth-of-type(${index + 2}) > img`]: {
        transform: 'translateX(110%)',
        opacity: 0,
        visibility: 'hidden' as const,
        animation: animation(fadeKeyframes(timing, index + 1)),
      },
    })),
  ];
};

const Stack = styled('div')<Timing>(({ count, interval, fade }) =>
  slideAnimations({ count, interval, fade: Math.min(fade, interval) }),
);

const Frame = styledByTheme(PauseFrame, (theme) => ({
  '& button': { insetInlineEnd: theme.spacing(1.5), bottom: theme.spacing(1.5) },
}));

type Props = {
  images: Image[];
  /** Timing in ms and labels of the button; without it only the first image is shown. */
  rotation: { interval: number; fade: number; pause: string; play: string } | undefined;
  /** The display width of the images, as for a `Picture`. */
  sizes: string;
};

/**
 * Alternating images with a pause button. With reduced motion the slideshow is initially paused. It is a CSS animation:
 * each image is shown for `interval` ms and fades in over `fade` ms while the CSS variable `--motion` is `running`. The
 * first image loads immediately. The others start outside the frame, where lazy loading ignores them, until the page has
 * had time to load.
 */
export const Slideshow = ({ images, rotation, sizes }: Props) => {
  const [first] = images;
  if (!rotation) return first && <Picture image={first} sizes={sizes} priority />;
  const { interval, fade, pause, play } = rotation;
  return (
    <Frame>
      <Stack count={images.length} interval={interval} fade={fade}>
        {images.map((image, index) => (
          <Picture key={image.src} image={image} sizes={sizes} priority={index === 0} />
        ))}
      </Stack>
      <PauseButton pause={pause} play={play} />
    </Frame>
  );
};
