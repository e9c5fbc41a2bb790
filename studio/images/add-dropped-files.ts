import { DocumentDraft } from '../../documents/edit/text/document-draft.ts';
import { setImage } from '../../documents/edit/set-image.ts';
import type { Path } from '../../documents/read/document/path.ts';
import { uniqueName } from '../../documents/read/slug.ts';
import { mediaFolder } from '../../documents/read/site/serialize-image-info.ts';
import { imageAt } from './image-place.ts';
import type { Studio } from '../state/studio.ts';
import type { DocumentLocation } from '../state/view.ts';
import type { FileTexts } from '../store/patches.ts';
import { formatMessage, errorMessage, words } from '../messages/messages.ts';

/** Returns `requested`, or the name with a number appended if another image has it. */
const uniqueImageName = (texts: FileTexts, requested: string): string => {
  const extension = /\.\w+$/.exec(requested)?.[0] ?? '';
  const stem = requested.slice(0, requested.length - extension.length);
  return uniqueName(stem, (name) => texts.has(mediaFolder + name + extension)) + extension;
};

/**
 * Adds an image to the site.
 * @param changes further changes of the same undo step, such as a document that refers to the image
 * @returns the name in `media/`
 * @throws Error with a message for the editor if the file is not a supported image
 */
export const addPicture = async (
  { store, texts }: Pick<Studio, 'store' | 'texts'>,
  file: File,
  changes: (name: string) => Iterable<readonly [string, string]> = () => [],
): Promise<string> => {
  const prepared = await store.takePicture(file);
  const name = uniqueImageName(texts.snapshot().current, prepared.name);
  texts.change(`add ${name}`, new Map([[mediaFolder + name, prepared.text], ...changes(name)]));
  return name;
};

/**
 * Returns the document location that a drop on the form or a paste refers to: the field under the pointer, or for a
 * paste the selected location. Returns undefined elsewhere.
 */
export const locateDrop = ({ view }: Studio, { type, target }: Event): DocumentLocation | undefined => {
  const { file, path } = view.snapshot();
  // A paste into a dialog refers to no location, so that it does not change the page behind the dialog.
  if (target instanceof Element && target.closest('[role=dialog]')) return undefined;
  const field = target instanceof Element ? target.closest<HTMLElement>('[data-path]') : null;
  if (field) return { file, path: JSON.parse(field.dataset['path'] ?? '[]') as Path };
  return type === 'paste' ? { file, path } : undefined;
};

const messages = words.pictures;

const isImageFile = ({ type, name }: File): boolean =>
  type.startsWith('image/') || /\.(jpe?g|png|webp|gif|tiff?|avif|svg|hei[cf])$/i.test(name);

/**
 * Handles files that were dropped or pasted anywhere. An open dialog that adds images receives them; otherwise they
 * replace the image at `place`; if there is none, a notice says where images can be added.
 * @param place the location of the drop, or the selected location
 */
export const addDroppedFiles = async (
  studio: Studio,
  files: readonly File[],
  place: DocumentLocation | undefined,
): Promise<void> => {
  const notify = (text: string, isError = true): void => studio.notice.set({ text, isError });
  const unsupported = files.find((file) => !isImageFile(file));
  const takeHere = studio.fileTaker.snapshot();
  const [picture] = files;
  if (!picture) return notify(messages.noFile);
  if (unsupported) return notify(formatMessage(messages.noPicture, { name: unsupported.name }));
  if (takeHere) return takeHere(files);
  if (files.length > 1) return notify(messages.several);
  const path = place && imageAt(studio.document(place.file)?.value, place.path);
  if (!path) return notify(messages.noPlace);
  const { file } = place;
  notify(formatMessage(messages.adding, { name: picture.name }), false);
  try {
    const name = await addPicture(studio, picture, (added) => {
      const { source } = studio.document(file) ?? {};
      if (!source) return [];
      const draft = new DocumentDraft(source);
      setImage(draft, path, added);
      return [[file, draft.print()]];
    });
    // The description of the former image is emptied.
    studio.view.choose({ file, path: [...path.slice(0, -1), 'alt'] });
    return notify(formatMessage(messages.put, { name }), false);
  } catch (error) {
    return notify(errorMessage(error));
  }
};
