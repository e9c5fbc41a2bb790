import { isHeic } from '../../documents/images/image-problems.ts';
import { callWorker } from '../core/call-worker.ts';
import { formatMessage, words } from '../messages/messages.ts';
import type { ToJpeg } from './heic.worker.ts';

const texts = words.pictures;

/** Bytes at the start of a file that identify its format. */
const signatureLength = 12;

/** Whether a file is a HEIC image, the format of iPhone photos: checks the content too, since the name may be wrong. */
const isHeicFile = ({ type, name }: File, start: ArrayBuffer): boolean =>
  /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name) || isHeic(new Uint8Array(start));

/**
 * Converts HEIC images, which many programs cannot read, to JPEG; returns other files unchanged.
 * @throws Error with a message for the editor if the file is empty or cannot be read or converted
 */
export const convertHeic = async (file: File): Promise<Blob> => {
  const failure = (message: string): Error => new Error(formatMessage(message, { name: file.name }));
  if (file.size === 0) throw failure(texts.empty);
  const start = await file
    .slice(0, signatureLength)
    .arrayBuffer()
    .catch(() => undefined);
  if (!start) throw failure(texts.unreadable);
  if (!isHeicFile(file, start)) return file;
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  const image = await callWorker<ToJpeg, Blob | undefined>(worker, (toJpeg) => toJpeg(file)).catch(() => {
    throw failure(texts.notConverted);
  });
  if (!image) throw failure(texts.damaged);
  return image;
};
