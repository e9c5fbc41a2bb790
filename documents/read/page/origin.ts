import { isHidden, isInHiddenSection } from './hidden.ts';
import type { ExpandedPage } from './shared-sections.ts';

/** What a page and the shared pieces in it refer to. */
export type Origin = {
  /** The pictures that visitors see on it. */
  pictures: readonly string[];
  /** The paths of the site that it names anywhere. */
  mentions: readonly string[];
};

/** Collects what a page refers to. */
export const originOf = ({ document, sections, pieces, references }: ExpandedPage): Origin => {
  const pictures = new Set<string>();
  for (const { path, what } of references.pictures)
    if (!isInHiddenSection(document, path)) pictures.add(what);
  const mentions = new Set(document.mentions);
  for (const [index, piece] of pieces) {
    if (isHidden(sections[index])) continue;
    for (const { what } of piece.references.pictures) pictures.add(what);
    for (const path of piece.mentions) mentions.add(path);
  }
  return { pictures: [...pictures], mentions: [...mentions] };
};
