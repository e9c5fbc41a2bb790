import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** What is known of a picture file. A drawing (SVG) has any width; a file that is no picture has no width. */
export type PictureFact = { width: number | undefined; bytes: number };

const drawing = /\.svg$/i;
const readable = new Set<string | undefined>(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif']);

const widthOf = async (path: string): Promise<number | undefined> => {
  if (drawing.test(path)) return Infinity;
  const found = await sharp(path)
    .metadata()
    .catch(() => undefined);
  const format = found?.compression === 'av1' ? 'avif' : found?.format;
  // A photograph that lies on its side is turned by the build.
  const turned = (found?.orientation ?? 1) >= 5;
  return readable.has(format) ? (turned ? found?.height : found?.width) : undefined;
};

/** Measures the pictures of a site; a file that has not changed is measured once. */
export class PictureFacts {
  readonly #known = new Map<string, { stamp: string; fact: PictureFact }>();

  /** @param names paths from the media folder */
  async measure(folder: string, names: Iterable<string>): Promise<Map<string, PictureFact>> {
    const entries = [...names].map(async (name) => [name, await this.#measure(join(folder, name))] as const);
    return new Map(await Promise.all(entries));
  }

  async #measure(path: string): Promise<PictureFact> {
    const found = await stat(path).catch(() => undefined);
    const stamp = `${found?.mtimeMs} ${found?.size}`;
    const known = this.#known.get(path);
    if (known?.stamp === stamp) return known.fact;
    const fact = { width: await widthOf(path), bytes: found?.size ?? 0 };
    this.#known.set(path, { stamp, fact });
    return fact;
  }
}
