import type { SiteContent } from '../../documents/read/site/site-content.ts';

/**
 * A file's change: what it held when the change began and what it holds from now on; null where there is none. A picture
 * holds its line (`picture-text.ts`).
 */
export type FileChange = { name: string; before: string | null; after: string | null };

/** A site as it is stored. */
export type StoredSite = {
  /** The same as long as it is the same site. */
  id: string;
  /** Where it is kept, as problems show it before the names of files: `pages/`. */
  prefix: string;
  /** Documents with their texts, pictures with their lines, other files by their names alone. */
  content: SiteContent;
};

/** A file that somebody else has changed since: what it holds now. */
export type Conflict = { name: string; stored: string | null };

/** A picture as the site would store it: a name that tells what it shows, and its line. */
export type TakenPicture = { name: string; text: string };

/**
 * Where the documents of a site are kept. The Studio reads and writes through this alone: a folder of this machine
 * (`local-store.ts`), later a repository.
 */
export type SiteStore = {
  /** Reads everything. @throws StoreFailure when it cannot be reached */
  read(): Promise<StoredSite>;
  /**
   * Writes several files at once, all or none.
   * @param message what was done, in the words of the editor
   * @returns the files that have changed meanwhile; when there are some, nothing was written
   * @throws StoreFailure when nothing was written for another reason
   */
  write(changes: readonly FileChange[], message: string): Promise<Conflict[]>;
  /** Tells when something else has changed documents. @returns what ends that */
  watch(changed: () => void): () => void;
  /**
   * Takes a picture, upright, not larger than needed, and without its place. It stands on the site when a change with its
   * line is written.
   * @throws StoreFailure when it is no picture that the site can show
   */
  takePicture(file: File): Promise<TakenPicture>;
  /** Where a picture can be fetched, by its name in `media/` and the hash of its content. */
  pictureUrl(name: string, hash: string): string;
};

/** Why a store cannot read or write, in words for the editor. */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
}
