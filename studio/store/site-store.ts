import type { SiteContent } from '../../documents/read/site/site-content.ts';
import type { Observable } from '../core/observable.ts';

/**
 * A change of a file: its content before and after; null if it does not exist. For an image, the content is its serialized
 * info (`serialize-image-info.ts`).
 */
export type FileChange = { name: string; before: string | null; after: string | null };

/** A site as it is stored. */
export type StoredSite = {
  /** Stable identifier of the site. */
  id: string;
  /** Folder of the site, such as `pages/`: part of the key of its draft. */
  prefix: string;
  /** Texts of documents, serialized info of images, only the names of other files. */
  content: SiteContent;
};

/** A file that somebody else has changed in the meantime, with its stored content. */
export type Conflict = { name: string; stored: string | null };

/** An image that can be stored: a descriptive file name and its serialized info. */
export type PreparedImage = { name: string; text: string };

/**
 * Storage of a site: a local folder (`local-store.ts`) or a GitHub repository (`github-store.ts`). The Studio reads and
 * writes only through this interface. Error messages are for the editor.
 */
export type SiteStore = {
  /** Reads the whole site. @throws Error if the store cannot be reached */
  read(): Promise<StoredSite>;
  /**
   * Writes several files at once, all or none.
   * @returns files that others have changed in the meantime; if there are any, nothing was written
   * @throws Error if nothing was written for another reason
   */
  write(changes: readonly FileChange[]): Promise<Conflict[]>;
  /**
   * Starts inspecting images, and calls `changed` when others have changed documents or more image info is known.
   * @param isEditing whether this window edits; other windows need no events about documents
   */
  watch(changed: () => void, isEditing: Observable<boolean>): void;
  /**
   * Prepares an image: rotates it upright, reduces its size and removes its metadata, such as the GPS position. It becomes
   * part of the site when a change with its serialized info is written.
   * @throws Error if the site cannot show the image
   */
  takePicture(file: File): Promise<PreparedImage>;
  /** Returns the URL of an image from its name in `media/` and the hash of its content. */
  pictureUrl(name: string, hash: string): string;
};
