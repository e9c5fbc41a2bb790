import { styled } from '@mui/material/styles';
import type { Image } from '../../../schema/fields.ts';
import { useMedia } from '../../context.tsx';
import { fallbackUrl, srcSet } from '../../media.ts';

const Img = styled('img', { shouldForwardProp: (name) => name !== 'ratio' })<{ ratio: string | undefined }>(
  ({ ratio }) => ratio && { aspectRatio: ratio },
);

type Props = {
  image: Image;
  /** The width at which the layout shows the picture, as in the HTML attribute. */
  sizes: string;
  /** The first picture of the page: fetched at once and before others. */
  priority?: boolean;
  /** Fetched with the page although it is further down, for pictures that move into view by themselves. */
  eager?: boolean;
  /** Crops the picture, such as `4 / 3`; without it the picture keeps its own shape. */
  ratio?: string;
  className?: string;
};

/**
 * A picture in the widths that the build made. Its size is known before it arrives, and its mean colour holds the
 * place. A crop keeps its focus.
 * SVG files and pictures of other hosts have no widths and are shown as they are.
 */
export const Picture = ({ image, sizes, priority, eager, ratio, className }: Props) => {
  const file = useMedia(image.src);
  const asIs = file.widths.length === 0;
  return (
    <picture>
      {!asIs && <source type="image/avif" srcSet={srcSet(file, sizes)} sizes={sizes} />}
      <Img
        className={className}
        src={fallbackUrl(file)}
        alt={image.alt === 'decorative' ? '' : image.alt}
        width={file.width}
        height={file.height}
        loading={priority || eager ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : eager ? 'low' : undefined}
        decoding={priority ? undefined : 'async'}
        style={{ backgroundColor: asIs ? undefined : file.colour, objectPosition: image.focus }}
        ratio={ratio}
      />
    </picture>
  );
};
