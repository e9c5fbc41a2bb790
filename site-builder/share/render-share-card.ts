import sharp, { type Sharp } from 'sharp';
import type { ImageInfo } from '../../documents/read/site/image-info.ts';
import type { Brand } from '../../schema/brand.ts';
import type { Image } from '../../schema/fields.ts';
import { escapeMarkup } from '../escape-markup.ts';

/** Size of a share image in pixels (ogp.me; the ratio that the large networks show). */
const size = { width: 1200, height: 630 };
const margin = 72;
/** Width of the text in pixels. The image takes the rest of the card and fades out behind the text. */
const textWidth = 600;
const imageLeft = 560;
const ruleSize = { width: 96, height: 4 };
const heading = { largest: 76, smallest: 40, height: 330 };
const nameHeight = 80;

/** A font file, its family name and its weight. The name and weight are needed because two font files of a site may have the same family name. */
export type ShareFont = { file: string; name: string; weight: number };

/** A photo with its focal point. Without one, sharp chooses the crop by content. */
type Photo = Pick<ImageInfo, 'path' | 'width' | 'height'> & Pick<Image, 'focus'>;

export type Card = {
  title: string;
  /** The name of the site, at the bottom. */
  name: string;
  /** Image files. Images of other hosts cannot be used. */
  mark: string | undefined;
  picture: Photo | undefined;
  brand: Brand;
  headingFont: ShareFont;
  textFont: ShareFont;
};

/** Maximum length of a text on the card. The text renderer fails at some thousands of characters. */
const maxCharacters = 200;
const truncate = (text: string): string => {
  const characters = Array.from(text);
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters - 1).join('')}…` : text;
};

const renderText = (text: string, color: string, points: number, { file, name, weight }: ShareFont) =>
  sharp({
    text: {
      text: `<span foreground="${color}" weight="${weight}">${escapeMarkup(truncate(text))}</span>`,
      font: `${name}, ${points}`,
      fontfile: file,
      width: textWidth,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

type RenderedText = Awaited<ReturnType<typeof renderText>>;

/** Shrinks a rendered text to its box if it is larger. A long word without spaces overflows at any font size. */
const shrinkToFit = ({ data, info }: RenderedText, height: number): Promise<RenderedText> | RenderedText =>
  info.width <= textWidth && info.height <= height
    ? { data, info }
    : sharp(data)
        .resize({ width: textWidth, height, fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true });

/** Renders the title with the largest font size at which it fits. */
const renderTitle = async (text: string, color: string, font: ShareFont) => {
  for (let points = heading.largest; ; points -= 6) {
    const set = await renderText(text, color, points, font);
    const fits = set.info.height <= heading.height && set.info.width <= textWidth;
    if (fits || points <= heading.smallest) return shrinkToFit(set, heading.height);
  }
};

const renderGradient = (color: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width - imageLeft}" height="${size.height}"><defs><linearGradient id="g"><stop offset="0" stop-color="${color}"/><stop offset="0.5" stop-color="${color}" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );

const renderRectangle = (color: string, { width, height }: { width: number; height: number }) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer();

/** Maximum ratio of the pixels of a scaled photo to those of its frame. An extremely narrow photo would need gigabytes. */
const maxScaledPixelsPerFrame = 16;

/** Returns the part of a photo that fills a frame. The focal point is used as in `object-position`. */
const crop = ({ path, width, height, focus }: Photo, frame: { width: number; height: number }): Sharp => {
  const input = sharp(path, { autoOrient: true });
  const scale = Math.max(frame.width / width, frame.height / height);
  const isTooLarge = scale * width * scale * height > maxScaledPixelsPerFrame * frame.width * frame.height;
  if (focus === undefined && !isTooLarge)
    return input.resize({ ...frame, fit: 'cover', position: 'attention' });
  const [x = 0, y = 0] = (focus ?? '50% 50%').split(' ').map((share) => parseFloat(share) / 100);
  const part = {
    width: Math.max(1, Math.round(frame.width / scale)),
    height: Math.max(1, Math.round(frame.height / scale)),
  };
  const left = Math.round((width - part.width) * x);
  const top = Math.round((height - part.height) * y);
  return input.extract({ left, top, ...part }).resize({ ...frame, fit: 'fill' });
};

/** Renders the share image of a page: its title on the dark ground of the brand, next to its first photo. */
export const renderShareCard = async ({
  title,
  name,
  mark,
  picture,
  brand,
  ...fonts
}: Card): Promise<Buffer> => {
  const { dark, deep } = brand;
  const width = size.width - imageLeft;
  const [set, foot, icon, line] = await Promise.all([
    renderTitle(title, dark.ink, fonts.headingFont),
    renderText(name, dark.soft, 28, fonts.textFont).then((set) => shrinkToFit(set, nameHeight)),
    mark &&
      sharp(mark, { autoOrient: true }).resize({ width: 64, height: 64, fit: 'inside' }).png().toBuffer(),
    renderRectangle(dark.accent, ruleSize),
  ]);
  const photo = picture && {
    input: await crop(picture, { width, height: size.height })
      .composite([{ input: renderGradient(deep) }])
      .toBuffer(),
    left: imageLeft,
    top: 0,
  };
  const titleTop = Math.round((size.height - set.info.height) / 2);
  return sharp({ create: { ...size, channels: 3, background: deep } })
    .composite([
      ...(photo ? [photo] : []),
      ...(icon ? [{ input: icon, left: margin, top: margin }] : []),
      { input: set.data, left: margin, top: titleTop },
      { input: line, left: margin, top: titleTop + set.info.height + 36 },
      { input: foot.data, left: margin, top: size.height - margin - foot.info.height },
    ])
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
};
