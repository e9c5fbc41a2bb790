import { finding, type Finding } from '../../../problems/finding.ts';
import type { Text } from '../../../read/document/texts.ts';
import { mayHaveSigns, pairs, signs } from './signs.ts';

const token = /\{[^{}\n]{1,60}\}/g;
const link = /(?<!!)\[[^[\]]*\]\((?:[^()\n]|\([^()\n]*\))+\)/g;
/** Bold words end in their paragraph. */
const bold = /\*\*\S(?:(?:(?!\n\s*\n).)*?\S)?\*\*/gs;

/** The text with the matches of a pattern replaced by spaces, so that the rest keeps its offsets. */
const without = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => ' '.repeat(found.length));

/** The text without its bold words, but with the words that stand between the marks. */
const withoutBold = (text: string): string => text.replace(bold, (found) => `  ${found.slice(2, -2)}  `);

/** Characters of tokens, bold words and links that a reader would see as they are: one problem for each text. */
export function* strayMarks({ path, text, isRich }: Text): Generator<Finding> {
  if (!mayHaveSigns.test(text)) return;
  for (const { pattern, cause, instead } of pairs) {
    const [mark] = pattern.exec(text) ?? [];
    if (mark === undefined) continue;
    const excerpt = { text: mark, occurrence: 0 };
    yield finding('stray-mark', path, { cause, mark, instead: instead?.(mark) ?? '' }, { excerpt });
    return;
  }
  const bare = without(text, token);
  const left = isRich ? withoutBold(without(bare, link)) : bare;
  for (const { pattern, cause, instead } of signs) {
    const [first] = left.matchAll(pattern);
    if (!first) continue;
    const [mark] = first;
    const excerpt = { text: mark, occurrence: text.slice(0, first.index).split(mark).length - 1 };
    const isMark = !isRich && [link, bold].some((each) => without(bare, each) !== bare);
    const params = { cause: isMark ? 'plain' : cause, mark, instead: instead?.(mark) ?? '' };
    yield finding('stray-mark', path, params, { excerpt });
    return;
  }
}
