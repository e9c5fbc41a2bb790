import { childOf, entriesOf } from '../../documents/read/document/path.ts';
import { tokensOf } from '../../documents/read/site/tokens.ts';
import { writtenPlace } from '../../documents/edit/find/written-place.ts';
import type { Studio } from '../state/studio.ts';
import type { Place } from '../state/view.ts';
import type { Clicked } from './messages.ts';

const siteFile = '_site.yaml';

/** The name of the picture that has an address. */
const pictureName = (studio: Studio, address: string): string =>
  [...studio.pictures.snapshot().keys()].find((name) => studio.pictureUrl(name) === address) ?? address;

/** The fact or claim that stands alone in the words that were clicked, such as the telephone number. */
const factOf = (words: string, values: ReadonlyMap<string, string>, site: unknown): Place | undefined => {
  const [name] = [...values].find(([, value]) => value === words) ?? [];
  if (name === undefined) return undefined;
  const group = ['facts', 'claims'].find(
    (each) => childOf(childOf(site, each), name.split('.')[0] ?? '') !== undefined,
  );
  return group === undefined ? undefined : { file: siteFile, path: [group, ...name.split('.')] };
};

/** Where that is written which was clicked on the page; nothing when its document cannot be read just now. */
export const placeOfClick = (studio: Studio, clicked: Clicked): Place | undefined => {
  const page = studio.document(studio.view.fileOf(studio.view.snapshot().route) ?? '');
  const site = studio.document(siteFile);
  if (!site || !page) return undefined;
  const tokens = tokensOf(site.value);
  const own = clicked.isPicture ? undefined : factOf(clicked.words, tokens.values, site.value);
  if (own) return own;
  const { shared: files } = studio.files;
  const names = entriesOf(childOf(page.value, 'sections')).map((entry) => String(childOf(entry, 'name')));
  const shared = new Map(
    names.flatMap((name) => {
      const piece = studio.document(files.get(name) ?? '');
      return piece ? [[name, piece] as const] : [];
    }),
  );
  const words = clicked.isPicture ? pictureName(studio, clicked.words) : clicked.words;
  const { document, path } = writtenPlace({ page, site, tokens, shared }, { ...clicked, words });
  return { file: studio.nameOf(document.source.file), path };
};
