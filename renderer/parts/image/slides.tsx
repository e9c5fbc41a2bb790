import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { Image } from '../../../schema/fields.ts';
import { backdropSizes } from '../hero-frame.tsx';
import { Picture } from './picture.tsx';

type Timing = { count: number; interval: number; fade: number };

/** Returns the time in ms when the other images move into the frame, still transparent, so that the browser loads them. */
const preloadTime = ({ interval, fade }: Timing): number => Math.max(interval / 2, fade);

/** Keyframes that fade an image in over the previous ones and hide it once the next one covers it. The last image fades out to reveal the first. */
const fadeKeyframes = (timing: Timing, before: number) => {
  const { count, interval, fade } = timing;
  const begin = before * interval - preloadTime(timing);
  const at = (time: number) => `${(((begin + time) / (count * interval)) * 100).toFixed(3)}%`;
  const last = before === count - 1;
  const hidden = { transform: 'none', opacity: 0 };
  const shown = { transform: 'none', opacity: 1 };
  return keyframes({
    [`0%, ${at(0)}`]: hidden,
    [`${at(fade)}, ${at(last ? interval : interval + fade)}`]: shown,
    [`${at(interval + fade + (last ? 0 : 1))}, 100%`]: hidden,
  });
};

const slideAnimations = (timing: Timing) =>
  Array.from({ length: timing.count - 1 }, (_, index) => ({
    [`& > picture:nth-of-type(${index + 2}) > img`]: {
      transform: 'translateX(110%)',
      opacity: 0,
      animation: `${fadeKeyframes(timing, index + 1)} ${timing.count * timing.interval}ms linear ${preloadTime(timing)}ms infinite var(--slides)`,
    },
  }));

const Stack = styled('div', {
  shouldForwardProp: (name) => !['count', 'interval', 'fade'].includes(String(name)),
})<Timing>(({ count, interval, fade }) =>
  slideAnimations({ count, interval, fade: Math.min(fade, interval) }),
);

type Props = { images: Image[]; interval: number; fade: number };

/**
 * A slideshow by CSS animation: each image is shown for `interval` ms and fades in over `fade` ms while the CSS variable
 * `--slides` is `running`. The first image loads immediately. The others start outside the frame, where lazy loading
 * ignores them, until the page has had time to load.
 */
export const Slides = ({ images, interval, fade }: Props) => (
  <Stack count={images.length} interval={interval} fade={fade}>
    {images.map((image, index) => (
      <Picture key={image.src} image={image} sizes={backdropSizes} priority={index === 0} />
    ))}
  </Stack>
);
