import type { LibHeif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { expose } from 'comlink';

const quality = 0.9;

/** Decodes the first image of a file, upright. @throws Error if the file is damaged */
const decodeWith = async (libheif: () => LibHeif, content: ArrayBuffer): Promise<ImageBitmap> => {
  const [image] = new (libheif().HeifDecoder)().decode(new Uint8Array(content));
  if (!image) throw new Error('the file contains no image');
  const pixels = new ImageData(image.get_width(), image.get_height());
  await new Promise<void>((resolve, reject) => {
    image.display(pixels, (pixelData) => (pixelData ? resolve() : reject(new Error('the image is damaged'))));
  });
  return createImageBitmap(pixels);
};

/** Decodes with libheif, which is loaded on first use; undefined if the file is damaged. */
const decodeHeic = async (file: Blob): Promise<ImageBitmap | undefined> => {
  const { default: libheif } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  return decodeWith(libheif, await file.arrayBuffer()).catch(() => undefined);
};

const calls = {
  /**
   * Converts an image to JPEG, with the browser's own decoder if it has one; undefined if the file is damaged.
   * @throws Error if the decoder cannot be loaded
   */
  toJpeg: async (file: Blob): Promise<Blob | undefined> => {
    const image = await createImageBitmap(file).catch(() => decodeHeic(file));
    if (!image) return undefined;
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.convertToBlob({ type: 'image/jpeg', quality });
  },
};
export type HeicCalls = typeof calls;

expose(calls);
