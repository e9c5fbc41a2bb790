import type { ImageFact } from '../read/site/image-info.ts';
import type { FindFontPackage } from '../read/site/brand.ts';
import type { LoadedSite } from '../read/site/site-model.ts';
import type { TextFindings } from './text/text-checks.ts';

/** A snapshot of all documents of a site, as input of the checks. */
export type SiteModel = LoadedSite & {
  /** The metadata of the image files that documents refer to. */
  images: ReadonlyMap<string, ImageFact>;
  /** Finds installed fonts; undefined if they are not known. */
  findFont: FindFontPackage | undefined;
  /** The findings in the texts of documents. */
  textFindings: TextFindings;
};
