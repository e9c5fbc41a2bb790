import type { SiteContent } from '../../documents/read/site/site-content.ts';
import type { PictureFact } from '../../documents/read/site/picture.ts';

/** A document's change: what it held when the change began and what it holds from now on; null where there is none. */
export type FileChange = { name: string; before: string | null; after: string | null };

/** A site as it is stored. */
export type StoredSite = {
  /** The same as long as it is the same site. */
  id: string;
  /** Where it is kept, as problems show it before the names of files: `pages/`. */
  prefix: string;
  /** Documents with their texts; pictures and other files by their names alone. */
  content: SiteContent;
  /** What is known of the picture files, by their names in `media/`. */
  pictures: ReadonlyMap<string, PictureFact>;
};

/** Documents that somebody else has changed since: what each holds now. */
export type Conflict = { name: string; stored: string | null };

/** A picture that was put into the site. */
export type AddedPicture = { name: string; fact: PictureFact };

/**
 * Where the documents of a site are kept. The Studio reads and writes through this alone: a folder of this machine
 * (`local-store.ts`), later a repository.
 */
export type SiteStore = {
  /** Reads everything. @throws StoreFailure when it cannot be reached */
  read(): Promise<StoredSite>;
  /**
   * Writes several documents at once, all or none.
   * @param message what was done, in the words of the editor
   * @returns the documents that have changed meanwhile; when there are some, nothing was written
   * @throws StoreFailure when nothing was written for another reason
   */
  write(changes: readonly FileChange[], message: string): Promise<Conflict[]>;
  /** Tells when something else has changed documents. @returns what ends that */
  watch(changed: () => void): () => void;
  /**
   * Puts a picture into the site, as the site stores pictures: upright, not larger than needed, without its place.
   * @returns its name in `media/`, and what is known of it
   * @throws StoreFailure when it is no picture that the site can show
   */
  addPicture(file: File): Promise<AddedPicture>;
  /** Where a picture of the site can be fetched, by its name in `media/`. */
  pictureUrl(name: string): string;
};

/** Why a store cannot read or write, in words for the editor. */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
}
