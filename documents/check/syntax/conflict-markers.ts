import { fileProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Source } from '../../read/document/source.ts';

const marker = /^[ \t]*(?<sign><{7}|>{7})(?: |\r?$)/;

/** The markers that Git leaves around two versions of the same lines: one problem for each pair of versions. */
export const conflictMarkers = ({ file, text }: Source): Problem[] => {
  if (!text.includes('<<<<<<<') && !text.includes('>>>>>>>')) return [];
  const problems: Problem[] = [];
  let isOpen = false;
  for (const [index, line] of text.split('\n').entries()) {
    const sign = marker.exec(line)?.groups?.['sign'];
    if (sign === undefined) continue;
    const isEnd = sign.startsWith('>');
    const place = { line: index + 1, column: 1 };
    if (!isEnd || !isOpen)
      problems.push(fileProblem(file, 'yaml-conflict', {}, { start: place, end: place }));
    isOpen = !isEnd;
  }
  return problems;
};
