import type { Finding } from '../../problems/legacy.ts';
import type { Text } from '../../read/document/texts.ts';

/** Link texts that say nothing without their context, as a screen reader lists them (WCAG 2.4.4). */
const empty =
  /^(click|tap|press) here\b|^(click|tap|press)( this)?$|^(here|this|this page|link|this link|more|read more|learn more|see more|details)$/i;

const linkInText = /\[([^[\]]*)\]\(/g;

const isEmpty = (words: string): boolean => {
  const plain = words.replace(/[^\p{L}\p{N}\s]/gu, '').trim();
  return empty.test(plain) || /^(https?:\/\/|www\.)/.test(words.trim());
};

const finding = (words: string, place: Pick<Finding, 'path' | 'excerpt'>): Finding => ({
  code: 'link-words',
  ...place,
  message: `the link "${words}" does not say where it leads`,
  fix: 'Write what the reader finds there, such as "Our opening hours".',
});

/** Links whose words do not say where they lead. */
export function* linkWords({ path, text }: Text): Generator<Finding> {
  const isLabel = path.at(-1) === 'label' && !path.includes('labels');
  if (isLabel && isEmpty(text)) yield finding(text, { path });
  for (const [whole, words = ''] of text.matchAll(linkInText)) {
    if (isEmpty(words)) yield finding(words, { path, excerpt: { text: whole, occurrence: 0, letter: 1 } });
  }
}
