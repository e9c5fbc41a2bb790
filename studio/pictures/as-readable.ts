import { Thread } from '../thread.ts';
import type { HeicCalls } from './heic.worker.ts';

/** Pictures of telephones that not every program reads. */
const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);

/**
 * A picture as every program reads it: one of a telephone (HEIC) becomes a JPEG. One that cannot be decoded stays what it
 * is, and the store says what to do.
 */
export const asReadable = async (file: File): Promise<Blob> => {
  if (!isHeic(file)) return file;
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Thread<HeicCalls>(worker).ask('toJpeg', file);
  } catch {
    return file;
  } finally {
    worker.terminate();
  }
};
