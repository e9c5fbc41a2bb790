import { finding, type Finding } from '../../../problems/finding.ts';
import type { TextValue } from '../../../read/document/texts.ts';
import { mayHaveStrayCharacters, strayCharacters } from './stray-characters.ts';
import { formatEntry, toQuoted } from '../../../problems/format-value.ts';

const token = /\{[^{}\n]{1,60}\}/g;
const link = /(?<!!)\[[^[\]]*\]\((?:[^()\n]|\([^()\n]*\))+\)/g;
/** Bold text cannot span paragraphs. */
const bold = /(?<!\*)\*\*(?!\*)\S(?:(?:(?!\n\s*\n).)*?\S)?\*\*/gs;

/** Replaces the matches of a pattern with spaces, so that offsets stay the same. */
const blankOut = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => ' '.repeat(found.length));

/** Replaces the `**` of bold text with spaces. */
const blankOutBold = (text: string): string => text.replace(bold, (found) => `  ${found.slice(2, -2)}  `);

/** Reports markup characters that readers would see, one problem per text. */
export function* checkStrayCharacters({ path, text, isRich }: TextValue): Generator<Finding> {
  if (!mayHaveStrayCharacters.test(text)) return;
  const bare = blankOut(text, token);
  const left = isRich ? blankOutBold(blankOut(bare, link)) : bare;
  for (const [cause, pattern, instead] of strayCharacters) {
    const [first] = left.matchAll(pattern);
    if (!first) continue;
    const mark = text.slice(first.index, first.index + first[0].length);
    const excerpt = { text: mark, occurrence: text.slice(0, first.index).split(mark).length - 1 };
    const isMark = !isRich && [link, bold].some((each) => blankOut(bare, each) !== bare);
    const params = {
      cause: isMark ? 'plain' : cause,
      mark: mark.replaceAll(/\s+/g, ' '),
      write: isMark ? undefined : instead?.(mark),
    } as const;
    yield finding('stray-mark', path, params, { excerpt });
    return;
  }
}

const maxShownLength = 80;
const wrapped =
  /^(?:[“”]([^“”"]+)[“”"]|"([^“”"]+)[“”]|„([^„“”"]+)[“”"]|«([^«»]+)»|»([^«»]+)«|‘([^‘’]+)’|"([^"]+)"|''([^']+)'')$/;

/** Returns the corrected line; undefined if it is too long to be shown. */
const correctedLine = (path: TextValue['path'], words: string): string | undefined => {
  const line = formatEntry(path, toQuoted(words));
  return line.length > maxShownLength || words.includes('\n') ? undefined : line;
};

/** Returns a stray character at the edge of a text, and the text without it. */
const findEdgeCharacter = (whole: string): [mark: string, rest: string] | undefined => {
  const inside = wrapped
    .exec(whole)
    ?.slice(1)
    .find((group) => group !== undefined);
  if (inside !== undefined) return [whole.charAt(0), inside.trim()];
  const open = /^[“„«](?=[^”“»"]*$)|^‘(?=\p{L}[^’]*$)/u.exec(whole)?.[0];
  if (open !== undefined) return [open, whole.slice(1)];
  const [end] =
    /[,;]$|(?<=^[^[]*)\]$|(?<=^[^"]*[^"\d\s])"$|(?<=^(?:(?!\B').)*\S)(?<!in|[s\d])'$/i.exec(whole) ?? [];
  const rest = whole.slice(0, -1).replace(/^"(.*)"$/, '$1');
  return end === undefined ? undefined : [end, rest.trim()];
};

/** Reports quotes around a whole text and stray characters at its end, which readers would see. */
export function* checkEdgeCharacters({ path, text }: TextValue): Generator<Finding> {
  const [mark, rest = ''] = findEdgeCharacter(text.trim()) ?? [];
  if (mark !== undefined)
    yield finding('stray-mark', path, { cause: 'words', mark, write: correctedLine(path, rest) });
}
