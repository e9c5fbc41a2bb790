import type { ReactNode } from 'react';
import type { Change } from '../../documents/changes/list-changes.ts';
import { toVisibleText } from '../../documents/edit/find/source-path.ts';
import { getChild, isDeepEqual } from '../../documents/read/document/path.ts';
import { localeOfTokens, pricesIn, tokensOfPage } from '../../documents/read/page/prices.ts';
import { mediaFolder, parseImageInfo } from '../../documents/read/site/serialize-image-info.ts';
import { token } from '../../documents/read/site/tokens.ts';
import { formatAmount } from '../../schema/locale.ts';
import { inlinePattern } from '../../schema/rich-text.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { contentText, shortenToDifference } from '../naming/content-text.ts';
import { tokenLabel } from '../naming/labels.ts';
import type { Studio } from '../state/studio.ts';

/**
 * Returns both values of a change as an editor sees them: images, pages by their names, and texts as visitors read
 * them. If these are equal, bold words, links and tokens are named behind them.
 * @param labelOf returns the name of a link target, such as a page
 */
export const showValues = (
  studio: Studio,
  labelOf: (target: string) => string | undefined,
  { file, path, before, after }: Change,
): Record<'before' | 'after', ReactNode> => {
  const isFile = file.startsWith(mediaFolder);
  const image = (value: unknown): ReactNode => {
    if (typeof value !== 'string') return undefined;
    const name = isFile ? file.slice(mediaFolder.length) : value;
    const info = isFile ? parseImageInfo(name, value) : studio.pictures.snapshot().get(name);
    if (!info) return undefined;
    const style = { maxWidth: '45%', maxHeight: '12rem', verticalAlign: 'middle' };
    return <img src={studio.store.pictureUrl(name, info.hash)} alt={name} style={style} />;
  };
  const document = studio.document(file)?.value;
  const values = tokensOfPage(studio.tokens.values, document);
  const locale = localeOfTokens(values);
  const isAmount = pricesIn(document).some((price) => isDeepEqual(price.path, path.slice(0, -1)));
  const nameTarget = (_: string, value: unknown): unknown => {
    const [label, href] = [getChild(value, 'label'), getChild(value, 'href')];
    if (typeof label !== 'string' || typeof href !== 'string') return value;
    return { ...Object(value), label: `${label} (${labelOf(href) ?? href})` };
  };
  const textOf = (value: unknown): string =>
    isAmount && typeof value === 'number'
      ? formatAmount(value, locale)
      : (labelOf(String(value)) ??
        contentText(JSON.parse(JSON.stringify(value ?? null), nameTarget), locale));
  const readOf = (value: unknown): string => toVisibleText(textOf(value), values);
  const nameMarkup = (value: unknown): string =>
    textOf(value)
      .replace(inlinePattern, (_, bold?: string, label?: string, href = '') =>
        bold === undefined ? `${label} (${labelOf(href) ?? href})` : `${bold} (${words.form.bold})`,
      )
      .replace(token, (_, name) =>
        formatMessage(words.changes.token, { value: values.get(name) ?? '', name: tokenLabel(name) }),
      );
  const shownText = readOf(before) === readOf(after) ? nameMarkup : readOf;
  const [from, to] = shortenToDifference(shownText(before), shownText(after));
  return {
    before: image(before) ?? (from || words.changes.nothing),
    after: image(after) ?? (to || words.changes.nothing),
  };
};
