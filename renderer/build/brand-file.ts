import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Brand } from '../theme/brand.ts';

/** The brand that a site has unless its command names another one. */
export const ownBrand = fileURLToPath(new URL('../theme/brand.ts', import.meta.url));

/** Reads a brand file. @throws Error when it exports no `brand` */
export const readBrand = async (file: string): Promise<Brand> => {
  const module: { brand?: Brand } = await import(pathToFileURL(resolve(file)).href);
  if (!module.brand) throw new Error(`${file} exports no brand; renderer/theme/brand.ts shows what one is`);
  return module.brand;
};
