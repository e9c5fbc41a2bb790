import { isHidden, isInHiddenSection } from './hidden.ts';
import type { ExpandedPage } from './shared-sections.ts';

/** What a page and its shared sections refer to. */
export type Origin = {
  /** The images that visitors see on the page. */
  images: readonly string[];
  /** All site paths that the page contains. */
  mentions: readonly string[];
};

/** Collects the images and site paths that a page refers to. */
export const createOrigin = ({
  document,
  sections,
  sharedSections: pieces,
  references,
}: ExpandedPage): Origin => {
  const pictures = new Set<string>();
  for (const { path, target: what } of references.images)
    if (!isInHiddenSection(document, path)) pictures.add(what);
  const mentions = new Set(document.mentions);
  for (const [index, piece] of pieces) {
    if (isHidden(sections[index])) continue;
    for (const { target: what } of piece.references.images) pictures.add(what);
    for (const path of piece.mentions) mentions.add(path);
  }
  return { images: [...pictures], mentions: [...mentions] };
};
