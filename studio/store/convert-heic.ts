import { isHeic } from '../../documents/images/image-problems.ts';
import { callWorker } from '../core/call-worker.ts';
import { formatMessage, words } from '../messages/messages.ts';
import type { HeicCalls } from './heic.worker.ts';

const texts = words.pictures;

/** Bytes at the start of a file that identify its format. */
const signatureLength = 12;

/** Whether a file is a HEIC image, the format of iPhone photos: checks the content too, since the name may be wrong. */
const isHeicFile = ({ type, name }: File, start: ArrayBuffer): boolean =>
  /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name) || isHeic(new Uint8Array(start));

/** Converts a HEIC image to JPEG; undefined if the file is damaged. @throws Error if the decoder cannot be loaded */
const convertToJpeg = async (file: File): Promise<Blob | undefined> => {
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await callWorker<HeicCalls, Blob | undefined>(worker, (calls) => calls.toJpeg(file));
  } catch {
    throw new Error(formatMessage(texts.notConverted, { name: file.name }));
  }
};

/**
 * Converts HEIC images, which many programs cannot read, to JPEG; returns other files unchanged.
 * @throws Error with a message for the editor if the file is empty or cannot be read or converted
 */
export const convertHeic = async (file: File): Promise<Blob> => {
  if (file.size === 0) throw new Error(formatMessage(texts.empty, { name: file.name }));
  const start = await file
    .slice(0, signatureLength)
    .arrayBuffer()
    .catch(() => undefined);
  if (!start) throw new Error(formatMessage(texts.unreadable, { name: file.name }));
  if (!isHeicFile(file, start)) return file;
  const image = await convertToJpeg(file);
  if (!image) throw new Error(formatMessage(texts.damaged, { name: file.name }));
  return image;
};
