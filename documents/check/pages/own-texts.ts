import { isUnfinished } from '../../read/site/unfinished.ts';
import { getChild, getIn } from '../../read/document/path.ts';
import { schemas } from '../../read/document/schemas.ts';
import type { SiteDocument } from '../../read/document/site-document.ts';
import { overrideTexts } from '../../read/page/shared-sections.ts';
import type { ModelPage } from '../../read/site/site-model.ts';
import { textsOf, type TextValue } from '../../read/document/texts.ts';

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

const isForReaders = ({ use, path, text }: TextValue): boolean =>
  use === 'text' && !path.some((key) => silent.has(key)) && !isUnfinished(text);

/** Whether a text stands beside the name of a shared piece: what it means is for the piece to say. */
const isOverride = ({ path }: TextValue, value: unknown): boolean =>
  path[0] === 'sections' && getChild(getIn(value, path.slice(0, 2)), 'type') === 'shared';

/** The words that stand in a file of its own right, those that are still to be written left out. */
export const ownTexts = ({ kind, value }: Pick<SiteDocument, 'kind' | 'value'>): TextValue[] =>
  textsOf(schemas[kind], schemas[kind], value).filter(
    (text) => isForReaders(text) && !isOverride(text, value),
  );

/** The words that a page puts in the place of a shared piece's. */
export const overridesOf = ({ resolved }: ModelPage): TextValue[] =>
  [...resolved.pieces.keys()].flatMap((index) => overrideTexts(resolved, index).filter(isForReaders));
