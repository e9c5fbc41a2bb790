import type { Image } from '../../../schema/fields.ts';
import { useMedia } from '../../context.tsx';
import { fallbackUrl, srcSet, toSizes } from '../../media.ts';

type Props = {
  image: Image;
  /**
   * The display width of the image, in the syntax of the HTML attribute; where it is cropped, each width is followed by
   * the shape that is displayed, such as `92vw 3/2`.
   */
  sizes: string;
  /** For the first image of the page: loads it immediately and with high priority. */
  priority?: boolean;
  /** Loads the image with the page instead of lazily, for images that an animation moves into view. */
  eager?: boolean;
  /**
   * Appends `#draw` to the URL of an SVG image, which starts its animation, unless visitors prefer reduced motion.
   */
  draws?: boolean;
  className?: string;
};

/**
 * An image in the widths that the build generated. Its size is set in the HTML, and its average color is shown until it
 * has loaded. Cropping keeps the focal point visible. SVG files and images on other hosts are used unchanged.
 */
export const Picture = ({ image, sizes, priority, eager, draws, className }: Props) => {
  const file = useMedia(image.src);
  const displayed = toSizes(file, sizes);
  const isUnprocessed = file.widths.length === 0;
  return (
    <picture>
      {draws && <source media="(prefers-reduced-motion: no-preference)" srcSet={`${file.base}#draw`} />}
      {!isUnprocessed && <source type="image/avif" srcSet={srcSet(file, displayed)} sizes={displayed} />}
      <img
        className={className}
        src={fallbackUrl(file)}
        alt={image.alt === 'decorative' ? '' : image.alt}
        width={file.width}
        height={file.height}
        loading={priority || eager ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : eager ? 'low' : undefined}
        decoding={priority ? undefined : 'async'}
        style={{ backgroundColor: isUnprocessed ? undefined : file.colour, objectPosition: image.focus }}
      />
    </picture>
  );
};
