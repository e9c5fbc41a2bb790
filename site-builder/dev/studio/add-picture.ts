import { mkdir, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { slugOf } from '../../../documents/edit/routes.ts';
import type { PictureFacts } from '../../../documents/node/pictures/picture-facts.ts';
import type { Picture } from '../../../documents/read/site/picture.ts';
import { StoreRefusal } from './folder-store.ts';

/** The longer side of a picture that is stored, in pixels: more than any place shows. */
const longestSide = 2560;

/** Photographs with more are not decoded; the largest cameras have as many. */
const mostPixels = 100_000_000;

/** A file as the site stores it. */
type Stored = { extension: string; content: Buffer };

const isDrawing = (content: Buffer): boolean => /^\uFEFF?\s*</.test(content.toString('utf8', 0, 64));

/** Upright, no larger than needed, and without what a camera writes beside the picture, such as the place. */
const photograph = async (content: Buffer): Promise<Stored> => {
  const read = sharp(content, { failOn: 'error', limitInputPixels: mostPixels })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  const { isOpaque } = await sharp(content, { limitInputPixels: mostPixels }).stats();
  return isOpaque
    ? { extension: '.jpg', content: await read.jpeg({ quality: 88, mozjpeg: true }).toBuffer() }
    : { extension: '.png', content: await read.png().toBuffer() };
};

/** A name as it may stand in an address, that no other picture has. */
const writeNew = async (media: string, wished: string, { extension, content }: Stored): Promise<string> => {
  const stem = slugOf(wished.slice(0, wished.length - extname(wished).length)).slice(0, 60) || 'picture';
  for (let nth = 1; ; nth += 1) {
    const name = `${stem}${nth === 1 ? '' : `-${nth}`}${extension}`;
    try {
      await writeFile(join(media, name), content, { flag: 'wx' });
      return name;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
};

/**
 * Puts a picture into the folder of a site, as the site stores pictures.
 * @param wished the name that the file had
 * @returns its name, and what is known of it
 * @throws StoreRefusal when it is no picture that the site can show: why, and what to do
 */
export const addPicture = async (
  pagesDir: string,
  { wished, content }: { wished: string; content: Buffer },
  facts: PictureFacts,
): Promise<{ name: string; fact: Picture }> => {
  const media = join(pagesDir, 'media');
  await mkdir(media, { recursive: true });
  // What cannot be decoded is written as it is, so that the words of the check say what is wrong with it.
  const stored = isDrawing(content)
    ? { extension: '.svg', content }
    : await photograph(content).catch(() => ({ extension: '.jpg', content }));
  const name = await writeNew(media, wished, stored);
  const fact = (await facts.of(media, [name])).get(name);
  if (fact && !('fault' in fact)) return { name, fact };
  await rm(join(media, name), { force: true });
  throw new StoreRefusal(
    fact ? `${wished} ${fact.fault.message}. ${fact.fault.fix}` : `${wished} is no picture.`,
  );
};
