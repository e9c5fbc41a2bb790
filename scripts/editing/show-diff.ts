import { styleText } from 'node:util';
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { supportsColor } from '../../documents/node/format-problems.ts';

const paint = (line: string): string => {
  const style = ({ '@': 'cyan', '-': 'red', '+': 'green' } as const)[line[0] ?? ''];
  return style && supportsColor() ? styleText(style, line, { validateStream: false }) : line;
};

/** Prints the difference of two texts of a file as `diff --unified` writes it, in color where the terminal shows colors. */
export const showDiff = (file: string, before: string, after: string): void => {
  const options = { context: 3, stripTrailingCr: true, headerOptions: FILE_HEADERS_ONLY };
  const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, options);
  console.log(patch.trimEnd().split('\n').map(paint).join('\n'));
};
