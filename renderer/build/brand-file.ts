import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from '../theme/brand.ts';

/** The brand that a site has unless its command names another one. */
export const ownBrand = fileURLToPath(new URL('../theme/brand.ts', import.meta.url));

/** Reads a brand file. @throws Error when it exports no `brand` */
export const readBrand = async (file: string): Promise<Brand> => {
  // Part of the program already; another one has to be translated first.
  if (resolve(file) === ownBrand) return (await import('../theme/brand.ts')).brand;
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [resolve(file)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const module: { brand?: Brand } = await import(`data:text/javascript;base64,${code}`);
  if (!module.brand) throw new Error(`${file} exports no brand; renderer/theme/brand.ts shows what one is`);
  return module.brand;
};
