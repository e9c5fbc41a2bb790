import { join } from 'node:path';
import sharp from 'sharp';
import type { Section } from '../../schema/section.ts';
import type { Site } from '../../schema/site.ts';
import { catalogueUrl, type CatalogueData } from '../../renderer/browser/catalogue/data.ts';
import type { Media, MediaFile } from '../../renderer/media.ts';
import { isFields } from '../../documents/read/document/path.ts';
import { interpolate } from '../../documents/read/site/interpolate.ts';
import { validators } from '../../documents/read/validators.ts';
import { tokensOf } from '../../documents/read/site/tokens.ts';
import { picturesIn } from '../../renderer/pictures-in.ts';
import { catalogueEntries } from './entries.ts';

/** Where the catalogue gives the originals of pictures. */
export const catalogueMedia = `${catalogueUrl}/media/`;

/** A site may lack the pictures of the examples: another one of its own takes the place of each. */
const standInFor = (name: string, files: ReadonlySet<string>): string => {
  if (files.has(name)) return name;
  const all = [...files];
  const kind = name.endsWith('.svg') ? /\.svg$/ : /\.(jpe?g|png|webp|avif)$/;
  return all.find((file) => kind.test(file)) ?? all[0] ?? name;
};

const exchange = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => exchange(item, names));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, exchange(child, names)]));
};

const isSection = (value: unknown): value is Section => validators.section(value);

/** The originals as they are: what the catalogue shows need not be small. */
const describe = async (folder: string, names: Iterable<string>): Promise<Media> => {
  const entries = [...names].map(async (name): Promise<[string, MediaFile]> => {
    const { width, height } = await sharp(join(folder, name)).metadata();
    const base = catalogueMedia + name;
    return [name, { width, height, base, widths: [], colour: 'transparent' }];
  });
  return Object.fromEntries(await Promise.all(entries));
};

/**
 * The examples of the catalogue, with the facts and pictures of a site.
 * @param folder the folder of the pictures
 * @param files the pictures in it
 */
export const catalogueData = async (
  site: Site,
  folder: string,
  files: ReadonlySet<string>,
): Promise<CatalogueData> => {
  const entries = catalogueEntries();
  const examples = entries.map(({ example }) => example);
  const names = new Map([...picturesIn(examples).keys()].map((name) => [name, standInFor(name, files)]));
  const { values } = tokensOf(site);
  const sections = examples.map((example) => exchange(interpolate(example, values), names)).filter(isSection);
  return {
    media: await describe(folder, new Set(names.values())),
    entries,
    sections,
  };
};
