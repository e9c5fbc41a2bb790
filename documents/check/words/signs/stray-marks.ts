import type { Finding } from '../../../problems/legacy.ts';
import type { Text } from '../../../read/document/texts.ts';
import { mayHaveSigns, pairs, signs } from './signs.ts';

const token = /\{[^{}\n]{1,60}\}/g;
const link = /(?<!!)\[[^[\]]*\]\((?:[^()\n]|\([^()\n]*\))+\)/g;
/** Bold words end in their paragraph. */
const bold = /\*\*\S(?:(?:(?!\n\s*\n).)*?\S)?\*\*/gs;

const plainFix = 'Write the words alone: this field has neither bold words nor links.';

/** The text with the matches of a pattern replaced by spaces, so that the rest keeps its offsets. */
const without = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => ' '.repeat(found.length));

/** The text without its bold words, but with the words that stand between the marks. */
const withoutBold = (text: string): string => text.replace(bold, (found) => `  ${found.slice(2, -2)}  `);

/** Signs of tokens, bold words and links that a reader would see as they are: one problem for each text. */
export function* strayMarks({ path, text, isRich }: Text): Generator<Finding> {
  if (!mayHaveSigns.test(text)) return;
  for (const { pattern, fix } of pairs) {
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const message = `"${found}" would be shown as it is`;
    yield { code: 'stray-mark', path, excerpt: { text: found, occurrence: 0 }, message, fix: fix(found) };
    return;
  }
  const bare = without(text, token);
  const left = isRich ? withoutBold(without(bare, link)) : bare;
  for (const { pattern, fix } of signs) {
    const [first] = left.matchAll(pattern);
    if (!first) continue;
    const [sign] = first;
    const occurrence = text.slice(0, first.index).split(sign).length - 1;
    const isMark = !isRich && [link, bold].some((mark) => without(bare, mark) !== bare);
    yield {
      code: 'stray-mark',
      path,
      excerpt: { text: sign, occurrence },
      message: `"${sign.replaceAll(/\s+/g, ' ')}" would be shown as it is`,
      fix: isMark ? plainFix : fix(sign),
    };
    return;
  }
}
