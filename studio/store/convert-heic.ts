import { isHeic } from '../../documents/images/image-problems.ts';
import { callWorker } from '../core/call-worker.ts';
import { formatMessage, words } from '../messages/messages.ts';
import type { HeicCalls } from './heic.worker.ts';

const said = words.pictures;

/** Bytes at the beginning of a file that say what it is. */
const beginning = 12;

/** Whether a file is a picture of a telephone, which not every program reads: by its content, whatever its name says. */
const isOfTelephone = async (file: File): Promise<boolean> =>
  /^image\/hei[cf]$/.test(file.type) ||
  /\.hei[cf]$/i.test(file.name) ||
  isHeic(new Uint8Array(await file.slice(0, beginning).arrayBuffer()));

/** A picture of a telephone as JPEG; undefined when the file is damaged. @throws Error when the decoder cannot be loaded */
const converted = async (file: File): Promise<Blob | undefined> => {
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await callWorker<HeicCalls, Blob | undefined>(worker, (calls) => calls.toJpeg(file));
  } catch {
    throw new Error(formatMessage(said.notConverted, { name: file.name }));
  }
};

/**
 * A picture as every program reads it: one of a telephone (HEIC) becomes a JPEG.
 * @throws Error with a message for the editor when the file is empty or cannot be read or converted
 */
export const convertHeic = async (file: File): Promise<Blob> => {
  if (file.size === 0) throw new Error(formatMessage(said.empty, { name: file.name }));
  const isReadable = await file
    .slice(0, 1)
    .arrayBuffer()
    .then(Boolean, () => false);
  if (!isReadable) throw new Error(formatMessage(said.unreadable, { name: file.name }));
  if (!(await isOfTelephone(file))) return file;
  const picture = await converted(file);
  if (!picture) throw new Error(formatMessage(said.damaged, { name: file.name }));
  return picture;
};
