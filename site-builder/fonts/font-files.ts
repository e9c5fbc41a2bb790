import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { usedFonts, type Brand } from '../../renderer/theme/brand.ts';
import { fontFaces, type UsedFont } from '../../renderer/theme/fonts.ts';
import type { Assets } from '../../renderer/server/assets.ts';
import type { Store } from '../cache/store.ts';
import { subsetFontFile } from './subset-font.ts';
import type { OutputFolder } from '../output/output-folder.ts';

/** A font of the theme: its file, and the address under which that is served. */
export type FontFile = UsedFont & { url: string; path: string };

/** The fonts of a brand with their files, each once. */
export const fontFiles = (brand: Brand, store: Store): Promise<FontFile[]> =>
  Promise.all(
    usedFonts(brand).map(async (used) => {
      const path = await subsetFontFile(used, 'woff2', store);
      const hash = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
        .slice(0, 8);
      const url = `/assets/${basename(used.font.file, '.woff2')}-${hash}.woff2`;
      return { ...used, path, url };
    }),
  );

/** What a page says of the fonts: which to preload, and their rules. */
export const fontAssets = (files: FontFile[]): Pick<Assets, 'fonts' | 'fontCss'> => ({
  fonts: files.map(({ url }) => url),
  fontCss: fontFaces(files, ({ url }) => url),
});

/** Writes the font files into the finished site. */
export const writeFonts = async (files: FontFile[], out: OutputFolder): Promise<void> => {
  for (const { path, url } of files) await out.copy(path, url.slice(1));
};
