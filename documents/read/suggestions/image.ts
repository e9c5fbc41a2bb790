import { extensionOf, stemOf } from '../site/file-names.ts';
import { nearest } from '../../problems/nearest.ts';
import { normalizeName } from './aliases.ts';

const pictureName = /\.(avif|gif|jpe?g|png|svg|tiff?|webp)$/i;

/** Returns the file name without extension, accents and punctuation. */
const stem = (name: string): string => normalizeName(stemOf(name).normalize('NFD').replace(/\p{M}/gu, ''));

/**
 * Suggests an image for an unknown name: the same name without folders, with different case or punctuation, or with
 * another extension.
 * @param media every file of the folder
 */
export const suggestImage = (written: string, media: Iterable<string>): string | undefined => {
  const pictures = [...media].filter((file) => pictureName.test(file));
  const [name = ''] = written.trim().split(/[\\/]/).slice(-1);
  const plain = name
    .replaceAll('%20', ' ')
    .replace(/(\.\w+)\1$/i, '$1')
    .replace(/,(?=\w+$)/, '.');
  const alike = pictures.filter((file) => stem(file) === stem(plain));
  const isSameFormat = (file: string) => extensionOf(file).toLowerCase() === extensionOf(plain).toLowerCase();
  return (
    alike.find((file) => file === plain) ?? alike.find(isSameFormat) ?? alike[0] ?? nearest(plain, pictures)
  );
};
