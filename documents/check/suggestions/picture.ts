import { extensionOf, stemOf } from '../../read/site/file-names.ts';
import { nearest } from '../../problems/nearest.ts';
import { bare } from './synonyms.ts';

const pictureName = /\.(avif|gif|jpe?g|png|svg|tiff?|webp)$/i;

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** Letters and digits without accents, and without the ending. */
const stem = (name: string): string => bare(stemOf(name).normalize('NFD').replace(/\p{M}/gu, ''));

/**
 * Suggests a picture for a name that is not there: without its folders, in other letters, with another ending.
 * @param media every file of the folder
 */
export const suggestPicture = (written: string, media: Iterable<string>): string | undefined => {
  const pictures = [...media].filter((file) => pictureName.test(file));
  const name = decoded(written.trim().split(/[\\/]/).at(-1) ?? '')
    .normalize('NFC')
    .trim();
  const plain = name
    .replace(/(\.\w+)\1$/i, '$1')
    .replace(/\s+(?=\.\w+$)/, '')
    .replace(/,(?=\w+$)/, '.');
  const alike = pictures.filter((file) => stem(file) === stem(plain));
  return (
    pictures.find((file) => file === plain) ??
    alike.find((file) => extensionOf(file).toLowerCase() === extensionOf(plain).toLowerCase()) ??
    alike[0] ??
    nearest(plain, pictures)
  );
};
