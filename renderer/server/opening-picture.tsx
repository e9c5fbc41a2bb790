import type { PageData } from '../context.tsx';
import { srcSet } from '../media.ts';
import { backdropSizes } from '../parts/hero-frame.tsx';

/** The picture that fills the opening of a page, if it has one. */
const openingPicture = ({ page, media }: PageData) => {
  const opening = page.sections[0];
  if (opening?.type === 'hero') return opening.image && media[opening.image.src];
  if (opening?.type === 'slideshow-hero') return media[opening.images[0]?.src ?? ''];
  return undefined;
};

/** Lets the browser fetch the largest picture above the fold before it has read the page, at the width it needs. */
export const OpeningPicturePreload = ({ data }: { data: PageData }) => {
  const file = openingPicture(data);
  if (!file || file.widths.length === 0) return null;
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={srcSet(file, backdropSizes)}
      imageSizes={backdropSizes}
      fetchPriority="high"
    />
  );
};
