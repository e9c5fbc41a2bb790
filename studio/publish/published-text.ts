import type { PublishingStatus } from '../store/publishing.ts';
import { words } from '../words/words.ts';

const said = words.publish;

/** What was reached when everything is published, which visitors do not see everywhere. */
export const publishedText = ({ missing, live }: Pick<PublishingStatus, 'missing' | 'live'>): string => {
  if (missing === 'no-remote') return said.publishedHere;
  return 'unknown' in live && live.unknown === 'no-address' ? said.publishedUnseen : said.published;
};
