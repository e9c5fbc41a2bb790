import { factPath, writtenPlace } from '../../documents/edit/find/written-place.ts';
import type { Clicked } from '../../renderer/browser/clicked.ts';
import type { Studio } from '../state/studio.ts';
import type { Place } from '../state/view.ts';

const siteFile = '_site.yaml';

/** The name of the picture that has an address. */
const pictureName = (studio: Studio, address: string): string =>
  [...studio.pictures.snapshot().keys()].find((name) => studio.pictureUrl(name) === address) ?? address;

/** Where that is written which was clicked on the page; nothing when its document cannot be read just now. */
export const placeOfClick = (studio: Studio, clicked: Clicked): Place | undefined => {
  const page = studio.document(studio.view.fileOf() ?? '');
  const site = studio.document(siteFile);
  if (!site || !page) return undefined;
  const { tokens } = studio;
  const words = clicked.isPicture ? pictureName(studio, clicked.words) : clicked.words;
  const fact = clicked.isPicture ? undefined : factPath(site.value, tokens, words);
  if (fact) return { file: siteFile, path: fact };
  const { shared } = studio.files;
  const pieceOf = (name: string) => studio.document(shared.get(name) ?? '');
  const { document, path } = writtenPlace({ page, site, tokens, pieceOf }, { ...clicked, words });
  return { file: studio.nameOf(document.source.file), path };
};
