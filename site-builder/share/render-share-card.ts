import sharp, { type Sharp } from 'sharp';
import type { ImageInfo } from '../../documents/read/site/image-info.ts';
import type { Brand } from '../../renderer/theme/brand.ts';
import type { Image } from '../../schema/fields.ts';
import { escapeMarkup } from '../escape-markup.ts';

/** Size of a share picture (ogp.me; the ratio that the large networks show). */
const size = { width: 1200, height: 630 };
const margin = 72;
/** Width of the words; the picture fills the rest and runs out behind them. */
const words = 600;
const pictureLeft = 560;
const rule = { width: 96, height: 4 };
const heading = { largest: 76, smallest: 40, height: 330 };
const nameHeight = 80;

/** A font file that the text can be set in, its name and its weight: two files of a site may have one name. */
export type ShareFont = { file: string; name: string; weight: number };

/** A photograph, and what its crop keeps in view; without a focus that is found. */
type Photo = Pick<ImageInfo, 'path' | 'width' | 'height'> & Pick<Image, 'focus'>;

export type Card = {
  title: string;
  /** The name of the site, at the foot. */
  name: string;
  /** Files; pictures of other hosts are not on it. */
  mark: string | undefined;
  picture: Photo | undefined;
  brand: Brand;
  headingFont: ShareFont;
  textFont: ShareFont;
};

/** Characters that there is room for; what draws the text gives up at some thousands. */
const most = 200;
const cut = (text: string): string => {
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
};

const setText = (text: string, colour: string, points: number, { file, name, weight }: ShareFont) =>
  sharp({
    text: {
      text: `<span foreground="${colour}" weight="${weight}">${escapeMarkup(cut(text))}</span>`,
      font: `${name}, ${points}`,
      fontfile: file,
      width: words,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

type Words = Awaited<ReturnType<typeof setText>>;

/** Words that are larger than their place, smaller: those without a space run out of it at any size. */
const fitted = ({ data, info }: Words, height: number): Promise<Words> | Words =>
  info.width <= words && info.height <= height
    ? { data, info }
    : sharp(data).resize({ width: words, height, fit: 'inside' }).png().toBuffer({ resolveWithObject: true });

/** The largest size at which the title fits its place. */
const setTitle = async (text: string, colour: string, font: ShareFont) => {
  for (let points = heading.largest; ; points -= 6) {
    const set = await setText(text, colour, points, font);
    const fits = set.info.height <= heading.height && set.info.width <= words;
    if (fits || points <= heading.smallest) return fitted(set, heading.height);
  }
};

const shade = (colour: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width - pictureLeft}" height="${size.height}"><defs><linearGradient id="g"><stop offset="0" stop-color="${colour}"/><stop offset="0.5" stop-color="${colour}" stop-opacity="0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );

const solid = (colour: string, { width, height }: { width: number; height: number }) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** How much larger than its frame a photograph may be made before it is cropped: a line of pixels would need gigabytes. */
const mostBeyondFrame = 16;

/** The part of a photograph that fills a frame; its focus is where `object-position` puts it. */
const crop = ({ path, width, height, focus }: Photo, frame: { width: number; height: number }): Sharp => {
  const whole = sharp(path, { autoOrient: true });
  const scale = Math.max(frame.width / width, frame.height / height);
  const isExtreme = scale * width * scale * height > mostBeyondFrame * frame.width * frame.height;
  if (focus === undefined && !isExtreme)
    return whole.resize({ ...frame, fit: 'cover', position: 'attention' });
  const [x = 0, y = 0] = (focus ?? '50% 50%').split(' ').map((share) => parseFloat(share) / 100);
  const part = {
    width: Math.max(1, Math.round(frame.width / scale)),
    height: Math.max(1, Math.round(frame.height / scale)),
  };
  const left = Math.round((width - part.width) * x);
  const top = Math.round((height - part.height) * y);
  return whole.extract({ left, top, ...part }).resize({ ...frame, fit: 'fill' });
};

/** Renders the picture that stands for a page where it is shared: its title on the dark ground, its first picture beside. */
export const renderShareCard = async ({
  title,
  name,
  mark,
  picture,
  brand,
  ...fonts
}: Card): Promise<Buffer> => {
  const { dark, deep } = brand;
  const width = size.width - pictureLeft;
  const [set, foot, icon, line] = await Promise.all([
    setTitle(title, dark.ink, fonts.headingFont),
    setText(name, dark.soft, 28, fonts.textFont).then((set) => fitted(set, nameHeight)),
    mark &&
      sharp(mark, { autoOrient: true }).resize({ width: 64, height: 64, fit: 'inside' }).png().toBuffer(),
    solid(dark.accent, rule),
  ]);
  const photo = picture && {
    input: await crop(picture, { width, height: size.height })
      .composite([{ input: shade(deep) }])
      .toBuffer(),
    left: pictureLeft,
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
