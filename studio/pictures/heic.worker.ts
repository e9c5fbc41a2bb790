import { answer } from '../thread.ts';

const quality = 0.9;

/** The first picture of a file, upright, by a decoder that is fetched only here. */
const decoded = async (file: Blob): Promise<ImageBitmap> => {
  const { default: libheif } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  const [picture] = new (libheif().HeifDecoder)().decode(new Uint8Array(await file.arrayBuffer()));
  if (!picture) throw new Error('no picture');
  const pixels = new ImageData(picture.get_width(), picture.get_height());
  await new Promise<void>((resolve, reject) => {
    picture.display(pixels, (shown) => (shown ? resolve() : reject(new Error('damaged'))));
  });
  return createImageBitmap(pixels);
};

const calls = {
  /** A picture as JPEG, by the browser where it can. @throws Error when nothing here reads it */
  toJpeg: async (file: Blob): Promise<Blob> => {
    const picture = await createImageBitmap(file).catch(() => decoded(file));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.convertToBlob({ type: 'image/jpeg', quality });
  },
};
export type HeicCalls = typeof calls;

answer(calls);
