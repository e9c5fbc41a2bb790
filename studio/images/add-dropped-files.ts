import { applyEdits } from '../../documents/edit/text/edits.ts';
import { setValue } from '../../documents/edit/text/set-value.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { mediaFolder } from '../../documents/read/site/serialize-image-info.ts';
import { imageAt } from './image-place.ts';
import type { Studio } from '../state/studio.ts';
import type { DocumentLocation } from '../state/view.ts';
import type { FileTexts } from '../store/patches.ts';
import { formatMessage, errorMessage, words } from '../messages/messages.ts';

/** A name that no other picture has. */
const newName = (texts: FileTexts, wished: string): string => {
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

/** Which place of a document is meant by a drop on the fields, or by a paste: else what is edited; nothing elsewhere. */
export const locateDrop = ({ view }: Studio, { type, target }: Event): DocumentLocation | undefined => {
  const { file, path } = view.snapshot();
  // What is pasted into a dialog is not meant for the page behind it.
  if (target instanceof Element && target.closest('[role=dialog]')) return undefined;
  const field = target instanceof Element ? target.closest<HTMLElement>('[data-path]') : null;
  if (field) return { file, path: JSON.parse(field.dataset['path'] ?? '[]') as Path };
  return type === 'paste' ? { file, path } : undefined;
};

const said = words.pictures;

const isPictureFile = ({ type, name }: File): boolean =>
  type.startsWith('image/') || /\.(jpe?g|png|webp|gif|tiff?|avif|svg|hei[cf])$/i.test(name);

/**
 * Takes files that were dropped or pasted anywhere: a dialog that adds pictures takes them, else the picture that is
 * meant by the place; where neither is, a message says where pictures can be added.
 * @param place in a document where they were dropped, or what was edited
 */
export const addDroppedFiles = async (
  studio: Studio,
  files: readonly File[],
  place: DocumentLocation | undefined,
): Promise<void> => {
  const { notice } = studio;
  const other = files.find((file) => !isPictureFile(file));
  const takeHere = studio.fileTaker.snapshot();
  const [picture] = files;
  if (!picture) return notice.set(said.noFile);
  if (other) return notice.set(formatMessage(said.noPicture, { name: other.name }));
  if (takeHere) return takeHere(files);
  if (files.length > 1) return notice.set(said.several);
  const path = place && imageAt(studio.document(place.file)?.value, place.path);
  if (!path) return notice.set(said.noPlace);
  const { file } = place;
  notice.set(formatMessage(said.adding, { name: picture.name }));
  try {
    const name = await addPicture(studio, picture, (added) => {
      const { source } = studio.document(file) ?? {};
      return source ? [[file, applyEdits(source.text, setValue(source, path, added))]] : [];
    });
    studio.view.choose({ file, path });
    return notice.set(formatMessage(said.put, { name }));
  } catch (error) {
    return notice.set(errorMessage(error));
  }
};
