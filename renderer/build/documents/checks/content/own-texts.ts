import { unfinishedMark } from '../../unfinished-mark.ts';
import { childOf, isFields } from '../../path.ts';
import { schemas } from '../../schemas.ts';
import type { SiteDocument } from '../../site-document.ts';
import type { ModelPage, SiteModel } from '../../site-model.ts';
import { textsOf, type Text } from '../../texts.ts';

/** Fields whose texts are names and addresses, not words for a reader. */
const silent = new Set<unknown>([
  'type',
  'anchor',
  'icon',
  'tone',
  'height',
  'formerly',
  'publishAt',
  'unpublishAt',
]);

const isForReaders = ({ use, path, text }: Text): boolean =>
  use === 'text' && !path.some((key) => silent.has(key)) && !text.startsWith(unfinishedMark);

const known = new WeakMap<object, Text[]>();

const remember = (key: object, make: () => Text[]): Text[] => {
  const texts = known.get(key) ?? make();
  known.set(key, texts);
  return texts;
};

const textsOfDocument = ({ kind, value }: SiteDocument): Text[] => [
  ...textsOf(schemas[kind], schemas[kind], value),
];

/** The words that stand in a file of its own right, those that are still to be written left out. */
export const ownTexts = (document: SiteDocument): Text[] =>
  remember(document, () => textsOfDocument(document).filter(isForReaders));

const overridesOf = ({ document, resolved }: ModelPage): Text[] =>
  [...resolved.pieces].flatMap(([index, piece]) => {
    const entry = childOf(childOf(document.value, 'sections'), index);
    if (!isFields(entry)) return [];
    const { type: _, name: _name, ...overrides } = entry;
    const node = { $ref: `#/$defs/${String(childOf(piece.value, 'type'))}` };
    return [...textsOf(schemas.section, node, overrides, ['sections', index])];
  });

/** The words of a page, with those that it puts in the place of a shared piece's; the piece itself is left out. */
export const pageTexts = (page: ModelPage): Text[] =>
  remember(page.resolved, () => {
    const shared = new Set(page.resolved.pieces.keys());
    const own = ownTexts(page.document).filter(
      ({ path }) => path[0] !== 'sections' || !shared.has(Number(path[1])),
    );
    return [...own, ...overridesOf(page).filter(isForReaders)];
  });

/** Every file with its words. */
export function* siteTexts({
  site,
  shared,
  pages,
}: SiteModel): Generator<{ document: SiteDocument; texts: Text[] }> {
  if (site) yield { document: site, texts: ownTexts(site) };
  for (const document of shared.values()) yield { document, texts: ownTexts(document) };
  for (const page of pages) yield { document: page.document, texts: pageTexts(page) };
}
