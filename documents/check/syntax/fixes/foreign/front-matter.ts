import { fieldNames } from '../../lines/field-names.ts';
import type { ForeignFixer } from './foreign-signs.ts';
import { readLine } from '../../lines/line.ts';

const isDivider = (line: string): boolean => /^-{3}\s*$/.test(line);
const mostLines = 30;

/** The head of a Markdown page between two lines `---`, at the top of the file: `layout: page`. */
export const removeFrontMatter: ForeignFixer = (lines) => {
  const first = lines.findIndex((line) => line.trim() !== '' && !line.startsWith('#'));
  const second = lines.findIndex((line, index) => index > first && isDivider(line));
  if (first < 0 || !isDivider(lines[first] ?? '') || second < 0 || second - first > mostLines) return [];
  const isOurs = (line: string) => fieldNames.has(readLine(line).key ?? '');
  const isGone = (line: string, index: number) => index >= first && index <= second && !isOurs(line);
  const strange = lines.slice(first + 1, second).filter((line) => line.trim() !== '' && !isOurs(line));
  if (strange.length === 0) return [];
  const words = strange.map((line) => line.trim()).join(', ');
  return [
    {
      code: 'yaml-syntax',
      line: first,
      column: 0,
      message: 'the lines --- make two documents of the file',
      fix: `Remove both lines ---, and put # before ${words}.`,
      lines: lines.map((line, index) => (!isGone(line, index) ? line : isDivider(line) ? '' : `# ${line}`)),
      changes: 0,
    },
  ];
};
