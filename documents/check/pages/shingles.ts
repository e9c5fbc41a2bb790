import type { TextValue } from '../../read/document/texts.ts';

/** Number of consecutive words in a shingle. Shorter shingles match by chance, longer ones miss small edits. */
const shingleLength = 5;

const hashOf = (word: string): number => {
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1)
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  return hash;
};

/** Returns the distinct shingles of the sections of a page as 32-bit hashes. */
export const computeShingles = (texts: TextValue[]): number[] => {
  const made = new Set<number>();
  for (const { text, path } of texts) {
    if (path[0] !== 'sections') continue;
    const words = (text.toLowerCase().match(/[\p{L}\p{N}{}]+/gu) ?? []).map(hashOf);
    for (let index = 0; index + shingleLength <= words.length; index += 1) {
      let hash = 0;
      for (let nth = 0; nth < shingleLength; nth += 1)
        hash = Math.imul(hash ^ (words[index + nth] ?? 0), 0x9e3779b1) ^ (hash >>> 15);
      made.add(hash >>> 0);
    }
  }
  return [...made];
};
