import { expose } from 'comlink';

const quality = 0.9;

/** Decodes the first image of a file, upright, with libheif, which is loaded on first use; undefined if the file is damaged. */
const decodeHeic = async (file: Blob): Promise<ImageBitmap | undefined> => {
  const { default: libheif } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs');
  const content = new Uint8Array(await file.arrayBuffer());
  try {
    const [image] = new (libheif().HeifDecoder)().decode(content);
    if (!image) return undefined;
    const pixels = new ImageData(image.get_width(), image.get_height());
    const drawn = await new Promise((resolve) => image.display(pixels, resolve));
    return drawn ? await createImageBitmap(pixels) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Converts an image to JPEG, with the browser's own decoder if it has one; undefined if the file is damaged.
 * @throws Error if the decoder cannot be loaded
 */
const toJpeg = async (file: Blob): Promise<Blob | undefined> => {
  const image = await createImageBitmap(file).catch(() => decodeHeic(file));
  if (!image) return undefined;
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
};
export type ToJpeg = typeof toJpeg;

expose(toJpeg);
