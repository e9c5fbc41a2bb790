import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { findFontPackage } from '../../../documents/node/font-packages.ts';
import { resolveBrand } from '../../../documents/read/site/brand.ts';
import type { Brand, BrandDocument } from '../../../schema/brand.ts';

/** Returns the content of the brand document in a folder of documents. */
export const readBrandDocument = (pagesDir: string): BrandDocument =>
  parse(readFileSync(`${pagesDir}/_brand.yaml`, 'utf8')) as BrandDocument;

/** The default brand, which is that of this repository's site, with its fonts. */
export const exampleBrand = resolveBrand(undefined, findFontPackage) as Brand;
