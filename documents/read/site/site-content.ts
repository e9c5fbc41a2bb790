/** A page of the size of a novel; what is larger was not written by hand, and reading it would take minutes. */
export const maxDocumentBytes = 1_000_000;

/** What a file holds: its text or its bytes; or the reason why it cannot be read, or its size when it is too large. */
export type FileContent = string | Uint8Array | { unreadable: string } | { bytes: number };

/**
 * The files of a site by their names from its folder, with `/` between: `_site.yaml`, `_shared/band.yaml`,
 * `media/hall.jpg`. Of what is no document only the name counts.
 */
export type SiteContent = ReadonlyMap<string, FileContent>;
