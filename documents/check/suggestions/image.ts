import { extensionOf, stemOf } from '../../read/site/file-names.ts';
import { nearest } from '../../problems/nearest.ts';
import { normalizeName } from './synonyms.ts';

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
    .normalize('NFC')
    .replaceAll('%20', ' ')
    .trim()
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
