import type { Finding } from '../../problems/legacy.ts';
import type { Text } from '../../read/document/texts.ts';

const bareLink = /(?<!\]\(|[\w@/.])(?:https?:\/\/|www\.)[^\s)\]<>"]+[^\s)\]<>".,;:!?]/;

/** Web addresses that stand in a text as they are. */
export function* bareLinks({ path, text, isRich }: Text): Generator<Finding> {
  const found = isRich && /https?:|www\./.test(text) ? bareLink.exec(text) : undefined;
  if (!found || /\[[^\]]*$/.test(text.slice(0, found.index))) return;
  const target = found[0].replace(/^(?:http:\/\/|(?=www\.))/, 'https://');
  yield {
    code: 'link-words',
    path,
    excerpt: { text: found[0], occurrence: 0 },
    message: `the address ${found[0]} does not say what it leads to`,
    fix: `Write words for it: [words](${target}).`,
  };
}
