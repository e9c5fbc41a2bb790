import type { SiteContent } from '../../documents/read/site/site-content.ts';
import type { Observable } from '../core/observable.ts';

/**
 * A file's change: what it held when the change began and what it holds from now on; null where there is none. A picture
 * holds its line (`serialize-image-info.ts`).
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
export type PreparedImage = { name: string; text: string };

/**
 * Where the documents of a site are kept. The Studio reads and writes through this alone: a folder of this machine
 * (`local-store.ts`), later a repository. Its errors are told in words for the editor.
 */
export type SiteStore = {
  /** Reads everything. @throws Error when it cannot be reached */
  read(): Promise<StoredSite>;
  /**
   * Writes several files at once, all or none.
   * @returns the files that have changed meanwhile; when there are some, nothing was written
   * @throws Error when nothing was written for another reason
   */
  write(changes: readonly FileChange[]): Promise<Conflict[]>;
  /**
   * Calls back when something else has changed documents, and when more is known of pictures: from here on they are
   * looked at.
   * @param isEditing whether this window edits; a window that does not need not hear of documents
   */
  watch(changed: () => void, isEditing: Observable<boolean>): void;
  /**
   * Takes a picture, upright, not larger than needed, and without its place. It stands on the site when a change with its
   * line is written.
   * @throws Error when it is no picture that the site can show
   */
  takePicture(file: File): Promise<PreparedImage>;
  /** Where a picture can be fetched, by its name in `media/` and the hash of its content. */
  pictureUrl(name: string, hash: string): string;
};
