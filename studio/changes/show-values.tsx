import type { ReactNode } from 'react';
import type { Change } from '../../documents/changes/list-changes.ts';
import { interpolateText } from '../../documents/read/site/interpolate.ts';
import { mediaFolder, parseImageInfo } from '../../documents/read/site/serialize-image-info.ts';
import { words } from '../messages/messages.ts';
import { contentText, shortenToDifference } from '../naming/content-text.ts';
import type { Studio } from '../state/studio.ts';

/**
 * Returns both values of a change as an editor sees them: images, pages by their names, and texts with the values of
 * their tokens, unless only a token differs.
 * @param labelOf returns the name of a page or of a section with an anchor
 */
export const showValues = (
  { store, pictures, tokens }: Pick<Studio, 'store' | 'pictures' | 'tokens'>,
  labelOf: (target: string) => string | undefined,
  { file, before, after }: Change,
): Record<'before' | 'after', ReactNode> => {
  const isFile = file.startsWith(mediaFolder);
  const image = (value: unknown): ReactNode => {
    if (typeof value !== 'string') return undefined;
    const name = isFile ? file.slice(mediaFolder.length) : value;
    const info = isFile ? parseImageInfo(name, value) : pictures.snapshot().get(name);
    if (!info) return undefined;
    const style = { maxWidth: '45%', maxHeight: '12rem', verticalAlign: 'middle' };
    return <img src={store.pictureUrl(name, info.hash)} alt={name} style={style} />;
  };
  const textOf = (value: unknown): string => labelOf(String(value)) ?? contentText(value);
  const readOf = (value: unknown): string => interpolateText(textOf(value), tokens.values);
  const shownText = readOf(before) === readOf(after) ? textOf : readOf;
  const [from, to] = shortenToDifference(shownText(before), shownText(after));
  return {
    before: image(before) ?? (from || words.changes.nothing),
    after: image(after) ?? (to || words.changes.nothing),
  };
};
