import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { paint } from '../../documents/node/format-problems.ts';

const colorize = (line: string): string => {
  const style = ({ '@': 'cyan', '-': 'red', '+': 'green' } as const)[line[0] ?? ''];
  return style ? paint(style, line) : line;
};

/** Prints the difference between two versions of a file as `diff --unified` does, in color if the terminal supports it. */
export const showDiff = (file: string, before: string, after: string): void => {
  const options = { context: 3, stripTrailingCr: true, headerOptions: FILE_HEADERS_ONLY };
  const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, options);
  console.log(patch.trimEnd().split('\n').map(colorize).join('\n'));
};
