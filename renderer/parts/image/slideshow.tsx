import type { Image } from '../../../schema/fields.ts';
import { PauseButton, PauseFrame } from '../pause-button.tsx';
import { styledByTheme } from '../styles.ts';
import { Picture } from './picture.tsx';
import { Slides } from './slides.tsx';

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

/** Alternating images with a pause button. With reduced motion the slideshow is initially paused. */
export const Slideshow = ({ images, rotation, sizes }: Props) => {
  const [first] = images;
  if (!rotation) return first && <Picture image={first} sizes={sizes} priority />;
  const { interval, fade, pause, play } = rotation;
  return (
    <Frame>
      <Slides images={images} interval={interval} fade={fade} sizes={sizes} />
      <PauseButton pause={pause} play={play} />
    </Frame>
  );
};
