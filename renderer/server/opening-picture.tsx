import roles from '../../schema/section-roles.json' with { type: 'json' };
import type { Image } from '../../schema/fields.ts';
import type { PageData } from '../context.tsx';
import { srcSet } from '../media.ts';
import { backdropSizes } from '../parts/hero-frame.tsx';

/** The field of an opening that holds its picture, or a list of pictures of which the first is shown first. */
const fields: { [type: string]: string } = roles.openingPictures;

/** The picture that fills the opening of a page, if it has one. */
const openingPicture = ({ page, media }: PageData) => {
  const [opening] = page.sections;
  const field = opening && fields[opening.type];
  if (field === undefined) return undefined;
  const [picture] = [(opening as { [field: string]: unknown })[field]].flat() as (Image | undefined)[];
  return picture && media[picture.src];
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
