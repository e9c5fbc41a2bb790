import { finding, type Finding } from '../../problems/finding.ts';
import type { Text } from '../../read/document/texts.ts';

/** Link texts that say nothing without their context, as a screen reader lists them (WCAG 2.4.4). */
const empty =
  /^(click|tap|press) here\b|^(click|tap|press)( this)?$|^(here|this|this page|link|this link|more|read more|learn more|see more|details)$/i;

const linkInText = /\[([^[\]]*)\]\(/g;

const isEmpty = (words: string): boolean => {
  const plain = words.replace(/[^\p{L}\p{N}\s]/gu, '').trim();
  return empty.test(plain) || /^(https?:\/\/|www\.)/.test(words.trim());
};

/** Links whose words do not say where they lead. */
export function* linkWords({ path, text }: Text): Generator<Finding> {
  const isLabel = path.at(-1) === 'label' && !path.includes('labels');
  if (isLabel && isEmpty(text)) yield finding('link-words', path, { cause: 'words', words: text });
  for (const [whole, words = ''] of text.matchAll(linkInText))
    if (isEmpty(words)) {
      const excerpt = { text: whole, occurrence: 0, letter: 1 };
      yield finding('link-words', path, { cause: 'words', words }, { excerpt });
    }
}

const bareLink = /(?<!\]\(|[\w@/.])(?:https?:\/\/|www\.)[^\s)\]<>"]+[^\s)\]<>".,;:!?]/;

/** Web addresses that are in a text as they are. */
export function* bareLinks({ path, text, isRich }: Text): Generator<Finding> {
  const found = isRich && /https?:|www\./.test(text) ? bareLink.exec(text) : undefined;
  if (!found || /\[[^\]]*$/.test(text.slice(0, found.index))) return;
  const [address] = found;
  const target = address.replace(/^(?:http:\/\/|(?=www\.))/, 'https://');
  const excerpt = { text: address, occurrence: 0 };
  yield finding('link-words', path, { cause: 'address', address, target }, { excerpt });
}
