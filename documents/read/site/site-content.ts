/**
 * Maximum size of a document: the size of a novel. Larger files were not written by hand and would take minutes to
 * read.
 */
export const maxDocumentBytes = 1_000_000;

/**
 * The content of a file: its text or bytes; or the reason why it cannot be read; or its size if it is too large, or a file
 * that visitors download, and then how its content begins.
 */
export type FileContent = string | Uint8Array | { unreadable: string } | { bytes: number; start?: string };

/**
 * The files of a site by their paths relative to its folder, with `/` as separator: `_site.yaml`,
 * `_shared/band.yaml`, `media/hall.jpg`. For files that are not documents only the name is used.
 */
export type SiteContent = ReadonlyMap<string, FileContent>;
