const quality = 0.9;

/** Pictures of telephones that not every program reads; some browsers do. */
const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]$/.test(type) || /\.hei[cf]$/i.test(name);

/**
 * A picture as every program reads it: one of a telephone (HEIC) becomes a JPEG where this browser can read it; where it
 * cannot, it stays what it is, and the store says what to do.
 */
export const asReadable = async (file: File): Promise<Blob> => {
  if (!isHeic(file)) return file;
  try {
    const picture = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality });
  } catch {
    return file;
  }
};
