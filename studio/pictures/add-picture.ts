import { mediaFolder } from '../../documents/read/site/picture-text.ts';
import type { Texts } from '../state/patches.ts';
import type { Studio } from '../state/studio.ts';

/** A name that no other picture has. */
const newName = (texts: Texts, wished: string): string => {
  const [, stem = wished, extension = ''] = /^(.*)(\.\w+)$/.exec(wished) ?? [];
  let name = wished;
  for (let nth = 2; texts.has(mediaFolder + name); nth += 1) name = `${stem}-${nth}${extension}`;
  return name;
};

/**
 * Adds a picture to the site.
 * @param changes what changes with it, such as a document that names it from now on
 * @returns its name in `media/`
 * @throws Error in words for the editor when it is no picture that the site can show
 */
export const addPicture = async (
  { store, texts }: Pick<Studio, 'store' | 'texts'>,
  file: File,
  changes: (name: string) => Iterable<readonly [string, string]> = () => [],
): Promise<string> => {
  const taken = await store.takePicture(file);
  const name = newName(texts.snapshot().current, taken.name);
  texts.change(`add ${name}`, new Map([[mediaFolder + name, taken.text], ...changes(name)]));
  return name;
};
