import type { LibHeif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs';
import { expose } from 'comlink';

const quality = 0.9;

/** The first picture of a file, upright. @throws Error when the file is damaged */
const decodedBy = async (libheif: () => LibHeif, content: ArrayBuffer): Promise<ImageBitmap> => {
  const [picture] = new (libheif().HeifDecoder)().decode(new Uint8Array(content));
  if (!picture) throw new Error('no picture');
  const pixels = new ImageData(picture.get_width(), picture.get_height());
  await new Promise<void>((resolve, reject) => {
    picture.display(pixels, (shown) => (shown ? resolve() : reject(new Error('damaged'))));
  });
  return createImageBitmap(pixels);
};

/** The same by a decoder that is fetched only here; undefined when the file is damaged. */
const decoded = async (file: Blob): Promise<ImageBitmap | undefined> => {
  const { default: libheif } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  return decodedBy(libheif, await file.arrayBuffer()).catch(() => undefined);
};

const calls = {
  /**
   * A picture as JPEG, by the browser where it can; undefined when the file is damaged.
   * @throws Error when the decoder cannot be loaded
   */
  toJpeg: async (file: Blob): Promise<Blob | undefined> => {
    const picture = await createImageBitmap(file).catch(() => decoded(file));
    if (!picture) return undefined;
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.convertToBlob({ type: 'image/jpeg', quality });
  },
};
export type HeicCalls = typeof calls;

expose(calls);
