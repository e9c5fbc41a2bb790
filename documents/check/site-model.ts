import type { ImageFact } from '../read/site/image-info.ts';
import type { LoadedSite } from '../read/site/site-model.ts';
import type { TextFindings } from './text/text-checks.ts';

/** All documents of a site at one moment, as the checks see them. */
export type SiteModel = LoadedSite & {
  /** What is known of the picture files that documents name. */
  pictures: ReadonlyMap<string, ImageFact>;
  /** What is known of the words of documents. */
  words: TextFindings;
};
