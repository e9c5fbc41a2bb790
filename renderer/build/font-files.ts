import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { Brand } from '../theme/brand.ts';
import { fontFaces, type Font } from '../theme/fonts.ts';
import type { Assets } from '../server/assets.ts';
import type { OutputFolder } from './output-folder.ts';

const { resolve } = createRequire(import.meta.url);

/** A font of the theme: its file, and the address under which that is served. */
export type FontFile = { font: Font; url: string; path: string };

/** The fonts of a brand with their files, each once. */
export const fontFiles = ({ fonts: { heading, text } }: Brand): Promise<FontFile[]> =>
  Promise.all(
    [...new Set([heading, text])].map(async (font) => {
      const path = resolve(font.file);
      const hash = createHash('sha256')
        .update(await readFile(path))
        .digest('hex')
        .slice(0, 8);
      return { font, path, url: `/assets/${basename(font.file, '.woff2')}-${hash}.woff2` };
    }),
  );

/** What a page says of the fonts: which to preload, and their rules. */
export const fontAssets = (files: FontFile[]): Pick<Assets, 'fonts' | 'fontCss'> => ({
  fonts: files.map(({ url }) => url),
  fontCss: fontFaces(
    files.map(({ font }) => font),
    (name) => files.find(({ font }) => font.file === name)?.url ?? '',
  ),
});

/** Writes the font files into the finished site. */
export const writeFonts = async (files: FontFile[], out: OutputFolder): Promise<void> => {
  for (const { path, url } of files) await out.copy(path, url.slice(1));
};
