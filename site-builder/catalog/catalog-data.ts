import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Section } from '../../schema/section.ts';
import type { Site } from '../../schema/site.ts';
import { catalogUrl } from '../../renderer/browser/catalog/data.ts';
import type { Media, MediaFile } from '../../renderer/media.ts';
import { interpolate } from '../../documents/read/site/interpolate.ts';
import { validators } from '../../documents/read/validators.ts';
import { tokensOfPage } from '../../documents/read/page/prices.ts';
import { readTokens } from '../../documents/read/site/tokens.ts';
import { collectImages } from '../../renderer/collect-images.ts';
import { listSectionTypes } from './entries.ts';

/** URL prefix of the original images in the catalog. */
export const catalogMediaUrl = `${catalogUrl}/media/`;

/** Returns an image of the site to show instead of the example's one, which the site may not have. */
const findStandInImage = (name: string, files: ReadonlySet<string>): string => {
  if (files.has(name)) return name;
  const all = [...files];
  const kind = name.endsWith('.svg') ? /\.svg$/ : /\.(jpe?g|png|webp|avif)$/;
  return all.find((file) => kind.test(file)) ?? all[0] ?? name;
};

const isSection = (value: unknown): value is Section => validators.section(value);

/** Describes an original file. The catalog shows originals because its pages need not load fast. */
const describeImage = async (file: string): Promise<MediaFile> => {
  const { width, height } = await sharp(file).metadata();
  return { width, height, base: catalogMediaUrl + basename(file), widths: [], colour: 'transparent' };
};

/**
 * Returns the valid examples of all section types, with the site facts and the images of a site.
 * @param folder the folder of the images
 * @param files the names of the images in it
 */
export const loadCatalogData = async (
  site: Site,
  folder: string,
  files: ReadonlySet<string>,
): Promise<{ media: Media; sections: Section[] }> => {
  const examples = listSectionTypes().map(({ example }) => example);
  const described = [...collectImages(examples).keys()].map(
    async (name) => [name, await describeImage(join(folder, findStandInImage(name, files)))] as const,
  );
  const { values } = readTokens(site);
  return {
    media: Object.fromEntries(await Promise.all(described)),
    sections: examples
      .map((example) => interpolate(example, tokensOfPage(values, example)))
      .filter(isSection),
  };
};
