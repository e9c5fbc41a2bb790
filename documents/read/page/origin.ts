import { isHidden, liesHidden } from './hidden.ts';
import type { ResolvedPage } from './shared-pieces.ts';

/** All that a page is made of beside the site facts; pages with the same origin are the same. */
export type Origin = {
  /** The texts of its document and of the shared pieces in it, each of these after the index of its section. */
  texts: readonly string[];
  /** The pictures that visitors see on it. */
  pictures: readonly string[];
  /** The paths of the site that it names anywhere. */
  mentions: readonly string[];
};

/** Where a page comes from. */
export const originOf = ({ document, sections, pieces, references }: ResolvedPage): Origin => {
  const texts = [document.source.text];
  const pictures = new Set<string>();
  for (const { path, what } of references.pictures) if (!liesHidden(document, path)) pictures.add(what);
  const mentions = new Set(document.mentions);
  for (const [index, piece] of pieces) {
    texts.push(String(index), piece.source.text);
    if (isHidden(sections[index])) continue;
    for (const { what } of piece.references.pictures) pictures.add(what);
    for (const path of piece.mentions) mentions.add(path);
  }
  return { texts, pictures: [...pictures], mentions: [...mentions] };
};
