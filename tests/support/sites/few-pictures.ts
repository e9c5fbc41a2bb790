import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { SiteReader } from '../../../documents/node/site-reader.ts';
import type { Page } from '../../../schema/page.ts';
import { weighedRoutes } from './weighed-routes.ts';

const rasterImage = /\.(jpe?g|png)$/i;

/** Returns the first image of a page, if it has one. */
const findFirstImage = ({ sections }: Page): string | undefined =>
  /"src":"([^"]+)"/.exec(JSON.stringify(sections))?.[1];

/**
 * Copies a site for tests that measure only the first images of a few pages: all other photos are replaced by a plain
 * color of the same size. Encoding six sizes of a photo takes 1.6 s, so the build takes 7.3 s of CPU instead of 16.7 s.
 */
export const copyWithFewImages = async (pagesDir: string, copy: string): Promise<void> => {
  await cp(pagesDir, copy, { recursive: true });
  const { pages } = await new SiteReader(pagesDir).read();
  const retained = new Set(pages.filter(({ route }) => weighedRoutes.includes(route)).map(findFirstImage));
  const names = (await readdir(join(pagesDir, 'media'))).filter(
    (name) => rasterImage.test(name) && !retained.has(name),
  );
  await Promise.all(
    names.map(async (name) => {
      const { width, height } = await sharp(join(pagesDir, 'media', name)).metadata();
      await sharp({ create: { width, height, channels: 3, background: 'tan' } }).toFile(
        join(copy, 'media', name),
      );
    }),
  );
};
