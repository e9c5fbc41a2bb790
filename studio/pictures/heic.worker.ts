import { answer } from '../thread.ts';

const quality = 0.9;

/** The pixels of the first picture of a file, upright, by a decoder that is fetched only here. */
const decoded = async (file: Blob): Promise<OffscreenCanvas> => {
  const { default: libheif } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  const [picture] = new (libheif().HeifDecoder)().decode(new Uint8Array(await file.arrayBuffer()));
  if (!picture) throw new Error('no picture');
  const pixels = new ImageData(picture.get_width(), picture.get_height());
  await new Promise<void>((resolve, reject) => {
    picture.display(pixels, (shown) => (shown ? resolve() : reject(new Error('damaged'))));
  });
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas;
};

/** The same by the browser, where it can. */
const drawn = async (file: Blob): Promise<OffscreenCanvas> => {
  const picture = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas;
};

const calls = {
  /** A picture as JPEG. @throws Error when nothing here reads it */
  toJpeg: async (file: Blob): Promise<Blob> => {
    const canvas = await drawn(file).catch(() => decoded(file));
    return canvas.convertToBlob({ type: 'image/jpeg', quality });
  },
};
export type HeicCalls = typeof calls;

answer(calls);
