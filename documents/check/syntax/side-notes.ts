import type { Problem } from '../../problems/problem.ts';
import { fileProblem, placedAt } from '../../problems/legacy.ts';
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
      const column =
        Array.from(text.slice(text.lastIndexOf('\n', token.offset - 1) + 1, token.offset)).length + 1;
      if (!singleWords.has(name))
        problems.push({
          ...fileProblem(
            file,
            'lost-words',
            'the words after # are a comment, which nobody sees',
            `Put the whole text in quotes: ${name === '' ? '-' : `${name}:`} ${JSON.stringify(value)}. Or write the comment on a line of its own above.`,
          ),
          ...placedAt(index + 1, column),
          path: name === '' ? [] : [name],
        });
    }
    if (token.kind !== 'space') before = token.kind === 'text' ? token.text : '';
  }
  return problems;
};
