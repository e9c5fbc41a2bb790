import { mediaFolder } from '../../documents/read/site/picture-text.ts';

/** Whether a file is one of the pictures of a site. */
export const isPicture = (name: string): boolean => name.startsWith(mediaFolder);

/** Whether a name is that of a document or picture which the Studio may write: it leads nowhere else, and is not hidden. */
export const isFileOfSite = (name: string): boolean => {
  const parts = name.split('/');
  const isPlain = parts.every((part) => part !== '' && !part.startsWith('.') && !/[\\\p{Cc}]/u.test(part));
  const kind = isPicture(name) ? /\.(jpe?g|png|webp|gif|tiff?|avif|svg)$/i : /\.ya?ml$/i;
  return isPlain && kind.test(name) && name.length <= 200;
};
