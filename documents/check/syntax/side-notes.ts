import { fileProblem, placedAt } from '../../problems/legacy.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Source } from '../../read/document/source.ts';
import { entry, quoted } from '../../problems/words.ts';
import { singleWords } from './lines/field-names.ts';
import { readLine } from './lines/line.ts';
import { yamlTokens, type YamlToken } from '../../read/document/yaml-tokens.ts';

/** A # with a space before and behind it, after other words. */
const afterWords = /^(?!\s*#).*[^\s'"}\]|>]\s+# /m;
/** Numbers, dates, yes and no. */
const noWords = /^(?:true|false|null|[\d\s.:,+-]+)$/i;

const problemAt = (
  file: string,
  lines: readonly string[],
  line: number,
  column: number,
): Problem | undefined => {
  const text = lines[line] ?? '';
  const { key, value } = readLine(text);
  if (key !== undefined && singleWords.has(key)) return undefined;
  const written = entry([key ?? 0], quoted(value));
  const whole =
    written.length > 90 ? 'Put the whole text in quotes' : `Put the whole text in quotes: ${written}`;
  return {
    ...fileProblem(
      file,
      'lost-words',
      'the words after # are a note, which nobody sees',
      `${whole}. Or write the note on a line of its own above.`,
    ),
    ...placedAt(line + 1, Array.from(text.slice(0, column)).length + 1),
    path: key === undefined ? [] : [key],
  };
};

/** Notes behind a text without quotes, which may be a part of it: `Call us at 714 # ext 12`. */
export const sideNotes = ({ file, text }: Source): Problem[] => {
  if (!text.includes('# ') || !afterWords.test(text)) return [];
  const lines = text.split('\n');
  let before: YamlToken | undefined;
  const problems: Problem[] = [];
  for (const token of yamlTokens(text)) {
    const isNote = token.kind === 'comment' && before?.kind === 'text' && !before.text.includes('\n');
    if (isNote && !noWords.test(before?.text ?? '')) {
      const line = text.slice(0, token.offset).split('\n').length - 1;
      const column = token.offset - text.lastIndexOf('\n', token.offset - 1) - 1;
      problems.push(...[problemAt(file, lines, line, column)].filter((problem) => problem !== undefined));
    }
    if (token.kind !== 'space') before = token;
  }
  return problems;
};
