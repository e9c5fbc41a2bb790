import type { Finding } from '../../../problems/legacy.ts';
import type { Text } from '../../../read/document/texts.ts';
import { entry, quoted } from '../../../problems/words.ts';

const longestShown = 80;
const wrapped =
  /^(?:[“”]([^“”"]+)[“”"]|"([^“”"]+)[“”]|„([^„“”"]+)[“”"]|«([^«»]+)»|»([^«»]+)«|‘([^‘’]+)’|"([^"]+)"|''([^']+)'')$/;

const written = (path: Text['path'], words: string, otherwise: string): string => {
  const line = entry(path, quoted(words));
  return line.length > longestShown || words.includes('\n') ? otherwise : `Write ${line}.`;
};

/** Quotes around a whole text, and signs that were left at its end: readers would see them. */
export function* edgeMarks({ path, text }: Text): Generator<Finding> {
  const whole = text.trim();
  const inside = wrapped
    .exec(whole)
    ?.slice(1)
    .find((group) => group !== undefined);
  const place = { code: 'stray-mark', path } as const;
  if (inside !== undefined) {
    const message = 'the quotes around the text would be shown';
    const otherwise = 'Write the text without the quotes around it.';
    const fix = written(path, inside.trim(), otherwise);
    yield {
      ...place,
      message,
      fix: fix === otherwise ? fix : `${fix.slice(0, -1)}, without the quotes around it.`,
    };
    return;
  }
  const open = /^[“„«](?=[^”“»"]*$)|^‘(?=\p{L}[^’]*$)/u.exec(whole)?.[0];
  if (open !== undefined) {
    const message = `the sign ${open} at the beginning of the text is never closed`;
    yield { ...place, message, fix: written(path, whole.slice(1), `Remove the ${open} at its beginning.`) };
    return;
  }
  const end = /[,;]$|(?<=^[^[]*)\]$/.exec(whole)?.[0] ?? (/^[^"]*[^"\d\s]"$/.test(whole) ? '"' : undefined);
  if (end === undefined) return;
  const message = `the sign ${end} at the end of the text would be shown`;
  yield {
    ...place,
    message,
    fix: written(
      path,
      whole
        .slice(0, -1)
        .replace(/^"(.*)"$/, '$1')
        .trim(),
      `Remove the ${end} at its end.`,
    ),
  };
}
