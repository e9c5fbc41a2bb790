import { isUnfinished } from '../../read/site/unfinished.ts';
import { getChild, getIn } from '../../read/document/path.ts';
import { schemas } from '../../read/document/schemas.ts';
import type { SiteDocument } from '../../read/site-document.ts';
import { overrideTexts } from '../../read/page/shared-sections.ts';
import type { ModelPage } from '../../read/site/site-model.ts';
import { textsOf, type TextValue } from '../../read/document/texts.ts';

/** Fields whose values are identifiers or URLs, not text for readers. */
const nonTextFields = new Set<unknown>(
  'type kind form anchor icon tone height formerly publishAt unpublishAt'.split(' '),
);

const isForReaders = ({ use, path, text }: TextValue): boolean =>
  use === 'text' && !path.some((key) => nonTextFields.has(key)) && !isUnfinished(text);

/** Whether a text overrides a field of a shared section; its meaning is defined by the schema of that section. */
const isOverride = ({ path }: TextValue, value: unknown): boolean =>
  path[0] === 'sections' && getChild(getIn(value, path.slice(0, 2)), 'type') === 'shared';

/** Returns the texts of a document that visitors read, without unfinished texts and overrides of shared sections. */
export const getOwnTexts = ({ kind, value }: Pick<SiteDocument, 'kind' | 'value'>): TextValue[] =>
  textsOf(schemas[kind], schemas[kind], value).filter(
    (text) => isForReaders(text) && !isOverride(text, value),
  );

/** Returns the texts with which a page overrides texts of its shared sections. */
export const getOverrideTexts = ({ resolved }: ModelPage): TextValue[] =>
  [...resolved.sharedSections.keys()].flatMap((index) => overrideTexts(resolved, index).filter(isForReaders));
