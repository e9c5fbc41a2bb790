import { hash as hashOf } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseImageInfo } from '../../../documents/read/site/serialize-image-info.ts';
import type { FileContent } from '../../../documents/read/site/site-content.ts';
import { tryOrUndefined } from '../../../schema/try-or-undefined.ts';
import { decodeUtf8, isImageName } from '../../../studio/store/site-file.ts';

/** A request of the Studio that was not carried out. The message tells the editor why. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** Returns the content hash in serialized image info, or '' if it cannot be parsed. The input is untrusted. */
export const parseImageHash = (text: string): string =>
  tryOrUndefined(() => String(parseImageInfo('', text).hash)) ?? '';

/** Returns the SHA-256 hash of a file, or undefined if it cannot be read. */
export const hashFile = (path: string): Promise<string | undefined> =>
  readFile(path).then(
    (content) => hashOf('sha256', content),
    () => undefined,
  );

/** Returns the text of a file's content: null for a missing file, undefined for content that is not UTF-8. */
export const decodeContent = (content: FileContent | null): string | null | undefined => {
  if (content === null || typeof content === 'string') return content;
  return content instanceof Uint8Array ? decodeUtf8(content) : undefined;
};

/**
 * Returns the text of a file, or null if it does not exist.
 * @throws StoreError if the file cannot be read or is not UTF-8
 */
export const readText = async (path: string): Promise<string | null> => {
  const content = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new StoreError(`${path} cannot be read; nothing was saved.`);
  });
  const text = decodeContent(content);
  if (text !== undefined) return text;
  throw new StoreError(
    `${path} is not encoded in UTF-8. Open it in the program that wrote it and save it as UTF-8; nothing was saved.`,
  );
};

/** Whether a file contains the given text, or the image with the hash in the given serialized image info. */
export const hasContent = (name: string, content: Buffer | null, stored: string | null): boolean => {
  if (content === null || stored === null) return content === stored;
  return isImageName(name)
    ? hashOf('sha256', content) === parseImageHash(stored)
    : content.equals(Buffer.from(stored));
};
