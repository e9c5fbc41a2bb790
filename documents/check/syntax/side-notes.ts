import type { Problem } from '../../problems/problem.ts';
import { fileProblem } from '../../problems/finding.ts';
import type { Source } from '../../read/document/source.ts';
import { yamlTokens } from '../../read/document/yaml-tokens.ts';
import { readLine } from './lines.ts';
import { singleWords } from './swallowed.ts';

/** A # with a space before and behind it, after other words. */
const afterWords = /^(?!\s*#).*[^\s'"}\]|>]\s+# /m;
/** Numbers, dates, yes and no. */
const noWords = /^(?:true|false|null|[\d\s.:,+-]+)$/i;

/** Comments behind a text without quotes, which may be a part of it: `Call us at 714 # ext 12`. */
export const sideNotes = ({ file, text }: Source): Problem[] => {
  if (!text.includes('# ') || !afterWords.test(text)) return [];
  const lines = text.split('\n');
  let before = '';
  const problems: Problem[] = [];
  for (const token of yamlTokens(text)) {
    if (token.kind === 'comment' && before !== '' && !before.includes('\n') && !noWords.test(before)) {
      const index = text.slice(0, token.offset).split('\n').length - 1;
      const { name, value } = readLine(lines[index]);
      const lineStart = text.lastIndexOf('\n', token.offset - 1) + 1;
      const column = Array.from(text.slice(lineStart, token.offset)).length + 1;
      const start = { line: index + 1, column };
      const line = `${name === '' ? '-' : `${name}:`} ${JSON.stringify(value)}`;
      if (!singleWords.has(name))
        problems.push({
          ...fileProblem(file, 'lost-words', { line }, { start, end: start }),
          path: name === '' ? [] : [name],
        });
    }
    if (token.kind !== 'space') before = token.kind === 'text' ? token.text : '';
  }
  return problems;
};
