import { mediaFolder } from '../../documents/read/site/serialize-image-info.ts';
import type { SiteContent } from '../../documents/read/site/site-content.ts';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';

/** Whether a file is in the image folder of a site. */
export const isImageName = (name: string): boolean => name.startsWith(mediaFolder);

/** Whether a document refers to an image. @param file path of the image */
export const refersToImage = (text: string, file: string): boolean => {
  if (!isImageName(file)) return false;
  const name = file.slice(mediaFolder.length).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![^\s'"[{,:])${name}(?![^\s'"\]},])`, 'u').test(text);
};

/** Whether a document of a site refers to an image. @param file path of the image */
export const isImageInUse = (texts: ReadonlyMap<string, string>, file: string): boolean =>
  [...texts].some(([name, text]) => !isImageName(name) && refersToImage(text, file));

/** Whether the Studio may write a file: a document or image that is not hidden and whose path does not leave the folder. */
export const isWritableName = (name: string): boolean => {
  const parts = name.split('/');
  const isPlain = parts.every((part) => part !== '' && !part.startsWith('.') && !/[\\\p{Cc}]/u.test(part));
  const kind = isImageName(name) ? /\.(jpe?g|png|webp|gif|tiff?|avif|svg)$/i : /\.ya?ml$/i;
  return isPlain && kind.test(name) && name.length <= 200;
};

/** Returns the editable files of a site: documents that are text, and images whose info is known. */
export const documentsOf = (content: SiteContent): ReadonlyMap<string, string> =>
  new Map(
    [...content].flatMap(([name, text]) => {
      const isEditable = isImageName(name) ? text !== '' : /\.ya?ml$/i.test(name);
      return typeof text === 'string' && isEditable ? [[name, text]] : [];
    }),
  );

/** Decodes base64. `Uint8Array.from` would block the page for a second with the images of a site. */
export const decodeBase64 = (base64: string): Uint8Array => {
  const characters = atob(base64.replace(/\s/g, ''));
  const bytes = new Uint8Array(characters.length);
  for (let index = 0; index < characters.length; index += 1) bytes[index] = characters.charCodeAt(index);
  return bytes;
};

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes UTF-8 and keeps a byte order mark, so that it is compared and written back; undefined for other content. */
export const decodeUtf8 = (content: Uint8Array): string | undefined =>
  tryOrUndefined(() => utf8.decode(content));

/** Empty image shown until an image is loaded. */
export const placeholderImage = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
