import { mediaFolder } from '../../documents/read/site/serialize-image-info.ts';
import type { SiteContent } from '../../documents/read/site/site-content.ts';

/** Whether a file is one of the pictures of a site. */
export const isImageName = (name: string): boolean => name.startsWith(mediaFolder);

/** Whether a name is that of a document or picture which the Studio may write: it leads nowhere else, and is not hidden. */
export const isWritableName = (name: string): boolean => {
  const parts = name.split('/');
  const isPlain = parts.every((part) => part !== '' && !part.startsWith('.') && !/[\\\p{Cc}]/u.test(part));
  const kind = isImageName(name) ? /\.(jpe?g|png|webp|gif|tiff?|avif|svg)$/i : /\.ya?ml$/i;
  return isPlain && kind.test(name) && name.length <= 200;
};

/** What of a site can be edited: documents that can be read as texts, and pictures. */
export const documentsOf = (content: SiteContent): ReadonlyMap<string, string> =>
  new Map(
    [...content].filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' &&
        (entry[0].startsWith(mediaFolder) ? entry[1] !== '' : /\.ya?ml$/i.test(entry[0])),
    ),
  );

/** What stands where a picture is still to come. */
export const placeholderImage = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
