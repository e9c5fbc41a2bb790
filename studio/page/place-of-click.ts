import { childOf, entriesOf } from '../../documents/read/document/path.ts';
import { tokensOf } from '../../documents/read/site/tokens.ts';
import { writtenPlace } from '../../documents/edit/find/written-place.ts';
import type { Studio } from '../state/studio.ts';
import type { Place } from '../state/view.ts';
import type { Clicked } from './messages.ts';

const siteFile = '_site.yaml';

/** The name of the picture that has an address. */
const pictureName = (studio: Studio, address: string): string => {
  const all = [...studio.pictures.snapshot().keys()];
  return all.find((name) => studio.pictureUrl(name) === address) ?? address;
};

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
  const { route } = studio.view.snapshot();
  const file = studio.view.fileOf(route);
  const site = studio.document(siteFile);
  const page = file === undefined ? undefined : studio.document(file);
  if (!site || !page) return undefined;
  const tokens = tokensOf(site.value);
  const own = clicked.isPicture ? undefined : factOf(clicked.words, tokens.values, site.value);
  if (own) return own;
  const names = entriesOf(childOf(page.value, 'sections')).flatMap((entry) =>
    childOf(entry, 'type') === 'shared' ? [String(childOf(entry, 'name'))] : [],
  );
  const { shared: files } = studio.files;
  const pieces = names.flatMap((name) => {
    const path = files.get(name);
    const document = path === undefined ? undefined : studio.document(path);
    return path !== undefined && document ? [{ name, path, document }] : [];
  });
  const words = clicked.isPicture ? pictureName(studio, clicked.words) : clicked.words;
  const found = writtenPlace(
    {
      page,
      site,
      tokens,
      shared: new Map(pieces.map(({ name, document }) => [name, document])),
    },
    { ...clicked, words },
  );
  const piece = pieces.find(({ document }) => document === found.document);
  const where = found.document === site ? siteFile : (piece?.path ?? file);
  return where === undefined ? undefined : { file: where, path: found.path };
};
