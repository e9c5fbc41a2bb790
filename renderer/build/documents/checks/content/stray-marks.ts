import type { Finding } from '../../finding.ts';
import type { Text } from '../../texts.ts';

const token = /\{[^{}\n]{1,60}\}/g;
const link = /\[[^[\]]*\]\((?:[^()\n]|\([^()\n]*\))+\)/g;
/** Bold words end in their paragraph. */
const bold = /\*\*\S(?:(?:(?!\n\s*\n).)*?\S)?\*\*/gs;

/** Signs that mean nothing where they stand, so that a reader sees them, each with its mending. */
const strays: { pattern: RegExp; fix: string }[] = [
  { pattern: /[{}]/g, fix: 'A token is a name in one pair of braces, such as {phone}.' },
  { pattern: /\] ?\(/g, fix: 'Write the address right behind the words: [words](/page).' },
  { pattern: /\*\*/g, fix: 'Write ** right before and right behind the bold words.' },
  {
    pattern: /<\/?[a-z][a-z\d]*(?: [^<>]*)?\/?>/gi,
    fix: 'Write **words** for bold and [words](/page) for a link.',
  },
  { pattern: /^- (?=\S)/gm, fix: 'A text has no lists: use a section such as feature-list or benefits.' },
];

const plainFix = 'Write the words alone: this field has neither bold words nor links.';

/** The text with spaces in the place of what a pattern finds: what is left stands where it stood. */
const without = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => ' '.repeat(found.length));

/** Signs of tokens, bold words and links that a reader would see as they are: one problem for each text. */
export function* strayMarks({ path, text, isRich }: Text): Generator<Finding> {
  if (!/[{}*<(]|^- /m.test(text)) return;
  const bare = without(text, token);
  const left = isRich ? without(without(bare, link), bold) : bare;
  for (const { pattern, fix } of strays) {
    const [first] = left.matchAll(pattern);
    if (!first) continue;
    const [sign] = first;
    const occurrence = text.slice(0, first.index).split(sign).length - 1;
    const isMark = !isRich && [link, bold].some((mark) => without(bare, mark) !== bare);
    yield {
      code: 'stray-mark',
      path,
      excerpt: { text: sign, occurrence },
      message: `"${sign}" would be shown as it is`,
      fix: isMark ? plainFix : fix,
    };
    return;
  }
}
