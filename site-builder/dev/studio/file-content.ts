import { hash as hashOf } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseImageInfo } from '../../../documents/read/site/serialize-image-info.ts';
import type { FileContent } from '../../../documents/read/site/site-content.ts';
import { isImageName } from '../../../studio/store/site-file.ts';

/** Why something is not done, in words for whoever asked for it. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** The hash in the line of a picture; whoever writes may send anything. */
export const hashIn = (text: string): string => {
  try {
    return String(parseImageInfo('', text).hash);
  } catch {
    return '';
  }
};

/** The hash of a file that is no picture; nothing when it cannot be read. */
export const hashAt = async (path: string): Promise<string | undefined> => {
  try {
    return hashOf('sha256', await readFile(path));
  } catch {
    return undefined;
  }
};

/** A byte order mark stays, to be compared. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a file; null where there is none, undefined for content that is not text. */
export const contentText = (content: FileContent | null): string | null | undefined => {
  if (content === null || typeof content === 'string') return content;
  try {
    return content instanceof Uint8Array ? utf8.decode(content) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The text of a file; null when there is none.
 * @throws StoreError when it cannot be read, or is not written in UTF-8
 */
export const textAt = async (path: string): Promise<string | null> => {
  const content = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new StoreError(`${path} cannot be read; nothing was saved.`);
  });
  const text = contentText(content);
  if (text !== undefined) return text;
  throw new StoreError(
    `${path} is not written in UTF-8, so that its text is not known here. Open it in the program that wrote it and save it as UTF-8; nothing was saved.`,
  );
};

/** Whether a file holds this text, or the picture of this line. */
export const hasContent = (name: string, content: Buffer | null, stored: string | null): boolean => {
  if (content === null || stored === null) return content === stored;
  return isImageName(name)
    ? hashOf('sha256', content) === hashIn(stored)
    : content.equals(Buffer.from(stored));
};
