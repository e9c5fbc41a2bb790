import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { collectFonts, type UsedFont } from '../../renderer/theme/fonts.ts';
import type { Brand } from '../../schema/brand.ts';
import type { Assets } from '../../renderer/server/assets.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { subsetFontFile } from './subset-font.ts';

/** A font of the theme with its file, URL and `@font-face` rules. */
export type FontFile = UsedFont & { url: string; path: string; css: string };

/** System fonts that are shown until a font has loaded, with the mean character width in em (@capsizecss/metrics). */
const fallbacks = {
  serif: { names: ['Times New Roman', 'Liberation Serif'], meanWidth: 832 / 2048 },
  'sans-serif': { names: ['Arial', 'Liberation Sans'], meanWidth: 913 / 2048 },
};

const renderFontFace = (rules: Record<string, string>): string =>
  `@font-face{${Object.entries(rules)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** Returns the rules of a font and its fallback. The fallback is scaled to the same metrics, so that loading the font causes no layout shift. */
const renderFontFaces = async (
  { font, weights }: UsedFont,
  url: string,
  content: Buffer,
): Promise<string> => {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(content);
  const { names, meanWidth } = fallbacks[font.generic];
  const scale = xWidthAvg / unitsPerEm / meanWidth;
  const percent = (ratio: number): string => `${Number((100 * ratio).toFixed(1))}%`;
  return (
    renderFontFace({
      'font-family': `'${font.family}'`,
      'font-weight': [...new Set(weights)].join(' '),
      'font-display': 'swap',
      src: `url(${url}) format('woff2')`,
    }) +
    renderFontFace({
      'font-family': `'${font.family} Fallback'`,
      src: names.map((name) => `local('${name}')`).join(','),
      'size-adjust': percent(scale),
      'ascent-override': percent(ascent / unitsPerEm / scale),
      'descent-override': percent(-descent / unitsPerEm / scale),
      'line-gap-override': '0%',
    })
  );
};

/** Creates the font files of a brand, without duplicates. */
export const createFontFiles = (brand: Brand, store: BuildCache): Promise<FontFile[]> =>
  Promise.all(
    collectFonts(brand).map(async (used) => {
      const path = await subsetFontFile({ ...used, file: used.font.file }, 'woff2', store);
      const content = await readFile(path);
      const url = `/assets/${basename(used.font.file, '.woff2')}-${hash('sha256', content).slice(0, 8)}.woff2`;
      return { ...used, path, url, css: await renderFontFaces(used, url, content) };
    }),
  );

/** Returns the font URLs that pages preload, and the CSS with their rules. */
export const fontAssets = (files: FontFile[]): Pick<Assets, 'fonts' | 'fontCss'> => ({
  fonts: files.map(({ url }) => url),
  fontCss: files.map(({ css }) => css).join(''),
});

/** Writes the font files into the output folder. */
export const writeFonts = async (files: FontFile[], out: OutputFolder): Promise<void> => {
  for (const { path, url } of files) await out.copy(path, url.slice(1));
};
