import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { Image } from '../../../schema/fields.ts';
import { backdropSizes } from '../hero-frame.tsx';
import { Picture } from './picture.tsx';

type Timing = { count: number; interval: number; fade: number };

/** When the other pictures come into place, still unseen: that is when the browser fetches them. */
const startOf = ({ interval, fade }: Timing): number => Math.max(interval / 2, fade);

/** Fades a picture in over those before it. It goes once the next covers it; the last one uncovers the first. */
const turn = (timing: Timing, before: number) => {
  const { count, interval, fade } = timing;
  const begin = before * interval - startOf(timing);
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

const turns = (timing: Timing) =>
  Array.from({ length: timing.count - 1 }, (_, index) => ({
    [`& > picture:nth-of-type(${index + 2}) > img`]: {
      transform: 'translateX(110%)',
      opacity: 0,
      animation: `${turn(timing, index + 1)} ${timing.count * timing.interval}ms linear ${startOf(timing)}ms infinite var(--slides)`,
    },
  }));

const Stack = styled('div', {
  shouldForwardProp: (name) => !['count', 'interval', 'fade'].includes(String(name)),
})<Timing>(({ count, interval, fade }) => turns({ count, interval, fade: Math.min(fade, interval) }));

type Props = { images: Image[]; interval: number; fade: number };

/**
 * Pictures that take turns, each shown `interval` ms and fading in over `fade` ms, without a script: they run
 * where the CSS variable `--slides` says `running`. The first is fetched at once; the others wait outside the
 * frame, where lazy loading leaves them alone, until the page has had time to load.
 */
export const Slides = ({ images, interval, fade }: Props) => (
  <Stack count={images.length} interval={interval} fade={fade}>
    {images.map((image, index) => (
      <Picture key={image.src} image={image} sizes={backdropSizes} priority={index === 0} />
    ))}
  </Stack>
);
