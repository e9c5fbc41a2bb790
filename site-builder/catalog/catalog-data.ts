import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Section } from '../../schema/section.ts';
import type { Site } from '../../schema/site.ts';
import { catalogUrl } from '../../renderer/browser/catalog/data.ts';
import type { Media, MediaFile } from '../../renderer/media.ts';
import { interpolate } from '../../documents/read/site/interpolate.ts';
import { validators } from '../../documents/read/validators.ts';
import { readTokens } from '../../documents/read/site/tokens.ts';
import { collectImages } from '../../renderer/collect-images.ts';
import { listSectionTypes } from './entries.ts';

/** Where the catalogue gives the originals of pictures. */
export const catalogueMedia = `${catalogUrl}/media/`;

/** A site may lack the pictures of the examples: another one of its own takes the place of each. */
const standInFor = (name: string, files: ReadonlySet<string>): string => {
  if (files.has(name)) return name;
  const all = [...files];
  const kind = name.endsWith('.svg') ? /\.svg$/ : /\.(jpe?g|png|webp|avif)$/;
  return all.find((file) => kind.test(file)) ?? all[0] ?? name;
};

const isSection = (value: unknown): value is Section => validators.section(value);

/** The originals as they are: what the catalogue shows need not be small. */
const describe = async (file: string): Promise<MediaFile> => {
  const { width, height } = await sharp(file).metadata();
  return { width, height, base: catalogueMedia + basename(file), widths: [], colour: 'transparent' };
};

/**
 * The examples of the catalogue that can be rendered, with the facts and pictures of a site.
 * @param folder the folder of the pictures
 * @param files the pictures in it
 */
export const catalogueData = async (
  site: Site,
  folder: string,
  files: ReadonlySet<string>,
): Promise<{ media: Media; sections: Section[] }> => {
  const examples = listSectionTypes().map(({ example }) => example);
  const described = [...collectImages(examples).keys()].map(
    async (name) => [name, await describe(join(folder, standInFor(name, files)))] as const,
  );
  const { values } = readTokens(site);
  return {
    media: Object.fromEntries(await Promise.all(described)),
    sections: examples.map((example) => interpolate(example, values)).filter(isSection),
  };
};
